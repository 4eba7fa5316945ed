import { decideScalars } from "../../comparing/scalars.ts";
import type { Expression } from "../../../notation/expression.ts";
import { approximate } from "../../numeric/precise.ts";
import { readMathematics } from "../../../notation/read.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  add,
  compare,
  fraction,
  greatestCommonDivisor,
  toText,
} from "../../../numbers/rational.ts";
import { substitute } from "../../substitute.ts";
import { symbolsOf } from "../../inspect.ts";
import { isReal } from "../equations/candidates.ts";
import { isPrime } from "../exact/integers.ts";
import { numberNode } from "../reading/inline.ts";
import { letterName, readLine, withLetters } from "./read-line.ts";

/** What a line of a solution has to satisfy; computed from the problem by another way than the line was. */
export type Claim = (line: string) => boolean;

/** The line is a true relation between numbers: "2047 = 23 * 89", "5^10 <= 60016343 < 6^10". */
export const isTrue: Claim = (line) => {
  const result = readMathematics(line, { functions: [], units: false });
  if (!result.ok) return false;
  const { expression } = result;
  const parts = expression.kind === "and" ? expression.parts : [expression];
  return parts.every(
    (part) => part.kind === "relation" && relationHolds(part.operator, part.left, part.right),
  );
};

function relationHolds(operator: string, left: Expression, right: Expression): boolean {
  const equal = decideScalars(left, right).verdict === "equal";
  if (operator === "=") return equal;
  const [a, b] = [approximate(left), approximate(right)];
  if (a === null || b === null) return false;
  const order = equal ? 0 : compare(a, b);
  if (operator === "<") return order < 0;
  if (operator === ">") return order > 0;
  return operator === "<=" ? order <= 0 : operator === ">=" && order >= 0;
}

/** The line has the value of a typed expression. */
export function hasValue(text: string): Claim {
  return (line) => {
    const [a, b] = [read(text), read(line)];
    return a !== null && b !== null && decideScalars(a, b).verdict === "equal";
  };
}

/** The line is a list of the values, in this order. */
export function lists(values: readonly Rational[]): Claim {
  return (line) => {
    const items = line.split(", ");
    return (
      items.length === values.length &&
      values.every((value, index) => hasValue(toText(value))(items[index] ?? ""))
    );
  };
}

/** The line is this word: "True", the name of a choice. */
export function says(word: string): Claim {
  return (line) => line === word;
}

/** The line is a product of powers of primes with the given value: "2^3 * 3^2", or says so: "72 = 2^3 * 3^2". */
export function isPrimeProductOf(value: bigint): Claim {
  return (line) => {
    const product = line.replace(/^\d+ = /, "");
    if (!hasValue(`${value}`)(product) || (product !== line && !isTrue(line))) return false;
    return (
      value < 4n ||
      product
        .split(" * ")
        .every((part) => isSmallNumber(part) || isPrime(BigInt(/^-?(\d+)/.exec(part)?.[1] ?? 0)))
    );
  };
}

/** Signs, and the number itself where it could not be taken apart, are no primes. */
function isSmallNumber(part: string): boolean {
  return /^(?:-1|1|0)$/.test(part);
}

/** The line is the greatest common divisor: it divides all, and what is left has no common divisor (Euclid). */
export function isGreatestDivisorOf(numbers: readonly bigint[]): Claim {
  return (line) => {
    if (!/^\d+$/.test(line)) return false;
    const value = BigInt(line);
    return (
      value > 0n &&
      numbers.every((number) => number % value === 0n) &&
      numbers.map((number) => number / value).reduce(greatestCommonDivisor, 0n) === 1n
    );
  };
}

/** The line is the least common multiple: a multiple of all, and the quotients have no common divisor. */
export function isLeastMultipleOf(numbers: readonly bigint[]): Claim {
  return (line) => {
    if (!/^\d+$/.test(line)) return false;
    const value = BigInt(line);
    return (
      value > 0n &&
      numbers.every((number) => number !== 0n && value % number === 0n) &&
      numbers.map((number) => value / number).reduce(greatestCommonDivisor, 0n) === 1n
    );
  };
}

