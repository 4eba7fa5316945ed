import { type Act, type ActReading, answeringActs, type ReadHalf } from "../acts/acts.ts";
import { type Foreseen, foreseenIn, nearestHere } from "./acts/foreseen.ts";
import { askedWord } from "./acts/asks-word.ts";
import { wordMeaning } from "./acts/word-meaning.ts";
import { isInteractionItem } from "../item.ts";
import { kindOf } from "../items/kinds.ts";
import { findNotion } from "./acts/notions.ts";
import { numberFact } from "./acts/number-fact.ts";
import { whyNotChosen, whyOf } from "./acts/why-step.ts";
import { asksMeaning, wordThere } from "./acts/word-there.ts";
import { isRightAnswer } from "./is-right-answer.ts";
import type { Decision, Situation } from "./decision.ts";
import type { Move } from "./move.ts";
import { readMessage } from "./read-message.ts";
import { type Intent, understand } from "./understand.ts";

/** An answer that was given beside a question. */
export type AnswerBeside = { intent: Intent; said: string; asked: ReadHalf };

/**
 * The answer in a message that asks something besides: "9.5, and why do we line up the dots?". Null where its other half is
 * none for certain, so that the whole is read as one.
 */
export function answerBeside(situation: Situation): AnswerBeside | null {
  const halves = situation.acts?.halves;
  const { problem } = situation.state;
  if (!halves || problem?.outcome !== "open") return null;
  // A card is read as a whole.
  if (isInteractionItem(problem.item) && problem.item.interaction.kind !== "words") return null;
  const { text, acts } = halves.said;
  if (namesLine.test(text)) return null;
  // What stands behind a question is mostly about it, and so is what holds more than a value.
  const byForm = understand(text, problem, situation);
  const isPlain = halves.isSaidFirst && plain.has(byForm.kind);
  const read = readMessage({ ...situation, acts }, text);
  const intent = read.kind === "intent" ? read.intent : givenIn(situation, text);
  if (!intent) return null;
  // "how many places did i move it? three" answers itself; and what is mostly a question answers with what is right alone.
  const isMostlyAsked = !isPlain && !mayAnswer(situation.acts);
  if (isMostlyAsked && !(halves.isSaidFirst && isMeant(acts))) return null;
  const isDoubtful = isMostlyAsked || !halves.isSaidFirst;
  if (isDoubtful && !isRightAnswer(situation, intent)) return null;
  const isAnswer =
    intent.kind === "working" ||
    (intent.kind === "answer" && isMeant(acts)) ||
    // What is not certainly an answer on a card is asked about, and the question is answered all the same.
    intent.kind === "given";
  return isAnswer ? { intent, said: text, asked: halves.asked } : null;
}

/** A line of work that is spoken of, and no answer: "on line 3". */
const namesLine =
  /^(?:(?:but|so|and|wait|ok|y|pero)[\s,]+)*(?:on|in|at|en)\s+(?:the |la |el )?(?:line|step|row|l[ií]nea|paso|fila)\s*[\d.,]+$/iu;

/** The right answer of the open card that half a message gives in whatever words; null where it gives none, or a wrong one. */
function givenIn(situation: Situation, text: string): Intent | null {
  const { problem } = situation.state;
  if (!problem || !isInteractionItem(problem.item)) return null;
  const { item } = problem;
  const kind = kindOf(item);
  const given =
    kind.read(text, item, situation.locale)?.given ?? kind.near?.(text, item, situation.locale);
  if (!given || kind.mark(given, item, situation.locale).receipt.outcome !== "right") return null;
  return { kind: "given", given, sure: true, text };
}

/** What leaves nothing of a message unread. */
const plain: ReadonlySet<Intent["kind"]> = new Set(["answer", "given", "working"]);

/** From this share on a whole message may answer, whatever else it does. */
const mayAnswerFrom = 0.1;

function mayAnswer(acts: Situation["acts"]): boolean {
  return (
    acts?.likely.some(({ act, share }) => answeringActs.has(act) && share >= mayAnswerFrom) ?? false
  );
}

/** Whether half a message gives its value as an answer, rather than to speak of a line or a score. */
function isMeant({ likely }: ActReading): boolean {
  return likely.some(({ act, share }) => answeringActs.has(act) && share >= meantFrom);
}

/** From this share on it does. */
const meantFrom = 0.5;

/** Asked for beside a right answer, these are done at once. */
const doneAtOnce: ReadonlySet<Act> = new Set([
  "next",
  "harder",
  "easier",
  "topic",
  "how-am-i-doing",
  "ask-example",
  "break",
]);

