import { isExpressionItem, isInteractionItem } from "../../item.ts";
import { kindOf } from "../../items/kinds.ts";
import { type Decision, decided, saying, type Situation } from "../decision.ts";
import type { Move } from "../move.ts";
import { skillOf } from "../respond-to-answer.ts";
import { againIn, pieceOn } from "./again.ts";
import { askedWord, foreignWord } from "./asks-word.ts";
import { backToWork, openIn } from "./back-to-work.ts";
import { type Foreseen, foreseenIn, nearestHere, questionsNear, surelyAsked } from "./foreseen.ts";
import { isNextStep } from "./idea.ts";
import { findNotion, stemsOf, tellingWords } from "./notions.ts";
import { numberFact } from "./number-fact.ts";
import { whyNotChosen, whyOf } from "./why-step.ts";
import { wordMeaning } from "./word-meaning.ts";
import { asksMeaning, wordThere } from "./word-there.ts";

/** A question, and how often one like it was answered in this chat. */
type Heard = { text: string; time: number };

type Helpers = { hint: () => Decision };

const asksWhy = /(?<!\p{L})(?:why|how come|por ?q(?:u[eé])?|xq|pq)(?!\p{L})/iu;

/** Answers why, of a step, of an answer or of a problem that is done. */
export function answerWhy(situation: Situation, heard: Heard, { hint }: Helpers): Decision {
  const { problem } = situation.state;
  const fact = tellFact(situation, heard);
  if (fact) return fact;
  const chosen = problem?.outcome === "open" ? whyNotChosen(situation, problem, heard.text) : null;
  if (chosen && isNew(situation, chosen, heard.time)) return saying(situation, [chosen]);
  const foreseen = foreseenIn(situation, heard.text);
  // What was marked wrong is asked about, unless something else surely is.
  const isOfMark = problem?.outcome === "open" && problem.lines.at(-1)?.mark === "wrong";
  if (foreseen && (!isOfMark || foreseen.nearness >= surelyAsked))
    return tellForeseen(situation, foreseen, heard.time);
  const why = problem && whyOf(situation, problem, heard.text);
  if (why?.kind === "notion" && !isNew(situation, why, 0)) return hint();
  // What is known of a chosen answer was said when it was marked: more is in the next hint.
  if (isOfMark && isInteractionItem(problem.item) && !why) return hint();
  // How it came about was asked when it was marked: now help goes on from there.
  if (why?.kind === "ask-working") return hint();
  // What the wrong method does was said when it was marked: now the idea is told once more.
  const idea = why?.kind === "point" ? sayAgain(situation, heard) : null;
  if (why?.kind === "tried-value") return tellTried(situation, why, hint);
  if (why) return idea ?? saying(situation, [why]);
  const { locale, skills } = situation;
  const skillId = problem?.item.skillId ?? null;
  const told = situation.state.told ?? [];
  const notion = findNotion(heard.text, { skills, locale, skillId, told });
  if (notion) return tellNotion(situation, notion, heard.time);
  if (problem && problem.outcome !== "open") return afterDone(situation, heard);
  // Where no work was shown yet, there is no line that could be meant.
  const hasWork = problem !== null && problem.lines.some(({ mark }) => mark !== "wrong");
  const near = hasWork ? null : comesNear(situation, heard);
  // "ok but why" asks about whatever was said last.
  const isBare = tellingWords(heard.text, locale).length === 0;
  const lesson = hasWork || near || !isBare ? null : sayAgain(situation, heard);
  return near ?? lesson ?? saying(situation, [{ kind: "which-step", time: heard.time }]);
}

/** What was told of a chosen option is not told again; what it shows, once a chat. */
function isNew({ state }: Situation, move: Move, time: number): boolean {
  return move.kind === "notion" ? state.told?.includes(move.text) !== true : time === 0;
}

/** What a wrong answer comes to is told once; who asks on is helped on. */
function tellTried(
  situation: Situation,
  move: Move & { kind: "tried-value" },
  hint: Helpers["hint"],
): Decision {
  const { problem, told = [] } = situation.state;
  const mark = `${problem?.item.id} ${move.value}`;
  if (told.includes(mark)) return hint();
  return decided({ ...situation.state, told: [...told, mark] }, [move]);
}

