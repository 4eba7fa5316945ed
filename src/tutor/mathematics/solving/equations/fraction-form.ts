import type { Expression } from "../../../notation/expression.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  divide,
  fromInteger,
  isInteger,
  isZero,
  multiply as times,
  subtract as minus,
} from "../../../numbers/rational.ts";
import type { Polynomial } from "../exact/polynomial.ts";
import {
  add,
  coefficientsIn,
  constant,
  fromCoefficients,
  multiply,
  power,
  scale,
} from "../exact/polynomial.ts";
import { emptyScope, evaluate, toPolynomial } from "../reading/scope.ts";

/** A quotient of polynomials in one unknown. */
export type PolynomialFraction = { top: Polynomial; bottom: Polynomial };

/** Higher powers of a fraction are no school problem. */
const maxExponent = 12n;

/**
 * An expression in one unknown as a quotient of polynomials, over the least common denominator of its parts; null where it is
 * none. Throws RangeError above the bounds of polynomials.
 */
export function toFraction(expression: Expression, name: string): PolynomialFraction | null {
  const whole = toPolynomial(expression, emptyScope);
  if (whole !== null) return { top: whole, bottom: constant(fromInteger(1)) };
  switch (expression.kind) {
    case "negative": {
      const of = toFraction(expression.of, name);
      return of === null ? null : { ...of, top: scale(of.top, fromInteger(-1)) };
    }
    case "sum":
      return fold(expression.terms, name, (a, b) => addFractions(a, b, name));
    case "product":
      return fold(expression.factors, name, (a, b) => ({
        top: multiply(a.top, b.top),
        bottom: multiply(a.bottom, b.bottom),
      }));
    case "quotient": {
      const above = toFraction(expression.numerator, name);
      const below = toFraction(expression.denominator, name);
      if (above === null || below === null || below.top.size === 0) return null;
      return { top: multiply(above.top, below.bottom), bottom: multiply(above.bottom, below.top) };
    }
    case "power": {
      const of = toFraction(expression.base, name);
      const size = evaluate(expression.exponent, emptyScope);
      if (of === null || size === null || !isInteger(size)) return null;
      const count = size.n < 0n ? -size.n : size.n;
      if (count > maxExponent || (size.n < 0n && of.top.size === 0)) return null;
      const raised = { top: power(of.top, Number(count)), bottom: power(of.bottom, Number(count)) };
      return size.n < 0n ? { top: raised.bottom, bottom: raised.top } : raised;
    }
    default:
      return null;
  }
}

function fold(
  parts: readonly Expression[],
  name: string,
  join: (a: PolynomialFraction, b: PolynomialFraction) => PolynomialFraction | null,
): PolynomialFraction | null {
  let result: PolynomialFraction | null = null;
  for (const part of parts) {
    const next = toFraction(part, name);
    if (next === null) return null;
    result = result === null ? next : join(result, next);
    if (result === null) return null;
  }
  return result;
}

function addFractions(
  a: PolynomialFraction,
  b: PolynomialFraction,
  name: string,
): PolynomialFraction | null {
  const shared = leastCommonMultiple(a.bottom, b.bottom, name);
  if (shared === null) return null;
  const [p, q] = [quotientOf(shared, a.bottom, name), quotientOf(shared, b.bottom, name)];
  return p === null || q === null
    ? null
    : { top: add(multiply(a.top, p), multiply(b.top, q)), bottom: shared };
}

/** The least common multiple of two polynomials in one unknown, up to a constant; null where they have other unknowns. */
export function leastCommonMultiple(p: Polynomial, q: Polynomial, name: string): Polynomial | null {
  const shared = commonDivisor(p, q, name);
  const rest = shared === null ? null : quotientOf(q, shared, name);
  return rest === null ? null : multiply(p, rest);
}

/** p ÷ q where q divides p; null where it does not. */
export function quotientOf(p: Polynomial, q: Polynomial, name: string): Polynomial | null {
  const [a, b] = [coefficientsIn(p, name), coefficientsIn(q, name)];
  if (a === null || b === null) return null;
  const { quotient, rest } = divideLists(a, b);
  return rest.length === 0 ? fromCoefficients(quotient, name) : null;
}

/** The greatest common divisor with leading coefficient 1 (Euclid). */
function commonDivisor(p: Polynomial, q: Polynomial, name: string): Polynomial | null {
  let a = coefficientsIn(p, name);
  let b = coefficientsIn(q, name);
  if (a === null || b === null) return null;
  while (b.length > 0) [a, b] = [b, divideLists(a, b).rest];
  const lead = a.at(-1);
  return lead === undefined
    ? null
    : fromCoefficients(
        a.map((value) => divide(value, lead)),
        name,
      );
}

/** Division with remainder of coefficient lists, constant first; leading zeros of the remainder go. */
function divideLists(
  p: readonly Rational[],
  q: readonly Rational[],
): { quotient: Rational[]; rest: Rational[] } {
  const rest = trimmed([...p]);
  const lead = q.at(-1);
  const quotient: Rational[] = Array.from({ length: Math.max(rest.length - q.length + 1, 0) }, () =>
    fromInteger(0),
  );
  if (lead === undefined) return { quotient, rest };
  while (rest.length >= q.length) {
    const factor = divide(rest.at(-1) ?? fromInteger(0), lead);
    const shift = rest.length - q.length;
    quotient[shift] = factor;
    for (const [index, value] of q.entries()) {
      rest[index + shift] = minus(rest[index + shift] ?? fromInteger(0), times(factor, value));
    }
    trimmed(rest);
  }
  return { quotient, rest };
}

function trimmed(list: Rational[]): Rational[] {
  while (list.length > 0 && isZero(list.at(-1) ?? fromInteger(0))) list.pop();
  return list;
}
