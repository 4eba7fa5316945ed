import { type Act, answeringActs } from "../acts/acts.ts";
import { type ExpressionItem, isExpressionItem, isInteractionItem } from "../item.ts";
import type { Given } from "../items/interaction.ts";
import { kindOf } from "../items/kinds.ts";
import { sayGiven } from "../items/say-given.ts";
import { oneSign } from "../text/one-sign.ts";
import { findTopics } from "./acts/notions.ts";
import { leadIn, readReply } from "./acts/reply.ts";
import { backToWork } from "./acts/back-to-work.ts";
import { type ActHelpers, nearestAsked, respondToAct } from "./acts/respond-to-act.ts";
import { withAnswerTo } from "./answer-both.ts";
import { answerReply } from "./answer-prompt.ts";
import { charged } from "./ask-help.ts";
import { type Decision, saying, type Situation, type StudentEvent } from "./decision.ts";
import { goOn, goPast } from "./go-on.ts";
import { readMessage, rightClaim } from "./read-message.ts";
import { isMoreThanNo, readPending } from "./read-pending.ts";
import { isRightAnswer } from "./is-right-answer.ts";
import { asksWhetherRight } from "./whether-right.ts";
import { isTaken, respondToAnswer } from "./respond-to-answer.ts";
import { takeUpOrAsk } from "./take-up.ts";
import { takeUpOwn } from "./set-aside.ts";
import type { Move } from "./move.ts";
import type { OpenProblem, Pending, TypedProblem } from "./state.ts";
import { takeSkill } from "./take-topic.ts";
import type { Intent } from "./understand.ts";
import { withoutLead } from "../text/without-lead.ts";

/** What the rest of the mind does with what a message turns out to be. */
export type Turn = {
  doAct: (situation: Situation, act: Act, text: string) => Decision;
  respondToIntent: (situation: Situation, intent: Intent, text: string) => Decision;
  takeGiven: (situation: Situation, event: Extract<StudentEvent, { kind: "given" }>) => Decision;
  helpersIn: (situation: Situation) => ActHelpers;
};

/** What a short answer to the tutor's own question comes to; null where the message is something else. */
export function answerPending(
  turn: Turn,
  situation: Situation,
  pending: Pending,
  text: string,
): Decision | null {
  if (pending.kind === "topic") {
    const which = readReply(text, pending.skillIds.length);
    const chosen = which?.kind === "which" ? pending.skillIds[which.at] : undefined;
    if (chosen !== undefined) return takeSkill(situation, chosen);
    const isNamed = findTopics(text, situation.skills, situation.locale).length > 0;
    return isNamed ? turn.doAct(situation, "topic", text) : null;
  }
  if (pending.kind === "prompted") return answerReply(situation, text);
  if (pending.kind === "unit") {
    const said = situation.acts?.halves?.said.text ?? text;
    const unit = withUnit(situation, pending.given, said);
    return unit && withAsked(situation, unit);
  }
  if (pending.kind === "own") {
    const worked =
      workOnOwn(turn, situation, pending.text, text) ??
      yesAndMoreOnOwn(turn, situation, pending.text, text);
    if (worked) return worked;
  }
  if (pending.kind === "own" || pending.kind === "own-text") {
    // The answer of the open problem is no problem of their own.
    if (pending.kind === "own-text" && rightClaim(situation, text, true)) return null;
    // Whoever writes a problem where one is asked about corrects it.
    const written = text.replace(saysNo, "");
    const again = situation.own?.problemIn(written, true);
    if (again && /[=+\-*/^×÷·]|\d\s*%/u.test(`${text} ${again.text}`))
      return takeUpOrAsk(situation, again.text, again.solution, written);
    if (pending.kind === "own-text")
      return isMeantAsProblem(situation, text)
        ? saying(situation, [{ kind: "own-unread", isStory: false }])
        : null;
  }
  // Who asks whether what was asked about is right means it.
  if (
    pending.kind === "meant" &&
    asksWhetherRight.test(text) &&
    leadIn(text)?.kind !== "no" &&
    !/\d/u.test(text)
  )
    return takeMeant(turn, situation, pending);
  const further = pending.kind === "meant" ? rightBeyond(situation, pending.given, text) : null;
  if (further) return withAsked(situation, turn.respondToIntent(situation, further, text));
  const more = pending.kind === "meant" ? withNamedToo(situation, pending, text) : null;
  if (more) return saying(situation, [more]);
  const reply = readPending(situation, pending, text);
  if (!reply) return pending.kind === "meant" ? yesAndMore(turn, situation, pending, text) : null;
  if (reply.kind === "instead-given")
    return withAsked(situation, turn.takeGiven(situation, { ...reply, kind: "given" }));
  if (reply.kind === "instead") {
    const { problem } = situation.state;
    return problem?.outcome === "open" && isTyped(problem)
      ? withAsked(situation, charged(situation, respondToAnswer(situation, problem, reply.text)))
      : null;
  }
  if (reply.kind === "no") {
    if (pending.kind === "meant") return answerRefusal(turn, situation, pending, text);
    if (pending.kind === "own") return saying(situation, [{ kind: "own-again" }]);
    if (pending.kind === "back") {
      const { state } = situation;
      return goPast({ ...situation, state: { ...state, stays: true } });
    }
    return pending.kind === "next"
      ? turn.doAct(situation, "break", text)
      : saying(situation, backToWork(situation));
  }
  switch (pending.kind) {
    case "meant":
      return takeMeant(turn, situation, pending);
    case "own": {
      const solution = situation.own?.solve(oneSign(pending.text));
      return solution ? takeUpOwn(situation, pending.text, solution) : null;
    }
    case "next":
    case "back":
      return goOn(situation);
    case "questions": {
      const question = pending.questions[reply.kind === "which" ? reply.at : 0];
      return question === undefined ? null : turn.doAct(situation, "question-idea", question);
    }
    case "acts": {
      const act = pending.choices[reply.kind === "which" ? reply.at : 0];
      return act ? turn.doAct(situation, act, pending.text || text) : null;
    }
  }
}

