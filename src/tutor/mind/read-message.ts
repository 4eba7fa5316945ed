import { type Act, answeringActs } from "../acts/acts.ts";
import type { Situation } from "./decision.ts";
import { isTaken } from "./respond-to-answer.ts";
import { isExpressionItem } from "../item.ts";
import { type Intent, understand } from "./understand.ts";

/** How a message was read: by its form, by what it does, or not with certainty. */
export type ReadMessage =
  | { kind: "intent"; intent: Intent }
  | { kind: "act"; act: Act }
  | { kind: "unsure"; choices: readonly Act[] };

/**
 * Reads a message: what is exact by its form first (an answer that leaves nothing unread, lines of work, a problem that
 * can be solved), then what it does, by the trained reader where there is one. Prose is never an answer by itself: what
 * only may hold one is taken where it is right, and asked back where it is not.
 */
export function readMessage(situation: Situation, text: string): ReadMessage {
  const { state, locale, takesOwn, acts } = situation;
  const intent = understand(text, state.problem, locale, takesOwn);
  const byForm: ReadMessage = { kind: "intent", intent };
  if (!acts || isExact(situation, intent)) return byForm;
  const [likeliest] = acts.likely;
  if (!likeliest) return byForm;
  const isAnswering = answeringActs.has(likeliest.act);
  switch (intent.kind) {
    case "doubtful":
    case "given":
      // Something in it may be the answer, so it is asked for unless it is surely something else.
      return acts.isSure && !isAnswering ? { kind: "act", act: likeliest.act } : byForm;
    case "hint":
    case "tell-me":
    case "next":
      return acts.isSure ? { kind: "act", act: likeliest.act } : byForm;
    default:
      return acts.isSure
        ? { kind: "act", act: likeliest.act }
        : { kind: "unsure", choices: acts.likely.map(({ act }) => act) };
  }
}

/** Whether the form of a message leaves no doubt about what it is. */
function isExact({ state, ...situation }: Situation, intent: Intent): boolean {
  switch (intent.kind) {
    case "own-problem":
    case "typed-back":
    case "answer":
    case "working":
    case "unreadable":
      return true;
    case "given":
      return intent.sure;
    case "words": {
      const item = state.problem?.item;
      return item !== undefined && isExpressionItem(item)
        ? isTaken({ ...situation, state }, item, intent.text)
        : false;
    }
    default:
      return false;
  }
}
