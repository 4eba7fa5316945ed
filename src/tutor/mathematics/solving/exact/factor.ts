import type { Rational } from "../../../numbers/rational.ts";
import { fraction, fromInteger, greatestCommonDivisor } from "../../../numbers/rational.ts";
import { leastCommonMultiple } from "./integers.ts";
import { integerRoots } from "./integer-roots.ts";

/** A polynomial in one variable with whole coefficients, constant term first, that share no factor; the lead is positive. */
export type PrimitivePolynomial = readonly bigint[];

/** content · Π factorⁿ; `complete` where every factor is known to be irreducible over the rationals. */
type Factorisation = {
  content: Rational;
  factors: readonly { of: PrimitivePolynomial; times: number }[];
  complete: boolean;
};

/**
 * Factors a polynomial of degree ≥ 1 over the rationals: content, linear factors by its rational roots, and what is left. What is left
 * is irreducible up to degree 3; above that only polynomials in x² are taken further, and `complete` says whether that was enough.
 * Coefficients constant term first, the last not zero.
 */
export function factorPolynomial(coefficients: readonly Rational[]): Factorisation {
  const { content, primitive } = splitContent(coefficients);
  const factors: { of: PrimitivePolynomial; times: number }[] = [];
  let rest = primitive;
  for (const root of rationalRoots(primitive)) {
    const linear = [-root.n, root.d];
    let times = 0;
    for (
      let next = divideExactly(rest, linear);
      next !== null;
      next = divideExactly(rest, linear)
    ) {
      rest = next;
      times++;
    }
    factors.push({ of: linear, times });
  }
  const last = rest.length > 1 ? splitEven(rest) : { factors: [], complete: true };
  return { content, factors: [...factors, ...last.factors], complete: last.complete };
}

/** The rational roots of a polynomial, ascending, each once. Roots p/q of aₙxⁿ+… are integers after x = y/aₙ. */
export function rationalRoots(primitive: PrimitivePolynomial): Rational[] {
  const lead = primitive.at(-1) ?? 1n;
  const degree = primitive.length - 1;
  const monic = primitive.map((value, index) =>
    index === degree ? 1n : value * lead ** BigInt(degree - 1 - index),
  );
  return integerRoots(monic).map((root) => fraction(root, lead));
}

/** The content (with the sign of the lead) and the primitive part. */
export function splitContent(coefficients: readonly Rational[]): {
  content: Rational;
  primitive: PrimitivePolynomial;
} {
  const bottom = coefficients.map(({ d }) => d).reduce(leastCommonMultiple, 1n);
  const whole = coefficients.map(({ n, d }) => (n * bottom) / d);
  const shared = whole.reduce(greatestCommonDivisor, 0n) || 1n;
  const signed = (whole.at(-1) ?? 1n) < 0n ? -shared : shared;
  return { content: fraction(signed, bottom), primitive: whole.map((value) => value / signed) };
}

/** A polynomial without rational roots, taken apart where it is one in x². */
function splitEven(rest: PrimitivePolynomial): {
  factors: { of: PrimitivePolynomial; times: number }[];
  complete: boolean;
} {
  const alone = { factors: [{ of: rest, times: 1 }], complete: rest.length <= 4 };
  const even = rest.every((value, index) => index % 2 === 0 || value === 0n);
  if (rest.length <= 4 || !even) return alone;
  const inner = factorPolynomial(rest.filter((_, index) => index % 2 === 0).map(fromInteger));
  const factors = inner.factors.map(({ of, times }) => ({
    of: of.flatMap((value, index) => (index === 0 ? [value] : [0n, value])),
    times,
  }));
  return { factors, complete: inner.complete && factors.every(({ of }) => of.length <= 3) };
}

/** The quotient where the divisor goes into the polynomial without remainder over the integers; else null. */
function divideExactly(of: PrimitivePolynomial, by: PrimitivePolynomial): bigint[] | null {
  const rest = [...of];
  const lead = by.at(-1) ?? 1n;
  const quotient: bigint[] = [];
  for (let at = rest.length - by.length; at >= 0; at--) {
    const top = rest[at + by.length - 1] ?? 0n;
    if (top % lead !== 0n) return null;
    const factor = top / lead;
    quotient[at] = factor;
    for (const [index, value] of by.entries())
      rest[at + index] = (rest[at + index] ?? 0n) - factor * value;
  }
  return quotient.length > 0 && rest.every((value) => value === 0n) ? quotient : null;
}
