import type { Act } from "../../acts/acts.ts";
import { isExpressionItem, isInteractionItem } from "../../item.ts";
import { kindOf } from "../../items/kinds.ts";
import { sayGiven } from "../../items/say-given.ts";
import { oneSign } from "../../mathematics/reading/one-sign.ts";
import { type Decision, saying, type Situation } from "../decision.ts";
import { claimToAskFor } from "../find-claim.ts";
import type { Move, OfferReason, TalkedOf } from "../move.ts";
import { limitsOf } from "../obey-limits.ts";
import { markInLanguage } from "../mark-in-language.ts";
import { skillOf } from "../respond-to-answer.ts";
import type { OpenProblem } from "../state.ts";
import { anotherTopic, takeTopic, topicWished } from "../take-topic.ts";
import { againIn } from "./again.ts";
import { askedWord } from "./asks-word.ts";
import { askedForm, questionOf } from "./asked-form.ts";
import { easierOne, harderOne } from "./other-level.ts";
import { foreseenIn, surelyAsked } from "./foreseen.ts";
import { isNextStep, operationsIn } from "./idea.ts";
import { asksMeaning, wordThere } from "./word-there.ts";
import { saysGoodbye } from "./goodbye.ts";
import { findNotion, namedTopic, stemsOf } from "./notions.ts";
import { kindWished } from "./kind-asked.ts";
import { showExample } from "./show-example.ts";
import { standing } from "./standing.ts";
import { whyNotChosen, whyOf } from "./why-step.ts";

/** What the rest of the mind does for acts that have a button of their own. */
export type ActHelpers = {
  hint: () => Decision;
  tellAnswer: () => Decision;
  next: () => Decision;
};

/**
 * Answers what a message does beside answering the problem: from the problem, the lesson, the step or the record. Nothing
 * here marks anything. Acts that may hold an answer have been looked at for one before they come here.
 */
export function respondToAct(
  situation: Situation,
  act: Act,
  text: string,
  helpers: ActHelpers,
): Decision {
  const leaves =
    (act === "greeting" && isFarewell(situation, text)) ||
    (besideLeave.has(act) && saysGoodbye(text));
  const done = leaves ? "break" : act;
  const time = situation.state.times?.[done] ?? 0;
  const decision = answerAct(situation, { act: done, text, time }, helpers);
  const { times, told = [] } = decision.state;
  const lately = [...told, ...lessonTextsOf(decision)].slice(-toldMax);
  const state = { ...decision.state, times: { ...times, [done]: time + 1 } };
  return { ...decision, state: lately.length > 0 ? { ...state, told: lately } : state };
}

/** What is said beside taking leave. */
const besideLeave: ReadonlySet<Act> = new Set([
  "thanks",
  "pride",
  "off-topic",
  "unclear",
  "reply",
  "who-are-you",
]);

/** How many pieces of the lessons are remembered as told. */
const toldMax = 16;

function lessonTextsOf({ moves }: Decision): string[] {
  return moves.flatMap((move) =>
    move.kind === "notion" || move.kind === "again" ? [move.text] : [],
  );
}

/** "Buenas noches" greets who comes, and takes leave of whom one has worked with. */
function isFarewell({ state }: Situation, text: string): boolean {
  const hasBegun = state.times !== undefined || (state.problem?.lines.length ?? 0) > 0;
  return hasBegun && /\b(?:good ?night|buenas noches)\b/iu.test(text);
}

/** What a wish for a topic may be taken for, that is said in a few words. */
const besideWish: ReadonlySet<Act> = new Set([
  "reply",
  "unclear",
  "off-topic",
  "next",
  "easier",
  "harder",
  "ask-again",
  "boredom",
]);

/** Our name is asked about. */
const asksOurName =
  /(?<!\p{L})(?:light\s?house|(?:what|why|qu[eé]|por qu[eé]).*(?:faro|your name|called|tu nombre|te llamas))(?!\p{L})/iu;

type Heard = { act: Act; text: string; time: number };

