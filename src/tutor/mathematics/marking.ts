import { normaliseWords } from "../text/answer-words.ts";
import type { Expression, ReadResult } from "../notation/expression.ts";
import { mentions, symbolsOf } from "./inspect.ts";
import { missingForm } from "./marking/form.ts";
import { compareLeniently } from "./marking/lenient.ts";
import { type AnswerOptions, otherReadings, readGiven, readKey } from "./marking/readings.ts";
import { compareAsRounded } from "./marking/rounded.ts";
import { isPartOfOne, missingUnit } from "./marking/units-given.ts";
import { isSameInTwoCounts, isSameTime } from "./marking/time-of-day.ts";
import { crossAsTimes } from "../notation/reading/letters.ts";
import { toLatex } from "../notation/print.ts";
import type { AnswerKey, ComparedKind, MarkingPolicy, MarkingReceipt } from "../items/receipt.ts";
import { traitsOf } from "./traits.ts";

/**
 * Marks an answer against its key and says how the mark came about. Never throws; an answer that cannot be read
 * is "unreadable" with the place, never wrong. Decimal commas are read where the options say so.
 */
export function markAnswer(
  key: AnswerKey,
  written: string,
  options: AnswerOptions = {},
): MarkingReceipt {
  const { policy } = key;
  const expected = readKey(key);
  const given = crossAsTimes(written, unknownsOf(key, expected));
  const first = readGiven(key, given, expected, options);
  if (policy.words?.some((word) => normaliseWords(word) === normaliseWords(given)))
    return receipt("right", "words", first, null);
  if (!asksForMore(policy) && sameText(key.expression, given))
    return receipt("right", "same-text", first, null);
  if (isChoice(key.expression, given)) return receipt("right", "words", first, null);
  if (!expected.ok && looseText(key.expression) === looseText(given))
    return receipt("right", "same-text", first, null);
  if (policy.words?.some(isSign) && isSign(given)) return receipt("wrong", "words", first, null);
  const sameTime = isSameTime(key.expression, given) ?? isSameInTwoCounts(key.expression, given);
  if (sameTime !== null) return receipt(sameTime ? "right" : "wrong", "words", first, null);
  let by: MarkingReceipt["checker"] = "same-text";
  if (expected.ok && first.ok) {
    const mark = markReading(expected.expression, first.expression, policy);
    if ("outcome" in mark) return mark;
    ({ by } = mark);
  }
  for (const [keyTree, answer] of otherReadings(key, given, expected, first, options)) {
    const mark = markReading(keyTree, answer, policy);
    if ("outcome" in mark) return mark;
  }
  return first.ok ? receipt("wrong", by, first, null) : unreadable(first);
}

function unknownsOf({ policy }: AnswerKey, expected: ReadResult): ReadonlySet<string> {
  const { variable, unknowns = [] } = policy;
  const named = variable === undefined ? unknowns : [...unknowns, variable];
  return new Set(expected.ok ? [...symbolsOf(expected.expression), ...named] : named);
}

/** Whether the text of the key itself may lack what the item asks for: a key is the exact value, in any notation. */
function asksForMore(policy: MarkingPolicy): boolean {
  const { unit, roundedTo, significantFigures, form } = policy;
  const isNotation = form === "mixed" || form === "fraction" || form === "decimal";
  return (
    unit !== undefined ||
    roundedTo !== undefined ||
    significantFigures !== undefined ||
    isNotation ||
    form === "scientific"
  );
}

/** A relation sign by itself is no expression, but it answers "which sign belongs between them?". */
function isSign(text: string): boolean {
  return /^\s*(?:[<>=≤≥]|<=|>=)\s*$/.test(text);
}

/** The receipt of a right value; for a wrong one, the checker that found it so. */
function markReading(
  expected: Expression,
  given: Expression,
  policy: MarkingPolicy,
): MarkingReceipt | { by: MarkingReceipt["checker"] } {
  const shown: ReadResult = { ok: true, expression: given };
  const rounded = compareAsRounded(expected, given, policy);
  if (rounded) return receipt(outcomeOf(rounded.missing), "exact", shown, rounded.missing);
  const comparison = compareLeniently(expected, given, policy);
  if (!comparison.equal && comparison.missing === null) return { by: comparison.by };
  const missing =
    comparison.missing ??
    missingUnit(given, policy) ??
    (isPartOfOne(given, expected) ? "percent" : null) ??
    missingForm(given, expected, policy);
  return receipt(outcomeOf(missing), comparison.by, shown, missing);
}

function outcomeOf(missing: MarkingReceipt["missing"]): MarkingReceipt["outcome"] {
  return missing ? "right-value-wrong-form" : "right";
}

/** The same characters, apart from spaces that separate nothing: "1 1/2" is not "11/2". */
function sameText(key: string, given: string): boolean {
  // Most answers begin or end otherwise, and need no folding.
  const [one, other] = [key.trim(), given.trim()];
  if (one[0] !== other[0] || one.at(-1) !== other.at(-1)) return false;
  const folded = foldSpaces(key);
  return folded === foldSpaces(given) && folded !== "";
}

/** For keys that are no mathematics we can read: without spaces and sizes of brackets. */
function looseText(text: string): string {
  return text.replaceAll(/\\(?:left|right|displaystyle)(?![a-zA-Z])|\\[,;:! ]|\s|\.$/gu, "");
}

function foldSpaces(text: string): string {
  const trimmed = text.trim();
  if (!/\s/u.test(trimmed)) return trimmed;
  return trimmed.replaceAll(/\s+/gu, " ").replaceAll(/(?<=[^\p{L}\d]) | (?=[^\p{L}\d])/gu, "");
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
    compared: given.ok ? comparedKind(given.expression) : null,
    givenAs: given.ok ? toLatex(given.expression) : null,
    missing,
    problem: null,
  };
}

function comparedKind(e: Expression): ComparedKind {
  switch (e.kind) {
    case "relation":
    case "and":
      return relationKind(e);
    case "list":
    case "set":
    case "or":
    case "plusMinus":
      return e.kind === "or" && e.parts.every(isInequality) ? "inequality" : "values";
    case "tuple":
      return "point";
    case "interval":
    case "union":
      return "interval";
    case "matrix":
    case "words":
    case "quantity":
      return e.kind;
    default:
      return traitsOf(e).symbols ? "expression" : "number";
  }
}

function relationKind(e: Expression): ComparedKind {
  return mentions(e, isInequality) ? "inequality" : "equation";
}

function isInequality(e: Expression): boolean {
  return e.kind === "relation" && e.operator !== "=" && e.operator !== "~";
}

function unreadable(given: Extract<ReadResult, { ok: false }>): MarkingReceipt {
  return {
    outcome: "unreadable",
    checker: "unreadable",
    compared: null,
    givenAs: null,
    missing: null,
    problem: { ...given.problem },
  };
}
