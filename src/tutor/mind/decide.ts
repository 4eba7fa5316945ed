import { type Decision, saying, type Situation, type StudentEvent } from "./decision.ts";
import { charged, explain, giveHint, withoutAskingForWork } from "./ask-help.ts";
import { endsInNext, goOn } from "./go-on.ts";
import { afterCheckIn } from "./after-check-in.ts";
import { hearOut, withoutCheckIn } from "./hear-out.ts";
import { openChat } from "./lay-out.ts";
import { closedBy, closingMove, limitsOf, withinLimits } from "./obey-limits.ts";
import { goBack, goBackTo, withWaiting } from "./set-aside.ts";
import { isStory } from "./is-story.ts";
import { foreignProblem, takeUpOrAsk } from "./take-up.ts";
import { isTaken, respondToAnswer } from "./respond-to-answer.ts";
import { respondToWorking } from "./respond-to-working.ts";
import { withStepsReached } from "./steps-reached.ts";
import { followStory, withoutStory } from "./story.ts";
import { takeWritten, withWritten } from "./take-written.ts";
import { takeSkill, wishesOwn, wishesTopic } from "./take-topic.ts";
import { withoutTakenBack } from "./taken-back.ts";
import { type Intent, understand } from "./understand.ts";
import { type Act, answeringActs } from "../acts/acts.ts";
import { asksWordHere, isAnswered } from "./acts/asks-word.ts";
import { asksSomething } from "./acts/asks-something.ts";
import { isForeseen } from "./acts/foreseen.ts";
import { withPending } from "./acts/pending.ts";
import { isBareReply, leadIn } from "./acts/reply.ts";
import { questionIn } from "./acts/question-in.ts";
import { type AnswerBeside, answerBeside, askedBeside, withAnswerTo } from "./answer-both.ts";
import { answerAsked, answerPending, type Turn } from "./answer-pending.ts";
import { addParts, completeParts } from "./parts-told.ts";
import { cardAnswer } from "./card-answer.ts";
import { answerPrompt } from "./answer-prompt.ts";
import { rightSentence, whetherRight } from "./whether-right.ts";
import { answerCommon } from "./acts/common-asked.ts";
import { asksOfNumbers } from "./acts/number-fact.ts";
import { otherSubject } from "./acts/other-subject.ts";
import { whichRight } from "./acts/which-right.ts";
import { stemsOf, tellingWords } from "./acts/notions.ts";
import { askWhich } from "./acts/ask-which.ts";
import { backToWork } from "./acts/back-to-work.ts";
import { type ActHelpers, respondToAct } from "./acts/respond-to-act.ts";
import { readMessage, rightClaim } from "./read-message.ts";
import { isExpressionItem } from "../item.ts";
import type { Given } from "../items/interaction.ts";
import { sayGiven } from "../items/say-given.ts";
import type { Move } from "./move.ts";
import { type InteractionProblem, isInteraction, respondToGiven } from "./respond-to-given.ts";
import type { OpenProblem, Pending, TypedProblem } from "./state.ts";
import { oneSign } from "../text/one-sign.ts";

/** Decides a turn: pure, so the same situation and event always give the same decision. */
export function decide(before: Situation, event: StudentEvent): Decision {
  const situation = event.kind === "written" ? withWritten(before, event) : before;
  // Before anything else reads a message, and at any hour: whoever needs help is heard.
  const careful = hearOut(situation, event);
  if (careful) {
    const isOpen = closedBy(situation) === null;
    const then = isOpen ? afterCheckIn(situation, careful, decideOpen) : careful;
    return withPending(then, situation.locale);
  }
  // Whoever takes leave by the button has not answered what was asked.
  const asked = situation.state.checkIn !== undefined && event.kind !== "finish";
  const here = asked ? { ...situation, state: withoutCheckIn(situation.state) } : situation;
  const closing = closedBy(here);
  if (closing !== null) return withPending(saying(here, [closingMove(closing)]), here.locale);
  const decision = withWaiting(withinLimits(withStepsReached(here, decideOpen(here, event)), here));
  return withPending(withoutStory(decision), here.locale);
}

function decideOpen(situation: Situation, event: StudentEvent): Decision {
  switch (event.kind) {
    case "open":
      return openChat(situation, event.skillId);
    case "next":
      return goOn(situation);
    case "topic":
      return takeSkill(situation, event.skillId);
    case "hint":
      return charged(situation, giveHint(situation, false));
    case "back":
      return goBack(situation, true) ?? goOn(situation);
    case "message":
      return withoutAskingForWork(situation, respond(situation, event), event.text);
    case "own-problem":
      return takeUp(situation, event.text);
    case "given":
      return takeGiven(situation, event);
    case "written":
      return takeWritten(situation, event);
    case "finish":
      return doAct(situation, "break", "");
    case "check-in":
      return saying(situation, [{ kind: "checked-in" }]);
  }
}