/** Says of what was asked about before that it is the answer, after something else came between. */
const saysSo =
  /(?<!\p{L})(?:(?:that'?s|thats|that is|it'?s|that was|yes) (?:what i (?:meant|said|mean)|my answer|the one i (?:meant|said))|i (?:meant|said) (?:that|it)|(?:es|era|esa es|eso es|esa era) (?:mi respuesta|lo que (?:dije|dec[ií]a|quer[ií]a decir))|(?:s[ií],? )?(?:es[ao]|ese) (?:dije|quer[ií]a decir))(?!\p{L})/iu;

/** What was asked about lately, where a message says that it is the answer; null where it does not. */
export function answerAsked(turn: Turn, situation: Situation, text: string): Decision | null {
  const { problem, pending } = situation.state;
  if (problem?.outcome !== "open" || !problem.asked || pending?.kind === "meant") return null;
  const isAsked = asksWhetherRight.test(text);
  if (/\d/u.test(text) || !(isAsked || (saysSo.test(text) && !/[?¿]/u.test(text)))) return null;
  return takeMeant(turn, situation, { kind: "meant", ...problem.asked });
}

/** A decision, with an answer to what was asked beside it. */
function withAsked(situation: Situation, decision: Decision): Decision {
  const asked = situation.acts?.halves?.asked;
  return asked ? withAnswerTo(decision, situation, asked) : decision;
}

/** "yep. but why did germany attack": the answer is marked, and what is asked besides is answered. */
function yesAndMore(
  turn: Turn,
  situation: Situation,
  pending: Pending & { kind: "meant" },
  text: string,
): Decision | null {
  const asked = situation.acts?.halves?.asked;
  if (leadIn(text)?.kind !== "yes" || !asked) return null;
  const marked = takeMeant(turn, situation, pending);
  return marked && withAnswerTo(marked, situation, asked);
}

function takeMeant(
  turn: Turn,
  situation: Situation,
  pending: Pending & { kind: "meant" },
): Decision | null {
  const { problem } = situation.state;
  if (pending.as) return turn.takeGiven(situation, { kind: "given", ...pending.as });
  return problem?.outcome === "open" && isTyped(problem)
    ? charged(situation, respondToAnswer(situation, problem, pending.given))
    : null;
}

/** The unit of a value that was right: both are the answer. Null where they are not. */
function withUnit(situation: Situation, value: string, text: string): Decision | null {
  const { problem } = situation.state;
  if (problem?.outcome !== "open" || !isTyped(problem) || /\d/u.test(text)) return null;
  const both = `${value} ${withoutLead(text).rest}`;
  const { outcome } = situation.typed.mark(problem.item.key, both, situation.locale);
  return outcome === "right" ? charged(situation, respondToAnswer(situation, problem, both)) : null;
}

