import type { Claim } from "../checks/claims.ts";
import { hasValue, lists, takesTerms } from "../checks/claims.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  add,
  divide,
  equals,
  fraction,
  fromInteger,
  isZero,
  multiply,
  negate,
  subtract,
  toText,
} from "../../../numbers/rational.ts";
import type { Polynomial } from "../exact/polynomial.ts";
import * as polynomial from "../exact/polynomial.ts";
import { bracketedNumber, writePolynomial, writeNumber } from "../exact/write.ts";
import { emptyScope, readNumber } from "../reading/scope.ts";
import type { Ask } from "../../tasks/task.ts";
import type { SolutionStep } from "../solution.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { valueDraft } from "../texts/value-draft.ts";
import { geometricRule, geometricTerm } from "./geometric-sequences.ts";

/** The numbers of a sequence, and the rows of their differences where they become constant. */
function readTerms(of: readonly string[]): { terms: Rational[]; rows: Rational[][] | null } | null {
  const values = of.map((part) => readNumber(part, emptyScope));
  const terms = values.filter((value) => value !== null);
  return terms.length !== values.length || terms.length < 3 || terms.length > 40
    ? null
    : { terms, rows: differenceRows(terms) };
}

/** The next term of a sequence whose differences (or ratios) become constant, and are seen to be so twice. */
export function nextOf(of: readonly string[]): Draft | null {
  const read = readTerms(of);
  if (read === null) return null;
  return read.rows === null ? geometric(read.terms) : nextTerm(read.terms, read.rows);
}

/** The rule of a sequence whose differences become constant. */
export function ruleOf(of: readonly string[], name: string): Draft | null {
  const read = readTerms(of);
  if (read === null) return null;
  return read.rows === null
    ? geometricRule(read.terms, name)
    : nthTerm(read.terms, read.rows, name);
}

/** The term at a place of a sequence whose differences become constant. */
export function termOf(of: readonly string[], place: string): Draft | null {
  const read = readTerms(of);
  if (read === null || !/^\d{1,4}$/.test(place)) return null;
  return read.rows === null
    ? geometricTerm(read.terms, Number(place))
    : termAt(read.terms, read.rows, BigInt(place));
}

/** The rows of differences down to the first constant one; null where none with two entries or more is constant. */
function differenceRows(terms: readonly Rational[]): Rational[][] | null {
  const rows = [[...terms]];
  for (let row = rows[0]; row !== undefined && row.length >= 2; row = rows.at(-1)) {
    const [first] = row;
    if (first !== undefined && row.every((value) => equals(value, first))) return rows;
    rows.push(row.slice(1).map((value, index) => subtract(value, row[index] ?? fromInteger(0))));
  }
  return null;
}

function differenceSteps(rows: readonly Rational[][]): SolutionStep[] {
  return rows
    .slice(1)
    .map((row, index) =>
      step(
        "differences",
        index === 0 ? "Subtract each term from the next one." : "Take the differences of those.",
        index === 0
          ? "Resta cada término del siguiente."
          : "Toma las diferencias de esas diferencias.",
        row.map(writeNumber).join(", "),
      ),
    );
}

function nextTerm(terms: readonly Rational[], rows: readonly Rational[][]): Draft {
  const value = rows.map((row) => row.at(-1) ?? fromInteger(0)).reduce(add, fromInteger(0));
  const answer = writeNumber(value);
  return {
    kind: "sequence-next",
    start: terms.map(writeNumber).join(", "),
    steps: [
      ...differenceSteps(rows),
      step(
        "pattern",
        "The last row is constant. Add the last entry of each row to get the next term.",
        "La última fila es constante. Suma el último número de cada fila para obtener el siguiente término.",
        answer,
      ),
    ],
    answer,
    policy: {},
    check: {
      by: "claims",
      claims: [
        ...differenceClaims(terms, rows.length - 1),
        lists([extrapolate(terms, rows.length - 1)]),
      ],
    },
  };
}

/** Newton's forward formula: the sum over k of Δᵏ times (n − 1)(n − 2)…(n − k)/k!. */
function nthTerm(terms: readonly Rational[], rows: readonly Rational[][], name: string): Draft {
  let result: Polynomial = polynomial.constant(fromInteger(0));
  let product: Polynomial = polynomial.constant(fromInteger(1));
  for (const [k, row] of rows.entries()) {
    result = polynomial.add(result, polynomial.scale(product, row[0] ?? fromInteger(0)));
    const shift = polynomial.add(
      polynomial.variable(name),
      polynomial.constant(fromInteger(-k - 1)),
    );
    product = polynomial.scale(polynomial.multiply(product, shift), fraction(1n, BigInt(k + 1)));
  }
  const answer = writePolynomial(result);
  return {
    kind: "sequence-nth",
    start: terms.map(writeNumber).join(", "),
    steps: [
      ...differenceSteps(rows),
      step(
        "pattern",
        `The differences become constant in row $${rows.length - 1}$, so the rule is a polynomial of that degree in $${name}$.`,
        `Las diferencias son constantes en la fila $${rows.length - 1}$: la regla es un polinomio de ese grado en $${name}$.`,
        answer,
      ),
    ],
    answer,
    policy: {},
    check: {
      by: "claims",
      claims: [...differenceClaims(terms, rows.length - 1), takesTerms(terms, name)],
    },
  };
}

