import { approximate } from "../../numeric/precise.ts";
import type { Expression } from "../../../notation/expression.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  add,
  compare,
  fraction,
  fromInteger,
  multiply,
  subtract,
} from "../../../numbers/rational.ts";
import { substitute } from "../../substitute.ts";
import { isReal } from "../equations/candidates.ts";
import { coefficientsIn, subtract as minus } from "../exact/polynomial.ts";
import { countRealRoots } from "../exact/sturm.ts";
import { numberNode } from "../reading/inline.ts";
import type { Scope } from "../reading/scope.ts";
import { emptyScope, readExpression, toPolynomial } from "../reading/scope.ts";

/** Whether a polynomial equation has just so many different real solutions, by Sturm's count; null where it is no such equation. */
export function hasSoManyRoots(
  equation: string,
  name: string,
  count: number,
  scope: Scope,
): boolean | null {
  const [left, right, more] = equation.split("=").map((side) => readExpression(side.trim(), scope));
  if (left == null || right == null || more !== undefined) return null;
  const [p, q] = [toPolynomial(left, scope), toPolynomial(right, scope)];
  const coefficients = p === null || q === null ? null : coefficientsIn(minus(p, q), name);
  const roots = coefficients === null ? null : countRealRoots(coefficients);
  return roots === null ? null : roots === count;
}

const half = fraction(1n, 2n);
const tolerance = fraction(1n, 1_000_000n);
/** Where the difference of the sides is looked at: closely around zero, then further out. */
const places: readonly Rational[] = [
  ...[-1000n, -300n, -100n, -50n, -30n, -20n, -14n].map((n) => fraction(n, 1n)),
  ...Array.from({ length: 41 }, (_, index) => fraction(BigInt(index * 2 - 40) * 12n + 1n, 41n)),
  ...[14n, 20n, 30n, 50n, 100n, 300n, 1000n].map((n) => fraction(n, 1n)),
];
const refinements = 24;

/**
 * Whether the sides of an equation cross anywhere that no known root explains: a second way to look for roots, by signs alone. It
 * refutes a list that is not whole; it proves none.
 */
export function crossesElsewhere(
  equation: string,
  name: string,
  known: readonly string[],
): boolean {
  const [left, right, more] = equation
    .split("=")
    .map((side) => readExpression(side.trim(), emptyScope));
  if (left == null || right == null || more !== undefined) return false;
  const roots = known.flatMap((text) => {
    const read = readExpression(text, emptyScope);
    const value = read === null ? null : approximate(read);
    return value === null ? [] : [value];
  });
  const heightAt = (x: Rational) => difference(left, right, name, x);
  const heights = places.map(heightAt);
  return places.some((low, index) => {
    const [a, b] = [heights[index - 1], heights[index]];
    const before = places[index - 1];
    if (before === undefined || a == null || b == null || sign(a) * sign(b) >= 0) return false;
    if (roots.some((root) => compare(root, before) >= 0 && compare(root, low) <= 0)) return false;
    return isCrossing(heightAt, before, low, a);
  });
}

/** Halves the stretch: at a crossing the height goes to nothing, at a pole it grows, and where the sides end it is unknown. */
function isCrossing(
  heightAt: (x: Rational) => Rational | null,
  from: Rational,
  to: Rational,
  start: Rational,
): boolean {
  let [low, high] = [from, to];
  let last = start;
  for (let round = 0; round < refinements; round++) {
    const middle = multiply(add(low, high), half);
    const height = heightAt(middle);
    if (height === null) return false;
    last = height;
    if (height.n === 0n) return true;
    if (sign(height) === sign(start)) low = middle;
    else high = middle;
  }
  const size = last.n < 0n ? fraction(-last.n, last.d) : last;
  return compare(size, multiply(tolerance, fromInteger(100))) < 0;
}

function difference(
  left: Expression,
  right: Expression,
  name: string,
  x: Rational,
): Rational | null {
  const [a, b] = [left, right].map((side) => substitute(side, name, numberNode(x)));
  if (a === undefined || b === undefined || !isReal(a) || !isReal(b)) return null;
  const [p, q] = [approximate(a), approximate(b)];
  return p === null || q === null ? null : subtract(p, q);
}

function sign(value: Rational): number {
  return value.n > 0n ? 1 : value.n < 0n ? -1 : 0;
}
