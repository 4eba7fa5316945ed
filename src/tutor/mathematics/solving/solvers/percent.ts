import { toTyped } from "../../print.ts";
import type { Rational } from "../../rational.ts";
import {
  add,
  divide,
  fraction,
  fromInteger,
  isZero,
  multiply,
  subtract,
  toDecimal,
  toText,
} from "../../rational.ts";
import { numberNode } from "../reading/inline.ts";
import { readFractionWords } from "../reading/number-words.ts";
import { readNumber } from "../reading/scope.ts";
import type { Scope } from "../reading/scope.ts";
import type { Draft, Problem } from "../solver.ts";
import { firstMatch, step } from "../solver.ts";
import { inMath, latexOf } from "../words.ts";

/** Percentages: a part, a rate, a whole, an increase or a decrease, and numbers written as percent. */
export function solvePercent(problem: Problem): Draft | null {
  return (
    rateOf(problem) ?? wholeOf(problem) ?? partOf(problem) ?? change(problem) ?? rewrite(problem)
  );
}

const sign = "(?:%|\\\\%| ?percent| ?per cent| ?por ?ciento)";

const partPatterns = [new RegExp(`^(?:the |el )?(.+?) ?${sign} (?:of|de) (.+)$`, "i")];

function partOf({ body, scope }: Problem): Draft | null {
  const [rateText, wholeText] = firstMatch(body, partPatterns) ?? [];
  const rate = readNumber(rateText, scope);
  const whole = readNumber(wholeText, scope);
  if (rate === null || whole === null) return null;
  const value = divide(multiply(rate, whole), fromInteger(100));
  const answer = written(value);
  const share = divide(rate, fromInteger(100));
  return {
    kind: "percent-of",
    start: `${written(rate)}% * ${bracket(whole)}`,
    steps: [
      step(
        "percent-to-fraction",
        `Percent means per hundred: ${inMath(`${written(rate)}%`)} is ${inMath(`${written(rate)}/100`)}.`,
        `Por ciento significa de cada cien: ${inMath(`${written(rate)}%`)} es ${inMath(`${written(rate)}/100`)}.`,
        `${written(rate)}/100 * ${bracket(whole)}`,
      ),
      step(
        "multiply",
        `Multiply: ${inMath(`${bracket(share)} * ${bracket(whole)}`)} is ${inMath(answer)}.`,
        `Multiplica: ${inMath(`${bracket(share)} * ${bracket(whole)}`)} es ${inMath(answer)}.`,
        answer,
      ),
    ],
    answer,
    policy: {},
    check: { by: "value" },
  };
}

const ratePatterns = [
  /^(.+?) (?:is )?what (?:percent|percentage|per cent) (?:is it )?of (.+)$/i,
  /^what (?:percent|percentage|per cent|%) (?:of (.+?) is|is) (.+?)(?: of (.+))?$/i,
  /^(?:que|cual) (?:porcentaje|tanto por ciento) (?:de (.+?) es|es) (.+?)(?: de (.+))?$/i,
  /^(.+?) (?:es )?(?:que|cual) (?:porcentaje|tanto por ciento) (?:es )?de (.+)$/i,
];

function rateOf({ ask, scope }: Problem): Draft | null {
  for (const [index, pattern] of ratePatterns.entries()) {
    const match = pattern.exec(ask);
    if (match === null) continue;
    const [, a, b, c] = match;
    const [partText, wholeText] =
      index === 0 || index === 3 ? [a, b] : a === undefined ? [b, c] : [b, a];
    const part = readNumber(partText, scope);
    const whole = readNumber(wholeText, scope);
    if (part === null || whole === null || isZero(whole)) return null;
    return rateDraft(part, whole, "percent-rate");
  }
  return null;
}

function rateDraft(part: Rational, whole: Rational, kind: string): Draft {
  const answer = `${percentText(multiply(divide(part, whole), fromInteger(100)))}%`;
  return {
    kind,
    start: `${bracket(part)}/${bracket(whole)}`,
    steps: [
      step(
        "divide",
        `Divide the part by the whole: ${inMath(toText(divide(part, whole)))}.`,
        `Divide la parte entre el total: ${inMath(toText(divide(part, whole)))}.`,
        toText(divide(part, whole)),
      ),
      step(
        "multiply",
        "Multiply by $100$ to get percent.",
        "Multiplica por $100$ para tener tanto por ciento.",
        answer,
      ),
    ],
    answer,
    policy: {},
    check: { by: "value" },
  };
}