/** An answer put together on the page: for the problem that is open, and no other. */
function takeGiven(
  situation: Situation,
  { itemId, given }: Extract<StudentEvent, { kind: "given" }>,
): Decision {
  const { problem } = situation.state;
  if (
    !problem ||
    problem.outcome !== "open" ||
    problem.item.id !== itemId ||
    !isInteraction(problem)
  )
    return saying(situation, [
      { kind: problem?.outcome === "open" ? "answer-there" : "offer-next" },
    ]);
  const decision = respondToGiven(situation, problem, given);
  return decision.attempt ? charged(situation, decision) : decision;
}

/** A problem that was brought by its button: nothing of it is marked, and what cannot be read changes nothing. */
function takeUp(situation: Situation, text: string): Decision {
  if (!limitsOf(situation).ownProblems) return saying(situation, [{ kind: "own-off" }]);
  const { own, typed } = situation;
  if (!own) return saying(situation, [{ kind: "talk", about: "no-own-problem", time: 0 }]);
  const { problem } = situation.state;
  const item = problem?.outcome === "open" && isExpressionItem(problem.item) ? problem.item : null;
  if (item && typed.isTypedBack(oneSign(text), item, situation.locale))
    return saying(situation, [{ kind: "typed-back" }]);
  const brought = own.problemIn(text);
  return brought
    ? takeUpOrAsk(situation, brought.text, brought.solution, text)
    : ownUnread(situation, text);
}

/** What was brought cannot be read: a story is followed by the calculations that the student finds in it. */
function ownUnread(situation: Situation, text: string): Decision {
  const isTold = isStory(text);
  const state = isTold ? { ...situation.state, story: { text } } : situation.state;
  return saying({ ...situation, state }, [{ kind: "own-unread", isStory: isTold }]);
}

function respond(
  situation: Situation,
  { text: written, act }: Extract<StudentEvent, { kind: "message" }>,
): Decision {
  const text = withoutTakenBack(written);
  const { pending } = situation.state;
  if (act)
    return doAct(situation, act, pending?.kind === "acts" && pending.text ? pending.text : text);
  const isFree = pending === undefined || takesAnswer.has(pending.kind);
  const given = isFree ? givenOnCard(situation, written) : null;
  if (given) return given;
  if (endsInNext(situation, text)) return goOn(situation);
  const isYes = pending?.kind === "meant" && leadIn(text)?.kind === "yes";
  if (!isYes && asksWordHere(situation, text)) {
    const both = answerBeside(situation);
    return both ? respondToBoth(situation, both) : doAct(situation, "question-idea", text);
  }
  const step = followStory(situation, text);
  if (step) return step;
  const reply = pending && answerPending(turn, situation, pending, text);
  if (reply) return reply;
  const later = isFree ? null : givenOnCard(situation, written);
  if (later) return later;
  const earlier = answerAsked(turn, situation, text) ?? answerWaiting(situation, text);
  if (earlier) return earlier;
  if (wishesTopic(situation, text)) return doAct(situation, "topic", text);
  if (wishesOwn(text)) return doAct(situation, "own-problem", text);
  const elsewhere = otherSubject(situation, text);
  if (elsewhere !== null) return sayOtherSubject(situation, elsewhere);
  if (asksOfNumbers(situation, text)) return doAct(situation, "question-idea", text);
  const parts = whichRight(situation, text);
  if (parts) return parts;
  const foreign = foreignProblem(situation, text);
  if (foreign) return takeUpOrAsk(situation, foreign.text, foreign.solution, text);
  const beside = answerBeside(situation);
  if (beside) return respondToBoth(situation, beside);
  const sure = whetherRight(situation, text) ?? rightSentence(situation, text);
  if (sure)
    return sure.kind === "on-the-way" ? saying(situation, [sure]) : marked(situation, sure, text);
  const common = answerCommon(situation, text);
  if (common) return common;
  const read = readMessage(situation, text);
  // A yes or no to nothing that was asked is neither an answer nor a feeling.
  if (isBareReply(read, text)) return saying(situation, backToWork(situation));
  const prompted = answerPrompt(situation, read, text);
  if (prompted) return prompted;
  const isQuestion =
    isForeseen(situation, read, text) ||
    asksSomething(situation, read, text) ||
    (read.kind === "unsure" && isAnswered(situation, text));
  if (isQuestion) return doAct(situation, "question-idea", text);
  switch (read.kind) {
    case "intent":
      return respondToIntent(situation, read.intent, text);
    case "act":
      return doAct(situation, read.act, text);
    case "unsure":
      return (
        answerQuestion(situation, read.choices, text) ?? askWhich(situation, read.choices, text)
      );
  }
}

