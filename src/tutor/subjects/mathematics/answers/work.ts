import type { Locale } from "#shared/locale.ts";
import type { ExpressionItem } from "../../../item.ts";
import { creditSteps } from "../../../mathematics/marking/credit-steps.ts";
import { findFirstWrongLine } from "../../../mathematics/working.ts";
import { readMathematics } from "../../../notation/read.ts";
import { readingIn } from "../../../text/reading-in.ts";
import type { Unread, WrongLine } from "../../typed-answers.ts";
import { misconceptionQuestion } from "./misconception-questions.ts";

/**
 * The first line of a working that does not follow. A Spanish lesson faults a line only where it is wrong in both traditions
 * of writing numbers.
 */
export function firstWrongLine(
  item: ExpressionItem,
  lines: readonly string[],
  locale: Locale,
): WrongLine | null {
  const work = { start: item.steps[0]?.line ?? "", key: item.key };
  const wrong = findFirstWrongLine(work, lines, readingIn(locale));
  if (!wrong || (locale === "es" && !findFirstWrongLine(work, lines))) return null;
  const { line, reason, misconception } = wrong;
  return { line, reason, question: misconception ? misconceptionQuestion(misconception.id) : null };
}

/** Where reading a line stops and why; the whole of it where only its part in the working cannot be told. */
export function whereUnread(line: string, locale: Locale): Unread {
  const read = readMathematics(line, readingIn(locale));
  return read.ok ? { at: 0, length: line.length, code: "unexpected" } : read.problem;
}

/** How many steps of the solution lines that stand have reached, of how many. */
export function stepsReached(
  { key, steps }: ExpressionItem,
  lines: readonly string[],
  locale: Locale,
): { reached: number; total: number } {
  const { reached, total } = creditSteps(key, steps, lines, readingIn(locale));
  return { reached, total };
}