/** The term at a place, by the rule for all terms. */
function termAt(
  terms: readonly Rational[],
  rows: readonly Rational[][],
  place: bigint,
): Draft | null {
  const rule = nthTerm(terms, rows, "n");
  if (place < 1n || rule.check.by !== "claims") return null;
  const line = rule.answer.replaceAll(/(?<=\d)n/g, "*n").replaceAll("n", `(${place})`);
  const value = readNumber(line, emptyScope);
  if (value === null) return null;
  return {
    ...rule,
    kind: "sequence-place",
    steps: [
      ...rule.steps,
      step("substitute", `Put in $n = ${place}$.`, `Sustituye $n = ${place}$.`, line),
      step("evaluate", "Work it out.", "Calcula.", writeNumber(value)),
    ],
    answer: writeNumber(value),
    check: {
      by: "claims",
      claims: [
        ...rule.check.claims,
        hasValue(toText(value)),
        lists([valueAt(terms, rows.length - 1, place)]),
      ],
    },
  };
}

/** The term at a place of a progression by its first term and the difference or ratio of its terms. */
export function termOfProgression({
  by,
  first,
  step: gap,
  place,
}: Extract<Ask, { kind: "progression" }>): Draft | null {
  const [a, d] = [readNumber(first, emptyScope), readNumber(gap, emptyScope)];
  const n = Number(place);
  if (a === null || d === null || !Number.isInteger(n) || n < 1 || n > 60) return null;
  return by === "difference"
    ? valueDraft({
        kind: "arithmetic-term",
        plain: `${writeNumber(a)} + (${n} - 1) * ${bracketedNumber(d)}`,
        en: `From the first term to term $${n}$ the difference is added $${n - 1}$ times.`,
        es: `Del primer término al término $${n}$ la diferencia se suma $${n - 1}$ veces.`,
      })
    : valueDraft({
        kind: "geometric-term",
        plain: `${writeNumber(a)} * ${bracketedNumber(d)}^(${n} - 1)`,
        en: `From the first term to term $${n}$ the ratio multiplies $${n - 1}$ times.`,
        es: `Del primer término al término $${n}$ la razón multiplica $${n - 1}$ veces.`,
      });
}

/** The value at a place computed again by carrying the differences on, term by term. */
function valueAt(terms: readonly Rational[], order: number, place: bigint): Rational {
  const known = [...terms];
  while (BigInt(known.length) < place) known.push(extrapolate(known, order));
  return known[Number(place) - 1] ?? fromInteger(0);
}

function geometric(terms: readonly Rational[]): Draft | null {
  const [first, second] = terms;
  const last = terms.at(-1);
  if (first === undefined || second === undefined || last === undefined || terms.some(isZero))
    return null;
  const ratio = divide(second, first);
  const constant = terms.every((term, index) => {
    const before = terms[index - 1];
    return before === undefined || isZero(add(term, negate(multiply(before, ratio))));
  });
  if (!constant) return null;
  const answer = writeNumber(multiply(last, ratio));
  return {
    kind: "sequence-next",
    start: terms.map(writeNumber).join(", "),
    steps: [
      step(
        "pattern",
        `Each term is the one before times $${toText(ratio)}$.`,
        `Cada término es el anterior por $${toText(ratio)}$.`,
        answer,
      ),
    ],
    answer,
    policy: {},
    check: {
      by: "claims",
      claims: [hasValue(`(${toText(last)})^2/(${toText(terms.at(-2) ?? last)})`)],
    },
  };
}

/** Each row of differences is computed again from the terms. */
function differenceClaims(terms: readonly Rational[], rows: number): Claim[] {
  const claims: Claim[] = [];
  let row = [...terms];
  for (let count = 0; count < rows; count++) {
    row = row.slice(1).map((value, index) => add(value, negate(row[index] ?? value)));
    claims.push(lists(row));
  }
  return claims;
}

/** The next value of a sequence whose differences of the given order are constant: the alternating sum with binomials is zero. */
function extrapolate(terms: readonly Rational[], order: number): Rational {
  let sum = fromInteger(0);
  let binomial = 1n;
  for (let k = 1; k <= order + 1; k++) {
    binomial = (binomial * BigInt(order + 2 - k)) / BigInt(k);
    const term = terms.at(-k) ?? fromInteger(0);
    sum = add(sum, multiply(term, fromInteger(k % 2 === 1 ? binomial : -binomial)));
  }
  return sum;
}
