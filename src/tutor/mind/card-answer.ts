import type { Act } from "../acts/acts.ts";
import { answeringActs } from "../acts/acts.ts";
import { isInteractionItem } from "../item.ts";
import { kindOf } from "../items/kinds.ts";
import type { Situation } from "./decision.ts";
import type { Intent } from "./understand.ts";

/** From this share of answering on, what is likely read as an answer on a card is one. */
const answersFrom = 0.6;

/**
 * The answer on the open card that a message gives: certain by its form, or likely by its form and an answer by what it does;
 * not sure where it is to be asked about. Null where it is neither.
 */
export function cardAnswer(
  situation: Situation,
  text: string,
): (Intent & { kind: "given" }) | null {
  const { state, locale, acts } = situation;
  const item = state.problem?.outcome === "open" ? state.problem.item : null;
  if (!item || !isInteractionItem(item)) return null;
  const read = kindOf(item).read(text, item, locale);
  if (!read) return null;
  const share = (acts?.likely ?? [])
    .filter(({ act }) => answers.has(act))
    .reduce((sum, one) => sum + one.share, 0);
  const first = acts?.likely[0]?.act;
  // A word that nobody knows is an answer unless it is something else: "boring", "hello".
  const isOfTalk = first !== undefined && ofTalk.has(first);
  const isWord = item.interaction.kind === "words" && acts !== undefined && !isOfTalk;
  const isSure = read.sure || (read.isLikely === true && (share >= answersFrom || isWord));
  if (isSure) return { kind: "given", given: read.given, sure: true, text };
  // What may be meant as the answer is asked about where the message answers.
  const { kind } = item.interaction;
  // Whoever names all parts of an order, or all pairs, has put the card together.
  const isWhole = kind === "order" || kind === "match";
  const isGuess = kind === "words" ? isWord && read.isLikely !== true : share >= answersFrom;
  const isAsked = isWhole || isGuess;
  return isAsked ? { kind: "given", given: read.given, sure: false, text } : null;
}

const answers: ReadonlySet<Act> = new Set([...answeringActs, "step"]);

/** What a word alone is taken for that answers nothing. */
const ofTalk: ReadonlySet<Act> = new Set([
  "greeting",
  "thanks",
  "pride",
  "frustration",
  "sadness",
  "boredom",
  "insult",
  "off-topic",
  "unclear",
  "next",
  "easier",
  "harder",
  "topic",
  "break",
  "language",
  "who-are-you",
  "how-am-i-doing",
  "ask-hint",
  "ask-answer",
  "ask-example",
  "ask-again",
]);
