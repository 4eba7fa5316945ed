import { oneSign } from "../mathematics/reading/one-sign.ts";
import { partedByLetters } from "../mathematics/reading/letters.ts";
import { solveProblem } from "../mathematics/solving/solve-problem.ts";
import type { Solution } from "../mathematics/solving/solution.ts";
import { type Decision, saying, type Situation } from "./decision.ts";
import { limitsOf } from "./obey-limits.ts";
import { readingOf } from "./own-reading-of.ts";
import { anyLetter, isItsAnswer } from "./own-text.ts";
import { takeUpOwn } from "./set-aside.ts";

/**
 * Takes up a problem that the student brought: at once where it is notation that reads in one way only; else it is first
 * shown as it was read, and sealed when the student says that this is what it means. `message` is all that was written.
 */
export function takeUpOrAsk(
  situation: Situation,
  text: string,
  solution: Solution,
  message = text,
): Decision {
  const { ownProblems, closing } = limitsOf(situation);
  if (!ownProblems || closing || readsOneWay(message)) return takeUpOwn(situation, text, solution);
  return saying(situation, [{ kind: "ask-own", text, reading: readingOf(text) }]);
}

/** The problem that stands in a message beside other words; null where none can be read. */
export function problemIn(message: string): { text: string; solution: Solution } | null {
  const text = oneSign(message);
  const solution = solveProblem(text);
  return solution === null || isItsAnswer(text, solution) ? null : { text, solution };
}

/** "x2" may be a power or a product, "1/2x" may have the letter above or below, "1.500" may be a thousand or one. */
const readsTwoWays = /(?<!\p{L})[a-z]\d|\/\s*\d+\s*[a-z(]|(?<!\d)\d{1,3}[.,]\d{3}(?!\d)/iu;

/** Whether a text is notation alone, and reads in one way only. */
export function readsOneWay(text: string): boolean {
  const said = oneSign(text).trim();
  return partedByLetters(said, anyLetter(said)).words.length === 0 && !readsTwoWays.test(said);
}
