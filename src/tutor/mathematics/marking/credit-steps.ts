import { sameForm } from "../comparing/same-form.ts";
import { assignedValue } from "../comparing/solution-sets.ts";
import { compareExpressions } from "../equivalence.ts";
import type { Expression } from "../../notation/expression.ts";
import { isScalar } from "../inspect.ts";
import { markAnswer } from "../marking.ts";
import { readMathematics } from "../../notation/read.ts";
import type { AnswerKey, MarkingReceipt } from "../../items/receipt.ts";
import { missingForm } from "./form.ts";
import type { AnswerOptions } from "./readings.ts";

/** How far a student's lines came on the way of a solution. */
export type StepCredit = {
  /** Steps reached, and how many there are; the line that states the problem is none. */
  reached: number;
  total: number;
  /** reached / total, from 0 to 1; 1 where the answer itself is right. */
  share: number;
  /** The lines that showed it: which step (from 1), which of the student's lines (from 0), and how they were compared. */
  shown: readonly { step: number; line: number; receipt: MarkingReceipt }[];
};

/**
 * Says how many steps of a solution a student's lines reached. A step counts when a line is written as it is, and an
 * equation or inequality also when its sides are equal to the step's; what lies before a reached step counts with
 * it, for nobody has to write every step. The right answer reaches all of them. Wrong and unreadable lines neither
 * give nor take; to stop at the first wrong line, pass the lines before it. Pure; `steps[0]` states the problem.
 */
export function creditSteps(
  key: AnswerKey,
  steps: readonly { readonly line: string }[],
  lines: readonly string[],
  options: AnswerOptions = {},
): StepCredit {
  const total = Math.max(steps.length - 1, 1);
  const stated = steps.map((step) => readLine(step.line, {}));
  const shown: { step: number; line: number; receipt: MarkingReceipt }[] = [];
  for (const [index, text] of lines.entries()) {
    const line = readLine(text, options);
    if (!line) continue;
    const answer = markAnswer(key, text, options);
    if (answer.outcome === "right" && isFinal(line, key, stated)) {
      shown.push({ step: total, line: index, receipt: answer });
      continue;
    }
    const step = stepOf(line, stated);
    const expression = steps[step]?.line;
    if (step === 0 || expression === undefined) continue;
    const receipt = markAnswer({ expression, policy: {} }, text, options);
    shown.push({ step, line: index, receipt });
  }
  const reached = Math.max(0, ...shown.map(({ step }) => step));
  return { reached, total, share: reached / total, shown };
}

function readLine(text: string, options: AnswerOptions): Expression | null {
  const read = readMathematics(text, options);
  return read.ok ? read.expression : null;
}

/** The furthest step that is written like the line; else the first whose sides are equal to the line's; else 0. */
function stepOf(line: Expression, stated: readonly (Expression | null)[]): number {
  const alike = stated.findLastIndex((step) => step !== null && sameForm(step, line));
  if (alike >= 0) return alike;
  if (isScalar(line)) return 0;
  return Math.max(
    0,
    stated.findIndex((step) => step !== null && compareExpressions(step, line).equal),
  );
}

/** 2·7 is worth 14, but it is no last line: what is right in value must also leave nothing to do. */
function isFinal(
  line: Expression,
  key: AnswerKey,
  stated: readonly (Expression | null)[],
): boolean {
  const last = stated.at(-1);
  const value = bare(line);
  if (last && sameForm(bare(last), value)) return true;
  if (stated.slice(0, -1).some((step) => step && sameForm(bare(step), value))) return false;
  const policy = { ...key.policy, form: "simplified" } as const;
  return !isScalar(value) || isPlainFraction(value) || missingForm(value, value, policy) === null;
}

function isPlainFraction(e: Expression): boolean {
  if (e.kind === "negative") return isPlainFraction(e.of);
  return e.kind === "quotient" && e.numerator.kind === "number" && e.denominator.kind === "number";
}

function bare(e: Expression): Expression {
  return assignedValue(e)?.value ?? e;
}
