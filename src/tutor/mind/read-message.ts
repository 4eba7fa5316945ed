import type { Locale } from "#shared/locale.ts";
import { type Act, answeringActs } from "../acts/acts.ts";
import { type ExpressionItem, isExpressionItem, isInteractionItem } from "../item.ts";
import { kindOf } from "../items/kinds.ts";
import type { Situation } from "./decision.ts";
import { beginsWithValue, claimsIn, claimToAskFor, resultOf } from "./find-claim.ts";
import { isTaken } from "./respond-to-answer.ts";
import { isWorkedOut } from "./true-step.ts";
import { type Intent, understand } from "./understand.ts";
import { markInLanguage } from "./mark-in-language.ts";
import { oneSign } from "../mathematics/reading/one-sign.ts";

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
  if (!acts || isExact(situation, intent)) return rightWhereWrong(situation, intent) ?? byForm;
  const [likeliest] = acts.likely;
  if (!likeliest) return byForm;
  const isAnswering = answeringActs.has(likeliest.act);
  if (asksWhyOfMarked(situation, intent, text))
    return { kind: "act", act: isAnswering ? "question-step" : likeliest.act };
  const isPerhapsAnswer = mayAnswer(situation, text);
  const claim = isPerhapsAnswer ? rightClaim(situation, text, likeliest.act === "step") : null;
  if (claim) return { kind: "intent", intent: claim };
  switch (intent.kind) {
    case "doubtful":
    case "given":
      // Something in it may be the answer, so it is asked for unless it is surely something else.
      return acts.isSure && !mayHoldAnswer(situation, likeliest.act, text)
        ? { kind: "act", act: likeliest.act }
        : { kind: "intent", intent: toAskFor(situation, intent, text, isPerhapsAnswer) };
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

/** Before an answer is marked wrong, what it says in words or comes to is looked at: "5 root 2", "sin 30 = 0.5". */
function rightWhereWrong(situation: Situation, intent: Intent): ReadMessage | null {
  const { problem } = situation.state;
  if (intent.kind !== "answer" || !problem || !isExpressionItem(problem.item)) return null;
  const result = resultOf(intent.text);
  const isCalculated =
    result !== intent.text &&
    isOutcomeRight(problem.item, result, situation.locale) &&
    isWorkedOut(result, problem.item, situation.locale);
  // "5 - 1 = 4" comes to the answer: it is not a step any more.
  if (isCalculated) return { kind: "intent", intent: { kind: "answer", text: result } };
  if (isTaken(situation, problem.item, intent.text)) return null;
  const claim = rightClaim(situation, intent.text, true);
  return claim && { kind: "intent", intent: claim };
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

const asksWhy = /(?<!\p{L})(?:why|how come|por ?q(?:u[eé])?|xq|pq|porque)(?!\p{L})/iu;

/** Whether a message asks about an answer that was just marked wrong: it is not given once more. */
function asksWhyOfMarked({ state }: Situation, intent: Intent, text: string): boolean {
  const last = state.problem?.lines.at(-1);
  if (intent.kind !== "doubtful" || last?.mark !== "wrong") return false;
  return asksWhy.test(text) && text.includes(last.text);
}

/** Acts in which a value may be the answer all the same: it is asked about rather than passed over. */
function mayHoldAnswer({ state, locale }: Situation, act: Act, text: string): boolean {
  if (answeringActs.has(act) || act === "step") return true;
  const item = state.problem?.item;
  return (
    item !== undefined && isExpressionItem(item) && beginsWithValue(oneSign(text), item, locale)
  );
}

/** What is asked about is what the message claims, not any number in it; only what may be an answer is taken unasked. */
function toAskFor(
  { state, locale }: Situation,
  intent: Intent,
  text: string,
  isPerhapsAnswer: boolean,
): Intent {
  const item = state.problem?.item;
  if (intent.kind !== "doubtful" || !item || !isExpressionItem(item)) return intent;
  const claim = claimToAskFor(oneSign(text), item, locale);
  const perhaps = isPerhapsAnswer ? intent.perhaps : [];
  return { ...intent, perhaps, text: claim ?? intent.text };
}

/** From this share on a message may be an answer, or work that comes to one, so what it claims is looked at. */
const mayAnswerFrom = 0.3;
/** The same where it is surely something else. */
const mayAnswerAllTheSame = 0.4;

/** Who says so gives an answer, whatever else stands around it. */
const saysAnswer =
  /(?<!\p{L})(?:(?:the|my|our|your) answer(?: is|'?s)|(?:la|mi|el) (?:respuesta|resultado) (?:es|seria|sería)|me (?:da|dio|sale|sali[oó]|qued[oó]))(?!\p{L})/iu;

/** What is felt rather than said; an answer may be felt as well. */
const moods: ReadonlySet<Act> = new Set(["pride", "unclear", "insult", "thanks"]);

/** A value at the beginning, or at the end behind a cry or an assertion: "page 9" is none. */
const valueAtAnEnd =
  /^[\s\p{P}]*-?\d[\d.,/]*[\s\p{P}\p{So}]*(?:$|(?:and|y)\s)|(?:^|(?<!\p{L})(?:que|it'?s|its|is|es|yes+|yay+|yeah|s[ií]+|dije|said|told you|te lo dije)[\s\p{P}]*)-?\d[\d.,/]*[\s\p{P}\p{So}]*$/iu;

function mayAnswer({ acts, state, locale }: Situation, text: string): boolean {
  if (saysAnswer.test(text)) return true;
  const item = state.problem?.item;
  if (item && isExpressionItem(item) && beginsWithValue(oneSign(text), item, locale)) return true;
  if (asksWhy.test(text) && !isAnsweringFirst(acts)) return false;
  // "YES!! 8", "ya te dije que 8!!!": a value that is shouted is meant.
  const first = acts?.likely[0]?.act;
  if (first && moods.has(first) && valueAtAnEnd.test(text)) return true;
  const shares =
    acts?.likely.map(({ act, share }) => (answeringActs.has(act) || act === "step" ? share : 0)) ??
    [];
  const isSurelyElse = acts?.isSure === true && !isAnsweringFirst(acts) && first !== "step";
  const from = isSurelyElse ? mayAnswerAllTheSame : mayAnswerFrom;
  return shares.reduce((sum, share) => sum + share, 0) >= from;
}

function isAnsweringFirst(acts: Situation["acts"]): boolean {
  const first = acts?.likely[0]?.act;
  return first !== undefined && answeringActs.has(first);
}

/** The right answer that a sentence claims; null where it claims none, or anything else besides. */
function rightClaim(situation: Situation, text: string, mayBeWork: boolean): Intent | null {
  const { state, locale } = situation;
  if (state.problem?.outcome !== "open") return null;
  const { item } = state.problem;
  if (isInteractionItem(item)) {
    const given = kindOf(item).claimed?.(text, item, locale) ?? null;
    return given && { kind: "given", given, sure: true, text };
  }
  if (!isExpressionItem(item)) return null;
  const isRight = (claim: string) =>
    isTaken(situation, item, claim) && (!mayBeWork || isWorkedOut(claim, item, locale));
  for (const claims of claimsIn(oneSign(text), item, locale)) {
    const together = claims.join(", ");
    const answer = claims.find((one) => isOutcomeRight(item, one, locale)) ?? claims[0] ?? "";
    if (claims.every(isRight)) return { kind: "answer", text: answer };
    if (claims.length > 1 && isRight(together)) return { kind: "answer", text: together };
  }
  return null;
}

function isOutcomeRight(item: ExpressionItem, text: string, locale: Locale): boolean {
  return markInLanguage(item.key, text, locale).outcome === "right";
}