/** Answers a question about an idea, from what was written for it, the lessons, the glossary or the problem itself. */
export function explainNotion(
  situation: Situation,
  { text: whole, time }: Heard,
  { hint }: Helpers,
): Decision {
  const text = withoutRefused(whole);
  const { skills, locale } = situation;
  const skillId = situation.state.problem?.item.skillId ?? null;
  const told = situation.state.told ?? [];
  const fact = tellFact(situation, { text, time });
  if (fact) return fact;
  const { problem } = situation.state;
  // "make the bottoms the same? like 24" is an idea that asks for a yes.
  if (problem?.outcome === "open" && !beginsAsking.test(text) && isNextStep(problem, text, locale))
    return saying(situation, [
      { kind: "idea", fits: true, isTyped: isExpressionItem(problem.item), time },
    ]);
  const isOfOption = problem !== null && asksOfOption.test(text);
  const chosen = isOfOption ? whyNotChosen(situation, problem, text) : null;
  const isDone = problem !== null && problem.outcome !== "open";
  if (chosen && (isDone || chosen.kind === "notion") && isNew(situation, chosen, 0))
    return saying(situation, [chosen]);
  const foreseen = foreseenIn(situation, text);
  const foreign = foreignWord(situation, text);
  const asked = foreign ?? askedWord(text);
  const there = asked !== null || asksMeaning(text) ? wordThere(situation, asked ?? text) : null;
  // An answer about another word than the one that is asked for is none.
  const isOfWord = !there || stemsOf(there.word).some((stem) => foreseen?.asked.has(stem));
  const isSure = foreign === null && foreseen !== null && foreseen.nearness >= surelyAsked;
  const meaning = isSure || asked === null ? null : wordMeaning(situation, asked);
  if (meaning !== null && (foreign !== null || !told.includes(meaning)))
    return saying(situation, [{ kind: "notion", text: meaning, isOpen: false, time }]);
  if (foreseen && isOfWord) return tellForeseen(situation, foreseen, time);
  const notion = findNotion(text, { skills, locale, skillId, told });
  if (notion && isOfWord)
    return saying(situation, [{ kind: "notion", text: notion, isOpen: false, time }]);
  // Whoever asks again has been told all that the lessons have on it.
  const wasTold = findNotion(text, { skills, locale, skillId, told: [] }) !== null;
  if (wasTold && openIn(situation)) return hint();
  // Why one adds here, or what this is: of the work at hand the lesson speaks, in whatever words it was asked.
  const lesson = openIn(situation) ? comesNear(situation, { text, time }) : null;
  const word = there ?? (lesson ? null : wordThere(situation, text));
  if (word)
    return saying(situation, [{ kind: "word-there", ...word, isStory: isStory(situation), time }]);
  const isOfMark = openIn(situation)?.lines.at(-1)?.mark === "wrong";
  if (!lesson && isOfMark) return hint();
  if (lesson && openIn(situation)) return lesson;
  // Why an option is not the answer is found out by a hint.
  if (openIn(situation) && asksOfOption.test(text) && namesOption(situation, text)) return hint();
  return afterDone(situation, { text, time });
}

/** Asks about something, rather than whether an idea is right. */
const beginsAsking =
  /(?<!\p{L})(?:why|how|what|when|where|which|who|por ?qu[eé]|xq|pq|c[oó]mo|qu[eé]|cu[aá]\p{L}+|d[oó]nde|qui[eé]n)(?!\p{L})/iu;

/** "i didnt ask about democracy": what stands behind is not asked about. */
const notAskedAbout =
  /(?<!\p{L})(?:(?:i )?(?:did ?n.?t|did not|was ?n.?t|am not|.m not|never) (?:ask(?:ing|ed)?|mean|talking|said?)(?: you)?(?: about| of)?|no (?:te )?(?:pregunt|habl|ped|dij)\p{L}+(?: de| por| sobre)?)(?: the| what| el| la| lo)?(?: \p{L}+){1,2}[,.;!]*/giu;

/** A question without what it says not to be about; the whole where nothing else is left. */
function withoutRefused(text: string): string {
  const rest = text.replaceAll(notAskedAbout, " ").trim();
  return /\p{L}{3}/u.test(rest) ? rest : text;
}

/** Whether a question names an option of the open card. */
function namesOption({ state, locale }: Situation, text: string): boolean {
  const item = state.problem?.item;
  if (!item || !isInteractionItem(item) || item.interaction.kind !== "choice") return false;
  const kind = kindOf(item);
  return (kind.read(text, item, locale)?.given ?? kind.near?.(text, item, locale) ?? null) !== null;
}

/** Asks of an option why it is not the answer, rather than about something else in which its number stands. */
const asksOfOption =
  /(?<!\p{L})(?:why|how come|wrong|right|correct|true|false|por ?qu[eé]|pq|xq|mal|vale|correct[ao]|ciert[ao]|fals[ao]|verdad)(?!\p{L})/iu;