/**
 * Who says no to a value, and more, has said something else: the right answer beside it is taken, what is asked for is done,
 * and no other value is looked for.
 */
function answerRefusal(
  turn: Turn,
  situation: Situation,
  pending: Pending & { kind: "meant" },
  text: string,
): Decision {
  const fewer = withoutNamed(situation, pending, text);
  if (fewer) return saying(situation, [fewer]);
  if (!isMoreThanNo(text)) return saying(situation, [{ kind: "answer-alone" }]);
  const rest = leadIn(text)?.rest ?? text;
  const read = readMessage(situation, rest);
  if (read.kind === "intent" && isRightAnswer(situation, read.intent))
    return turn.respondToIntent(situation, read.intent, rest);
  const { problem } = situation.state;
  const isAnswering = situation.acts?.likely[0] && answeringActs.has(situation.acts.likely[0].act);
  const other =
    isAnswering && problem?.outcome === "open" && isInteractionItem(problem.item)
      ? nearestAsked(situation, problem, rest)
      : null;
  const [otherMove] = other?.moves ?? [];
  if (other && otherMove?.kind === "ask-meant" && otherMove.given !== pending.given) return other;
  const [first] = situation.acts?.likely ?? [];
  const said = situation.acts?.likely.find(({ act }) => !answeringActs.has(act) && act !== "step");
  return said && (said === first || said.share >= refusalFrom)
    ? respondToAct(situation, said.act, text, turn.helpersIn(situation))
    : saying(situation, [{ kind: "talk", about: "misread", time: 0 }]);
}

/** "no, without the electric motors": what was asked about, less what is named now. Null where that is none of it, or all. */
function withoutNamed(
  { state, locale }: Situation,
  { as }: Pending & { kind: "meant" },
  text: string,
): Move | null {
  const item = state.problem?.item;
  if (!item || !isInteractionItem(item) || as?.given.kind !== "choice") return null;
  const { picked } = as.given;
  const behind = leavingOut.exec(leadIn(text)?.rest ?? text);
  const named =
    behind &&
    (kindOf(item).read(behind[1] ?? "", item, locale)?.given ??
      kindOf(item).near?.(behind[1] ?? "", item, locale));
  if (picked.length < 2 || named?.kind !== "choice") return null;
  const left = picked.filter((name) => !named.picked.includes(name));
  if (left.length === 0 || left.length === picked.length) return null;
  const given: Given = { kind: "choice", picked: left };
  return {
    kind: "ask-meant",
    given: sayGiven(given, item, locale),
    as: { itemId: item.id, given },
  };
}

/** What is meant besides stands behind these or before them: "wait, 5 too", "sí también la 5". */
const besides =
  /(?<!\p{L})(?:also|too|as well|plus|and also|tambi[eé]n|adem[aá]s|y la|y el|(?:you )?(?:forgot|missed|left out)|missing|(?:te )?falt(?:a|[oó])|(?:te )?olvidaste)(?!\p{L})/iu;

/** "sí también la 5": what was asked about, and one more. Null where nothing more is named. */
function withNamedToo(
  { state, locale }: Situation,
  { as }: Pending & { kind: "meant" },
  text: string,
): Move | null {
  const item = state.problem?.item;
  if (!item || !isInteractionItem(item) || as?.given.kind !== "choice") return null;
  const { interaction } = item;
  if (interaction.kind !== "choice" || !interaction.several) return null;
  const last = text.split(/[,.;!?¿]\s*/u).findLast((clause) => besides.test(clause));
  if (last === undefined) return null;
  const said = last.replace(besides, " ").replace(/^\s*(?:yes|s[ií]|and|y)\s/iu, "");
  const named =
    kindOf(item).read(said, item, locale)?.given ?? kindOf(item).near?.(said, item, locale);
  if (named?.kind !== "choice") return null;
  const { picked } = as.given;
  const more = named.picked.filter((name) => !picked.includes(name));
  if (more.length === 0) return null;
  const given: Given = { kind: "choice", picked: [...picked, ...more] };
  return {
    kind: "ask-meant",
    given: sayGiven(given, item, locale),
    as: { itemId: item.id, given },
  };
}

/** What is left out stands behind these, up to the end of its clause. */
const leavingOut =
  /(?<!\p{L})(?:without|not(?: the)?|except|minus|leave out|take (?:out|away)|sin|menos|quita|salvo|no)\s+([^,.;!?]+)/iu;

