import { type Act, answeringActs } from "../acts/acts.ts";
import { type ExpressionItem, isExpressionItem, isInteractionItem } from "../item.ts";
import { kindOf } from "../items/kinds.ts";
import { foreseenReply, holdsAsReply } from "./expected-reply.ts";
import { type Decision, decided, saying, type Situation } from "./decision.ts";
import { withAnswerTo } from "./answer-both.ts";
import { oneSign } from "../text/one-sign.ts";
import { findMisconception, isTaken } from "./respond-to-answer.ts";
import { type ReadMessage, rightClaim, saysAnswer } from "./read-message.ts";

/** What may answer the question of a hint, if it is not the answer of the problem. */
const answersPrompt: ReadonlySet<Act> = new Set([
  ...answeringActs,
  "step",
  "idea",
  "reply",
  "unclear",
  "pride",
  // "What would you say about being very hungry?" "i could eat a whole elephant".
  "off-topic",
]);

/**
 * What is said where a hint or an explanation has just asked something, and a message may answer that: it is taken along,
 * neither marked nor asked about. Null where it is the right answer of the problem, a wrong one for certain, or something
 * else.
 */
export function answerPrompt(
  situation: Situation,
  read: ReadMessage,
  text: string,
): Decision | null {
  if (situation.state.pending?.kind !== "prompted" || !mayAnswerPrompt(situation, read))
    return null;
  if (saysAnswer.test(text) || isWholeAnswer(situation, text) || asksWhy.test(text)) return null;
  if (endsSolved(situation, text) || concludes(situation, text)) return null;
  const { state } = situation;
  const asked = situation.acts?.halves?.asked;
  const beside = (decision: Decision) =>
    asked ? withAnswerTo(decision, situation, asked) : decision;
  if (state.problem?.outcome !== "open" && !foreseenReply(situation))
    return beside(
      saying(situation, [
        { kind: "talk", about: "idea-after", time: state.times?.idea ?? 0 },
        { kind: "offer-next" },
      ]),
    );
  const foreseen = foreseenReply(situation);
  if (foreseen) return beside(replied(situation, null, foreseen.say));
  const time = state.times?.reply ?? 0;
  const times = { ...state.times, reply: time + 1 };
  const value = valueOnTheWay(situation, text);
  const said =
    value === null
      ? ({ kind: "talk", about: "prompted", time } as const)
      : ({ kind: "on-the-way", value, time } as const);
  return beside(decided({ ...state, times }, [said]));
}

/**
 * A reply to what a hint or an explanation has just asked, of which can be told whether it holds: that is said, and what the
 * answer is. Null where it is the answer of the problem itself, asks something, or comes near no reply that was foreseen.
 */
export function answerReply(situation: Situation, text: string): Decision | null {
  const foreseen = foreseenReply(situation);
  if (!foreseen || asksWhy.test(text)) return null;
  if (rightClaim(situation, text, true) || isRightGiven(situation, text)) return null;
  const { asked, said } = situation.acts?.halves ?? {};
  const holds = holdsAsReply(said?.text ?? text, foreseen, situation.locale);
  if (holds === null) return null;
  const decision = replied(situation, holds, foreseen.say);
  return asked ? withAnswerTo(decision, situation, asked) : decision;
}

function replied(situation: Situation, holds: boolean | null, text: string): Decision {
  const { state } = situation;
  const time = state.times?.reply ?? 0;
  const isOpen = state.problem?.outcome === "open";
  const said = { kind: "replied", holds, text, isOpen, time } as const;
  const times = { ...state.times, reply: time + 1 };
  return decided({ ...state, times }, isOpen ? [said] : [said, { kind: "offer-next" }]);
}

/** Whether a message is the right answer of a card. */
function isRightGiven({ state, locale }: Situation, text: string): boolean {
  const item = state.problem?.outcome === "open" ? state.problem.item : null;
  if (!item || !isInteractionItem(item)) return false;
  const kind = kindOf(item);
  const given = kind.read(text, item, locale)?.given;
  return given !== undefined && kind.mark(given, item, locale).receipt.outcome === "right";
}

/** Begins by asking why, so it answers nothing. */
const asksWhy =
  /^[\s¿]*(?:(?:but|and|wait|ok|so|pero|y|entonces)[\s,]+)?(?:why|how come|por ?qu[eé]|xq|pq)(?!\p{L})/iu;

