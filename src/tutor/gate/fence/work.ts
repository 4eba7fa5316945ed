import { negate, toText } from "../../mathematics/rational.ts";
import type { FenceBounds } from "./bounds.ts";
import { clauseAround } from "./clauses.ts";
import { deeds, results, worked } from "./fence-patterns.ts";
import { isCasual } from "./numbers.ts";
import { quickSums } from "./quick-sums.ts";
import type { SpokenSentence } from "./spoken-sentence.ts";

/** "Take 3 from 11": work that is told, with a number that the mind does not tell to work with. */
export function workCrosses(spoken: SpokenSentence, bounds: FenceBounds): boolean {
  if (spoken.isExample) return false;
  return spoken.amounts.some((number) => {
    if (number.at >= spoken.asksFrom || number.weak || isCasual(number, spoken, bounds))
      return false;
    const isPlanned = number.values.some(
      (value) =>
        value.n === 0n ||
        bounds.planned.values.has(toText(value)) ||
        bounds.planned.values.has(toText(negate(value))),
    );
    if (isPlanned) return false;
    const clause = spoken.text.slice(...clauseAround(spoken.text, number.at));
    if (deeds.test(clause)) return false;
    const isTheirs = number.values.some((value) => bounds.answered.values.has(toText(value)));
    return worked.test(isTheirs ? clause.replaceAll(results, "") : clause);
  });
}

/** A quick sum worth a number of the key, where the mind has none such; a line of the working that nobody wrote. */
export function sumsCross(
  { tokens, asksFrom, isExample }: SpokenSentence,
  bounds: FenceBounds,
): boolean {
  return quickSums(tokens).some(({ at, text, value, spoken, line }) => {
    const asked = at >= asksFrom;
    const isWorthKey =
      bounds.parts.has(toText(value)) && !(asked && (spoken || bounds.wholes.size > 1));
    if (isWorthKey && !bounds.sums.has(text) && !bounds.stated.values.has(toText(value)))
      return true;
    return line !== null && !asked && !isExample && !bounds.lines.has(line);
  });
}
