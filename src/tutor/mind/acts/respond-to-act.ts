import type { Act } from "../../acts/acts.ts";
import { isExpressionItem, isInteractionItem } from "../../item.ts";
import { kindOf } from "../../items/kinds.ts";
import { sayGiven } from "../../items/say-given.ts";
import { oneSign } from "../../text/one-sign.ts";
import { type Decision, saying, type Situation } from "../decision.ts";
import type { OfferReason, TalkedOf } from "../move.ts";
import { limitsOf } from "../obey-limits.ts";
import { standsIn } from "../stands-in.ts";
import type { OpenProblem } from "../state.ts";
import { anotherTopic, takeTopic, topicWished } from "../take-topic.ts";
import { textOf } from "../text-of-item.ts";
import { askedForm, questionOf } from "./asked-form.ts";
import { backToWork, openIn } from "./back-to-work.ts";
import { answerWhy, explainNotion, sayAgain } from "./explain.ts";
import { easierOne, harderOne } from "./other-level.ts";
import { foreseenIn } from "./foreseen.ts";
import { isNextStep } from "./idea.ts";
import { asksMeaning, wordThere } from "./word-there.ts";
import { saysGoodbye } from "./goodbye.ts";
import { namedTopic } from "./notions.ts";
import { kindWished } from "./kind-asked.ts";
import { showExample } from "./show-example.ts";
import { standing } from "./standing.ts";

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
    ((besideLeave.has(act) || act === "break") && saysGoodbye(text));
  // "hello and then bye obviously" speaks of what the program prints.
  const open = openIn(situation);
  if ((leaves || act === "break") && open && /(?<!\p{L})bye(?!\p{L})/iu.test(text)) {
    const isShown = /(?<!\p{L})bye(?!\p{L})/iu.test(textOf(open.item, situation.locale));
    if (isShown) return askWhatIsNear(situation, open, text, helpers);
  }
  const done = leaves ? "break" : act;
  const time = situation.state.times?.[done] ?? 0;
  const question = done.startsWith("question") ? withoutComplaint(text) : text;
  const answered = answerAct(situation, { act: done, text: question, time }, helpers);
  const sorry = { kind: "talk", about: "missed", time } as const;
  const decision =
    question === text ? answered : { ...answered, moves: [sorry, ...answered.moves] };
  const { times, told = [] } = decision.state;
  const lately = [...told, ...lessonTextsOf(decision)].slice(-toldMax);
  const state = { ...decision.state, times: { ...times, [done]: time + 1 } };
  return { ...decision, state: lately.length > 0 ? { ...state, told: lately } : state };
}

