import type { Localized } from "#shared/locale.ts";
import {
  type InteractionItem,
  isExpressionItem,
  isInteractionItem,
  type ItemStep,
} from "../../item.ts";
import type { Given } from "../../items/interaction.ts";
import { kindOf } from "../../items/kinds.ts";
import { sayGiven } from "../../items/say-given.ts";
import type { Situation } from "../decision.ts";
import type { Move } from "../move.ts";
import { findMisconception } from "../respond-to-answer.ts";
import type { OpenProblem, TypedProblem } from "../state.ts";
import { stemsOf } from "./notions.ts";

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
    const known = findMisconception(situation, problem.item, last.text);
    if (known) return { kind: "point", feedback: known.feedback };
    const tried = situation.typed.triedValue(problem.item, last.text, situation.locale);
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
  { item, lines, outcome, lastGiven }: OpenProblem,
  question: string,
): Move | null {
  if (!isInteractionItem(item)) return null;
  const kind = kindOf(item);
  const named =
    numberedIn(question, item) ??
    kind.read(question, item, locale)?.given ??
    kind.near?.(question, item, locale);
  const isOpen = outcome === "open";
  const isOfMark = isOpen && lines.at(-1)?.mark === "wrong" && asksOfMark.test(question);
  const given = named ?? (isOfMark ? lastGiven : undefined);
  if (given?.kind !== "choice" && given?.kind !== "lines") return null;
  const said = sayGiven(given, item, locale);
  const isMarked = lines.some(({ text, mark }) => mark === "wrong" && text.includes(said));
  if (isOpen && !isMarked) return null;
  const told = given.kind === "choice" ? whyNotOf(item, given.picked) : null;
  if (told) return { kind: "notion", text: told[locale], isOpen: false, time: 0 };
  if (!named) return null;
  const { misconception } = kind.mark(given, item, locale);
  return misconception && { kind: "point", feedback: misconception.feedback };
}

/** The option whose place a question has in it: "why not 3". */
function numberedIn(question: string, { interaction }: InteractionItem): Given | null {
  if (interaction.kind !== "choice") return null;
  const [place, ...others] = question.match(/(?<![\d.,/$])[1-9](?![\d.,/]*\d)/gu) ?? [];
  const option = others.length === 0 ? interaction.options[Number(place) - 1] : undefined;
  return option ? { kind: "choice", picked: [option.name] } : null;
}

/** Asks why what was marked last is wrong: "why is that wrong", "why not". */
const asksOfMark =
  /(?<!\p{L})(?:wrong|incorrect[oa]?|not (?:right|it|correct)|isn'?t (?:it|that|this)|why not|est[aá] mal|mal|por ?qu[eé] no|pq no|xq no|no es)(?!\p{L})/iu;

/** What was written for the one option among those chosen that does not fit. */
function whyNotOf({ whyNot }: InteractionItem, picked: readonly string[]): Localized | null {
  const told = picked.flatMap((name) => whyNot?.[name] ?? []);
  return told.length === 1 ? (told[0] ?? null) : null;
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
  // Of several steps a question that has no word of any asks of none.
  return best && (best.score > 0 || steps.length === 1) ? best.step : null;
}
