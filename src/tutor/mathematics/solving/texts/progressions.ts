import { numeral, openAccount, readNumeral } from "../reading/account.ts";
import type { Rational } from "../../rational.ts";
import { divide, equals, isZero, one, subtract, toText } from "../../rational.ts";
import { bracketed } from "../exact/write.ts";
import { readOrdinal, readWholeNumber } from "../reading/number-words.ts";
import type { Draft } from "../solver.ts";
import { valueDraft } from "./value-draft.ts";

const around =
  "sequence progression series starts begins goes term terms general sum first whose is arithmetic geometric common ratio difference sucesion progresion termino terminos suma primer primeros cuya cuyo cuyos empieza " +
  "comienza aritmetica geometrica razon diferencia comun vigesimo whose has infinite lista 1st";
/** Terms counted beyond this are no school problem; powers stay readable. */
const maxTerm = 200n;

/** The n-th term, the sum of the first terms, the difference or the ratio of an arithmetic or geometric sequence. */
export function solveProgressions(text: string): Draft | null {
  const account = openAccount(text.replaceAll(/\.\.\.|…/g, " etc "));
  const listed = account.take(
    new RegExp(
      `${numeral} ?, ?${numeral}(?: ?, ?${numeral})?(?: ?, ?${numeral})?(?: ?, ?${numeral})?(?: ?,? ?(?:and so on|y asi sucesivamente|etc))?`,
    ),
  );
  const terms = (listed?.slice(1) ?? [])
    .filter((term) => term !== undefined)
    .map((term) => readNumeral(term));
  account.take(/ ,? ?etc(?= )/);
  const count = readCount(
    account.take(
      /\b(?:sum of|add|suma de|suma) (?:the |los |its |sus )?(?:first )?(\d+|[a-z]+) (?:first |primeros )?(?:terms|terminos)/,
    )?.[1] ?? account.take(/\bprimeros (\d+|[a-z]+) terminos/)?.[1],
  );
  const a1 = readNumeral(
    account.take(
      new RegExp(
        `(?:first term|primer termino|1st term|a_?1)(?: (?:is|of|es|de|=|equal to|igual a|vale))? ${numeral}`,
      ),
    )?.[1],
  );
  const place = count === null ? readPlace(account) : null;
  const d = readNumeral(
    account.take(
      new RegExp(
        `(?:common difference|diferencia(?: comun)?)(?: (?:is|of|es|de|=|igual a))? ${numeral}`,
      ),
    )?.[1],
  );
  const r = readNumeral(
    account.take(
      new RegExp(
        `(?:common ratio|ratio|razon(?: comun)?)(?: (?:is|of|es|de|=|igual a))? ${numeral}`,
      ),
    )?.[1],
  );
  const rest = account.rest();
  if (!account.isSettled(around)) return null;
  const arithmetic = /\b(?:arithmetic|aritmetica)\b/.test(rest) || d !== null;
  const geometric = /\b(?:geometric|geometrica)\b/.test(rest) || (r !== null && !arithmetic);
  if (arithmetic === geometric) return null;
  const known = terms.filter((term) => term !== null);
  if (
    known.length < terms.length ||
    (known.length > 0 && (a1 !== null || d !== null || r !== null))
  )
    return null;
  const start = known[0] ?? a1;
  const step = known.length === 0 ? (arithmetic ? d : r) : constantStep(known, arithmetic);
  if (start === null || start === undefined || step === null || isZero(start)) {
    if (start == null || step === null || !arithmetic) return null;
  }
  if (place !== null) return nthTerm(start, step, place, arithmetic);
  if (count !== null) return firstTerms(start, step, count, arithmetic);
  const asksStep = arithmetic
    ? /\b(?:difference|diferencia)\b/.test(rest)
    : /\b(?:ratio|razon)\b/.test(rest);
  const [first, second] = known;
  if (
    !asksStep ||
    first === undefined ||
    second === undefined ||
    /\b(?:sum|suma|term|termino)\b/.test(rest)
  )
    return null;
  return valueDraft({
    kind: arithmetic ? "common-difference" : "common-ratio",
    plain: arithmetic
      ? `${toText(second)} - ${bracketed(first)}`
      : `${bracketed(second)}/${bracketed(first)}`,
    en: arithmetic
      ? "Each term minus the one before gives the difference."
      : "Each term divided by the one before gives the ratio.",
    es: arithmetic
      ? "Cada término menos el anterior da la diferencia."
      : "Cada término entre el anterior da la razón.",
  });
}