/** From this share on what is said beside a no is done. */
const refusalFrom = 0.25;

/** Work that holds for a problem of which the tutor asked whether it is the student's: it is, and this is on it. */
function workOnOwn(
  turn: Turn,
  situation: Situation,
  problem: string,
  text: string,
): Decision | null {
  const solution = situation.own?.solve(oneSign(problem));
  const taken = solution && takeUpOwn(situation, problem, solution);
  if (taken?.state.problem?.source !== "own") return null;
  const there: Situation = { ...situation, state: taken.state };
  const read = readMessage(there, text);
  if (read.kind !== "intent") return null;
  const { problem: own } = taken.state;
  const lines = read.intent.kind === "working" ? read.intent.lines : [text];
  if (read.intent.kind !== "answer" && read.intent.kind !== "working") return null;
  if (!isTyped(own) || !lines.some((line) => isWork(there, own.item, line))) return null;
  return { ...turn.respondToIntent(there, read.intent, text), charges: taken.charges };
}

/**
 * "yes, exactly. i solve the second one for x: x = y - 1": the problem is taken up, and what is said besides is looked at:
 * the first line on it, its answer, or what is asked. Null where the message takes back its yes, or corrects what was read.
 */
function yesAndMoreOnOwn(
  turn: Turn,
  situation: Situation,
  problem: string,
  text: string,
): Decision | null {
  const lead = leadIn(text);
  if (lead?.kind !== "yes" || takesBack.test(lead.rest)) return null;
  const solution = situation.own?.solve(oneSign(problem));
  const taken = solution && takeUpOwn(situation, problem, solution);
  const own = taken?.state.problem;
  if (!taken || own?.source !== "own" || !isTyped(own)) return null;
  const there: Situation = { ...situation, state: taken.state };
  const line = situation.typed.equationIn(lead.rest, own.item);
  const intent: Intent | null =
    line === null ? rightClaim(there, lead.rest, true) : { kind: "answer", text: line };
  if (intent) return { ...turn.respondToIntent(there, intent, lead.rest), charges: taken.charges };
  const asked = situation.acts?.halves?.asked;
  return asked ? withAnswerTo(taken, there, asked) : taken;
}

/** What takes back a yes, or corrects what was read: "yes but it's 3x", "ok not that one". */
const takesBack =
  /^(?:[\s,]*)(?:(?:but|except|pero|salvo)\s+(?:it'?s|its|it is|the|with|es|son|el|la|los|las|con)\s[^.!?;]*\d|(?:no|not|isn'?t)(?!\p{L}))/iu;

/** Whether what was written where a problem was asked for tells of one: it has numbers, and asks for nothing else. */
function isMeantAsProblem({ acts }: Situation, text: string): boolean {
  const first = acts?.likely[0]?.act;
  const isQuestion = first?.startsWith("question") === true;
  const isElse =
    isQuestion || (acts?.isSure === true && first !== undefined && leavesProblem.has(first));
  return !isElse && (text.match(/\d+/gu) ?? []).length >= 2;
}

/** Who asks for one of these brings no problem after all. */
const leavesProblem: ReadonlySet<Act> = new Set([
  "next",
  "easier",
  "harder",
  "topic",
  "break",
  "ask-hint",
  "how-am-i-doing",
]);

/** Whether a line holds and is more than the problem as it stands. */
function isWork(situation: Situation, item: ExpressionItem, line: string): boolean {
  return (
    isTaken(situation, item, line) && situation.typed.isWorkedOut(line, item, situation.locale)
  );
}

function isTyped(problem: OpenProblem): problem is TypedProblem {
  return isExpressionItem(problem.item);
}

/** A no that stands before what is meant instead. */
const saysNo = /^\s*(?:no+|nope|nah)(?:[,.:;!]|\s)+/iu;

/** The right answer to which a message takes what was asked about: "yes, and together that is 6x - 24". */
function rightBeyond(situation: Situation, given: string, text: string): Intent | null {
  const { state, typed, locale } = situation;
  const { problem } = state;
  if (problem?.outcome !== "open" || !isTyped(problem)) return null;
  const isRight = (said: string) => typed.mark(problem.item.key, said, locale).outcome === "right";
  const claim = isRight(given) ? null : rightClaim(situation, text, true);
  return claim?.kind === "answer" && isRight(claim.text) ? claim : null;
}
