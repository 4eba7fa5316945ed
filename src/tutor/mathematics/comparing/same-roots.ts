import type { Polynomial } from "../canonical/atom.ts";
import { toCanonical } from "../canonical.ts";
import type { Expression } from "../../notation/expression.ts";
import { symbolsOf } from "../inspect.ts";
import { divide, equals, isInteger, type Rational } from "../../numbers/rational.ts";

type Relation = Extract<Expression, { kind: "relation" }>;

/**
 * Whether two equations in one unknown have the same solutions because one is the other multiplied by a number and by a power of the
 * unknown: 2w + 72/w = 30 and w(15 - w) = 36. A power that brings zero in as a solution, or takes it away, is none of these.
 */
export function haveSameRoots(one: Relation, other: Relation): boolean {
  if (one.operator !== "=" || other.operator !== "=") return false;
  const names = new Set([...symbolsOf(one), ...symbolsOf(other)]);
  const [name, another] = names;
  if (name === undefined || another !== undefined) return false;
  const [a, b] = [powersOf(one, name), powersOf(other, name)];
  if (a === null || b === null || a.size !== b.size) return false;
  const [lowA, lowB] = [Math.min(...a.keys()), Math.min(...b.keys())];
  if (lowA > 0 !== lowB > 0) return false;
  const [first] = a;
  const beside = first === undefined ? undefined : b.get(first[0] - lowA + lowB);
  if (first === undefined || beside === undefined) return false;
  const factor = divide(first[1], beside);
  return [...a].every(([power, value]) => {
    const same = b.get(power - lowA + lowB);
    return same !== undefined && equals(divide(value, same), factor);
  });
}

/** The coefficients of left less right by the powers of the unknown, which may be negative; null where it is no sum of such. */
function powersOf({ left, right }: Relation, name: string): Map<number, Rational> | null {
  const form = toCanonical({ kind: "sum", terms: [left, { kind: "negative", of: right }] });
  if (form === null || form.numerator.size === 0 || !isConstant(form.denominator)) return null;
  const powers = new Map<number, Rational>();
  for (const { coefficient, factors } of form.numerator.values()) {
    const [factor, more] = factors;
    const isPower =
      factor === undefined ||
      (factor.atom.kind === "symbol" && factor.atom.key === name && isInteger(factor.exponent));
    if (!isPower || more !== undefined) return null;
    powers.set(Number(factor?.exponent.n ?? 0n), coefficient);
  }
  return powers;
}

function isConstant(polynomial: Polynomial): boolean {
  return [...polynomial.values()].every(({ factors }) => factors.length === 0);
}
