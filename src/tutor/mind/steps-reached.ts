import { isExpressionItem } from "../item.ts";
import type { Decision, Situation } from "./decision.ts";

/**
 * A decision with how far the lines that stand have come, where it adds lines to a problem that stays open. Kept in
 * the state, because working it out again for every look at the workbench could take long.
 */
export function withStepsReached(before: Situation, decision: Decision): Decision {
  const { problem } = decision.state;
  const known = before.state.problem;
  if (!problem || problem.outcome !== "open" || problem.item.id !== known?.item.id) return decision;
  const added = problem.lines.slice(known.lines.length).filter(({ mark }) => mark === "right");
  if (added.length === 0) return decision;
  const { item } = problem;
  if (!isExpressionItem(item)) return decision;
  const lines = added.map(({ text }) => text);
  const { reached, total } = before.typed.stepsReached(item, lines, before.locale);
  const progress = { reached: Math.max(reached, known.progress?.reached ?? 0), total };
  return { ...decision, state: { ...decision.state, problem: { ...problem, progress } } };
}
