import type { Locale } from "#shared/locale.ts";
import { type Act, type ActReading, answeringActs } from "../acts/acts.ts";
import { actsHere } from "./acts-here.ts";
import {
  type ExpressionItem,
  type InteractionItem,
  isExpressionItem,
  isInteractionItem,
} from "../item.ts";
import type { Given } from "../items/interaction.ts";
import { kindOf } from "../items/kinds.ts";
import type { Situation } from "./decision.ts";
import { isTaken } from "./respond-to-answer.ts";
import { standsIn } from "./stands-in.ts";
import { onlyClaim, onlyNumber } from "./only-claim.ts";
import { type Intent, understand } from "./understand.ts";
import { oneSign } from "../text/one-sign.ts";

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
export function readMessage(whole: Situation, text: string): ReadMessage {
  const acts = actsHere(whole);
  const situation: Situation = acts ? { ...whole, acts } : whole;
  const { state } = situation;
  const intent = understand(text, state.problem, situation);
  const byForm: ReadMessage = { kind: "intent", intent };
  const workedOut = workedOutIn(situation, text) ?? solvedAtEnd(situation, text);
  if (workedOut) return { kind: "intent", intent: workedOut };
  if (!acts || isExact(situation, intent)) return rightWhereWrong(situation, intent) ?? byForm;
  const [likeliest] = acts.likely;
  if (!likeliest) return byForm;
  const isAnswering = answeringActs.has(likeliest.act);
  if (asksWhyOfMarked(situation, intent, text))
    return { kind: "act", act: isAnswering ? "question-step" : likeliest.act };
  const isPerhapsAnswer = mayAnswer(situation, text);
  const claim = isPerhapsAnswer ? rightClaim(situation, text, likeliest.act === "step") : null;
  if (claim) return { kind: "intent", intent: claim };
  const said =
    (isPerhapsAnswer && acts.isSure
      ? (saidToBeAnswer(situation, text) ?? onlyClaim(situation, text, shareOfAnswering(acts)))
      : null) ?? onlyNumber(situation, text);
  if (said) return { kind: "intent", intent: said };
  switch (intent.kind) {
    case "doubtful":
    case "given":
      // Something in it may be the answer, so it is asked for unless it is surely something else.
      if (acts.isSure && likeliest.act === "step" && hasEquation(situation, text))
        return { kind: "act", act: "step" };
      if (acts.isSure && !mayHoldAnswer(situation, likeliest.act, text, intent))
        return { kind: "act", act: likeliest.act };
      return askedFor(situation, intent, text, isPerhapsAnswer) ?? byAct(acts);
    case "hint":
    case "tell-me":
    case "next":
      return acts.isSure ? { kind: "act", act: likeliest.act } : byForm;
    default:
      return byAct(acts);
  }
}

