import {
  absolute,
  equals,
  isInteger,
  isZero,
  one,
  type Rational,
  sign,
  toDecimal,
  toText,
} from "../../../numbers/rational.ts";
import { NoValue } from "./formula.ts";
import { numberOf, type Polynomial } from "./polynomial.ts";

/** Where a value is put: between $ signs, or in words and typed mathematics. */
export type Notation = "latex" | "typed";

/** How it is put there: as it is, with its sign before it, in brackets where it needs them, or as a decimal. */
export type Manner = "plain" | "signed" | "bracketed" | "decimal";

/** A value as it is written: 3x - 5, 3/4 or \frac{3}{4}. */
export function printValue(
  value: Polynomial,
  notation: Notation,
  manner: Manner = "plain",
): string {
  const text = manner === "decimal" ? printDecimal(value) : printPolynomial(value, notation);
  if (manner === "signed") return text.startsWith("-") ? `- ${text.slice(1)}` : `+ ${text}`;
  if (manner !== "bracketed") return text;
  const isLoose = text.startsWith("-") || text.includes(" ") || text.includes("/");
  return isLoose ? `(${text})` : text;
}

function printDecimal(value: Polynomial): string {
  const number = numberOf(value);
  const text = number && toDecimal(number);
  if (!text) throw new NoValue("no decimal that ends");
  return text;
}

/** The highest power first; what is zero is left out. */
function printPolynomial({ letter, coefficients }: Polynomial, notation: Notation): string {
  const terms = coefficients
    .map((coefficient, power) => ({ coefficient, power }))
    .filter(({ coefficient }) => !isZero(coefficient))
    .toReversed();
  const text = terms
    .map(({ coefficient, power }, at) => {
      const isBelow = sign(coefficient) < 0;
      const body = printTerm(absolute(coefficient), letter, power, notation);
      return at === 0 ? `${isBelow ? "-" : ""}${body}` : ` ${isBelow ? "-" : "+"} ${body}`;
    })
    .join("");
  return text || "0";
}

function printTerm(
  size: Rational,
  letter: string | null,
  power: number,
  notation: Notation,
): string {
  if (power === 0 || letter === null) return printNumber(size, notation);
  const factor = equals(size, one)
    ? ""
    : isInteger(size) || notation === "latex"
      ? printNumber(size, notation)
      : `(${printNumber(size, notation)})`;
  const raised = power === 1 ? "" : notation === "latex" && power > 9 ? `^{${power}}` : `^${power}`;
  return `${factor}${letter}${raised}`;
}

function printNumber(size: Rational, notation: Notation): string {
  return isInteger(size) || notation === "typed" ? toText(size) : `\\frac{${size.n}}{${size.d}}`;
}