/** Answers what a message asks besides, or may ask as a whole. */
function answerQuestion(
  situation: Situation,
  choices: readonly Act[],
  text: string,
): Decision | null {
  const asked = questionIn(situation, choices, text);
  return asked && doAct(situation, asked.act, asked.text);
}

/** What the tutor has just asked, where an answer on the card goes before a reply. */
const takesAnswer: ReadonlySet<Pending["kind"]> = new Set(["meant", "next", "back"]);

/** Marks the answer that a message gives on the open card, or keeps the parts of it that are told; null where it gives none. */
function givenOnCard(situation: Situation, text: string): Decision | null {
  const complete = completeParts(situation, text);
  if (complete) return charged(situation, complete);
  const intent = cardAnswer(situation, text);
  if (intent) return marked(situation, intent, text);
  const parts = addParts(situation, text);
  return parts?.attempt ? charged(situation, parts) : parts;
}

/** The right answer of a problem that waits, where it is none of the one at hand: it is come back to, and marked. */
function answerWaiting(situation: Situation, text: string): Decision | null {
  const { waiting = [], problem } = situation.state;
  if (waiting.length === 0 || !/\d/u.test(text) || text.includes("\n")) return null;
  const isOpen = problem?.outcome === "open";
  if (isOpen && rightClaim(situation, text, true)) return null;
  for (const one of waiting.toReversed()) {
    // While another is open it has to be named: the same number may be a line of work on that.
    if (isOpen && !names(one, text, situation.locale)) continue;
    const back = isTyped(one) ? goBackTo(situation, one) : null;
    const there = back && { ...situation, state: back.state };
    const claim = there && rightClaim(there, text, true);
    if (there && claim) return respondToIntent(there, claim, text);
  }
  return null;
}

/** Speaks of a problem that is not the one at hand. */
const ofAnother =
  /(?<!\p{L})(?:the (?:other|first|last) (?:one|problem)|before|from before|waiting|el (?:otro|primero|anterior|de antes)|la (?:otra|primera|anterior|de antes))(?!\p{L})/iu;

/** Whether a message names a problem that waits, by a word of it or as another than the one at hand. */
function names({ item }: OpenProblem, text: string, locale: Situation["locale"]): boolean {
  if (ofAnother.test(text)) return true;
  const words = new Set(stemsOf(item.prompt[locale]));
  return tellingWords(text, locale).some((word) => stemsOf(word).some((stem) => words.has(stem)));
}

/** What answers to the tutor's own questions come to. */
const turn: Turn = { doAct, respondToIntent, takeGiven, helpersIn };

/** Marks an answer among other sentences, and answers what is asked besides. */
function marked(situation: Situation, intent: Intent, text: string): Decision {
  const decision = respondToIntent(situation, intent, text);
  const asked = situation.acts?.halves?.asked;
  return asked ? withAnswerTo(decision, situation, asked) : decision;
}

/** Marks an answer, then answers what was asked beside it. */
function respondToBoth(situation: Situation, { intent, said, asked }: AnswerBeside): Decision {
  const first = withAnswerTo(respondToIntent(situation, intent, said), situation, asked);
  const act = first.attempt?.receipt.outcome === "right" ? askedBeside(asked) : null;
  if (!act || first.state.problem?.outcome === "open") return first;
  const then = doAct({ ...situation, state: first.state, acts: asked.acts }, act, asked.text);
  const moves = [...first.moves.filter(({ kind }) => kind !== "offer-next"), ...then.moves];
  return { ...then, moves, attempt: first.attempt, record: first.record, charges: first.charges };
}

/** Answers what a message does; what may hold an answer is looked at for one first. */
function doAct(situation: Situation, act: Act, text: string): Decision {
  const { problem } = situation.state;
  if (act === "step" && problem?.outcome === "open" && isTyped(problem)) {
    const equation = situation.typed.equationIn(text, problem.item);
    if (equation !== null)
      return respondToIntent(situation, { kind: "answer", text: equation }, text);
    const given = situation.typed.claimToAskFor(oneSign(text), problem.item, situation.locale);
    if (given !== null) return saying(situation, [{ kind: "ask-meant", given }]);
  }
  const claim = act === "own-problem" ? rightClaim(situation, text, true) : null;
  if (claim) return respondToIntent(situation, claim, text);
  if (act === "own-problem" && asksWhere.test(text))
    return respondToAct(situation, "question-idea", text, helpersIn(situation));
  const own = act === "own-problem" ? situation.own : null;
  const brought = own?.problemIn(text);
  if (brought) return takeUpOrAsk(situation, brought.text, brought.solution, text);
  if (own && limitsOf(situation).ownProblems && isStory(text)) return ownUnread(situation, text);
  if (answeringActs.has(act)) {
    const intent = understand(text, situation.state.problem, situation);
    if (intent.kind === "answer" || intent.kind === "doubtful" || intent.kind === "given")
      return respondToIntent(situation, intent, text);
  }
  return respondToAct(situation, act, text, helpersIn(situation));
}