function answerAct(situation: Situation, heard: Heard, helpers: ActHelpers): Decision {
  const { act, text, time } = heard;
  const ofKind = kindWished(situation, [act], text);
  if (ofKind) return ofKind;
  const topic = besideWish.has(act) ? topicWished(situation, text) : null;
  if (topic) return topic;
  const open = openIn(situation);
  switch (act) {
    case "answer":
    case "guess":
    case "correction":
    case "step":
      if (!situation.state.problem) return helpers.next();
      if (open) return askWhatIsNear(situation, open, text);
      return (
        topicNamed(situation, text) ??
        talk(situation, isWhatWasFound(situation, text) ? "done-right" : "done", time)
      );
    case "idea":
      if (!open)
        return /[?¿]/u.test(text)
          ? explainNotion(situation, heard, helpers)
          : talk(situation, "idea-after", time);
      return nearestAsked(situation, open, text) ?? weighIdea(situation, open, heard);
    case "question-step":
      return answerWhy(situation, heard, helpers);
    case "question-task":
      if (!open) return explainNotion(situation, heard, helpers);
      if (foreseenIn(situation, text) ?? (asksMeaning(text) && wordThere(situation, text)))
        return explainNotion(situation, heard, helpers);
      // Who asks again is not helped by the same words.
      return time > 0
        ? helpers.hint()
        : saying(situation, [
            { kind: "asked", form: askedForm(open.item), question: questionOf(open.item) },
          ]);
    case "question-idea":
      return explainNotion(situation, heard, helpers);
    case "ask-again":
      return sayAgain(situation, heard) ?? helpers.hint();
    case "ask-hint":
      return helpers.hint();
    case "ask-answer":
      return open ? helpers.tellAnswer() : talk(situation, "answers-kept", time);
    case "ask-example":
      return showExample(situation) ?? helpers.hint();
    case "next":
      return topicNamed(situation, text) ?? helpers.next();
    case "easier":
      return topicNamed(situation, text) ?? easierOne(situation) ?? helpers.next();
    case "harder":
      return topicNamed(situation, text) ?? harderOne(situation) ?? helpers.next();
    case "topic":
      return takeTopic(situation, text);
    case "own-problem":
      return talk(situation, ownTalk(situation), time);
    case "how-am-i-doing":
      return saying(situation, [standing(situation), ...backToWork(situation)]);
    case "frustration":
      return feel(situation, act, ["ask-hint", "easier", "break"], time);
    case "sadness":
      return feel(situation, act, ["break", "easier", "topic"], time);
    case "boredom":
      return feel(situation, act, ["harder", "topic", "break"], time);
    case "break":
      return saying(situation, [{ kind: "talk", about: "break", time }]);
    case "unclear":
      return (open && nearestAsked(situation, open, text)) ?? talk(situation, act, time);
    case "pride":
    case "language":
      return topicNamed(situation, text) ?? talk(situation, act, time);
    case "off-topic":
    case "who-are-you":
      return talk(situation, asksOurName.test(text) ? "name" : act, time);
    default:
      return talk(situation, act, time);
  }
}

/** How an answer is asked for, where what was written is none. */
const answerBy = {
  choice: "answer-there",
  lines: "answer-there",
  order: "answer-there",
  match: "answer-there",
  words: "answer-words",
  code: "answer-code",
} as const;

/** An answer in words of one's own: what it most likely means is asked, to be sent with one tap. */
export function askWhatIsNear(situation: Situation, open: OpenProblem, text: string): Decision {
  const { item } = open;
  if (isInteractionItem(item))
    return (
      nearestAsked(situation, open, text) ??
      saying(situation, [{ kind: answerBy[item.interaction.kind] }])
    );
  const claim = isExpressionItem(item)
    ? claimToAskFor(oneSign(text), item, situation.locale)
    : null;
  return saying(situation, [
    claim === null ? { kind: "answer-alone" } : { kind: "ask-meant", given: claim },
  ]);
}

