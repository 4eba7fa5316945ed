import type { Expression } from "../../../notation/expression.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  divide,
  fraction,
  fromInteger,
  isInteger,
  isZero,
  negate,
  one,
  toText,
} from "../../../numbers/rational.ts";
import { primeFactors } from "../exact/integers.ts";
import { emptyScope, evaluate } from "../reading/scope.ts";

/** Larger numbers than this are not taken apart into prime powers here. */
const maxSize = 1_000_000_000_000n;

/** The exponent k with base^k = value, as an exact fraction; null where there is none or a number is too large. */
export function exponentOf(base: Rational, value: Rational): Rational | null {
  if (value.n === 1n && value.d === 1n) return fromInteger(0);
  const [of, wanted] = [exponentsOf(base), exponentsOf(value)];
  if (of === null || wanted === null || of.size === 0 || of.size !== wanted.size) return null;
  let shared: Rational | null = null;
  for (const [prime, count] of of) {
    const ratio = fraction(wanted.get(prime) ?? 0n, count);
    if (isZero(ratio) || (shared !== null && (ratio.n !== shared.n || ratio.d !== shared.d)))
      return null;
    shared = ratio;
  }
  return shared;
}

/** The exponents of the primes of a positive fraction, negative below the line; null where it is not positive or too large. */
export function exponentsOf(value: Rational): Map<bigint, bigint> | null {
  if (value.n <= 0n || value.n > maxSize || value.d > maxSize) return null;
  const [top, bottom] = [primeFactors(value.n), primeFactors(value.d)];
  if (top === null || bottom === null) return null;
  const result = new Map<bigint, bigint>();
  for (const { prime, exponent } of top) result.set(prime, BigInt(exponent));
  for (const { prime, exponent } of bottom) result.set(prime, -BigInt(exponent));
  return result;
}

/** A base as an exact number; null for e and other constants. */
export function rationalBase(base: Expression): Rational | null {
  return evaluate(base, emptyScope);
}

/** Whether an expression is Euler's number. */
export function isEuler(base: Expression): boolean {
  return base.kind === "constant" && base.name === "e";
}

/** (value − shift) / factor for a value that may be no fraction (ln(7), e^3), as typed mathematics. */
export function unwind(value: string, factor: Rational, shift: Rational): string {
  const moved = isZero(shift)
    ? value
    : `${value} ${shift.n > 0n ? "-" : "+"} ${toText(shift.n > 0n ? shift : negate(shift))}`;
  if (factor.n === 1n && factor.d === 1n) return moved;
  const inside = isZero(shift) && !/ [-+] /.test(value) ? moved : `(${moved})`;
  if (factor.n === -1n && factor.d === 1n) return `-${inside}`;
  if (isInteger(factor))
    return `${inside}/${factor.n < 0n ? `(${toText(factor)})` : toText(factor)}`;
  const turned = divide(one, factor);
  return `${turned.n < 0n ? `(${toText(turned)})` : toText(turned)}*${inside}`;
}
