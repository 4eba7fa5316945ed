import type { Localized } from "#shared/locale.ts";
import type { MarkingPolicy } from "../../items/receipt.ts";
import type { Claim } from "./checks/claims.ts";
import type { Surd } from "./exact/surd.ts";
import type { RuleId, SolutionStep } from "./solution.ts";

/**
 * How the lines of a draft are held true before it becomes a solution.
 * - value: start, every line and the answer have the same value as expressions; the last line may have the unit;
 * - solution: in every line, each alternative (joined by "or") or each equation (joined by commas) holds for the values;
 */
export type Check =
  | { by: "value"; unit?: string }
  | { by: "solution"; values: readonly ReadonlyMap<string, Surd>[] }
  /** Each line, in order, satisfies its claim. */
  | { by: "claims"; claims: readonly Claim[] }
  /** Each line is a derivative of the one before, or the same written otherwise; so many derivatives in all. */
  | { by: "derivative"; name: string; order: number; letters?: boolean }
  /** The first line has the start as its derivative; with bounds, the others are the difference of its values there. */
  | { by: "integral"; name: string; low?: string; high?: string }
  /** All lines state the same thing: tuples and lists part by part. */
  | { by: "same"; unit?: string }
  /** The line of the answer passes through the points [x, y] and is parallel (across: at right angles) to y = given. */
  | {
      by: "line";
      points: readonly (readonly [string, string])[];
      given: string | null;
      across: boolean;
    }
  /** The answer holds the same numbers as the relation of the start, tried at and around the cuts. */
  | { by: "solution-set"; name: string; cuts: readonly string[] }
  /** Each angle (typed) satisfies the start and one alternative of every line. */
  | { by: "angles"; name: string; values: readonly string[]; degrees: boolean }
  /** Answer and body undo each other. */
  | { by: "inverse"; name: string; body: string }
  /** The start has real values exactly where the answer says. */
  | { by: "domain"; name: string }
  /** The values satisfy every equation of the lines; the last line is what `answer` (typed) comes to for them. */
  | { by: "story"; values: readonly (readonly [string, string])[]; answer: string; unit?: string }
  /** The answer is what the list of the start holds most often. */
  | { by: "most-frequent" }
  /** The first line is the derivative of the start; the second its value at the place. */
  | { by: "derivative-at"; name: string; at: string }
  /** Derivative, slope, height and tangent line of the curve y = start at x = at, in this order. */
  | { by: "tangent"; at: string }
  /**
   * In every line each of `values` (typed) satisfies one alternative; the start holds for all of them and for none of `rejected`; the last
   * line names exactly the values.
   */
  | { by: "roots"; name: string; values: readonly string[]; rejected: readonly string[] };

/** A solution before its lines have been checked; the lines' mathematics is readable by readMathematics. */
export type Draft = {
  kind: string;
  start: string;
  steps: SolutionStep[];
  answer: string;
  /** The answer as LaTeX, where its typed form is no mathematics (digits in a base, a time of day). */
  latex?: string;
  policy: MarkingPolicy;
  check: Check;
};

/** A step in both languages. */
export function step(rule: RuleId, en: string, es: string, line: string): SolutionStep {
  const say: Localized = { en, es };
  return { rule, say, line };
}
