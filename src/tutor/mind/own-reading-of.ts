import { readMathematics } from "../mathematics/read.ts";
import type { Solution } from "../mathematics/solving/solution.ts";
import { isItsAnswer } from "./own-text.ts";

/** What is done with a line of mathematics, as far as the reading of a problem tells it. */
export type OwnTask =
  | "solve"
  | "factor"
  | "simplify"
  | "differentiate"
  | "integrate"
  | "calculate"
  | "other";

/** How a problem was read: what is to be done with which line, and the unknown that is looked for. */
export type OwnReading = { task: OwnTask; line: string; unknown: string | null };

const taskOf: readonly (readonly [kinds: RegExp, task: OwnTask])[] = [
  [/equation|system|inequality/, "solve"],
  [/^factor/, "factor"],
  [/^simplify|power-laws|surd/, "simplify"],
  [/^differentiate|^derivative/, "differentiate"],
  [/^integrate/, "integrate"],
  [/arithmetic$|^percent|^exact-value|^area|^perimeter/, "calculate"],
];

/** How a problem was read, from how it would be solved; the line is never one that tells the answer. */
export function readingOf(solution: Solution): OwnReading {
  const { kind, policy, start, steps } = solution;
  const lines = [start, ...steps.slice(0, -1).map((step) => step.line)];
  const shown = lines.find((line) => readMathematics(line).ok && !isItsAnswer(line, solution));
  const task = shown === undefined ? undefined : taskOf.find(([kinds]) => kinds.test(kind))?.[1];
  return {
    task: task ?? "other",
    line: shown ?? start,
    unknown: task === "solve" ? (policy.variable ?? null) : null,
  };
}
