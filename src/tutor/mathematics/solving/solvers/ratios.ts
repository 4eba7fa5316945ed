import { greatestCommonDivisor, type Rational } from "../../../numbers/rational.ts";
import {
  add,
  divide,
  fromInteger,
  isInteger,
  multiply,
  sign,
  toText,
} from "../../../numbers/rational.ts";
import type { Ask } from "../../tasks/task.ts";
import { hasValue, isTrue, lists } from "../checks/claims.ts";
import { bracketedNumber, writeNumber } from "../exact/write.ts";
import { emptyScope, readNumber } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { valueDraft } from "../texts/value-draft.ts";

/** What goes with a number in proportion: the share of one first, then of so many. */
export function inProportion({
  from,
  goesWith,
  to,
}: Extract<Ask, { kind: "proportion" }>): Draft | null {
  const numbers = positive([from, goesWith, to]);
  const [one, amount, many] = numbers ?? [];
  if (one === undefined || amount === undefined || many === undefined) return null;
  const share = `${writeNumber(amount)}/${bracketedNumber(one)}`;
  const isOne = writeNumber(many) === "1";
  return valueDraft({
    kind: "proportion",
    plain: isOne ? share : `${share} * ${writeNumber(many)}`,
    en: isOne
      ? "Divide by how many there are."
      : "Divide to get what goes with one, then multiply.",
    es: isOne
      ? "Divide entre cuántos hay."
      : "Divide para saber lo que corresponde a uno y después multiplica.",
  });
}

/** The parts of a number that stand in a ratio, in the order of the ratio. */
export function shareOut({ of, ratio }: Extract<Ask, { kind: "share" }>): Draft | null {
  const read = positive([of, ...ratio]);
  const [whole, ...shares] = read ?? [];
  if (whole === undefined || shares.length < 2) return null;
  const total = shares.reduce(add);
  const one = divide(whole, total);
  const parts = shares.map((each) => multiply(each, one));
  const sum = (values: readonly Rational[]) => values.map(bracketedNumber).join(" + ");
  const answer = parts.map(writeNumber).join(", ");
  return {
    kind: "share-in-ratio",
    start: `${writeNumber(whole)}; ${shares.map(writeNumber).join(":")}`,
    steps: [
      step(
        "add",
        "Add the parts of the ratio.",
        "Suma las partes de la razón.",
        `${sum(shares)} = ${writeNumber(total)}`,
      ),
      step(
        "divide",
        "Divide the whole by that: this is one part.",
        "Divide el total entre eso: es una parte.",
        toText(one),
      ),
      step(
        "multiply",
        "Multiply each number of the ratio by one part; together they make the whole.",
        "Multiplica cada número de la razón por una parte; juntas dan el total.",
        `${sum(parts)} = ${writeNumber(whole)}`,
      ),
      step("conclude", "So these are the parts.", "Así, estas son las partes.", answer),
    ],
    answer,
    policy: { ordered: true },
    check: {
      by: "claims",
      claims: [isTrue, hasValue(`(${toText(whole)})/(${sum(shares)})`), isTrue, lists(parts)],
    },
  };
}

/** A ratio of whole numbers in lowest terms. */
export function simplifyRatio({ of }: Extract<Ask, { kind: "simplify-ratio" }>): Draft | null {
  const read = positive(of);
  if (read === null || read.length < 2 || !read.every(isInteger)) return null;
  const numbers = read.map(({ n }) => n);
  const divisor = numbers.reduce(greatestCommonDivisor, 0n);
  const answer = numbers.map((number) => number / divisor).join(":");
  return {
    kind: "ratio-in-lowest-terms",
    start: numbers.join(":"),
    steps: [
      step(
        "common-prime-factors",
        "Find the greatest number that divides all of them.",
        "Busca el mayor número que los divide a todos.",
        String(divisor),
      ),
      step("divide", "Divide each by it.", "Divide cada uno entre él.", answer),
    ],
    answer,
    latex: answer,
    policy: {},
    check: {
      by: "claims",
      claims: [
        (line) => numbers.every((number) => number % BigInt(line) === 0n),
        (line) => isLowest(line.split(":").map(BigInt), numbers),
      ],
    },
  };
}

/** Whether a ratio is another in lowest terms: crosswise they are the same, and nothing divides all of it. */
function isLowest(ratio: readonly bigint[], other: readonly bigint[]): boolean {
  return (
    ratio.length === other.length &&
    ratio.reduce(greatestCommonDivisor, 0n) === 1n &&
    ratio.every((part, at) => part * (other[0] ?? 0n) === (ratio[0] ?? 0n) * (other[at] ?? 0n))
  );
}

/** The part of a whole that a number is, as a fraction in lowest terms. */
export function fractionRate({
  part,
  whole,
}: Extract<Ask, { kind: "fraction-rate" }>): Draft | null {
  const [a, b] = positive([part, whole]) ?? [];
  if (a === undefined || b === undefined || !isInteger(a) || !isInteger(b)) return null;
  return valueDraft({
    kind: "fraction-of-whole",
    plain: `${toText(a)}/${toText(b)}`,
    en: "Write the part over the whole.",
    es: "Escribe la parte sobre el total.",
  });
}

/** What a value was before it went up or down by a percentage. */
export function beforePercent({
  of,
  rate,
  up,
}: Extract<Ask, { kind: "before-percent" }>): Draft | null {
  const [value, percent] = positive([of, rate]) ?? [];
  if (value === undefined || percent === undefined) return null;
  const left = add(fromInteger(100), up ? percent : { n: -percent.n, d: percent.d });
  if (sign(left) <= 0) return null;
  const share = writeNumber(left);
  return valueDraft({
    kind: "before-percent",
    plain: `${writeNumber(value)} / (${share}/100)`,
    en: `What is left is $${share}\\%$ of what it was: divide by $${share}/100$.`,
    es: `Lo que queda es el $${share}\\%$ de lo que era: divide entre $${share}/100$.`,
  });
}

function positive(texts: readonly string[]): Rational[] | null {
  const numbers = texts.map((text) => readNumber(text, emptyScope));
  const known = numbers.filter((number) => number !== null && sign(number) > 0);
  return known.length === texts.length ? known.filter((number) => number !== null) : null;
}
