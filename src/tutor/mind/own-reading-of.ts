import { oneSign } from "../mathematics/reading/one-sign.ts";
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

/** Kinds whose first line is what was written, so that showing it tells nothing of how it is done. */
const taskOf: readonly (readonly [kinds: RegExp, task: OwnTask])[] = [
  [
    /^(?:linear|quadratic|polynomial|rational|radical|exponential|logarithmic|absolute|literal|trigonometric)?-?(?:equation|inequality|system)|^linear-(?:equation|inequality|system)/,
    "solve",
  ],
  [/^factor/, "factor"],
  [/^simplify-expression|power-laws|surd/, "simplify"],
  [/^differentiate$/, "differentiate"],
  [/^integrate$/, "integrate"],
  [/arithmetic$/, "calculate"],
];

/**
 * How a problem was read, from how it would be solved. Its first line is shown only where that is what was written; of any
 * other problem the numbers are, for its first line is how it is done, or the answer.
 */
export function readingOf(solution: Solution, text: string): OwnReading {
  const { kind, policy, start } = solution;
  const task = taskOf.find(([kinds]) => kinds.test(kind))?.[1];
  const isShown = task !== undefined && readMathematics(start).ok && !isItsAnswer(start, solution);
  if (!isShown) return { task: "other", line: numbersIn(text).join("; "), unknown: null };
  return { task, line: start, unknown: task === "solve" ? (policy.variable ?? null) : null };
}

/** The numbers of a text as they are written. */
function numbersIn(text: string): string[] {
  return (
    oneSign(text)
      .match(/\d+(?:[.,/]\d+)*\s?%?/gu)
      ?.map((number) => number.trim()) ?? []
  );
}
