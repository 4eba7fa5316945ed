import { compareExpressions } from "../equivalence.ts";
import type { Expression } from "../../notation/expression.ts";
import { childrenOf } from "../inspect.ts";
import type { MarkingPolicy } from "../../items/receipt.ts";

/** The units in an answer, "%" among them, in the order they are written. */
export function unitsOf(e: Expression): string[] {
  const own = e.kind === "quantity" ? [e.unit] : e.kind === "percent" ? ["%"] : [];
  return [...own, ...childrenOf(e).flatMap(unitsOf)];
}

/** Whether "0.75" or "3/4" is given where 75% is asked for: the same amount, and not out of a hundred. */
export function isPartOfOne(given: Expression, expected: Expression): boolean {
  if (expected.kind !== "percent") return false;
  const value = given.kind === "relation" && given.operator === "=" ? given.right : given;
  return unitsOf(value).length === 0 && !compareExpressions(value, expected.of).equal;
}

/** What an answer of the right value lacks of the unit that the policy asks for; null where it lacks nothing. */
export function missingUnit(
  given: Expression,
  policy: MarkingPolicy,
): "unit" | "unit-asked" | null {
  if (policy.unit === undefined) return null;
  const units = unitsOf(given);
  if (units.length === 0) return "unit";
  return policy.unitExactly && units.some((unit) => unit !== policy.unit) ? "unit-asked" : null;
}