function readCount(text: string | undefined): bigint | null {
  const value = text === undefined ? null : readWholeNumber(text);
  return value !== null && value >= 1 && BigInt(value) <= maxTerm ? BigInt(value) : null;
}

function readPlace(account: ReturnType<typeof openAccount>): bigint | null {
  const digits = account.take(
    /\b(\d+)(?:st|nd|rd|th|º|o|°)? (?:term|termino)\b|\b(?:term|termino)(?: number| numero)? (\d+)\b|\ba_?\{?(\d\d+)\}?(?= )/,
  );
  if (digits !== null) return readCount(digits[1] ?? digits[2] ?? digits[3]);
  const word = account.take(
    /\b(second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|segundo|tercer|cuarto|quinto|sexto|septimo|octavo|noveno|decimo) (?:term|termino)\b/,
  );
  const ordinal = word?.[1] === undefined ? null : readOrdinal(word[1]);
  return ordinal === null ? null : BigInt(ordinal);
}

function constantStep(terms: readonly Rational[], arithmetic: boolean): Rational | null {
  let step: Rational | null = null;
  for (const [index, term] of terms.entries()) {
    const before = terms[index - 1];
    if (before === undefined) continue;
    if (!arithmetic && isZero(before)) return null;
    const own = arithmetic ? subtract(term, before) : divide(term, before);
    if (step !== null && !equals(step, own)) return null;
    step = own;
  }
  return step;
}

function nthTerm(
  start: Rational,
  step: Rational,
  place: bigint,
  arithmetic: boolean,
): Draft | null {
  return arithmetic
    ? valueDraft({
        kind: "arithmetic-term",
        plain: `${toText(start)} + ${place - 1n}*${bracketed(step)}`,
        en: `The term is the first one plus the difference, which is $${toText(step)}$, so many times: one less than its place.`,
        es: `El término es el primero más la diferencia, que es $${toText(step)}$, tantas veces como su lugar menos uno.`,
      })
    : valueDraft({
        kind: "geometric-term",
        plain: `${bracketed(start)}*${bracketed(step)}^${place - 1n}`,
        en: `The term is the first one times the ratio, which is $${toText(step)}$, to a power one less than its place.`,
        es: `El término es el primero por la razón, que es $${toText(step)}$, elevada a su lugar menos uno.`,
      });
}

function firstTerms(
  start: Rational,
  step: Rational,
  count: bigint,
  arithmetic: boolean,
): Draft | null {
  if (arithmetic) {
    return valueDraft({
      kind: "arithmetic-sum",
      plain: `${count}*(2*${bracketed(start)} + ${count - 1n}*${bracketed(step)})/2`,
      en: "The sum is the number of terms times the mean of the first and the last: $n(2a_1 + (n - 1)d)/2$.",
      es: "La suma es el número de términos por la media del primero y el último: $n(2a_1 + (n - 1)d)/2$.",
    });
  }
  if (equals(step, one)) return null;
  return valueDraft({
    kind: "geometric-sum",
    plain: `${bracketed(start)}*(${bracketed(step)}^${count} - 1)/(${toText(step)} - 1)`,
    en: "The sum of the first $n$ terms is $a_1(r^n - 1)/(r - 1)$.",
    es: "La suma de los $n$ primeros términos es $a_1(r^n - 1)/(r - 1)$.",
  });
}