const wholePatterns = [
  new RegExp(`^(.+?) is (.+?) ?${sign} of (?:what(?: number)?|which number)$`, "i"),
  new RegExp(`^(?:of )?what number is (.+?) (.+?) ?${sign}$`, "i"),
  new RegExp(`^(?:de )?que numero es (.+?) el (.+?) ?${sign}$`, "i"),
  new RegExp(`^(.+?) es el (.+?) ?${sign} de (?:que|cual) (?:numero|cantidad)$`, "i"),
];

function wholeOf({ ask, scope }: Problem): Draft | null {
  const [partText, rateText] = firstMatch(ask, wholePatterns) ?? [];
  const part = readNumber(partText, scope);
  const rate = readNumber(rateText, scope);
  if (part === null || rate === null || isZero(rate)) return null;
  const value = divide(multiply(part, fromInteger(100)), rate);
  const answer = written(value);
  return {
    kind: "percent-whole",
    start: `${bracket(part)}/(${written(rate)}%)`,
    steps: [
      step(
        "divide-both-sides",
        `The whole is the part divided by the rate: ${inMath(`${written(part)}/(${written(rate)}/100)`)}.`,
        `El total es la parte dividida entre el porcentaje: ${inMath(`${written(part)}/(${written(rate)}/100)`)}.`,
        `${bracket(part)}/(${written(rate)}/100)`,
      ),
      step("divide", `Divide: ${inMath(answer)}.`, `Divide: ${inMath(answer)}.`, answer),
    ],
    answer,
    policy: {},
    check: { by: "value" },
  };
}

const changePatterns = [
  new RegExp(
    `^(increase|decrease|reduce|raise|lower|aumenta|incrementa|disminuye|reduce|rebaja) (.+?) (?:by|en|(?:en )?un|in) (?:a |un )?(.+?) ?${sign}$`,
    "i",
  ),
];
const changedPatterns = [
  new RegExp(
    `^(.+?) (increased|decreased|reduced|aumentado|incrementado|disminuido|reducido) (?:by|en)(?: un| a)? (.+?) ?${sign}$`,
    "i",
  ),
];
const ratePatternsOfChange = [
  /^(?:the )?(?:percent|percentage) (?:change|increase|decrease) from (.+?) to (.+)$/i,
  /^(?:el )?(?:porcentaje de (?:cambio|aumento|disminucion)|(?:aumento|cambio) porcentual) de (.+?) a (.+)$/i,
];

function change({ ask, body, scope }: Problem): Draft | null {
  const rates = firstMatch(body, ratePatternsOfChange);
  if (rates !== null) {
    const [from, to] = [readNumber(rates[0], scope), readNumber(rates[1], scope)];
    if (from === null || to === null || isZero(from)) return null;
    const difference = /decrease|disminucion/i.test(body) ? subtract(from, to) : subtract(to, from);
    return rateDraft(difference, from, "percent-change");
  }
  const first = firstMatch(ask, changePatterns);
  const second = first === null ? firstMatch(body, changedPatterns) : null;
  const [verb, wholeText, rateText] =
    first ?? (second === null ? [] : [second[1], second[0], second[2]]);
  const whole = readNumber(wholeText, scope);
  const rate = readNumber(rateText, scope);
  if (whole === null || rate === null || verb === undefined) return null;
  const down = /^(?:dec|red|low|dis|reb)/i.test(verb);
  const part = divide(multiply(whole, rate), fromInteger(100));
  const answer = written(down ? subtract(whole, part) : add(whole, part));
  const operator = down ? "-" : "+";
  return {
    kind: "percent-change",
    start: `${written(whole)} ${operator} ${written(rate)}% * ${bracket(whole)}`,
    steps: [
      step(
        "percent-to-fraction",
        `Find ${inMath(`${written(rate)}%`)} of ${inMath(written(whole))}: ${inMath(written(part))}.`,
        `Calcula el ${inMath(`${written(rate)}%`)} de ${inMath(written(whole))}: ${inMath(written(part))}.`,
        `${written(whole)} ${operator} ${bracket(part)}`,
      ),
      step(
        down ? "subtract" : "add",
        down ? "Subtract it from the whole." : "Add it to the whole.",
        down ? "Réstalo del total." : "Súmalo al total.",
        answer,
      ),
    ],
    answer,
    policy: {},
    check: { by: "value" },
  };
}

