import { type InteractionItem, isInteractionItem } from "../item.ts";
import type { Given } from "../items/interaction.ts";
import { kindOf } from "../items/kinds.ts";
import { linesIn } from "../items/say-given.ts";
import { type Decision, decided, type Situation } from "./decision.ts";
import type { Move } from "./move.ts";
import { respondToGiven } from "./respond-to-given.ts";
import type { OpenProblem } from "./state.ts";

/**
 * Parts of a card's answer that are told one after the other, or pairs that are changed after a mark: they are kept and said
 * back until all of them are there, and then marked. Null where a message tells no part.
 */
export function addParts(situation: Situation, text: string): Decision | null {
  const { state, locale } = situation;
  const { problem } = state;
  if (problem?.outcome !== "open" || !isInteractionItem(problem.item)) return null;
  const { item } = problem;
  const told = kindOf(item).told?.(text, item, locale);
  if (!told) return null;
  const before = problem.begun ?? lastPairs(problem);
  const begun = together(before, told);
  if (begun.kind !== "choice" && begun.kind !== "lines" && kindOf(item).fits(begun, item))
    return respondToGiven(situation, { ...problem, item }, begun);
  return decided({ ...state, problem: { ...problem, begun } }, [
    saidSoFar(item, begun, sizeOf(before)),
  ]);
}

/** The whole answer that a message makes of the parts that were told before; null where some are still missing. */
export function completeParts(situation: Situation, text: string): Decision | null {
  const { state, locale } = situation;
  const { problem } = state;
  if (problem?.outcome !== "open" || !isInteractionItem(problem.item) || !problem.begun)
    return null;
  const { item, begun } = problem;
  const told = kindOf(item).told?.(text, item, locale);
  const whole = told ? together(begun, told) : null;
  if (!whole || whole.kind === "choice" || whole.kind === "lines") return null;
  return kindOf(item).fits(whole, item)
    ? respondToGiven(situation, { ...problem, item }, whole)
    : null;
}

function lastPairs({ lastGiven }: OpenProblem): Given | undefined {
  return lastGiven?.kind === "match" ? lastGiven : undefined;
}

/** What was told before with what is told now: what is told now goes before. */
function together(before: Given | undefined, told: Given): Given {
  if (told.kind === "match" && before?.kind === "match")
    return { kind: "match", pairs: { ...before.pairs, ...told.pairs } };
  if (told.kind === "choice" && before?.kind === "choice")
    return { kind: "choice", picked: [...new Set([...before.picked, ...told.picked])] };
  if (told.kind === "order" && before?.kind === "order") {
    const isNew = told.order.every((name) => !before.order.includes(name));
    return isNew ? { kind: "order", order: [...before.order, ...told.order] } : told;
  }
  if (told.kind === "lines" && before?.kind === "lines") {
    const lines = new Set([...before.lines, ...told.lines]);
    return { kind: "lines", lines: [...lines].toSorted((a, b) => a - b) };
  }
  return told;
}

function sizeOf(given: Given | undefined): number {
  switch (given?.kind) {
    case "match":
      return Object.keys(given.pairs).length;
    case "choice":
      return given.picked.length;
    case "order":
      return given.order.length;
    case "lines":
      return given.lines.length;
    default:
      return 0;
  }
}

/** What is kept so far, as it is said back. */
function saidSoFar({ interaction, stimuli }: InteractionItem, begun: Given, time: number): Move {
  if (begun.kind === "match" && interaction.kind === "match") {
    const pairs = interaction.left.flatMap(({ name, text: left }) => {
      const right = interaction.right.find((one) => one.name === begun.pairs[name]);
      return right ? [{ left, right: right.text }] : [];
    });
    return { kind: "pairs-told", pairs, time };
  }
  const named = interaction.kind === "choice" ? interaction.options : [];
  const parts = interaction.kind === "order" ? interaction.parts : named;
  const names = begun.kind === "choice" ? begun.picked : begun.kind === "order" ? begun.order : [];
  const texts =
    begun.kind === "lines"
      ? begun.lines.flatMap((line) => linesIn(stimuli)[line - 1] ?? [])
      : names.flatMap((name) => parts.find((part) => part.name === name)?.text ?? []);
  return { kind: "parts-told", texts, isOrder: begun.kind === "order", time };
}
