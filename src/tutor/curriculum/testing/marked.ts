import type { ExpressionItem } from "../../item.ts";
import { markAnswer } from "../../mathematics/marking.ts";
import { readMathematics } from "../../notation/read.ts";
import { findFirstWrongLine } from "../../mathematics/working.ts";

/** Right answers that the marker does not take: the key as typed and as shown, and the last line of the work. */
export function refusedAnswers({ key, steps }: ExpressionItem): string[] {
  return [key.expression, key.latex, steps.at(-1)?.line ?? ""].filter(
    (answer) => markAnswer(key, answer).outcome !== "right",
  );
}

/** Wrong answers that the marker does not call wrong, each with its key. */
export function takenMistakes({ key, misconceptions }: ExpressionItem): string[][] {
  return misconceptions
    .filter((wrong) => {
      const { outcome, missing } = markAnswer(key, wrong.answer);
      return outcome !== "wrong" && missing !== "order";
    })
    .map((wrong) => [key.expression, wrong.id, wrong.answer]);
}

/** Lines of the work that cannot be read; all of them where one is found not to follow. */
export function faultedLines({ key, steps }: ExpressionItem): string[] {
  const lines = steps.map((step) => step.line);
  const unread = lines.filter((line) => !readMathematics(line).ok);
  if (unread.length > 0) return unread;
  return findFirstWrongLine({ start: lines[0] ?? "", key }, lines) === null ? [] : lines;
}