/** Whether a sentence of several says what follows for the problem: "oh it goes down AND back up. so 3000 m". */
function concludes({ state, typed, locale }: Situation, text: string): boolean {
  const item = state.problem?.outcome === "open" ? state.problem.item : null;
  return (
    item !== null &&
    isExpressionItem(item) &&
    /(?:^|[.!?]\s+)(?:oh |ok |and |y )?(?:so|then|entonces)\s+[^.!?]*\d/iu.test(text) &&
    typed.statedIn(oneSign(text), item, locale)?.isLed === true
  );
}

/** Whether a message comes to what the unknown is, which is the answer, right or wrong: "so -x = 8 so x = 8". */
function endsSolved({ state, typed }: Situation, text: string): boolean {
  const item = state.problem?.outcome === "open" ? state.problem.item : null;
  if (!item || !isExpressionItem(item)) return false;
  const names = [...typed.lettersOf(item)].filter((letter) => /^[a-z]$/iu.test(letter));
  return (
    names.length > 0 &&
    new RegExp(
      `(?<![\\p{L}\\d+*/^-])\\s*(?:${names.join("|")})\\s*=\\s*[-−]?[\\d.,/]+[\\s.!?]*$`,
      "iu",
    ).test(text)
  );
}

function mayAnswerPrompt(situation: Situation, read: ReadMessage): boolean {
  const { problem } = situation.state;
  if (!problem) return false;
  if (problem.outcome !== "open") return isAfter(read);
  const { item } = problem;
  // The right answer, and a wrong one for certain, have been found by their form.
  if (read.kind !== "intent") return doesAnswer(read);
  const { intent } = read;
  const first = situation.acts?.likely[0]?.act;
  // "tenths? so 8 and 2" asks whether that is it.
  if (intent.kind === "question") return first !== undefined && answersPrompt.has(first);
  if (!isExpressionItem(item)) return false;
  if (intent.kind === "doubtful")
    return ![intent.text, ...intent.perhaps].some((part) => isTaken(situation, item, part));
  return intent.kind === "answer" && isOnItsWay(situation, item, intent.text);
}

function doesAnswer(read: Exclude<ReadMessage, { kind: "intent" }>): boolean {
  const act = read.kind === "act" ? read.act : read.choices[0];
  return act !== undefined && answersPrompt.has(act);
}

/** What may answer a question that was asked once a problem was done. */
function isAfter(read: ReadMessage): boolean {
  return read.kind === "intent" ? read.intent.kind === "talk" : doesAnswer(read);
}

/** Whether a message names what a card asks for as a whole: an order, all pairs, several options. */
function isWholeAnswer({ state, locale }: Situation, text: string): boolean {
  const item = state.problem?.outcome === "open" ? state.problem.item : null;
  if (!item || !isInteractionItem(item)) return false;
  const kind = kindOf(item);
  const given = kind.read(text, item, locale)?.given ?? kind.near?.(text, item, locale);
  if (given?.kind === "choice") return given.picked.length > 1;
  return given?.kind === "order" || given?.kind === "match";
}

/** Whether a wrong answer is a value of the solution's own steps, which is what hints ask for. */
function isOnItsWay(situation: Situation, item: ExpressionItem, text: string): boolean {
  if (isTaken(situation, item, text)) return false;
  if (findMisconception(situation, item, text)) return false;
  const number = /-?\d+(?:[.,]\d+)?/u.exec(text)?.[0];
  const inSteps = item.steps
    .slice(1)
    .flatMap(({ line }) => line.match(/-?\d+(?:[.,]\d+)?/gu) ?? []);
  return number !== undefined && inSteps.includes(number);
}

/** The one number of a message that stands in the solution's own steps; null where there is none. */
function valueOnTheWay({ state }: Situation, text: string): string | null {
  const item = state.problem?.item;
  if (!item || !isExpressionItem(item)) return null;
  const [number, ...others] = text.match(numberAlone) ?? [];
  const inSteps = item.steps.slice(1, -1).flatMap(({ line }) => line.match(numberAlone) ?? []);
  return number !== undefined && others.length === 0 && inSteps.includes(number) ? number : null;
}

const numberAlone = /(?<![\d.,/])\d+(?:[.,]\d+)?(?![\d/])/gu;