/** Says that a question was passed over: "no me respondiste", "u didnt answer me about the wrong protein". */
const passedOver =
  /(?<!\p{L})(?:(?:wait|but|pero|oye|hey)[,\s]+)*(?:(?:you|u|ya) (?:still )?(?:didn'?t|did not|never|don'?t|dont) (?:even )?(?:answer|say|tell)(?:ed)?(?: me| my question)?(?: about| of)?|no (?:me )?(?:has )?(?:respondiste|contestaste|respondido|contestado|respond[eé]s|contest[aá]s|respondes|contestas)(?: lo| a lo)?(?: de| sobre)?|cont[eé]stame (?:lo otro|eso)|that'?s not what i asked|(?:eso )?no (?:es|era) lo que (?:te )?pregunt[eé])(?!\p{L})[\s:,.;!]*/iu;

/** A question without the complaint that it was passed over; the whole where nothing of it is left. */
function withoutComplaint(text: string): string {
  const rest = text.replace(passedOver, " ").trim();
  return /\p{L}{3}/u.test(rest) ? rest : text;
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
  return moves.flatMap((move) => {
    if (move.kind === "notion" || move.kind === "again") return [move.text];
    return move.kind === "notion-unknown" && move.near !== undefined ? [move.near] : [];
  });
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

/** A complaint about what the tutor did rather than about the problem: it did not read, answer or mark what was said. */
const ofTheTutor =
  /(?<!\p{L})(?:(?:you|u|ya|tu|t[uú]|vos|faro)(?: \p{L}+)? (?:didn'?t|dont|don'?t|never|not|keep|always|said|told|just|no|nunca|siempre|sigues|dijiste|marcaste)|(?:didn'?t|did not|don'?t|never) (?:answer|read|listen|say|tell)|not what i (?:asked|said|meant)|i (?:already |just )?(?:asked|said|told|wrote)|no (?:me )?(?:has |est[aá]s )?(?:contest|respond|le[ií]ste|leyendo|entiend[eo]s|entend[eé]s|entendiste|le[eé]s|escuch[aá]s|respond[eé]s|contest[aá]s|haces caso|dijiste|dices)\p{L}*|no (?:es|era) lo que (?:te )?(?:pregunt|dije|ped)\p{L}*|(?:ya )?te (?:lo )?(?:dije|pregunt[eé]|ped[ií])|(?:i'?m|im|it'?s|its|that'?s) not (?:sad|hard|stuck|tired|mad|angry|upset|that)|no (?:estoy|me cuesta|es dif[ií]cil|es que))(?!\p{L})/iu;

/** Says that the tutor was wrong about what was right: "so my first message was right, why did you say no". */
const wasRight =
  /(?<!\p{L})(?:(?:i|it|that|mine|my (?:\p{L}+ )?\p{L}+) (?:was|were) (?:too |also |already )?(?:right|correct)(?!\p{L}).*(?<!\p{L})(?:you|u)(?!\p{L})|(?:you|u) (?:said|marked|told).*(?<!\p{L})(?:i|it) was (?:right|correct)|(?:yo )?(?:ten[ií]a raz[oó]n|lo ten[ií]a bien|ten[ií]a bien|estaba bien).*(?<!\p{L})(?:dijiste|dices|dec[ií]s|marcaste|pusiste))(?!\p{L})/iu;

const goesOn = /(?<!\p{L})(?:go on|next|move on|sigue|sigamos|siguiente)(?!\p{L})/iu;

/** What nerves before a test are taken for by their words. */
const mayBeNerves: ReadonlySet<Act> = new Set([
  "frustration",
  "sadness",
  "off-topic",
  "unclear",
  "how-am-i-doing",
  "question-idea",
  "question-task",
  "reply",
  "break",
]);

const ofTest =
  /(?<!\p{L})(?:tests?|exams?|quiz(?:zes)?|finals?|sat|act|score|grades?|saturday|tomorrow|ex[aá]men(?:es)?|pruebas?|selectividad|parcial|ma[ñn]ana|notas?|puntaje)(?!\p{L})/iu;

const nervous =
  /(?<!\p{L})(?:nerv\p{L}*|anxi\p{L}*|freak\p{L}*|panic\p{L}*|scared|afraid|worr\p{L}*|stress\p{L}*|blank|(?:gonna|going to) fail|p[aá]nico|miedo|asust\p{L}*|preocup\p{L}*|ansi\p{L}*|en blanco|bloque\p{L}*|estr[eé]s\p{L}*|(?:voy a|me van a) (?:reprobar|suspender|jalar))(?!\p{L})/iu;

/** Wants to go on, whatever is complained of. */
const namesNext =
  /(?<!\p{L})(?:next(?: one)?|(?:give me |do )?another(?: one)?|siguiente|(?:dame |vamos con )?otr[oa])\s*[.!]*$/iu;

/** Our name is asked about. */
const asksOurName =
  /(?<!\p{L})(?:light\s?house|(?:what|why|qu[eé]|por qu[eé]).*(?:faro|your name|called|tu nombre|te llamas))(?!\p{L})/iu;

const answersByAct: ReadonlySet<Act> = new Set(["answer", "guess", "step"]);

type Heard = { act: Act; text: string; time: number };

function answerAct(situation: Situation, heard: Heard, helpers: ActHelpers): Decision {
  const { act, text, time } = heard;
  const ofKind = kindWished(situation, [act], text);
  if (ofKind) return ofKind;
  const topic = besideWish.has(act) ? topicWished(situation, text) : null;
  if (topic) return topic;
  const open = openIn(situation);
  const isWronged = wasRight.test(text) && open?.lines.at(-1)?.mark !== "wrong";
  if (isWronged && !answersByAct.has(act)) {
    const sorry = { kind: "talk", about: "tutor-wrong", time } as const;
    if (!goesOn.test(text)) return talk(situation, sorry.about, time);
    const next = helpers.next();
    return { ...next, moves: [sorry, ...next.moves] };
  }
  if (mayBeNerves.has(act) && ofTest.test(text) && nervous.test(text))
    return talk(situation, "nerves", time);
  switch (act) {
    case "answer":
    case "guess":
    case "correction":
    case "step":
      if (!situation.state.problem) return helpers.next();
      if (open) return askWhatIsNear(situation, open, text, helpers);
      return afterAnswer(situation, heard, helpers);
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
      // Who asks again is not helped by the same words, and who brought it knows what it asks.
      return time > 0 || open.source === "own"
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
    case "own-problem": {
      const about = ownTalk(situation);
      // Where one may be brought it is waited for.
      if (about === "own-problem") return saying(situation, [{ kind: "talk", about, time }]);
      return talk(situation, about, time);
    }
    case "how-am-i-doing":
      return saying(situation, [standing(situation), ...backToWork(situation)]);
    case "frustration":
      if (namesNext.test(text)) return helpers.next();
      if (ofTheTutor.test(text))
        return saying(situation, [
          { kind: "talk", about: "misread", time: situation.state.times?.frustration ?? 0 },
        ]);
      return feel(situation, act, ["ask-hint", "easier", "break"], time);
    case "sadness":
      return feel(situation, act, ["break", "easier", "topic"], time);
    case "boredom":
      return feel(situation, act, ["harder", "topic", "break"], time);
    case "break":
      return saying(situation, [{ kind: "talk", about: "break", time }]);
    case "reply":
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
export function askWhatIsNear(
  situation: Situation,
  open: OpenProblem,
  text: string,
  helpers: Pick<ActHelpers, "hint">,
): Decision {
  const { item } = open;
  // A question about a card is none of its answers.
  if (isInteractionItem(item) && /[?¿]/u.test(text))
    return (
      nearestAsked(situation, open, text) ?? explainNotion(situation, { text, time: 0 }, helpers)
    );
  if (isInteractionItem(item))
    return (
      nearestAsked(situation, open, text) ??
      saying(situation, [{ kind: answerBy[item.interaction.kind] }])
    );
  const claim = isExpressionItem(item)
    ? situation.typed.claimToAskFor(oneSign(text), item, situation.locale)
    : null;
  const { halves } = situation.acts ?? {};
  const isOfProblem =
    claim !== null && isExpressionItem(item) && standsIn(item, situation.locale, claim);
  // Whoever asks about a number of the problem does not answer with it.
  if (isOfProblem && /[?¿]/u.test(text))
    return explainNotion(situation, { text: halves?.asked.text ?? text, time: 0 }, helpers);
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
function isWhatWasFound({ state, typed, locale }: Situation, text: string): boolean {
  const item = state.problem?.item;
  if (!item) return false;
  if (isInteractionItem(item)) {
    const kind = kindOf(item);
    const given = kind.read(text, item, locale)?.given ?? kind.near?.(text, item, locale);
    return given ? kind.mark(given, item, locale).receipt.outcome === "right" : false;
  }
  if (!isExpressionItem(item)) return false;
  const claim = typed.claimToAskFor(oneSign(text), item, locale);
  return claim !== null && typed.mark(item.key, claim, locale).outcome === "right";
}

/** What looks like an answer where none is open: the one that was found, a question about what is done, or nothing to mark. */
function afterAnswer(situation: Situation, heard: Heard, helpers: ActHelpers): Decision {
  const { text, time } = heard;
  const named = topicNamed(situation, text);
  if (named) return named;
  if (isWhatWasFound(situation, text)) return talk(situation, "done-right", time);
  const fact = situation.numbers.formulaFact(text);
  if (fact) return saying(situation, [{ kind: "number-fact", ...fact, time }]);
  return /[?¿]/u.test(text)
    ? explainNotion(situation, heard, helpers)
    : talk(situation, "done", time);
}

/** Another topic that is named beside a wish for the next problem; null where it names none, or the one at hand. */
function topicNamed(situation: Situation, text: string): Decision | null {
  const { skills, locale, state } = situation;
  if (anotherTopic.test(text)) return takeTopic(situation, text);
  const skill = namedTopic(text, skills, locale);
  const atHand = state.problem?.item.skillId ?? state.lastSkillId;
  return skill && skill.id !== atHand ? takeTopic(situation, text) : null;
}

/** One word about it, then back to the work. */
function talk(situation: Situation, about: TalkedOf, time: number): Decision {
  return saying(situation, [{ kind: "talk", about, time }, ...backToWork(situation)]);
}

/** Feelings are met first; then what could help is offered. */
function feel(
  situation: Situation,
  because: Exclude<OfferReason, "unsure" | "try">,
  offered: readonly Act[],
  time: number,
): Decision {
  const choices = openIn(situation) ? offered : offered.filter((act) => act !== "ask-hint");
  const isAfter = because === "frustration" && !openIn(situation);
  return saying(situation, [
    { kind: "talk", about: isAfter ? "frustration-after" : because, time },
    { kind: "offer-acts", because, choices, text: "", time },
  ]);
}

function ownTalk(situation: Situation): TalkedOf {
  if (situation.own === null) return "no-own-problem";
  return limitsOf(situation).ownProblems ? "own-problem" : "refused";
}

function weighIdea(situation: Situation, open: OpenProblem, { text, time }: Heard): Decision {
  const fits = isNextStep(open, text, situation.locale);
  const { item } = open;
  // An idea for a word is no work on a card.
  if (isInteractionItem(item) && item.interaction.kind === "words")
    return saying(situation, [{ kind: "answer-words" }]);
  const isTyped = isExpressionItem(item);
  return saying(situation, [{ kind: "idea", fits, isTyped, time }]);
}
