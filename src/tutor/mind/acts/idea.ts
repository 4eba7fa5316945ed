import operations from "#content/acts/operations.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";
import { isExpressionItem } from "../../item.ts";
import type { OpenProblem } from "../state.ts";

/** The operations of school mathematics, each with the beginnings of the words that name it. */
const stems: Readonly<Record<Locale, Readonly<Record<string, readonly string[]>>>> = operations;

/**
 * Whether what a student says might be done is what the solution does next: it names an operation and, where it has
 * numbers, no others than that step has. Never true on a guess: where the next step is not known it is false.
 */
export function isNextStep(problem: OpenProblem, idea: string, locale: Locale): boolean {
  const { item, progress } = problem;
  if (!isExpressionItem(item)) return false;
  const next = item.steps[1 + (progress?.reached ?? 0)];
  if (!next) return false;
  const said = operationsIn(idea, locale);
  const done = operationsIn(next.say[locale], locale);
  if (said.size === 0 || [...said].some((operation) => !done.has(operation))) return false;
  const known = new Set(numbersIn(next.say[locale]));
  return numbersIn(idea).every((number) => known.has(number));
}

/** The operations that a text names. */
export function operationsIn(text: string, locale: Locale): Set<string> {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = plain.match(/\p{L}+/gu) ?? [];
  const found = Object.entries(stems[locale]).filter(([, beginnings]) =>
    words.some((word) => beginnings.some((beginning) => word.startsWith(beginning))),
  );
  return new Set(found.map(([operation]) => operation));
}

function numbersIn(text: string): string[] {
  return text.match(/\d+(?:[.,]\d+)?/g) ?? [];
}