/** Asks for the answer on the card that a text comes nearest to; null where it comes near none. */
export function nearestAsked(
  situation: Situation,
  { item }: OpenProblem,
  text: string,
): Decision | null {
  if (!isInteractionItem(item)) return null;
  const { locale } = situation;
  const kind = kindOf(item);
  const given = kind.read(text, item, locale)?.given ?? kind.near?.(text, item, locale) ?? null;
  if (!given || given.kind === "words" || given.kind === "code") return null;
  const said = sayGiven(given, item, locale);
  return saying(situation, [{ kind: "ask-meant", given: said, as: { itemId: item.id, given } }]);
}

/** Whether a text gives the answer of the problem that is done. */
function isWhatWasFound({ state, locale }: Situation, text: string): boolean {
  const item = state.problem?.item;
  if (!item) return false;
  if (isInteractionItem(item)) {
    const kind = kindOf(item);
    const given = kind.read(text, item, locale)?.given ?? kind.near?.(text, item, locale);
    return given ? kind.mark(given, item, locale).receipt.outcome === "right" : false;
  }
  if (!isExpressionItem(item)) return false;
  const claim = claimToAskFor(oneSign(text), item, locale);
  return claim !== null && markInLanguage(item.key, claim, locale).outcome === "right";
}

/** Another topic that is named beside a wish for the next problem; null where it names none, or the one at hand. */
function topicNamed(situation: Situation, text: string): Decision | null {
  const { skills, locale, state } = situation;
  if (anotherTopic.test(text)) return takeTopic(situation, text);
  const skill = namedTopic(text, skills, locale);
  const atHand = state.problem?.item.skillId ?? state.lastSkillId;
  return skill && skill.id !== atHand ? takeTopic(situation, text) : null;
}

function openIn({ state }: Situation): OpenProblem | null {
  return state.problem?.outcome === "open" ? state.problem : null;
}

/** One word about it, then back to the work. */
function talk(situation: Situation, about: TalkedOf, time: number): Decision {
  return saying(situation, [{ kind: "talk", about, time }, ...backToWork(situation)]);
}

/** Back to what lies there, in other words after each thing that was said beside it. */
export function backToWork(situation: Situation): Move[] {
  if (!openIn(situation)) return [{ kind: "offer-next" }];
  const times = Object.values(situation.state.times ?? {});
  return [{ kind: "nudge", time: times.reduce((sum, time) => sum + time, 0) }];
}

/** Feelings are met first; then what could help is offered. */
function feel(
  situation: Situation,
  because: Exclude<OfferReason, "unsure" | "try">,
  offered: readonly Act[],
  time: number,
): Decision {
  const choices = openIn(situation) ? offered : offered.filter((act) => act !== "ask-hint");
  return saying(situation, [
    { kind: "talk", about: because, time },
    { kind: "offer-acts", because, choices, text: "", time },
  ]);
}

function ownTalk(situation: Situation): TalkedOf {
  if (situation.takesOwn === false) return "no-own-problem";
  return limitsOf(situation).ownProblems ? "own-problem" : "refused";
}

function weighIdea(situation: Situation, open: OpenProblem, { text, time }: Heard): Decision {
  const fits = isNextStep(open, text, situation.locale);
  const isTyped = isExpressionItem(open.item);
  return saying(situation, [{ kind: "idea", fits, isTyped, time }]);
}

