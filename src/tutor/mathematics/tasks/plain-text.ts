import { cleanText } from "../solving/reading/clean-text.ts";
import { isSpanish } from "../solving/reading/language.ts";
import { plainNotation } from "../solving/reading/plain-notation.ts";
import { languageOf } from "./lexicon.ts";
import { withMeasures } from "./plain-measures.ts";

/** What stands for a number that is looked for. */
const blank = String.raw`(?:_{2,}|\?|□|▢|⬜)`;
const sign = String.raw`[-−–+*/×÷·:^]`;
const blankInSum = new RegExp(
  `${sign} ?${blank}|${blank} ?${sign}|(?<=\\d ?)[x×] ?(?:${blank})(?= ?=)|${blank} ?[x×](?= ?\\d)`,
  "gi",
);
/** A blank that stands by itself. */
const anyBlank = new RegExp(blank);
/** What is left of one where a task has to be: it is not passed over. */
const leftBlank = new RegExp(`${sign} ?${blank}|${blank} ?${sign}|[<>] ?${blank}|${blank} ?[<>]`);

/** "0.1666…" that stands by itself: beside a sign of operation its brackets would multiply. */
const repeating = /(?<![\d.,+*/×÷·=-] ?)(\d+)[.,](\d*?)(\d)\3{2,}(?:\.{3}|…)(?! ?[-+*/×÷·=^])/g;

/** A label of an exercise says nothing of it: "Question 4b)", "ejercicio 3:". */
const label =
  /(?<![a-z])(?:question|exercise|problem|task|ex|ejercicio|ej|problema|pregunta|actividad|apartado|n[uú]mero)\.?(?: ?\d+[a-z]?| [a-z])(?:[):](?= |$)|\.(?= \S))/gi;

