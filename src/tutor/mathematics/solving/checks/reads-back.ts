import { toTyped } from "../../../notation/print.ts";
import { readMathematics } from "../../../notation/read.ts";

/** What a line may say in words: a verdict, that nothing or everything solves it, a time of day, digits of another base. */
const spoken =
  /^(?:True|False|no (?:real )?solutions?|no answer|all real numbers|prime|composite|(?:1[0-2]|[1-9]):[0-5]\d [AP]M|(?:[01]\d|2[0-3]|\d):[0-5]\d|-?[0-9a-z]+)$/;

/**
 * Whether a line of a solution can be read again as it was meant: our own reader takes it to its end, and what the reader prints of
 * it reads as the same. Words only where a line may be words.
 */
export function readsBack(line: string): boolean {
  if (spoken.test(line)) return true;
  const first = readMathematics(line, { functions: [] });
  if (!first.ok || first.expression.kind === "words") return false;
  const printed = toTyped(first.expression);
  const again = readMathematics(printed, { functions: [] });
  return again.ok && toTyped(again.expression) === printed;
}
