import { negate, toText } from "../../../../numbers/rational.ts";
import { mentionsIn } from "../mentions.ts";
import { foldWord } from "../../../../gate/readable.ts";
import { readSentence } from "../sentence.ts";
import type { FenceBounds } from "./bounds.ts";
import { clauseAround } from "./clauses.ts";
import {
  deeds,
  openResults,
  operationKinds,
  orders,
  rates,
  results,
  worked,
} from "./fence-patterns.ts";
import { isCasual, isHarmless } from "./numbers.ts";
import { isQuoted } from "./quoted.ts";
import { quickSums } from "./quick-sums.ts";
import type { PlacedNumber, SpokenSentence } from "./spoken-sentence.ts";

/** "Take 3 from 11": work that is told, with a number that the mind does not tell to work with. */
export function workCrosses(spoken: SpokenSentence, bounds: FenceBounds): boolean {
  if (spoken.isExample) return false;
  return spoken.amounts.some((number) => {
    if (number.at >= spoken.asksFrom || number.weak) return false;
    if (isCasual(number, spoken, bounds) || isQuoted(spoken, number.at, bounds.written))
      return false;
    if (isRepeated(number, spoken, bounds) || isHarmless(number, spoken, bounds)) return false;
    const isPlanned = number.values.some(
      (value) =>
        value.n === 0n ||
        bounds.planned.values.has(toText(value)) ||
        bounds.planned.values.has(toText(negate(value))),
    );
    const clause = spoken.text.slice(...clauseAround(spoken.text, number.at));
    if (!isOfProblem(number, bounds) && ratesCross(clause, bounds)) return true;
    if (isPlanned) return false;
    if (deeds.test(clause)) return false;
    const isTheirs = number.values.some((value) => bounds.answered.values.has(toText(value)));
    if (!isTheirs)
      return worked.test(openResults.test(clause) ? clause.replaceAll(results, "") : clause);
    if (isTheirSum(clause, bounds)) return false;
    const left = clause
      .replaceAll(results, "")
      .replaceAll(/\p{L}{4,}/gu, (word) => (bounds.planWords.hasWord(foldWord(word)) ? "" : word));
    return worked.test(left);
  });
}

function isOfProblem({ values }: PlacedNumber, { problemAmounts }: FenceBounds): boolean {
  return values.some((value) => problemAmounts.has(toText(value)));
}

/** "Each fills five", where neither the mind nor the problem speaks of each. */
function ratesCross(clause: string, { plan, problem }: FenceBounds): boolean {
  return rates.test(clause) && !rates.test(`${plan} ${problem}`);
}

/** Whether all numbers are the student's own: their sum told back. What it is worth is looked at elsewhere. */
function isTheirSum(clause: string, { answered }: FenceBounds): boolean {
  const numbers = mentionsIn(readSentence(clause).tokens);
  const areTheirs = numbers.every(({ values }) =>
    values.some((value) => answered.values.has(toText(value))),
  );
  return numbers.length > 1 && areTheirs;
}

const signsOfWords: Readonly<Record<string, string>> = {
  plus: "+",
  mas: "+",
  minus: "-",
  menos: "-",
};

/** "Plus 8" where + 8 stands in the problem: work that the problem itself does with this number. */
function isRepeated(
  { from, values }: PlacedNumber,
  { tokens }: SpokenSentence,
  bounds: FenceBounds,
): boolean {
  const before = tokens[from - 1];
  const sign =
    before?.kind === "word" ? signsOfWords[before.word] : before?.kind === "sign" && before.sign;
  return values.some((value) => bounds.operations.has(`${sign} ${toText(value)}`));
}

/**
 * "Join them", "multiplica los dos": an operation told to do that neither the mind nor the problem speaks of, also
 * without a number.
 */
export function operationsCross(
  { text, asksFrom, isExample }: SpokenSentence,
  { plan, texts, locale }: FenceBounds,
): boolean {
  if (isExample) return false;
  const [, , ...said] = texts;
  const known = [plan, ...said].join(" ");
  return [...text.slice(0, asksFrom).matchAll(orders[locale])].some(([order, word = ""]) => {
    const kind = operationKinds.find((each) => each.words.test(word));
    return (
      order !== "" &&
      kind !== undefined &&
      !kind.words.test(known) &&
      !texts.some((each) => kind.signs.test(each))
    );
  });
}

/** A quick sum worth a number of the key, where the mind has none such; a line of the working that nobody wrote. */
export function sumsCross(
  { tokens, asksFrom, isExample }: SpokenSentence,
  bounds: FenceBounds,
): boolean {
  return quickSums(tokens).some(({ at, text, value, spoken, line }) => {
    const asked = at >= asksFrom;
    const isOfKey =
      bounds.parts.has(toText(value)) && !(asked && (spoken || bounds.wholes.size > 1));
    if (isOfKey && !bounds.sums.has(text) && !bounds.stated.values.has(toText(value))) return true;
    return (
      line !== null && !asked && !isExample && !bounds.lines.has(line) && !isTheirSum(line, bounds)
    );
  });
}