const rewritePatterns: readonly (readonly [RegExp, "percent" | "decimal" | "fraction"])[] = [
  [
    /^(?:write|express|convert|change|turn|escribe|expresa|convierte|pasa)? ?(.+?) (?:as|to|into|in|como|a|en) (?:a |un )?(?:percent|percentage|per cent|porcentaje|tanto por ciento)$/i,
    "percent",
  ],
  [
    /^(?:write|express|convert|change|turn|escribe|expresa|convierte|pasa)? ?(.+?) (?:as|to|into|in|como|a|en) (?:a |un |numero |forma )*(?:decimal)(?: number| form)?$/i,
    "decimal",
  ],
  [
    /^(?:write|express|convert|change|turn|escribe|expresa|convierte|pasa)? ?(.+?) (?:as|to|into|in|como|a|en) (?:a |una )?(?:simplified )?(?:fraction|fraccion)(?: in (?:lowest|simplest) (?:terms|form)| irreducible| simplificada)?$/i,
    "fraction",
  ],
];

function rewrite({ ask, body, scope }: Problem): Draft | null {
  for (const [pattern, form] of rewritePatterns) {
    const text = (pattern.exec(ask) ?? pattern.exec(body))?.[1];
    const value = readValue(text, scope);
    if (value === null || text === undefined) continue;
    const answer =
      form === "percent"
        ? `${percentText(multiply(value, fromInteger(100)))}%`
        : form === "decimal"
          ? toDecimal(value)
          : toText(value);
    if (answer === null) return null;
    return rewriteDraft(text, value, answer, form);
  }
  return null;
}

function rewriteDraft(
  text: string,
  value: Rational,
  answer: string,
  form: "percent" | "decimal" | "fraction",
): Draft {
  const plain = text.replace(/ ?(?:percent|per cent|por ?ciento)$/i, "%").replace("\\%", "%");
  const last =
    form === "percent"
      ? step(
          "multiply",
          "Multiply by $100$ to get percent.",
          "Multiplica por $100$ para tener tanto por ciento.",
          answer,
        )
      : form === "decimal"
        ? step(
            "fraction-to-decimal",
            "Divide the numerator by the denominator.",
            "Divide el numerador entre el denominador.",
            answer,
          )
        : step("simplify-fraction", "Simplify the fraction.", "Simplifica la fracción.", answer);
  const places = (/\.(\d+)/.exec(text)?.[1] ?? "").length;
  const scale = 10n ** BigInt(places) * (plain.includes("%") ? 100n : 1n);
  const over = `${(value.n * scale) / value.d}/${scale}`;
  const first =
    scale > 1n && form !== "percent" && over !== answer
      ? [
          step(
            plain.includes("%") ? "percent-to-fraction" : "decimal-to-fraction",
            `Write it over $${scale}$: $${latexOf(over)}$.`,
            `Escríbelo sobre $${scale}$: $${latexOf(over)}$.`,
            over,
          ),
        ]
      : [];
  return {
    kind: `write-as-${form}`,
    start: plain,
    steps: [...first, last],
    answer,
    policy: form === "fraction" ? { lowestTerms: true } : {},
    check: { by: "value" },
  };
}

function readValue(text: string | undefined, scope: Scope): Rational | null {
  const plain = text?.replace(
    /^(?:the (?:fraction|decimal|number) |la fraccion |el (?:numero|decimal|porcentaje) )/i,
    "",
  );
  if (plain === undefined) return null;
  const words = readFractionWords(plain);
  const percent = new RegExp(`^(.+?) ?${sign}$`, "i").exec(plain)?.[1];
  const rate = percent === undefined ? null : readNumber(percent, scope);
  return rate === null ? readNumber(words ?? plain, scope) : multiply(rate, fraction(1n, 100n));
}

function written(value: Rational): string {
  return toDecimal(value) ?? toText(value);
}

/** A percentage: a decimal where it ends, else a fraction in brackets. */
function percentText(value: Rational): string {
  return toDecimal(value) ?? `(${toText(value)})`;
}

function bracket(value: Rational): string {
  const text = toDecimal(value);
  return text === null || value.n < 0n ? `(${text ?? toTyped(numberNode(value))})` : text;
}
