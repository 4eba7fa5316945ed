import { type Comparison, compareScalars, unifyFunctions } from "./comparing/scalars.ts";
import { sameTree } from "./comparing/same-tree.ts";
import { reversed, toIntervals, toValues } from "./comparing/solution-sets.ts";
import { normaliseWords } from "../text/answer-words.ts";
import type { Expression } from "../notation/expression.ts";
import { symbolsOf } from "./inspect.ts";
import { traitsOf } from "./traits.ts";

/** More items than this are compared in their order only. */
const maxUnordered = 60;

/**
 * Whether two answers mean the same: values by exact forms, tuples and matrices part by part, lists and solution
 * sets in any order, intervals with their brackets, relations up to swapping the sides, words without case.
 * Strict: leniency (x = 3 for 3, missing units, rearranged equations) is the marker's affair.
 */
export function compareExpressions(expected: Expression, given: Expression): Comparison {
  if (sameTree(expected, given)) return { equal: true, by: "same-text" };
  if (!traitsOf(expected).structures && !traitsOf(given).structures)
    return compareScalars(expected, given);
  const [a, b] = unifyFunctions(expected, given);
  return compareStructures(a, b);
}

function compareStructures(a: Expression, b: Expression): Comparison {
  if (a.kind === "words" && b.kind === "words") {
    return { equal: normaliseWords(a.text) === normaliseWords(b.text), by: "words" };
  }
  if (isNoSolution(a) || isNoSolution(b)) return structure(isNoSolution(a) && isNoSolution(b));
  if (a.kind === "tuple" && b.kind === "tuple") return inOrder(a.items, b.items);
  if (a.kind === "matrix" && b.kind === "matrix") return compareRows(a.rows, b.rows);
  if (a.kind === "relation" && b.kind === "relation") {
    const direct = compareRelations(a, b);
    if (direct.equal) return direct;
  }
  const system = compareSystems(a, b);
  if (system?.equal) return system;
  const open = openInterval(a, b);
  if (open) return inOrder([open.interval.low, open.interval.high], open.tuple);
  const intervals = compareIntervals(a, b);
  if (intervals) return intervals;
  const left = toValues(a);
  const right = toValues(b);
  if (left || right) {
    const unordered = a.kind !== "list" || b.kind !== "list";
    return inAnyOrder(
      unordered ? distinct(left ?? [a]) : (left ?? [a]),
      unordered ? distinct(right ?? [b]) : (right ?? [b]),
    );
  }
  return structure(false);
}

/** "x = 1 and y = 2" is the system that "x = 1, y = 2" writes. */
function compareSystems(a: Expression, b: Expression): Comparison | null {
  const left = a.kind === "and" ? a.parts : a.kind === "list" ? a.items : null;
  const right = b.kind === "and" ? b.parts : b.kind === "list" ? b.items : null;
  return left && right && (a.kind === "and" || b.kind === "and") ? inAnyOrder(left, right) : null;
}

/** Parts in their order, each equal to its partner. */
export function inOrder(a: readonly Expression[], b: readonly Expression[]): Comparison {
  if (a.length !== b.length) return structure(false);
  return structure(a.every((item, index) => isEqual(item, b[index])));
}

/** The same parts in any order, each used once. */
function inAnyOrder(a: readonly Expression[], b: readonly Expression[]): Comparison {
  if (a.length !== b.length || a.length > maxUnordered) return inOrder(a, b);
  const left = [...b];
  for (const item of a) {
    const found = left.findIndex((candidate) => isEqual(item, candidate));
    if (found < 0) return structure(false);
    left.splice(found, 1);
  }
  return structure(true);
}

function isEqual(a: Expression, b: Expression | undefined): boolean {
  return b !== undefined && compareExpressions(a, b).equal;
}

function distinct(items: readonly Expression[]): Expression[] {
  if (items.length > maxUnordered) return [...items];
  return items.filter(
    (item, index) => !items.slice(0, index).some((before) => isEqual(before, item)),
  );
}

function structure(equal: boolean): Comparison {
  return { equal, by: "structure" };
}

function compareRows(a: readonly Expression[][], b: readonly Expression[][]): Comparison {
  if (a.length !== b.length) return structure(false);
  return structure(a.every((row, index) => inOrder(row, b[index] ?? []).equal));
}

type Relation = Extract<Expression, { kind: "relation" }>;

/** The same relation, or the same read from right to left: 3 = x, 5 > x. */
function compareRelations(a: Relation, b: Relation): Comparison {
  const same = (left: Expression, right: Expression) =>
    isEqual(a.left, left) && isEqual(a.right, right);
  if (a.operator === b.operator && same(b.left, b.right)) return structure(true);
  return structure(
    a.operator !== "in" && a.operator === reversed(b.operator) && same(b.right, b.left),
  );
}

function isNoSolution(e: Expression): boolean {
  return (
    (e.kind === "set" && e.items.length === 0) ||
    (e.kind === "words" && normaliseWords(e.text) === "no solution")
  );
}

type Interval = Extract<Expression, { kind: "interval" }>;

/** (2, 5) is read as a point; beside an open interval it is one. */
function openInterval(
  a: Expression,
  b: Expression,
): { interval: Interval; tuple: readonly Expression[] } | null {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    if (one.kind === "interval" && other.kind === "tuple") {
      return one.lowClosed || one.highClosed ? null : { interval: one, tuple: other.items };
    }
  }
  return null;
}

function compareIntervals(a: Expression, b: Expression): Comparison | null {
  const left = toIntervals(asWords(a));
  // (1, 5) reads as a point; as an answer to 1 < x < 5 it is the interval.
  const [low, high] = b.kind === "tuple" && b.items.length === 2 ? b.items : [];
  const open: Expression | null =
    low && high ? { kind: "interval", low, high, lowClosed: false, highClosed: false } : null;
  const right = toIntervals(open ?? asWords(b));
  if (!left || !right) return null;
  if (isOfAnother(a, b)) return structure(false);
  if (left.length !== right.length || left.length > maxUnordered) return structure(false);
  const rest = [...right];
  for (const interval of left) {
    const found = rest.findIndex((candidate) => sameInterval(interval, candidate));
    if (found < 0) return structure(false);
    rest.splice(found, 1);
  }
  return structure(true);
}

/** 1 < x < 2 and 1 < y < 2 are about different unknowns. */
function isOfAnother(a: Expression, b: Expression): boolean {
  const left = symbolsOf(a);
  const right = symbolsOf(b);
  return left.size === 1 && right.size === 1 && ![...left].some((name) => right.has(name));
}

function asWords(e: Expression): Expression {
  return e.kind === "words" ? { kind: "words", text: normaliseWords(e.text) } : e;
}

function sameInterval(a: Expression, b: Expression): boolean {
  if (a.kind !== "interval" || b.kind !== "interval") return false;
  if (a.lowClosed !== b.lowClosed || a.highClosed !== b.highClosed) return false;
  return isEqual(a.low, b.low) && isEqual(a.high, b.high);
}