/** The right answer that stands behind its calculation, by itself: "so 8.90 - 4.63. um 4.27". Null where there is none. */
function workedOutIn(situation: Situation, text: string): Intent | null {
  const { state } = situation;
  const item = state.problem?.outcome === "open" ? state.problem.item : null;
  if (!item || !isExpressionItem(item) || /[?¿]|(?<!\p{L})(?:not|no|isn'?t)(?!\p{L})/iu.test(text))
    return null;
  const [, last] =
    /\d\s*[-+*/×÷]\s*\d[^=]*[.,;:…\s]\p{L}*\s+(-?\d[\d.,/]*?)[\s.!]*$/u.exec(text) ?? [];
  return last !== undefined && isOutcomeRight(situation, item, last)
    ? { kind: "answer", text: last }
    : null;
}

/** What the unknown is, where a message of words comes to it at its end: "flip it into exponent form? so x = 4^3 = 64". */
function solvedAtEnd({ state, typed, locale }: Situation, text: string): Intent | null {
  const item = state.problem?.outcome === "open" ? state.problem.item : null;
  if (!item || !isExpressionItem(item) || !/\p{L}{2}/u.test(text)) return null;
  const [, name, value] =
    /(?<!\p{L})(?:so|then|entonces|as[ií] que|therefore|por lo tanto)\s+([a-z])\s*=(?:[^=?¿,;]*=)?\s*(-?\d[\d./,]*?)[\s.!]*$/iu.exec(
      text,
    ) ?? [];
  if (name === undefined || value === undefined || !typed.lettersOf(item).has(name)) return null;
  const said = `${name} = ${value}`;
  const { outcome } = typed.mark(item.key, said, locale);
  return outcome === "unreadable" ? null : { kind: "answer", text: said };
}

function byAct({ isSure, likely }: ActReading): ReadMessage {
  const [first] = likely;
  return isSure && first
    ? { kind: "act", act: first.act }
    : { kind: "unsure", choices: likely.map(({ act }) => act) };
}

/** The one value that a sentence of its own gives as the answer, right or wrong: "is it 3.27? i did 7 take 0 …". */
function saidToBeAnswer({ state, typed, locale, acts }: Situation, text: string): Intent | null {
  const item = state.problem?.outcome === "open" ? state.problem.item : null;
  if (!item || !isExpressionItem(item) || !isAnsweringFirst(acts)) return null;
  const stated = typed.statedIn(oneSign(text), item, locale);
  return stated?.isLed ? { kind: "answer", text: stated.value } : null;
}

/** Before an answer is marked wrong, what it says in words or comes to is looked at: "5 root 2", "sin 30 = 0.5". */
function rightWhereWrong(situation: Situation, intent: Intent): ReadMessage | null {
  const { problem } = situation.state;
  const { typed, locale } = situation;
  if (!problem || !isExpressionItem(problem.item)) return null;
  if (intent.kind === "unreadable") {
    const claim = rightClaim(situation, intent.text, true);
    return claim && { kind: "intent", intent: claim };
  }
  if (intent.kind !== "answer") return null;
  const putIn = typed.valuePutIn(intent.text, problem.item, locale);
  if (putIn !== null) return { kind: "intent", intent: { kind: "answer", text: putIn } };
  const result = typed.resultOf(intent.text);
  const isCalculated =
    result !== intent.text &&
    isOutcomeRight(situation, problem.item, result) &&
    typed.isWorkedOut(result, problem.item, locale);
  const isFraction = result !== intent.text && /^-?\d+(?:\/\d+)?$/u.test(result);
  const isAlmost = isFraction && isOutcomeRight(situation, problem.item, result, true);
  // "18/24 + 4/24 = 22/24" comes to the answer but for its form.
  if (isAlmost) return { kind: "intent", intent: { kind: "answer", text: result } };
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

/** Whether a step that is told in words holds one equation, which is looked at as work. */
function hasEquation({ state, typed }: Situation, text: string): boolean {
  const item = state.problem?.item;
  return item !== undefined && isExpressionItem(item) && typed.equationIn(text, item) !== null;
}

/** What is said beside an answer on a card, or is taken for it by its words: a place that is named there is meant. */
const saidWithPlace: ReadonlySet<Act> = new Set(["reply", "unclear", "thanks", "insult", "idea"]);

/** Whether a value may be the answer all the same: it is asked about rather than passed over. */
function mayHoldAnswer(
  { state, typed, locale }: Situation,
  act: Act,
  text: string,
  intent: Intent,
): boolean {
  if (answeringActs.has(act) || act === "step") return true;
  if (act === "reply" && state.pending === undefined) return true;
  if (intent.kind === "given") return saidWithPlace.has(act);
  const item = state.problem?.item;
  return (
    item !== undefined &&
    isExpressionItem(item) &&
    typed.beginsWithValue(oneSign(text), item, locale)
  );
}

/** Of less than this share of answering nothing is asked about: a number in it is one of talk. */
const askedFrom = 0.2;

/**
 * What is asked about is what the message claims, not any number in it; only what may be an answer is taken unasked. Null
 * where nothing in it is worth to be asked about.
 */
function askedFor(
  situation: Situation,
  intent: Intent,
  text: string,
  isPerhapsAnswer: boolean,
): ReadMessage | null {
  const { state, typed, locale, acts } = situation;
  const item = state.problem?.item;
  if (intent.kind !== "doubtful" || !item || !isExpressionItem(item))
    return { kind: "intent", intent };
  const stated = typed.statedIn(oneSign(text), item, locale);
  const claimed = stated?.value ?? typed.claimToAskFor(oneSign(text), item, locale);
  // Whoever asks about a number of the problem does not answer with it.
  const isGiven = /[?¿]/u.test(text) && claimed !== null && standsIn(item, locale, claimed);
  if (isGiven && !isAnsweringFirst(acts)) return null;
  const claim = isGiven ? null : claimed;
  if (!isPerhapsAnswer && (claim === null || shareOfAnswering(acts) < askedFrom)) return null;
  const perhaps = isPerhapsAnswer ? intent.perhaps : [];
  return { kind: "intent", intent: { ...intent, perhaps, text: claim ?? intent.text } };
}

function shareOfAnswering(acts: Situation["acts"]): number {
  const shares =
    acts?.likely.map(({ act, share }) => (answeringActs.has(act) || act === "step" ? share : 0)) ??
    [];
  return shares.reduce((sum, share) => sum + share, 0);
}

/** From this share on a message may be an answer, or work that comes to one, so what it claims is looked at. */
const mayAnswerFrom = 0.3;
/** The same where it is surely something else. */
const mayAnswerAllTheSame = 0.4;

/** The same of a reply to nothing. */
const replyAnswers = 0.1;

/** Who says so gives an answer, whatever else stands around it. */
export const saysAnswer =
  /(?<!\p{L})(?:(?:the|my|our|your) answer(?: is|'?s)|(?:la|mi|el) (?:respuesta|resultado) (?:es|seria|sería)|me (?:da|dio|sale|sali[oó]|qued[oó])|(?:llegu[eé]|llego) a(?= [\d-])|i (?:came|come|got) to(?= [\d-]))(?!\p{L})/iu;

/** What is felt rather than said; an answer may be felt as well. */
const moods: ReadonlySet<Act> = new Set([
  "pride",
  "unclear",
  "insult",
  "thanks",
  "harder",
  "boredom",
  "frustration",
]);

/** A value at the beginning, or at the end behind a cry or an assertion: "page 9" is none. */
const valueAtAnEnd =
  /^[\s\p{P}]*-?\d[\d.,/]*[\s\p{P}\p{So}]*(?:$|(?:and|y|this|that|it'?s|its|too|lol|es|esto|jaja)\s)|(?:^|(?<!\p{L})(?:que|it'?s|its|is|es|yes+|yay+|yeah|s[ií]+|dije|said|told you|te lo dije)[\s\p{P}]*)-?\d[\d.,/]*[\s\p{P}\p{So}]*$/iu;

function mayAnswer({ acts, state, typed, locale }: Situation, text: string): boolean {
  if (saysAnswer.test(text)) return true;
  const item = state.problem?.item;
  if (item && isExpressionItem(item) && typed.beginsWithValue(oneSign(text), item, locale))
    return true;
  if (asksWhy.test(text) && !isAnsweringFirst(acts)) return false;
  // "YES!! 8", "ya te dije que 8!!!": a value that is shouted is meant.
  const first = acts?.likely[0]?.act;
  if (first && moods.has(first) && valueAtAnEnd.test(text)) return true;
  // Where nothing was asked, a reply is one to the problem: "x to the 7th".
  if (first === "reply" && state.pending === undefined)
    return /\d/u.test(text) || shareOfAnswering(acts) >= replyAnswers;
  const isSurelyElse = acts?.isSure === true && !isAnsweringFirst(acts) && first !== "step";
  return shareOfAnswering(acts) >= (isSurelyElse ? mayAnswerAllTheSame : mayAnswerFrom);
}

function isQuestionFirst(acts: Situation["acts"]): boolean {
  return acts?.likely[0]?.act.startsWith("question-") ?? false;
}

function isAnsweringFirst(acts: Situation["acts"]): boolean {
  const first = acts?.likely[0]?.act;
  return first !== undefined && answeringActs.has(first);
}

/** The right answer that a sentence claims; null where it claims none, or anything else besides. */
export function rightClaim(situation: Situation, text: string, mayBeWork: boolean): Intent | null {
  const { state, typed, locale } = situation;
  if (state.problem?.outcome !== "open") return null;
  const { item } = state.problem;
  if (isInteractionItem(item)) {
    const given = rightGiven(situation, item, text);
    return given && { kind: "given", given, sure: true, text };
  }
  if (!isExpressionItem(item)) return null;
  const isRight = (claim: string) =>
    isTaken(situation, item, claim) && (!mayBeWork || typed.isWorkedOut(claim, item, locale));
  const putIn = typed.valuePutIn(oneSign(text), item, locale);
  if (putIn !== null && isRight(putIn)) return { kind: "answer", text: putIn };
  const stated = typed.statedIn(oneSign(text), item, locale);
  if (stated && isRight(stated.value)) return { kind: "answer", text: stated.value };
  for (const claims of typed.claimsIn(oneSign(text), item, locale)) {
    const together = claims.join(", ");
    const answer = claims.find((one) => isOutcomeRight(situation, item, one)) ?? claims[0] ?? "";
    if (claims.every(isRight)) return { kind: "answer", text: answer };
    if (claims.length > 1 && isRight(together)) return { kind: "answer", text: together };
  }
  return null;
}

/** The right answer on a card that a message gives in words of its own; null where they are nearer to another. */
function rightGiven(
  { locale, acts }: Situation,
  item: InteractionItem,
  text: string,
): Given | null {
  const kind = kindOf(item);
  const claimed = kind.claimed?.(text, item, locale);
  // "what happens to us when the sun runs out of hydrogen" names it and asks.
  const isAsked = /[?¿]/u.test(text) || isQuestionFirst(acts);
  if (claimed && (!isAsked || isAnsweringFirst(acts))) return claimed;
  const alone = item.interaction.kind === "words" ? sentenceGiven(item, text, locale) : null;
  if (alone) return alone;
  if (shareOfAnswering(acts) < givenFrom) return null;
  // Pairs and orders that are near may have been completed by what was left over: of those is asked.
  const isNamed = item.interaction.kind === "choice" || item.interaction.kind === "lines";
  const near = isNamed ? kind.near?.(text, item, locale) : null;
  const given = kind.read(text, item, locale)?.given ?? near ?? null;
  const isRight = given && kind.mark(given, item, locale).receipt.outcome === "right";
  return isRight && given.kind !== "words" && given.kind !== "code" ? given : null;
}

/** The right word that stands as a sentence of its own, whatever else is said: "bird. which card? there is none". */
function sentenceGiven(item: InteractionItem, text: string, locale: Locale): Given | null {
  const kind = kindOf(item);
  for (const sentence of text.split(/(?<=[.!?…])\s+|\n+/u)) {
    if (/[?¿]/u.test(sentence)) continue;
    const read = kind.read(sentence, item, locale);
    if (read?.sure && kind.mark(read.given, item, locale).receipt.outcome === "right")
      return read.given;
  }
  return null;
}

/** From this share on a message gives an answer on a card, in whatever words. */
const givenFrom = 0.6;

/** Whether a text is the answer; `inAnyForm` also where only its form is missing. */
function isOutcomeRight(
  { typed, locale }: Situation,
  item: ExpressionItem,
  text: string,
  inAnyForm = false,
): boolean {
  const { outcome } = typed.mark(item.key, text, locale);
  return outcome === "right" || (inAnyForm && outcome === "right-value-wrong-form");
}
