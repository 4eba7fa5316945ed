import { markAnswer } from "#tutor/mathematics/marking.ts";
import { findFirstWrongLine, type WrongLine } from "#tutor/mathematics/working.ts";

/** The problem of the landing page, which visitors work on before they have an account. */
export const tryProblem = {
  start: "2(x + 3) = 14",
  key: { expression: "x = 4", policy: { variable: "x" } },
} as const;

/** What the tutor makes of a visitor's lines; `line` is the one it speaks of, as written. */
export type TryVerdict =
  | { reply: "nothing" | "goes-on" | "right" }
  | { reply: "wrong" | "unreadable"; line: string }
  | { reply: "slip"; line: string; misconception: WrongLine["misconception"] };

/** Every answer there is, for the page that has words for each. */
export const tryReplies = [
  "nothing",
  "goes-on",
  "right",
  "wrong",
  "unreadable",
  "slip",
] as const satisfies readonly TryVerdict["reply"][];

/** Judges lines of work on the problem with the tutor's own mathematics: the first wrong line, then the last one's answer. */
export function judgeTry(text: string): TryVerdict {
  const lines = text.split("\n").filter((line) => line.trim() !== "");
  const last = lines.at(-1);
  if (last === undefined) return { reply: "nothing" };
  const wrong = findFirstWrongLine(tryProblem, lines);
  if (wrong) {
    const line = lines[wrong.line] ?? last;
    return wrong.reason === "unreadable"
      ? { reply: "unreadable", line }
      : { reply: "slip", line, misconception: wrong.misconception };
  }
  const { outcome, compared } = markAnswer(tryProblem.key, last);
  if (outcome === "right") return { reply: "right" };
  if (outcome === "right-value-wrong-form") return { reply: "goes-on" };
  return { reply: compared === "number" ? "wrong" : "unreadable", line: last };
}
