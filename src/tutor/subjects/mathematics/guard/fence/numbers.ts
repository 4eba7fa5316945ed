import { multiply, toText } from "../../../../numbers/rational.ts";
import { isPlainNumber } from "../number-words.ts";
import { foldText } from "../../../../gate/sentence.ts";
import type { FenceBounds } from "./bounds.ts";
import { clauseAround } from "./clauses.ts";
import {
  answerNames,
  bothBefore,
  countsInWords,
  denial,
  notCounted,
  onLine,
} from "./fence-patterns.ts";
import { isQuoted } from "./quoted.ts";
import { isFewThings } from "./released.ts";
import type { PlacedNumber, SpokenSentence } from "./spoken-sentence.ts";

export function numbersCross(spoken: SpokenSentence, bounds: FenceBounds): boolean {
  return spoken.numbers.some((number) => {
    const { values } = number;
    if (
      isExponent(number, spoken) &&
      values.some((value) => bounds.released.exponents.has(toText(value)))
    )
      return false;
    if (isRewritten(number, spoken, bounds)) return true;
    if (
      values.some(bounds.isReleased) ||
      isLoose(number, spoken, bounds) ||
      isCasual(number, spoken, bounds) ||
      isBoth(number, spoken, bounds)
    )
      return false;
    if (isHarmless(number, spoken, bounds)) return false;
    const isSealed = values.some((value) => bounds.parts.has(toText(value)));
    if (!spoken.isExample || isSealed) return true;
    for (const value of values) bounds.own.add(toText(value));
    return false;
  });
}

/** "A two and then a three" where the answer is 23. */
export function digitsCross(spoken: SpokenSentence, bounds: FenceBounds): boolean {
  if (!/^-?\d{2,}$/.test(bounds.key.expression)) return false;
  const told = spoken.amounts.filter(
    (each) =>
      each.at < spoken.asksFrom &&
      !each.weak &&
      !isQuoted(spoken, each.at, bounds.written) &&
      !isCasual(each, spoken, bounds),
  );
  const digits = told.flatMap(({ values: [value] }) =>
    value !== undefined && /^\d$/.test(toText(value)) ? [toText(value)] : [],
  );
  return digits.join("").includes(bounds.key.expression.replace("-", ""));
}

/** "A pair more", "half of it", where the mind says none such. */
export function countsCross(
  { text, asksFrom, isExample }: SpokenSentence,
  bounds: FenceBounds,
): boolean {
  if (isExample || countsInWords.test(bounds.plan)) return false;
  return countsInWords.test(text.slice(0, asksFrom));
}

/** "The answer is the 7": a value named as the answer where the mind names none. */
export function namesAnswer(
  { text, tokens, asksFrom }: SpokenSentence,
  bounds: FenceBounds,
): boolean {
  const found = answerNames.exec(text);
  if (found === null || found.index >= asksFrom) return false;
  if (answerNames.test(bounds.plan) || denial.test(text)) return false;
  return tokens.some(
    (token, index) =>
      token.kind === "number" &&
      token.at < asksFrom &&
      (token.values[0].n !== 0n || bounds.parts.has("0")) &&
      (!token.weak || (tokens[index + 1]?.kind ?? "stop") === "stop"),
  );
}

/** "Two steps", "two bags": where that is no part of the key, two or three of something are no quantity. */
export function isCasual(
  number: PlacedNumber,
  { tokens }: SpokenSentence,
  bounds: FenceBounds,
): boolean {
  const [value] = number.values;
  if (value === undefined || bounds.wholes.has(toText(value))) return false;
  if (isFewThings(number, tokens)) return true;
  const noun = tokens[number.to];
  if (toText(value) !== "2" || number.end - number.at < 3 || noun?.kind !== "word") return false;
  const isNoun =
    bounds.vocabulary.isSaid(noun.word) ||
    bounds.isHeard(noun.word) ||
    /^(?:signs?|signos?|differences?|diferencias?)$/.test(noun.word);
  return isNoun && !notCounted.test(noun.word);
}

