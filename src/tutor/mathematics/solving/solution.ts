import type { Localized } from "#shared/locale.ts";
import type { MarkingPolicy } from "../../items/receipt.ts";

/**
 * The rule a step applies. Stable: hints, records and statistics refer to it.
 * One idea each, named as a teacher names it.
 */
export const ruleIds = [
  "read-definition",
  "substitute",
  "solve-definition",
  "expand-brackets",
  "collect-like-terms",
  "clear-denominators",
  "add-to-both-sides",
  "subtract-from-both-sides",
  "multiply-both-sides",
  "divide-both-sides",
  "swap-sides",
  "flip-inequality",
  "absolute-value",
  "square-both-sides",
  "compare-exponents",
  "take-logarithms",
  "definition-of-logarithm",
  "join-logarithms",
  "substitute-unknown",
  "solve-quadratic",
  "check-solutions",
  "equalise-coefficients",
  "add-equations",
  "subtract-equations",
  "isolate",
  "standard-form",
  "take-out-common-factor",
  "factor",
  "zero-product",
  "discriminant",
  "quadratic-formula",
  "complete-square",
  "square-root",
  "test-root",
  "calculate",
  "multiply",
  "divide",
  "add",
  "subtract",
  "power",
  "root",
  "common-denominator",
  "add-numerators",
  "multiply-fractions",
  "invert-and-multiply",
  "simplify-fraction",
  "mixed-to-fraction",
  "decimal-to-fraction",
  "fraction-to-decimal",
  "percent-to-fraction",
  "percent-change",
  "prime-factors",
  "common-prime-factors",
  "highest-prime-powers",
  "divide-with-remainder",
  "trial-division",
  "convert-base",
  "read-digit",
  "round",
  "common-form",
  "regroup-terms",
  "order",
  "compare",
  "same-numerator",
  "differences",
  "pattern",
  "simplify-surd",
  "rationalise-denominator",
  "power-laws",
  "differentiate-terms",
  "product-rule",
  "quotient-rule",
  "chain-rule",
  "integrate-terms",
  "integrate-by-parts",
  "evaluate-bounds",
  "evaluate",
  "point-slope",
  "set-up-equation",
  "critical-points",
  "test-intervals",
  "table-of-angles",
  "known-value",
  "swap-letters",
  "excluded-values",
  "parallel-slope",
  "perpendicular-slope",
  "read-coefficient",
  "unit-factor",
  "count-minutes",
  "count-outcomes",
  "multiply-probabilities",
  "formula",
  "conclude",
] as const;

export type RuleId = (typeof ruleIds)[number];

/** One line of a worked solution: what is done and why, and the state of the work after it. */
export type SolutionStep = {
  rule: RuleId;
  /** A sentence with the real numbers in it; mathematics between $ signs (LaTeX). */
  say: Localized;
  /** The work after the step, as typed mathematics. */
  line: string;
};

/** A problem solved with certainty: every step was checked before it was returned. */
export type Solution = {
  /** The answer as a teacher would type it: "x = 3", "3/4", "True". */
  answer: string;
  /** The answer as LaTeX without $ signs. */
  latex: string;
  /** Stable id of the problem type: "linear-equation". */
  kind: string;
  /** The problem itself, as a line of typed mathematics or in words. */
  start: string;
  steps: readonly SolutionStep[];
  policy: MarkingPolicy;
};