function sayOtherSubject(situation: Situation, subject: string): Decision {
  const time = situation.state.times?.topic ?? 0;
  const state = { ...situation.state, times: { ...situation.state.times, topic: time + 1 } };
  return saying({ ...situation, state }, [{ kind: "other-subject", subject, time }]);
}

/** Asks where something stands, which is no problem of one's own: "where is 1/3 in my problem". */
const asksWhere = /(?<!\p{L})(?:where|d[oó]nde)(?!\p{L})/iu;

function helpersIn(situation: Situation): ActHelpers {
  return {
    hint: () => charged(situation, giveHint(situation, false)),
    tellAnswer: () => charged(situation, giveHint(situation, true)),
    next: () => goOn(situation),
  };
}

function respondToIntent(situation: Situation, intent: Intent, text: string): Decision {
  const { problem } = situation.state;
  const { ownProblems } = limitsOf(situation);
  switch (intent.kind) {
    case "next":
      return goOn(situation);
    case "own-problem":
      return takeUpOrAsk(situation, intent.text, intent.solution);
    case "typed-back":
      return saying(situation, [{ kind: "typed-back" }]);
    case "unknown-problem":
      return saying(situation, [{ kind: ownProblems ? "cannot-solve" : "own-off" }]);
    case "hint":
      return charged(situation, giveHint(situation, false));
    case "tell-me":
      return charged(situation, giveHint(situation, true));
    case "talk": {
      const isThere = problem?.outcome === "open" && isInteraction(problem);
      return saying(situation, [{ kind: isThere ? "answer-there" : "off-topic" }]);
    }
    default:
  }
  if (!problem || problem.outcome !== "open")
    return intent.kind === "question"
      ? doAct(situation, "question-idea", text)
      : saying(situation, [{ kind: "offer-next" }]);
  if (intent.kind === "given" && isInteraction(problem)) {
    return intent.sure
      ? charged(situation, respondToGiven(situation, problem, intent.given))
      : saying(situation, [askMeant(situation, problem, intent.given)]);
  }
  if (intent.kind === "question") {
    return charged(situation, { ...saying(situation, explain(situation, text)) });
  }
  if (!isTyped(problem)) return saying(situation, [{ kind: "off-topic" }]);
  // Who wavers between two has answered nothing yet.
  if ("text" in intent && situation.typed.namesSeveral(problem.item, intent.text, situation.locale))
    return saying(situation, [{ kind: "talk", about: "which-value", time: problem.answers }]);
  switch (intent.kind) {
    case "answer":
      return charged(
        situation,
        situation.typed.isOnTheWay(problem.item, intent.text, situation.locale) &&
          problem.item.steps.length > 0
          ? respondToWorking(situation, problem, [intent.text])
          : respondToAnswer(situation, problem, intent.text),
      );
    case "doubtful": {
      const taken = intent.perhaps.find((part) => isTaken(situation, problem.item, part));
      return taken === undefined
        ? saying(situation, [{ kind: "ask-meant", given: intent.text }])
        : charged(situation, respondToAnswer(situation, problem, taken));
    }
    case "words":
      return isTaken(situation, problem.item, intent.text)
        ? charged(situation, respondToAnswer(situation, problem, intent.text))
        : saying(situation, [{ kind: "off-topic" }]);
    case "working":
      return charged(situation, respondToWorking(situation, problem, intent.lines));
    case "given":
      return saying(situation, [{ kind: "off-topic" }]);
    case "unreadable":
      return saying(situation, [
        {
          kind: "unreadable",
          given: intent.text,
          at: intent.problem.at,
          length: intent.problem.length,
          code: intent.problem.code,
        },
      ]);
  }
}

function isTyped(problem: OpenProblem): problem is TypedProblem {
  return isExpressionItem(problem.item);
}

/** Asks whether a text was meant as the answer, and carries the answer that it would be. */
function askMeant(situation: Situation, { item }: InteractionProblem, given: Given): Move {
  return {
    kind: "ask-meant",
    given: sayGiven(given, item, situation.locale),
    as: { itemId: item.id, given },
  };
}