function answerWhy(
  situation: Situation,
  heard: Heard,
  { hint }: Pick<ActHelpers, "hint">,
): Decision {
  const { problem } = situation.state;
  const chosen = problem?.outcome === "open" ? whyNotChosen(situation, problem, heard.text) : null;
  if (chosen && heard.time === 0) return saying(situation, [chosen]);
  const foreseen = foreseenIn(situation, heard.text);
  // What was marked wrong is asked about, unless something else surely is.
  const isOfMark = problem?.outcome === "open" && problem.lines.at(-1)?.mark === "wrong";
  if (foreseen && (!isOfMark || foreseen.nearness >= surelyAsked))
    return tellNotion(situation, foreseen.say, heard.time);
  const why = problem && whyOf(situation, problem, heard.text);
  // What is known of a chosen answer was said when it was marked: more is in the next hint.
  if (isOfMark && isInteractionItem(problem.item) && !why) return hint();
  // What the wrong method does was said when it was marked: now the idea is told once more.
  const idea = why?.kind === "point" ? sayAgain(situation, heard) : null;
  if (why) return idea ?? saying(situation, [why]);
  const { locale, skills } = situation;
  const skillId = problem?.item.skillId ?? null;
  const told = situation.state.told ?? [];
  const notion = findNotion(heard.text, { skills, locale, skillId, told });
  if (notion) return tellNotion(situation, notion, heard.time);
  // Where no work was shown yet, there is no line that could be meant.
  const hasWork = problem !== null && problem.lines.some(({ mark }) => mark !== "wrong");
  const lesson = hasWork ? null : sayAgain(situation, heard);
  return lesson ?? saying(situation, [{ kind: "which-step", time: heard.time }]);
}

function explainNotion(
  situation: Situation,
  { text, time }: Heard,
  { hint }: Pick<ActHelpers, "hint">,
): Decision {
  const { skills, locale } = situation;
  const skillId = situation.state.problem?.item.skillId ?? null;
  const told = situation.state.told ?? [];
  const foreseen = foreseenIn(situation, text);
  const asked = askedWord(text);
  const there = asked !== null || asksMeaning(text) ? wordThere(situation, asked ?? text) : null;
  // An answer about another word than the one that is asked for is none.
  const isOfWord = !there || stemsOf(there.word).some((stem) => foreseen?.asked.has(stem));
  if (foreseen && isOfWord) return tellNotion(situation, foreseen.say, time);
  const notion = findNotion(text, { skills, locale, skillId, told });
  if (notion && isOfWord) return tellNotion(situation, notion, time);
  // Whoever asks again has been told all that the lessons have on it.
  const wasTold = findNotion(text, { skills, locale, skillId, told: [] }) !== null;
  if (wasTold && openIn(situation)) return hint();
  // Why one adds here, or what this is: of the work at hand the lesson speaks, in whatever words it was asked.
  const lesson = isOfTheWork(situation, text)
    ? sayAgain(situation, { act: "question-idea", text, time })
    : null;
  const word = there ?? (lesson ? null : wordThere(situation, text));
  if (word)
    return saying(situation, [{ kind: "word-there", ...word, isStory: isStory(situation), time }]);
  const isOfMark = openIn(situation)?.lines.at(-1)?.mark === "wrong";
  if (!lesson && isOfMark) return hint();
  return lesson ?? saying(situation, [{ kind: "notion-unknown", time }, ...backToWork(situation)]);
}

/** Whether a problem tells a story whose things could be any: what counts is their numbers. */
function isStory({ state }: Situation): boolean {
  const item = state.problem?.item;
  return item !== undefined && isExpressionItem(item) && /\d/u.test(item.prompt.en);
}

/** Whether a question names an operation, or has a word with the open problem or its lesson's title in common. */
function isOfTheWork(situation: Situation, text: string): boolean {
  const { locale, state } = situation;
  const skill = state.problem && skillOf(situation, state.problem);
  if (!state.problem || !skill) return false;
  if (operationsIn(text, locale).size > 0) return true;
  const words = new Set(
    stemsOf(`${state.problem.item.prompt[locale]} ${skill.words.title[locale]}`),
  );
  return stemsOf(text).some((stem) => stem.length > 3 && words.has(stem));
}

function tellNotion(situation: Situation, text: string, time: number): Decision {
  const isOpen = openIn(situation) !== null;
  return saying(situation, [{ kind: "notion", text, isOpen, time }]);
}

function sayAgain(situation: Situation, { time }: Heard): Decision | null {
  const { problem, told = [] } = situation.state;
  const skill = problem && skillOf(situation, problem);
  const text = skill && againIn(skill.words.lesson[situation.locale], told);
  return text ? saying(situation, [{ kind: "again", text, time }]) : null;
}
