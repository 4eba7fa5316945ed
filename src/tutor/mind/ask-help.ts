import { type Decision, decided, saying, type Situation } from "./decision.ts";
import { askForTry, nextRung } from "./give-help.ts";
import { followUp, skillOf, withProblem } from "./respond-to-answer.ts";

/**
 * A hint on request. On a twin or a review the first request is answered with encouragement to try alone;
 * who asks again gets the hint, and the item no longer counts as done alone.
 */
export function giveHint(situation: Situation, askedForAnswer: boolean): Decision {
  const { problem } = situation.state;
  if (!problem || problem.outcome !== "open") return saying(situation, [{ kind: "offer-next" }]);
  const isTest = problem.source === "twin" || problem.source === "review";
  if (isTest && problem.answers === 0 && problem.hintsGiven === 0 && !problem.helpRefused) {
    const state = withProblem(situation.state, { ...problem, helpRefused: true });
    return decided(state, [{ kind: "no-help-now" }]);
  }
  const tryFirst = askForTry(situation, problem);
  if (tryFirst) return tryFirst;
  const help = nextRung(situation, problem);
  const told = help.state.problem;
  if (told?.outcome === "told") {
    const skill = skillOf(situation, told);
    if (skill) return followUp(situation, help.state, skill, told, help.moves, {});
    return { ...help, moves: [...help.moves, { kind: "offer-next" }] };
  }
  return askedForAnswer ? { ...help, moves: [{ kind: "hold-answer" }, ...help.moves] } : help;
}

/** What the lesson at hand says, to a question that has no better answer. */
export function explain(situation: Situation, question: string): Decision["moves"] {
  const { problem } = situation.state;
  const skill = problem ? skillOf(situation, problem) : null;
  const lesson = skill?.words.lesson ?? problem?.item.hints[0];
  return lesson ? [{ kind: "explain", lesson, question }] : [{ kind: "offer-next" }];
}

/** A problem is paid for with the first thing the student does on it, so looking at one costs nothing. */
export function charged(before: Situation, decision: Decision): Decision {
  const worked = before.state.problem;
  if (!worked || worked.paid || worked.outcome !== "open") return decision;
  const { problem } = decision.state;
  const state =
    problem?.item.id === worked.item.id
      ? withProblem(decision.state, { ...problem, paid: true })
      : decision.state;
  return { ...decision, state, charges: true };
}

/** Shows how an answer came about: a reason, a calculation, or several numbers. */
const showsWork =
  /(?<!\p{L})(?:because|be?cuz|bc|cuz|cause|since|so|porque|porq|pq|xq|ya que|entonces)(?!\p{L})|\d\s*=|(?:\d+\D+){2}\d/iu;

/** Who has told how a wrong answer came about is not asked to: a hint goes on from there. */
export function withoutAskingForWork(
  situation: Situation,
  decision: Decision,
  text: string,
): Decision {
  const at = decision.moves.findIndex(({ kind }) => kind === "ask-working");
  if (at < 0 || !decision.attempt || !showsWork.test(text)) return decision;
  const helped = giveHint({ ...situation, state: decision.state }, false);
  if (helped.moves.some(({ kind }) => kind !== "hint")) return decision;
  const moves = [...decision.moves.slice(0, at), ...helped.moves, ...decision.moves.slice(at + 1)];
  return { ...decision, state: helped.state, moves };
}
