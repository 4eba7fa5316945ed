import { isExpressionItem, type Item } from "../../item.ts";
import { type Decision, decided, saying, type Situation } from "../decision.ts";
import { siblingOf } from "../lay-out.ts";
import type { Move } from "../move.ts";
import { limitsOf } from "../obey-limits.ts";
import { skillOf } from "../respond-to-answer.ts";
import type { OpenProblem } from "../state.ts";

/**
 * A problem of the same kind as the open one, worked out: the lesson's own first, then siblings drawn anew. It counts as
 * help; on a problem to be done alone the student is asked to try first. Null where no skill stands behind the problem.
 */
export function showExample(situation: Situation): Decision | null {
  const { state } = situation;
  const { problem } = state;
  const skill = problem && skillOf(situation, problem);
  if (!problem || !skill) return null;
  if (problem.outcome === "open") {
    if (isToTryFirst(problem)) {
      const asked = { ...state, problem: { ...problem, helpRefused: true } };
      return decided(asked, [{ kind: "no-help-now" }]);
    }
    if (limitsOf(situation).help === "first-hint")
      return saying(situation, [{ kind: "help-limit" }]);
  }
  const { example } = skill.words;
  const isFirst = !problem.exampleShown;
  const sibling = isFirst ? null : workedOut(siblingOf(situation, skill, problem.item));
  const shown = sibling ?? { problem: example.problem, lines: example.lines };
  const next = { ...state, problem: { ...problem, exampleShown: true } };
  return decided(next, [{ kind: "worked-example", ...shown, asked: true }]);
}

function isToTryFirst(problem: OpenProblem): boolean {
  const isTest = problem.source === "twin" || problem.source === "review";
  return isTest && problem.answers === 0 && problem.hintsGiven === 0 && !problem.helpRefused;
}

type Worked = Pick<Move & { kind: "worked-example" }, "problem" | "lines">;

/** An item with its steps; null where its steps are not written down. */
function workedOut(item: Item): Worked | null {
  if (!isExpressionItem(item) || item.steps.length < 2) return null;
  return { problem: item.prompt, lines: item.steps.map(({ say, line }) => ({ say, line })) };
}
