import type { Rational } from "../../../numbers/rational.ts";
import {
  divide,
  fromInteger,
  isZero,
  multiply,
  negate,
  subtract,
} from "../../../numbers/rational.ts";

/**
 * How many different real roots a polynomial has, by Sturm's theorem (1829): sign changes of its Sturm sequence at minus infinity
 * less those at infinity. Coefficients from the constant term up; null for the zero polynomial.
 */
export function countRealRoots(coefficients: readonly Rational[]): number | null {
  const first = trimmed(coefficients);
  if (first.length === 0) return null;
  const sequence = [first, trimmed(derivativeOf(first))];
  for (;;) {
    const [a, b] = [sequence.at(-2) ?? [], sequence.at(-1) ?? []];
    if (b.length === 0) break;
    sequence.push(remainder(a, b).map(negate));
  }
  const parts = sequence.filter((part) => part.length > 0);
  const signs = (negative: boolean) =>
    parts.map((part) => {
      const lead = part.at(-1)?.n ?? 0n;
      const flips = negative && part.length % 2 === 0;
      return lead > 0n !== flips;
    });
  return changes(signs(true)) - changes(signs(false));
}

function changes(signs: readonly boolean[]): number {
  return signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]).length;
}

function derivativeOf(coefficients: readonly Rational[]): Rational[] {
  return coefficients.slice(1).map((value, index) => multiply(value, fromInteger(index + 1)));
}

/** What is left when a polynomial is divided by another that is not zero. */
function remainder(top: readonly Rational[], bottom: readonly Rational[]): Rational[] {
  let left = [...top];
  const lead = bottom.at(-1);
  if (lead === undefined) return left;
  while (left.length >= bottom.length) {
    const factor = divide(left.at(-1) ?? fromInteger(0), lead);
    const shift = left.length - bottom.length;
    left = left.map((value, index) => {
      const other = bottom[index - shift];
      return other === undefined ? value : subtract(value, multiply(other, factor));
    });
    left = trimmed(left.slice(0, -1));
  }
  return trimmed(left);
}

function trimmed(coefficients: readonly Rational[]): Rational[] {
  let end = coefficients.length;
  while (end > 0 && isZero(coefficients[end - 1] ?? fromInteger(0))) end--;
  return coefficients.slice(0, end);
}
