import type { Expression } from "../../notation/expression.ts";
import { symbolsOf } from "../inspect.ts";
import { fraction } from "../../numbers/rational.ts";
import { numberNode } from "../../notation/reading/nodes.ts";
import { substitute } from "../substitute.ts";
import type { Fault } from "./fault.ts";
import { holdsAtPoint, type Known, type Point } from "./known.ts";
import { type Relation, rootsOf } from "./roots.ts";

/** Numbers that no school formula prefers, for all letters but one. */
const generic = [
  fraction(7n, 3n),
  fraction(11n, 5n),
  fraction(13n, 7n),
  fraction(17n, 11n),
  fraction(19n, 13n),
];

/**
 * The fault of an equation in several letters, such as a formula solved for one of them: points of an earlier one
 * in the same letters must satisfy it. Judged only where the key is such a rewriting too, since a new equation (a
 * parallel line) may otherwise be meant.
 */
export function judgeLiteral(known: Known, statement: Relation): Fault | null {
  const base = known.conditions.findLast(
    (condition) => condition.kind === "relation" && sameLetters(condition, statement),
  );
  const key = known.keyExpression;
  if (base?.kind !== "relation" || statement.operator !== "=" || base.operator !== "=") return null;
  if (key?.kind !== "relation" || !sameLetters(key, statement) || isFalseOn(base, key)) return null;
  return isFalseOn(base, statement)
    ? { reason: "does-not-follow", from: base, given: statement }
    : null;
}

function sameLetters(a: Expression, b: Expression): boolean {
  const [left, right] = [symbolsOf(a), symbolsOf(b)];
  return left.size === right.size && [...left].every((name) => right.has(name));
}

/** Whether points of the base certainly do not satisfy the statement. */
function isFalseOn(base: Relation, statement: Relation): boolean {
  for (const name of symbolsOf(base)) {
    const points = pointsOn(base, name);
    if (points.length === 0) continue;
    return points.every((point) => holdsAtPoint(statement, point) === false);
  }
  return false;
}

/** Points of an equation: generic values for all letters but `name`, and the values that it then has. */
function pointsOn(base: Relation, name: string): Point[] {
  const others = [...symbolsOf(base)].filter((other) => other !== name);
  const values = others.map(
    (other, index) =>
      [other, numberNode(generic[index % generic.length] ?? fraction(7n, 3n))] as const,
  );
  const put = (e: Expression) =>
    values.reduce((sum, [other, value]) => substitute(sum, other, value), e);
  const roots = rootsOf({ ...base, left: put(base.left), right: put(base.right) }, name);
  if (roots === "all") return [];
  return roots.values.map((root) => new Map([...values, [name, root] as const]));
}
