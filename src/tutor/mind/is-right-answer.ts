import { isExpressionItem, isInteractionItem } from "../item.ts";
import { kindOf } from "../items/kinds.ts";
import type { Situation } from "./decision.ts";
import { isTaken } from "./respond-to-answer.ts";
import type { Intent } from "./understand.ts";

/** Whether what a message was read as would be taken as the answer of the open problem, or one of a card that is certain. */
export function isRightAnswer(situation: Situation, intent: Intent): boolean {
  const item = situation.state.problem?.item;
  if (!item) return false;
  if (intent.kind === "given" && isInteractionItem(item))
    return (
      intent.sure ||
      kindOf(item).mark(intent.given, item, situation.locale).receipt.outcome === "right"
    );
  return (
    intent.kind === "answer" && isExpressionItem(item) && isTaken(situation, item, intent.text)
  );
}
