import { exactValue, toCanonical } from "../canonical.ts";
import { decideScalars } from "../comparing/scalars.ts";
import type { Expression, RelationOperator } from "../../notation/expression.ts";
import { isScalar } from "../inspect.ts";
import { approximate } from "../numeric/precise.ts";
import {
  add,
  compare,
  divide,
  equals,
  fromInteger,
  type Rational,
  sign,
  subtract,
} from "../../numbers/rational.ts";
import { integerNode, numberNode } from "../../notation/reading/nodes.ts";
import { substitute } from "../substitute.ts";
import { negativeOf, sumOf } from "./build.ts";
import { coefficientsOf, decideAt, type Relation, rootsOf } from "./roots.ts";

/** How the solutions of two conditions in one unknown lie to each other; null where it cannot be told. */
export type Comparison = "same" | "more" | "fewer" | "other" | null;

const holdsFor: Readonly<Record<RelationOperator, ((order: number) => boolean) | null>> = {
  "=": (order) => order === 0,
  "!=": (order) => order !== 0,
  "<": (order) => order < 0,
  "<=": (order) => order <= 0,
  ">": (order) => order > 0,
  ">=": (order) => order >= 0,
  "~": null,
  in: null,
};

/**
 * Whether a condition (relation, interval, several joined by and/or, a list of alternatives) holds for a value of
 * its unknown; null where it cannot be decided.
 */
export function holdsAt(e: Expression, unknown: string, value: Expression): boolean | null {
  switch (e.kind) {
    case "and":
      return every(e.parts.map((part) => holdsAt(part, unknown, value)));
    case "or":
    case "union":
      return some(e.parts.map((part) => holdsAt(part, unknown, value)));
    case "list":
    case "set":
      return some(e.items.map((item) => holdsAt(asCondition(item, unknown), unknown, value)));
    case "interval":
      return every([
        isAtLeast(value, e.low, e.lowClosed),
        isAtLeast(negativeOf(value), negativeOf(e.high), e.highClosed),
      ]);
    case "relation":
      return relationHolds(e, unknown, value);
    default:
      return null;
  }
}

function relationHolds(e: Relation, unknown: string, value: Expression): boolean | null {
  if (e.operator === "in") {
    const { right } = e;
    const [low, high] = right.kind === "tuple" ? right.items : [];
    if (low && high) {
      const open = { kind: "interval", low, high, lowClosed: false, highClosed: false } as const;
      return holdsAt(open, unknown, value);
    }
    return holdsAt(right, unknown, value);
  }
  if (!isScalar(e.left) || !isScalar(e.right)) return null;
  if (e.operator === "=") return decideAt(e, unknown, value);
  const test = holdsFor[e.operator];
  if (test === null) return null;
  const difference = substitute(sumOf([e.left, negativeOf(e.right)]), unknown, value);
  const order = signOf(difference);
  // A value that divides by zero satisfies nothing.
  return order === null ? (toCanonical(difference) === null ? false : null) : test(order);
}

function isAtLeast(value: Expression, low: Expression, closed: boolean): boolean | null {
  if (low.kind === "negative" && isInfinity(low.of)) return true;
  if (isInfinity(low)) return false;
  const order = signOf(sumOf([value, negativeOf(low)]));
  return order === null ? null : closed ? order >= 0 : order > 0;
}

function isInfinity(e: Expression): boolean {
  return e.kind === "constant" && e.name === "infinity";
}

/** The sign of a constant; null where it has no value we can compute. */
export function signOf(e: Expression): -1 | 0 | 1 | null {
  const exact = exactValue(e);
  if (exact) return sign(exact);
  if (decideScalars(e, integerNode(0)).verdict === "equal") return 0;
  const value = approximate(e);
  return value && sign(value);
}

/** A bare value among alternatives, "x = 2, 3", is an equation for the unknown. */
function asCondition(item: Expression, unknown: string): Expression {
  if (!isScalar(item)) return item;
  return { kind: "relation", operator: "=", left: { kind: "symbol", name: unknown }, right: item };
}

/** The values where a condition may turn from true to false, as fractions close to them or exact; null if unknown. */
export function turningPoints(e: Expression, unknown: string): Expression[] | null {
  switch (e.kind) {
    case "and":
    case "or":
    case "union":
      return joined(e.parts.map((part) => turningPoints(part, unknown)));
    case "list":
    case "set":
      return joined(e.items.map((item) => turningPoints(asCondition(item, unknown), unknown)));
    case "interval":
      return [e.low, e.high].filter((end) => exactValue(end) !== null || approximate(end) !== null);
    case "tuple":
      return [...e.items];
    case "relation": {
      if (e.operator === "in") return turningPoints(e.right, unknown);
      const roots = rootsOf(e, unknown);
      const poles = polesOf(e, unknown);
      if (roots === "all") return poles;
      return roots.complete && poles ? [...roots.values, ...poles] : null;
    }
    default:
      return null;
  }
}

function polesOf(e: Relation, unknown: string): Expression[] | null {
  const difference = toCanonical(sumOf([e.left, negativeOf(e.right)]));
  const coefficients = difference && coefficientsOf(difference.denominator, unknown);
  if (!coefficients) return difference ? null : [];
  if (coefficients.length <= 1) return [];
  if (coefficients.length > 2) return null;
  const [a = fromInteger(0), b = fromInteger(1)] = coefficients;
  return [numberNode(divide(subtract(fromInteger(0), a), b))];
}

/** Compares the solutions of a later condition with those of an earlier one, both in the same unknown. */
export function compareSolutions(
  earlier: Expression,
  later: Expression,
  unknown: string,
): Comparison {
  const points = joined([turningPoints(earlier, unknown), turningPoints(later, unknown)]);
  if (points === null || points.length > 24) return null;
  let more = false;
  let fewer = false;
  for (const value of testValues(points)) {
    const before = holdsAt(earlier, unknown, value);
    const after = holdsAt(later, unknown, value);
    if (before === null || after === null) return null;
    more ||= after && !before;
    fewer ||= before && !after;
  }
  if (more && fewer) return "other";
  return more ? "more" : fewer ? "fewer" : "same";
}

/** The points themselves, one value between each two neighbours, and one beyond either end. */
function testValues(points: readonly Expression[]): Expression[] {
  const places = points
    .map((point) => exactValue(point) ?? approximate(point))
    .filter((place) => place !== null)
    .sort(compare)
    .filter((place, index, all) => index === 0 || !equals(place, all[index - 1] ?? place));
  const [first, last] = [places[0] ?? fromInteger(0), places.at(-1) ?? fromInteger(0)];
  const between = places
    .slice(1)
    .map((place, index) => divide(add(place, places[index] ?? place), fromInteger(2)));
  const beyond: Rational[] = [subtract(first, fromInteger(1)), add(last, fromInteger(1))];
  return [...points, ...[...between, ...beyond].map(numberNode)];
}

function joined(parts: readonly (readonly Expression[] | null)[]): Expression[] | null {
  const found = parts.flatMap((part) => part ?? []);
  return parts.includes(null) ? null : found;
}

function every(values: readonly (boolean | null)[]): boolean | null {
  if (values.includes(false)) return false;
  return values.includes(null) ? null : true;
}

function some(values: readonly (boolean | null)[]): boolean | null {
  if (values.includes(true)) return true;
  return values.includes(null) ? null : false;
}
