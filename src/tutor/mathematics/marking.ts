import { exactValue } from "./canonical.ts";
import { normaliseWords } from "./comparing/words.ts";
import type { Expression, ReadResult } from "./expression.ts";
import { mentions } from "./inspect.ts";
import { missingForm } from "./marking/form.ts";
import { compareLeniently, type LenientComparison } from "./marking/lenient.ts";
import { type AnswerOptions, otherReadings, readGiven, readKey } from "./marking/readings.ts";
import { approximate } from "./numeric/precise.ts";
import { toLatex } from "./print.ts";
import { equals, round } from "./rational.ts";
import type { AnswerKey, MarkingPolicy, MarkingReceipt } from "./receipt.ts";

/**
 * Marks an answer against its key and says how the mark came about. Never throws; an answer that cannot be read
 * is "unreadable" with the place, never wrong. Decimal commas are read where the options say so.
 */
export function markAnswer(
  key: AnswerKey,
  given: string,
  options: AnswerOptions = {},
): MarkingReceipt {
  const { policy } = key;
  const expected = readKey(key);
  const first = readGiven(key, given, expected, options);
  if (policy.words?.some((word) => normaliseWords(word) === normaliseWords(given)))
    return receipt("right", "words", first, null);
  if (policy.unit === undefined && sameText(key.expression, given))
    return receipt("right", "same-text", first, null);
  if (isChoice(key.expression, given)) return receipt("right", "words", first, null);
  if (!expected.ok && looseText(key.expression) === looseText(given))
    return receipt("right", "same-text", first, null);
  if (isSign(given) && policy.words?.some(isSign)) return receipt("wrong", "words", first, null);
  if (expected.ok && first.ok) {
    const outcome = markReading(expected.expression, first.expression, policy);
    if (outcome) return outcome;
  }
  for (const [keyTree, answer] of otherReadings(key, given, expected, options)) {
    const outcome = markReading(keyTree, answer, policy);
    if (outcome) return outcome;
  }
  if (!first.ok) return unreadable(first);
  if (!expected.ok) return receipt("wrong", "same-text", first, null);
  const { by } = compareLeniently(expected.expression, first.expression, policy);
  return receipt("wrong", by, first, null);
}

/** A relation sign by itself is no expression, but it answers "which sign belongs between them?". */
function isSign(text: string): boolean {
  return /^\s*(?:[<>=≤≥]|<=|>=)\s*$/.test(text);
}

function markReading(
  expected: Expression,
  given: Expression,
  policy: MarkingPolicy,
): MarkingReceipt | null {
  if (policy.roundedTo !== undefined) {
    const rounded = markRounded(expected, given, policy.roundedTo);
    if (rounded) return rounded;
  }
  const comparison = compareLeniently(expected, given, policy);
  if (!comparison.equal && comparison.missing === null) return null;
  const missing =
    comparison.missing ?? missingUnit(given, policy, comparison) ?? missingForm(given, policy);
  const shown: ReadResult = { ok: true, expression: given };
  return receipt(missing ? "right-value-wrong-form" : "right", comparison.by, shown, missing);
}

function missingUnit(
  given: Expression,
  policy: MarkingPolicy,
  comparison: LenientComparison,
): "unit" | null {
  if (policy.unit === undefined || !comparison.equal) return null;
  return mentions(given, (part) => part.kind === "quantity" || part.kind === "percent")
    ? null
    : "unit";
}

/** An answer that was to be rounded: right when it is the key to so many places, also written without final zeros. */
function markRounded(
  expected: Expression,
  given: Expression,
  places: number,
): MarkingReceipt | null {
  const value = exactValue(bareValue(expected)) ?? approximate(bareValue(expected));
  const answer = exactValue(bareValue(given));
  if (!value || !answer) return null;
  const shown: ReadResult = { ok: true, expression: given };
  if (equals(answer, round(value, places))) return receipt("right", "exact", shown, null);
  const closer = equals(round(answer, places), round(value, places));
  return closer && isMorePrecise(given, places)
    ? receipt("right-value-wrong-form", "exact", shown, "rounding")
    : null;
}

function isMorePrecise(given: Expression, places: number): boolean {
  const value = bareValue(given);
  const decimal = value.kind === "negative" ? value.of : value;
  return decimal.kind !== "number" || decimal.places > places;
}

function bareValue(e: Expression): Expression {
  if (e.kind === "relation" && e.operator !== "in") return bareValue(e.right);
  return e.kind === "quantity" ? e.value : e;
}

/** The same characters, apart from spaces that separate nothing: "1 1/2" is not "11/2". */
function sameText(key: string, given: string): boolean {
  const folded = foldSpaces(key);
  return folded === foldSpaces(given) && folded !== "";
}

/** For keys that are no mathematics we can read: without spaces and sizes of brackets. */
function looseText(text: string): string {
  return text.replaceAll(/\\(?:left|right|displaystyle)(?![a-zA-Z])|\\[,;:! ]|\s|\.$/gu, "");
}

function foldSpaces(text: string): string {
  return text
    .trim()
    .replaceAll(/\s+/gu, " ")
    .replaceAll(/(?<=[^\p{L}\d]) | (?=[^\p{L}\d])/gu, "");
}

/** A choice is named by its letter: C, c, (c) or c). */
function isChoice(key: string, given: string): boolean {
  return (
    /^[A-F]$/.test(key.trim()) && new RegExp(`^\\s*\\(?${key.trim()}[).]?\\s*$`, "iu").test(given)
  );
}

function receipt(
  outcome: MarkingReceipt["outcome"],
  checker: MarkingReceipt["checker"],
  given: ReadResult,
  missing: MarkingReceipt["missing"],
): MarkingReceipt {
  return {
    outcome,
    checker,
    givenAs: given.ok ? toLatex(given.expression) : null,
    missing,
    problem: null,
  };
}

function unreadable(given: Extract<ReadResult, { ok: false }>): MarkingReceipt {
  return {
    outcome: "unreadable",
    checker: "unreadable",
    givenAs: null,
    missing: null,
    problem: { ...given.problem },
  };
}