/** A label that a sheet puts before a task: "5. Write", "(i) Find", "Q9. Find", "11a. Find", "c) Express". */
const sheetLabel =
  /^\s*\(?(?:[qp]?\s?\d{1,2}\s?[a-h]?|[a-h]|[ivx]{1,4})(?:\)|\.(?!\d)|\.\))\s+(?=["¿¡]?\p{L}{3})/iu;

/** The marks that a task is worth: "[3 marks]", "(2 puntos)". */
const worth = /[[(]\s?\d{1,2}(?:[.,]\d)?\s?(?:marks?|points?|pts?|puntos?)\.?\s?[\])]/giu;

/** "!!": a cry, and no factorial. */
const cries = /!{2,}/g;

/** The same without its sign: "exercise 7 of the book". */
const numbered =
  /(?<![a-z])(?:exercise|question|problem|ejercicio|pregunta|problema|actividad) (?:n[uú]mero |number |n\. ?)?\d+[a-z]?(?![\d.,/:=+*^-])(?= |$)/gi;

/**
 * The text of a problem made plain for the readers, with the language of its words. null where it cannot be told how its
 * numbers are written.
 */
export function plainText(written: string): { text: string; language: "en" | "es" } | null {
  const shouted = /[a-zñáéíóú]/.test(written) ? written : written.toLowerCase();
  const bare = shouted.replace(sheetLabel, "").replaceAll(worth, " ");
  const uncried = /\p{L}{3}/u.test(bare) ? bare.replaceAll(cries, " . ") : bare;
  const told = withMeasures(withBlanks(uncried).replaceAll(label, " ").replaceAll(numbered, " "))
    .replaceAll(/\b(?:in|en) (?:cm|dm|m|mm|km|in|ft) ?\^?\{?[23²³]\}?/gi, " ")
    .replaceAll(/->|→|⟶/g, " to ")
    .replaceAll(/\\(?:begin|end)\{[a-z*]+\}/g, " ")
    .replaceAll(repeating, "$1.$2($3)")
    .replaceAll(/=\s*\?\s*(?=(?:[mckd]?m|kg|g|m?l|h|min|s|km)\b)/gi, " to ")
    .replaceAll(
      /(?<=\d) ?(cm|mm|km|m|in|ft)? ?[x×*·] ?(?=\d+(?:[.,]\d+)? ?(?:cm|mm|km|m|in|ft)\b)/g,
      " $1 by ",
    );
  if (leftBlank.test(told)) return null;
  const language = isSpanish(told) || languageOf(told) === "es" ? "es" : "en";
  const cleaned = cleanText(withRuns(withDecimalCommas(told)), language === "es");
  if (cleaned === null) return null;
  const plain = plainNotation(cleaned)
    .replaceAll(/\b([mlgh])\. ?c\. ?([dmf])\.?/gi, "$1c$2")
    .replaceAll(/\bd\. ?p\.?/gi, "dp")
    .replaceAll(/\bdy ?\/ ?dx\b|\by'(?!')(?! ?[=(])/g, " derivative ")
    .replaceAll(/\by''(?! ?[=(])/g, " second derivative ")
    // Points with a name, and points that stand side by side.
    .replaceAll(/(?<![a-zA-Z])[A-Z] ?(?=\( ?-?[\d.]+ ?[,;] ?-?[\d.]+ ?\))/g, "")
    .replaceAll(/(\([^(),]+,[^(),]+\)) ?(?:y|and|&|,)? ?(?=\([^(),]+,[^(),]+\))/g, "$1, ");
  // "3, 7, 11, ?" asks what comes next.
  const listed = plain.replace(/(?<=\d),? ?(?:\?|_{2,}|\.{3}|…) ?\??$/, (found) =>
    /^[-\d.,/ ]+$/.test(plain.slice(0, -found.length)) && plain.includes(",") ? " next" : found,
  );
  const braceless = listed.includes("\\") ? listed : withoutBraces(listed);
  return { text: braceless.replaceAll(/,? ?(?:_{2,}|\.{3,}|…)/g, " "), language };
}

/** "7 × ? = 56": the blank is a letter that the text does not have. */
function withBlanks(text: string): string {
  if (!/[=<>]/.test(text) || text.search(blankInSum) < 0) return text;
  const name =
    ["n", "z", "w"].find((letter) => !new RegExp(`(?<![a-z])${letter}(?![a-z])`, "i").test(text)) ??
    "n";
  return text.replaceAll(blankInSum, (found) =>
    found.replace(anyBlank, ` ${name} `).replace(/[x×]/i, "*"),
  );
}

/** Braces around an expression are brackets; those around equations bind them to a system, which a list is too. */
function withoutBraces(text: string): string {
  let told = text;
  for (let before = ""; before !== told;) {
    before = told;
    told = told.replaceAll(/\{([^{}=,;]*)\}/g, "($1)");
  }
  return told.replaceAll(/[{}]/g, " ");
}

/** "1 + 2 + 3 + … + 50": the sum of a run of numbers. */
function withRuns(text: string): string {
  return text.replaceAll(
    /(?<![\d.] ?\+? ?)(\d+(?: ?\+ ?\d+)+) ?(?:\+ ?(?:\.{2,}|…) ?\+ ?(?:\d+ ?\+ ?)*|\+? ?(?:,? ?(?:\.{2,}|…|and so on|y as[ií](?: sucesivamente)?),?)+ ?(?:up to|to|until|hasta(?: el)?) ?)(\d+)/gi,
    (run, told: string, last: string) => {
      const terms = told.split("+").map(Number);
      const [first = 0, second = 0] = terms;
      const step = second - first;
      if (terms.some((term, at) => at > 0 && term - (terms[at - 1] ?? 0) !== step))
        return geometricRun(terms, Number(last)) ?? run;
      if (step !== 1 && step !== 2) return run;
      const which = step === 1 ? "integers" : first % 2 === 0 ? "even numbers" : "odd numbers";
      return `sum of ${which} from ${first} to ${last}`;
    },
  );
}

/** So many terms of a run are written out at most. */
const maxTerms = 20;

/** "1 + 2 + 4 + … + 128" written out; null where each is not as many times the one before. */
function geometricRun(terms: readonly number[], last: number): string | null {
  const [first = 0, second = 0] = terms;
  const ratio = second / first;
  if (!Number.isInteger(ratio) || ratio < 2) return null;
  if (terms.some((term, at) => at > 0 && term !== ratio * (terms[at - 1] ?? 0))) return null;
  const all = [first];
  while ((all.at(-1) ?? last) < last && all.length < maxTerms) all.push((all.at(-1) ?? 0) * ratio);
  return all.at(-1) === last ? all.join(" + ") : null;
}

/** "1,5*4" without words: a comma inside a number beside a sign of operation is a decimal comma. */
function withDecimalCommas(text: string): string {
  if (/\b(?:m\.?c\.?[md]|gcd|gcf|hcf|lcm)\b/i.test(text))
    return text.replaceAll(/(?<=\d),(?=\d)/g, ", ");
  if (/[a-z]{3,}/i.test(text) || /\d\.\d/.test(text)) return text;
  // "x=2,3x" and "1/2,3/4": the comma parts.
  if (/[=<>≤≥][^,;]*\d,\d+\s*[a-z(]|\/(?!0,)\d+,\d+/i.test(text)) return text.replaceAll(",", ", ");
  return text.replaceAll(
    /(?<![\d,.(]|\( ?)(\d+),(\d{1,2}|\d{4,})(?![\d,])(?= ?[-+*/=:x×÷a-z)]| ?$)|(?<=[-+*/=:×÷] ?)(\d+),(\d{1,2}|\d{4,})(?![\d,])/g,
    (
      _,
      a: string | undefined,
      b: string | undefined,
      c: string | undefined,
      d: string | undefined,
    ) => `${a ?? c ?? ""}.${b ?? d ?? ""}`,
  );
}