/** What is asked of two numbers is worked out; who asks why is told the idea besides. */
function tellFact(situation: Situation, { text, time }: Heard): Decision | null {
  const { problem } = situation.state;
  // Who asks why something was wrong does not ask whether a part of it is right.
  const isOfMark = problem?.outcome === "open" && problem.lines.at(-1)?.mark === "wrong";
  const isDone = problem !== null && problem.outcome !== "open";
  const found = isOfMark && asksWhy.test(text) ? null : numberFact(situation, text);
  const fact = found ?? (isDone ? situation.numbers.formulaFact(text) : null);
  if (!fact) return null;
  const open = openIn(situation);
  // A calculation of one's own that holds is work: whether it belongs to the problem is another question.
  if (open && isExpressionItem(open.item) && fact.holds && isCalculation.test(fact.line)) {
    const isSum = situation.typed.isSumElsewhere(open.item, fact.line, situation.locale);
    return saying(situation, [
      { kind: "step-right", line: fact.line, ...(isSum ? { isSum } : {}) },
    ]);
  }
  const because = asksWhy.test(text) ? (sayAgain(situation, { time })?.moves ?? []) : [];
  return saying(situation, [{ kind: "number-fact", ...fact, time }, ...because]);
}

/** Something is worked out, and is told to come to something. */
const isCalculation = /\d\s*[-+*/^×·÷][^=]*=/u;

/**
 * Where nothing was written for a question: of a problem that is done its way is shown once, line by line, for there is
 * nothing to keep back any more; else what comes nearest is told as that, and that it is not all.
 */
function afterDone(situation: Situation, { text, time }: Heard): Decision {
  const { problem, told = [] } = situation.state;
  if (problem && problem.outcome !== "open" && isExpressionItem(problem.item)) {
    const { prompt, steps, id } = problem.item;
    if (steps.length > 1 && !told.includes(id) && asksOfWay.test(text)) {
      const state = { ...situation.state, told: [...told, id] };
      const lines = steps.slice(1).map(({ say, line }) => ({ say, line }));
      return decided(state, [{ kind: "worked-example", problem: prompt, lines, done: true }]);
    }
  }
  const near = nearestHere(situation, text);
  return saying(situation, [
    near
      ? { kind: "notion-unknown", time, near: near.say, question: near.question }
      : { kind: "notion-unknown", time },
    ...(near ? [] : backToWork(situation)),
  ]);
}

/** Asks how something was done, rather than about something else. */
const asksOfWay =
  /(?<!\p{L})(?:how|steps?|way|work(?:ed|ing)?|get|got|answer|why|c[oó]mo|pasos?|forma|sale|sali[oó]|resuelve|respuesta|por ?qu[eé]|pq|xq)(?!\p{L})/iu;

/** Whether a problem tells a story whose things could be any: what counts is their numbers. */
function isStory({ state }: Situation): boolean {
  const item = state.problem?.item;
  return item !== undefined && isExpressionItem(item) && /\d/u.test(item.prompt.en);
}

/**
 * Where nothing was written for a question: the piece of the lesson that speaks of it, else the questions that may be meant,
 * to be tapped. Null where neither comes near.
 */
function comesNear(situation: Situation, { text, time }: Heard): Decision | null {
  const { problem, told = [] } = situation.state;
  const skill = problem && skillOf(situation, problem);
  const { locale } = situation;
  const piece = skill && pieceOn(text, skill.words.lesson[locale], { locale, told });
  if (piece) return saying(situation, [{ kind: "again", text: piece, isAsked: true, time }]);
  const questions = questionsNear(situation, text);
  return questions.length > 0
    ? saying(situation, [{ kind: "offer-questions", questions, time }])
    : null;
}

/** What was written for a question; where it may have been another one, with the question that it answers. */
function tellForeseen(situation: Situation, foreseen: Foreseen, time: number): Decision {
  const { say, question, isSure } = foreseen;
  if (isSure || question === null) return tellNotion(situation, say, time);
  return saying(situation, [{ kind: "notion", text: say, question, isOpen: false, time }]);
}

function tellNotion(situation: Situation, text: string, time: number): Decision {
  const isOpen = openIn(situation) !== null;
  return saying(situation, [{ kind: "notion", text, isOpen, time }]);
}

/** The lesson once more in other words; null where all of it was told. */
export function sayAgain(situation: Situation, { time }: Pick<Heard, "time">): Decision | null {
  const { problem, told = [] } = situation.state;
  const skill = problem && skillOf(situation, problem);
  const text = skill && againIn(skill.words.lesson[situation.locale], told);
  return text ? saying(situation, [{ kind: "again", text, time }]) : null;
}
