import { isExpressionItem, isInteractionItem, type ItemStep } from "../../item.ts";
import { kindOf } from "../../items/kinds.ts";
import { sayGiven } from "../../items/say-given.ts";
import type { Situation } from "../decision.ts";
import type { Move } from "../move.ts";
import { findMisconception } from "../respond-to-answer.ts";
import type { OpenProblem, TypedProblem } from "../state.ts";
import { stemsOf } from "./notions.ts";
import { triedValue } from "./tried-value.ts";

/**
 * Answers why: of a wrong answer what a known wrong method did, of a step of the solution that has been reached the rule
 * that allows it, of a problem that is done its reason. Null where it cannot be told which step is meant.
 */
export function whyOf(situation: Situation, problem: OpenProblem, question: string): Move | null {
  const { reason } = problem.item;
  const chosen = whyNotChosen(situation, problem, question);
  if (chosen) return chosen;
  if (problem.outcome !== "open" && reason) return { kind: "reason", text: reason };
  if (!isTyped(problem)) return null;
  const last = problem.lines.at(-1);
  if (problem.outcome === "open" && last?.mark === "wrong") {
    const known = findMisconception(problem, last.text, situation.locale);
    if (known) return { kind: "point", feedback: known.feedback };
    const tried = triedValue(problem.item, last.text, situation.locale);
    return tried ? { kind: "tried-value", ...tried, time: 0 } : { kind: "ask-working" };
  }
  const step = nearest(reached(problem), question, situation);
  return step?.why ? { kind: "why", text: step.why } : null;
}

/**
 * Of an answer that a question names, what choosing it shows; null where that is not known. While the problem is open only
 * of what was chosen and marked: of the rest nothing is told.
 */
export function whyNotChosen(
  { locale }: Situation,
  { item, lines, outcome }: OpenProblem,
  question: string,
): Move | null {
  if (!isInteractionItem(item)) return null;
  const kind = kindOf(item);
  const given = kind.read(question, item, locale)?.given ?? kind.near?.(question, item, locale);
  if (given?.kind !== "choice" && given?.kind !== "lines") return null;
  const said = sayGiven(given, item, locale);
  const isMarked = lines.some(({ text, mark }) => mark === "wrong" && text.includes(said));
  if (outcome === "open" && !isMarked) return null;
  const { misconception } = kind.mark(given, item, locale);
  return misconception && { kind: "point", feedback: misconception.feedback };
}

function isTyped(problem: OpenProblem): problem is TypedProblem {
  return isExpressionItem(problem.item);
}

/** The steps that the student has seen or done. */
function reached({
  item,
  outcome,
  progress,
  source,
  hintsGiven,
}: TypedProblem): readonly ItemStep[] {
  if (outcome !== "open") return item.steps.slice(1);
  // Of a problem of the student's own, each hint but the first shows a step.
  const shown = source === "own" ? Math.max(0, hintsGiven - 1) : 0;
  return item.steps.slice(1, 1 + Math.max(shown, progress?.reached ?? 0));
}

/** The step that has most of the question's words; of several alike the last. */
function nearest(
  steps: readonly ItemStep[],
  question: string,
  { locale }: Situation,
): ItemStep | null {
  const asked = new Set([...stemsOf(question), ...(question.match(/\d+/g) ?? [])]);
  let best: { step: ItemStep; score: number } | null = null;
  for (const step of steps) {
    const said = new Set([
      ...stemsOf(step.say[locale]),
      ...(`${step.say[locale]} ${step.line}`.match(/\d+/g) ?? []),
    ]);
    const score = [...asked].filter((word) => said.has(word)).length;
    if (!best || score >= best.score) best = { step, score };
  }
  return best?.step ?? null;
}
