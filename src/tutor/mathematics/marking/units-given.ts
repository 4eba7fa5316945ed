import type { Expression } from "../expression.ts";
import { childrenOf } from "../inspect.ts";
import type { MarkingPolicy } from "../receipt.ts";

/** The units in an answer, "%" among them, in the order they are written. */
export function unitsOf(e: Expression): string[] {
  const own = e.kind === "quantity" ? [e.unit] : e.kind === "percent" ? ["%"] : [];
  return [...own, ...childrenOf(e).flatMap(unitsOf)];
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