/** "Los dos", "these two": things named before, where two is no part of the key. */
function isBoth(
  { from, at, end, values }: PlacedNumber,
  { tokens }: SpokenSentence,
  bounds: FenceBounds,
): boolean {
  const before = tokens[from - 1];
  const isTwo =
    end - at > 2 && values.some((value) => toText(value) === "2" && !bounds.wholes.has("2"));
  return isTwo && before?.kind === "word" && bothBefore.test(before.word);
}

/** Whether all numbers in the clause of a word stand together in one statement of the mind: it is said again. */
export function isRewording(
  spoken: SpokenSentence,
  at: number,
  { planNumbers }: FenceBounds,
): boolean {
  const [from, to] = clauseAround(spoken.text, at);
  if (/\b(?:than|que)\b/i.test(spoken.text.slice(from, to))) return false;
  const inside = spoken.amounts.filter((each) => !each.weak && each.at >= from && each.at < to);
  return planNumbers.some((known) =>
    inside.every(({ values }) => values.some((value) => known.has(toText(value)))),
  );
}

/** Whether a number is stated in the clause of a word. */
export function countsBeside(spoken: SpokenSentence, at: number, bounds: FenceBounds): boolean {
  const [from, to] = clauseAround(spoken.text, at);
  return spoken.amounts.some(
    (each) =>
      !each.weak &&
      each.at >= from &&
      each.at < Math.min(to, spoken.asksFrom) &&
      !isQuoted(spoken, each.at, bounds.written) &&
      !isCasual(each, spoken, bounds),
  );
}

/** The key's value in another form than the one that stands there: six tenths where 3/5 is to be a decimal. */
function isRewritten(
  { values, at, end, weak }: PlacedNumber,
  { text, asksFrom }: SpokenSentence,
  bounds: FenceBounds,
): boolean {
  if (
    weak ||
    at >= asksFrom ||
    !values.some((value) => value.d !== 1n && bounds.wholeValues.has(toText(value)))
  )
    return false;
  const written = foldText(text.slice(at, end)).split(" ").at(-1) ?? "";
  return !bounds.texts.some((each) => foldText(each).includes(written));
}

/** A word that is more often no number: the pronoun "one", the article "una"; not "one more", "by one". */
function isLoose(
  { from, to, at, end }: PlacedNumber,
  { tokens, text }: SpokenSentence,
  bounds: FenceBounds,
): boolean {
  const [before, first, next] = [tokens[from - 1], tokens[from], tokens[to]];
  if (first?.kind !== "number" || !first.weak) return false;
  if (isPlainNumber(text.slice(at, end).toLowerCase(), bounds.locale)) return false;
  const taken = tokens[from - 2];
  if (before?.kind === "sign" && (before.sign !== "of" || taken?.kind === "number")) return false;
  if (before?.kind === "number" && before.values[0].n !== 0n) return false;
  if (next?.kind !== "word") {
    return !(before?.kind === "word" && /^(?:by|en|just|only|solo)$/.test(before.word));
  }
  return !/^(?:more|less|fewer|short|mas|menos)$/.test(next.word);
}

/** The whole of 100 %, and nought, one and a half where they are asked about. */
export function isHarmless(
  { values, at, end }: PlacedNumber,
  spoken: SpokenSentence,
  bounds: FenceBounds,
): boolean {
  const [value] = values;
  if (value === undefined || bounds.parts.has(toText(value))) return false;
  if (toText(value) === "100" || /^100 ?%$/.test(spoken.text.slice(at, end))) return true;
  if (toText(value) === "0" && onLine.test(spoken.text)) return true;
  if (at < spoken.asksFrom) return false;
  const half = { n: 1n, d: 2n };
  const isHalfOfKey = spoken.amounts.some((each) =>
    each.values.some((whole) => bounds.parts.has(toText(multiply(whole, half)))),
  );
  return /^[01]$/.test(toText(value)) || (toText(value) === toText(half) && !isHalfOfKey);
}

function isExponent({ from }: PlacedNumber, { tokens }: SpokenSentence): boolean {
  const before = tokens[from - 1];
  return before?.kind === "sign" && before.sign === "^";
}