/** The line, digits of a base, stands for the value (Horner). */
export function isNumeralOf(value: bigint, base: number): Claim {
  return (line) => {
    const negative = line.startsWith("-");
    let total = 0n;
    for (const digit of negative ? line.slice(1) : line) {
      const size = "0123456789abcdefghijklmnopqrstuvwxyz".indexOf(digit.toLowerCase());
      if (size < 0 || size >= base) return false;
      total = total * BigInt(base) + BigInt(size);
    }
    return (negative ? -total : total) === value;
  };
}

/** The line is the nearest multiple of a unit: no further away than half of it. */
export function isNearest(value: Rational, unit: Rational): Claim {
  return (line) => {
    const result = read(line);
    if (result === null) return false;
    const off = `2*abs(${line} - (${toText(value)}))`;
    return isTrue(`${off} <= ${toText(unit)}`) && isWhole(`(${line})/(${toText(unit)})`);
  };
}

function isWhole(text: string): boolean {
  const expression = read(text);
  const value = expression === null ? null : approximate(expression);
  return value !== null && value.d === 1n;
}

/** Both have the same value at positive places of every letter: for powers, where letters are assumed positive. */
export function agreesWherePositive(text: string): Claim {
  return (line) => {
    const [a, b] = [read(text), read(line)];
    if (a === null || b === null) return false;
    const letters = [...new Set([...symbolsOf(a), ...symbolsOf(b)])];
    const verdictAt = (start: Rational) => {
      const at = (expression: Expression) =>
        letters.reduce(
          (now, letter, index) =>
            substitute(now, letter, numberNode(add(start, fraction(BigInt(index), 1000n)))),
          expression,
        );
      return decideScalars(at(a), at(b)).verdict;
    };
    const verdicts = [fraction(2n, 1n), fraction(3n, 1n)].map(verdictAt);
    if (verdicts.includes("different")) return false;
    // Beside one the highest powers still have a size that can be compared.
    return verdicts.includes("equal") || verdictAt(fraction(1001n, 1000n)) === "equal";
  };
}

/** The line is an equation that holds identically when the name is given its value. */
export function holdsWith(name: string, value: string): Claim {
  return (line) => {
    const [left, right] = line.split("=").map((side) => read(side.trim()));
    const put = read(value);
    if (left == null || right == null || put === null) return false;
    return (
      decideScalars(
        substitute(left, letterName(name), put),
        substitute(right, letterName(name), put),
      ).verdict === "equal"
    );
  };
}

/** The line is a polynomial in a name that takes the terms at 1, 2, 3 … */
export function takesTerms(terms: readonly Rational[], name: string): Claim {
  return (line) => {
    const rule = read(line);
    return (
      rule !== null &&
      terms.every(
        (term, index) =>
          decideScalars(
            substitute(rule, letterName(name), numberNode({ n: BigInt(index + 1), d: 1n })),
            numberNode(term),
          ).verdict === "equal",
      )
    );
  };
}

/** The line is an equation or inequality that is true (or, with false, untrue) at every place tried. */
export function isAlways(truth: boolean): Claim {
  return (line) => {
    if (/^(?:no |all )/.test(line)) return line.startsWith(truth ? "all " : "no ");
    return line.split(", ").some((part) => alwaysIs(part, truth)) || (/,/.test(line) && !truth);
  };
}

function alwaysIs(line: string, truth: boolean): boolean {
  const result = readMathematics(line, { functions: [], units: false });
  if (!result.ok || result.expression.kind !== "relation") return false;
  const { operator, left, right } = result.expression;
  const names = [...new Set([...symbolsOf(left), ...symbolsOf(right)])];
  return [-7n, -2n, 0n, 1n, 3n, 11n].every((start) => {
    const at = (expression: Expression) =>
      names.reduce(
        (now, letter, index) =>
          substitute(now, letter, numberNode({ n: start * 3n + BigInt(index), d: 4n })),
        expression,
      );
    const [a, b] = [at(left), at(right)];
    return isReal(a) && isReal(b) && relationHolds(operator, a, b) === truth;
  });
}

function read(text: string): Expression | null {
  const expression = readLine(text);
  return expression === null || !/[a-z]/.test(text) ? expression : withLetters(expression);
}