/** What is asked for beside a right answer and can be done at once; null where that is nothing. */
export function askedBeside({ acts: { isSure, likely } }: ReadHalf): Act | null {
  const act = likely[0]?.act;
  return isSure && act && doneAtOnce.has(act) ? act : null;
}

/** A decision with an answer to what was asked beside; it stands before whatever comes next. */
export function withAnswerTo(decision: Decision, before: Situation, asked: ReadHalf): Decision {
  const move = asks(asked) ? answerTo(decision, before, asked) : null;
  if (!move) return decision;
  const at = decision.moves.findIndex(({ kind }) => goesOn.has(kind));
  const moves = [...decision.moves];
  moves.splice(at < 0 ? moves.length : at, 0, move);
  const told = [...(decision.state.told ?? []), ...toldBy(move)];
  const state = told.length > 0 ? { ...decision.state, told } : decision.state;
  return { ...decision, state, moves };
}

function toldBy(move: Move): string[] {
  if (move.kind === "notion") return [move.text];
  return move.kind === "notion-unknown" && move.near !== undefined ? [move.near] : [];
}

const questions: ReadonlySet<Act> = new Set(["question-idea", "question-step", "question-task"]);

/** Begins as a question, whatever it may be taken for. */
const beginsAsking =
  /^[\s¿]*(?:why|how come|what if|what happens|por ?qu[eé]|xq|pq|y si|qu[eé] pasa)(?!\p{L})/iu;

function asks({ text, acts: { isSure, likely } }: ReadHalf): boolean {
  if (beginsAsking.test(text)) return true;
  const first = likely[0]?.act;
  return first !== undefined && (questions.has(first) || (!isSure && first !== "off-topic"));
}

/** Moves that leave what was done for what comes next. */
const goesOn: ReadonlySet<Move["kind"]> = new Set([
  "present",
  "offer-next",
  "offer-back",
  "mastered",
  "hand-over",
]);

function answerTo({ state, attempt }: Decision, before: Situation, asked: ReadHalf): Move | null {
  const question = asked.text;
  const { problem } = before.state;
  if (!problem) return null;
  const isDone = attempt?.receipt.outcome === "right";
  const done = { ...problem, outcome: isDone ? ("solved" as const) : problem.outcome };
  const foreseen = foreseenIn(before, question);
  if (foreseen) return asRead(foreseen);
  const fact = numberFact({ ...before, state }, question);
  if (fact) return { kind: "number-fact", ...fact, time: 0 };
  const chosen = isDone ? whyNotChosen(before, done, question) : null;
  if (chosen) return chosen;
  const named = askedWord(question);
  const meaning = named === null ? null : wordMeaning({ ...before, state }, named);
  if (meaning !== null) return { kind: "notion", text: meaning, isOpen: false, time: 0 };
  const word = asksMeaning(question) ? wordThere(before, question) : null;
  if (word) return { kind: "word-there", ...word, time: 0 };
  // The reason of a right answer is said with its praise.
  const isOfStep = /(?<!\p{L})(?:step|line|paso|l[ií]nea)(?!\p{L})/iu.test(question);
  const why = isDone && isOfStep && !problem.item.reason ? whyOf(before, done, question) : null;
  if (why?.kind === "why") return why;
  const { skills, locale } = before;
  const notion = findNotion(question, {
    skills,
    locale,
    skillId: problem.item.skillId,
    told: state.told ?? [],
  });
  if (notion !== null) return { kind: "notion", text: notion, isOpen: false, time: 0 };
  // Whoever surely asks hears at least what comes nearest.
  if (!isQuestion(asked)) return null;
  const near = nearestHere(before, question);
  const time = state.times?.["question-idea"] ?? 0;
  return near
    ? { kind: "notion-unknown", time, near: near.say, question: near.question }
    : { kind: "notion-unknown", time };
}

function isQuestion({ text, acts: { isSure, likely } }: ReadHalf): boolean {
  if (!/[?¿]/u.test(text)) return false;
  const [first] = likely;
  return !isSure || !first || questions.has(first.act) || supposes.has(first.act);
}

/** What a supposition is taken for by its words alone: "and if the block were hollow?". */
const supposes: ReadonlySet<Act> = new Set(["idea", "guess", "answer", "step", "correction"]);

/** What was written for a question; with that question where it may have been another. */
function asRead({ say, question, isSure }: Foreseen): Move {
  const asked = isSure || question === null ? {} : { question };
  return { kind: "notion", text: say, ...asked, isOpen: false, time: 0 };
}
