import { isExpressionItem } from "../item.ts";
import type { Brought, Solved } from "../subjects/own-problems.ts";
import { type Decision, saying, type Situation } from "./decision.ts";
import { limitsOf } from "./obey-limits.ts";
import { takeUpOwn } from "./set-aside.ts";

/**
 * Takes up a problem that the student brought: at once where it is notation that reads in one way only; else it is first
 * shown as it was read, and sealed when the student says that this is what it means. `message` is all that was written.
 */
export function takeUpOrAsk(
  situation: Situation,
  text: string,
  solution: Solved,
  message = text,
): Decision {
  const { ownProblems, closing } = limitsOf(situation);
  const { own } = situation;
  if (!own || !ownProblems || closing || own.readsOneWay(message))
    return takeUpOwn(situation, text, solution);
  return saying(situation, [{ kind: "ask-own", text, reading: own.readingOf(text) }]);
}

/**
 * The problem in a message that cannot be about the open one. Null where there is none, none is open, or it may be the
 * reason of an answer on a card.
 */
export function foreignProblem({ state, own, acts }: Situation, message: string): Brought | null {
  const { problem } = state;
  if (!own || problem?.outcome !== "open") return null;
  const { item } = problem;
  if (isExpressionItem(item)) return own.foreignTo(message, item);
  // Beside a card an equation may be its reason.
  const isOwn = acts?.likely.some(({ act }) => act === "own-problem") === true;
  return isOwn ? own.foreignTo(message, null) : null;
}
