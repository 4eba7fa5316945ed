import type { Expression } from "../../../notation/expression.ts";
import type { RuleId } from "../solution.ts";

/** An equation left = right. */
export type Equality = { left: Expression; right: Expression };

/** What one rule makes of an equation: the equations of which one must hold then, and values found; the rule's words. */
export type Transformed = {
  rule: RuleId;
  en: string;
  es: string;
  /** Typed equations in the unknown; "x = 3" ends a branch. [] where the equation has no real solution. */
  next: readonly string[];
};
