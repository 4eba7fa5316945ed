import type { ExpressionItem } from "../item.ts";
import type { Situation } from "./decision.ts";

/**
 * What a chain of equalities comes to that begins with all the numbers of the problem, yet not with its value: "4x + 5 + 9x =
 * 13x + 5" for 4(x + 5) + 9x holds as it stands and is no step, but what the student makes of the problem. Null for any other.
 */
export function rewrittenWrongly(
  { typed, locale }: Pick<Situation, "typed" | "locale">,
  { key, steps }: ExpressionItem,
  text: string,
): string | null {
  const start = steps[0]?.line ?? "";
  const [head = "", ...rest] = text.split("=");
  const end = rest.at(-1)?.trim() ?? "";
  const numbers = numbersOf(start);
  if (end === "" || start.includes("=") || numbers === "" || numbersOf(head) !== numbers)
    return null;
  const isWrong = (part: string) => typed.mark(key, part, locale).outcome === "wrong";
  return isWrong(head) && isWrong(end) ? end : null;
}

function numbersOf(text: string): string {
  return (text.match(/\d+(?:[.,]\d+)?/gu) ?? []).toSorted().join(" ");
}
