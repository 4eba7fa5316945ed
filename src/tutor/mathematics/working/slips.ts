import { exactValue, toCanonical } from "../canonical.ts";
import { decideScalars } from "../comparing/scalars.ts";
import type { Expression } from "../../notation/expression.ts";
import { isScalar, mentions, rebuild } from "../inspect.ts";
import { onlyUnknown } from "../one-unknown.ts";
import {
  absolute,
  add,
  divide,
  fromInteger,
  isZero,
  type Rational,
  subtract,
} from "../../numbers/rational.ts";
import { numberNode } from "../../notation/reading/nodes.ts";
import { factorsOf, negativeOf, sumOf } from "./build.ts";
import { rootsOf } from "./roots.ts";

/** Whether a line is off as a slip in counting or in the tables puts it: by one, two or ten, or by a place. */
export function isSlip(from: Expression, given: Expression): boolean {
  if (isScalar(from) && isScalar(given)) return isNear(from, given);
  if (from.kind !== "relation" || given.kind !== "relation" || from.operator !== given.operator)
    return false;
  for (const [same, a, b] of [
    [decide(from.left, given.left), from.right, given.right],
    [decide(from.right, given.right), from.left, given.left],
  ] as const) {
    if (same && isScalar(a) && isScalar(b) && isNear(a, b)) return true;
  }
  // 6x = 35 for 6x − 9 = 27: the terms may have been moved before the slip.
  const [before, after] = [differenceOf(from), differenceOf(given)];
  return isNear(before, after) || haveNearRoots(from, given) || isOneNumberOff(from, given);
}

/** (x − 3)(x − 5) = 0 for (x − 3)(x − 4) = 0: one of the numbers written, one or two up or down, makes it right. */
function isOneNumberOff(
  from: Extract<Expression, { kind: "relation" }>,
  given: Extract<Expression, { kind: "relation" }>,
): boolean {
  const numbers: Expression[] = [];
  mentions(given, (part) => {
    if (part.kind === "number") numbers.push(part);
    return false;
  });
  if (numbers.length > 12) return false;
  return numbers.some((number) =>
    [-2, -1, 1, 2].some((off) => {
      const mended = (side: Expression) =>
        rebuild(side, (part) =>
          part === number && part.kind === "number"
            ? numberNode(add(part.value, fromInteger(off)))
            : part,
        );
      const left = sumOf([mended(given.left), negativeOf(mended(given.right))]);
      return decideScalars(left, differenceOf(from)).verdict === "equal";
    }),
  );
}

function differenceOf(e: Extract<Expression, { kind: "relation" }>): Expression {
  return sumOf([e.left, negativeOf(e.right)]);
}

function decide(a: Expression, b: Expression): boolean {
  return isScalar(a) && isScalar(b) && decideScalars(a, b).verdict === "equal";
}

function haveNearRoots(
  from: Extract<Expression, { kind: "relation" }>,
  given: Extract<Expression, { kind: "relation" }>,
): boolean {
  const unknown = onlyUnknown(from);
  if (unknown === null || onlyUnknown(given) !== unknown) return false;
  const [before, after] = [rootsOf(from, unknown), rootsOf(given, unknown)];
  if (before === "all" || after === "all") return false;
  const [a, b] = [before.values[0], after.values[0]];
  return before.values.length === 1 && after.values.length === 1 && !!a && !!b && isNear(a, b);
}

function isNear(from: Expression, given: Expression): boolean {
  const [a, b] = [exactValue(from), exactValue(given)];
  if (a && b)
    return isOffByLittle(a, b) || isOffByPlace(a, b) || isTableNeighbour(from, subtract(b, a));
  const difference = toCanonical(sumOf([given, negativeOf(from)]));
  // One term alone is off: 2x + 7 for 2x + 6.
  if (difference?.numerator.size !== 1 || !difference.denominator.has("")) return false;
  const [term] = difference.numerator.values();
  return term !== undefined && isLittle(term.coefficient);
}

function isOffByLittle(a: Rational, b: Rational): boolean {
  return isLittle(subtract(a, b));
}

function isLittle(off: Rational): boolean {
  const size = absolute(off);
  return size.d === 1n && [1n, 2n, 10n, 100n].includes(size.n);
}

function isOffByPlace(a: Rational, b: Rational): boolean {
  if (isZero(a) || isZero(b)) return false;
  const ratio = absolute(divide(a, b));
  return [
    [10n, 1n],
    [1n, 10n],
    [100n, 1n],
    [1n, 100n],
  ].some(([n, d]) => ratio.n === n && ratio.d === d);
}

/** 7 · 8 as 49 or 63: the product of a neighbour in the table. */
function isTableNeighbour(from: Expression, off: Rational): boolean {
  return (
    factorsOf(from).length > 1 &&
    factorsOf(from).some((factor) => {
      const value = exactValue(factor);
      return value !== null && absolute(off).n === absolute(value).n && absolute(off).d === value.d;
    })
  );
}
