import { type Act, answeringActs } from "../../acts/acts.ts";
import type { Situation } from "../decision.ts";
import type { ReadMessage } from "../read-message.ts";
import { foreseenIn, questionsNear } from "./foreseen.ts";

/** What a question is taken for by its words, where no answer is certain. */
const mistakenFor: ReadonlySet<Act> = new Set([
  ...answeringActs,
  "step",
  "idea",
  "unclear",
  "off-topic",
  "reply",
  "pride",
  "language",
  "question-idea",
  "question-step",
  "question-task",
]);

/** Begins as a question does that is no guess: "is it 6" may be one, "is the x here the same" is none. */
const beginsAsking =
  /^[\s¿]*(?:(?:but|wait|and|so|ok|pero|y|entonces|oye|hey|profe)[\s,]+)*(?:why|how|what|whats|when|where|which|who|can|could|does|do|did|would|should|am i|are (?:there|they|we|you)|is (?:the|a|this|that|there)|por ?qu[eé]|xq|pq|c[oó]mo|qu[eé]|q|cu[aá]\p{L}*|d[oó]nde|qui[eé]n|se puede|puedo|puede|hay|existe|sirve|importa|si)(?!\p{L})/iu;

/** From this share of asking on a message is a question, whatever it may be taken for first. */
const asksFrom = 0.2;
/** The same where it has the form of one. */
const asksByForm = 0.1;
/** From this share on one that nobody foresaw is answered as a question, rather than taken for an answer. */
const surelyAsksFrom = 0.35;
/** Fewer words ask about a value, if anything. */
const wordsMin = 4;
/** So near a foreseen question has to come to a message that may answer. */
const nearEnough = 0.5;
/** The same where it has not even the form of a question: "la N es de newton o de norte". */
const surelyNear = 0.6;

/**
 * Whether a message is to be answered as a question, though it may hold an answer: nothing in it is certainly one, it has the
 * form of a question or is likely to be one, and there is something to say to it.
 */
export function asksSomething(situation: Situation, read: ReadMessage, text: string): boolean {
  if (!isUncertain(read) || (text.match(/\p{L}+/gu) ?? []).length < wordsMin) return false;
  if (!situation.acts) return false;
  const share = situation.acts.likely
    .filter(({ act }) => act.startsWith("question"))
    .reduce((sum, one) => sum + one.share, 0);
  const hasForm = /[?¿]/u.test(text) || beginsAsking.test(text);
  const nearness = foreseenIn(situation, text)?.nearness ?? 0;
  if (share < (hasForm ? asksByForm : asksFrom))
    return nearness >= (hasForm ? nearEnough : surelyNear);
  if (nearness > 0) return true;
  return share >= surelyAsksFrom && questionsNear(situation, text).length > 0;
}

function isUncertain(read: ReadMessage): boolean {
  switch (read.kind) {
    case "unsure":
      return true;
    case "act":
      return mistakenFor.has(read.act);
    case "intent":
      return (
        ["doubtful", "talk", "words", "question"].includes(read.intent.kind) ||
        (read.intent.kind === "given" && !read.intent.sure)
      );
  }
}
