import type { Locale } from "#shared/locale.ts";
import type { OwnReading, OwnTask } from "../subjects/own-reading.ts";
import { showLine } from "../notation/show-line.ts";
import { phrase, type PhraseName } from "./phrases.ts";

const nameOf = {
  solve: "ownSolve",
  factor: "ownFactor",
  expand: "ownExpand",
  simplify: "ownSimplify",
  differentiate: "ownDifferentiate",
  integrate: "ownIntegrate",
  calculate: "ownCalculate",
  percentRate: "ownPercentRate",
  percentWhole: "ownPercentWhole",
  percentChange: "ownPercentChange",
  percentDecrease: "ownPercentDecrease",
  increase: "ownIncrease",
  decrease: "ownDecrease",
  asDecimal: "ownAsDecimal",
  asPercent: "ownAsPercent",
  asFraction: "ownAsFraction",
  commonFactor: "ownCommonFactor",
  commonMultiple: "ownCommonMultiple",
  commonDenominator: "ownCommonDenominator",
  primeFactors: "ownPrimeFactors",
  primeProduct: "ownPrimeProduct",
  isPrime: "ownIsPrime",
  isComposite: "ownIsComposite",
  divides: "ownDivides",
  remainder: "ownRemainder",
  round: "ownRound",
  isTrue: "ownIsTrue",
  greatest: "ownGreatest",
  smallest: "ownSmallest",
  sortUp: "ownSortUp",
  sortDown: "ownSortDown",
  mean: "ownMean",
  median: "ownMedian",
  mode: "ownMode",
  range: "ownRange",
  nextTerm: "ownNextTerm",
  nthTerm: "ownNthTerm",
  termAt: "ownTermAt",
  convert: "ownConvert",
  distance: "ownDistance",
  asMixed: "ownAsMixed",
  asScientific: "ownAsScientific",
  lineSlope: "ownLineSlope",
  lineIntercept: "ownLineIntercept",
  chance: "ownChance",
  lineCrossing: "ownLineCrossing",
  vertex: "ownVertex",
  discriminant: "ownDiscriminant",
  divisors: "ownDivisors",
  midpoint: "ownMidpoint",
  slope: "ownSlope",
  sumOfRange: "ownSumOfRange",
  completeSquare: "ownCompleteSquare",
  proportion: "ownProportion",
  share: "ownShare",
  simplifyRatio: "ownSimplifyRatio",
  speed: "ownSpeed",
  travelled: "ownTravelled",
  duration: "ownDuration",
  complement: "ownComplement",
  supplement: "ownSupplement",
  thirdAngle: "ownThirdAngle",
  timeBetween: "ownTimeBetween",
  timeAfter: "ownTimeAfter",
  timeBefore: "ownTimeBefore",
  termByDifference: "ownTermByDifference",
  termByRatio: "ownTermByRatio",
  fractionRate: "ownFractionRate",
  beforeIncrease: "ownBeforeIncrease",
  beforeDecrease: "ownBeforeDecrease",
  missingMean: "ownMissingMean",
  sumAndDifference: "ownSumAndDifference",
  sumAndProduct: "ownSumAndProduct",
  consecutive: "ownConsecutive",
} as const satisfies Readonly<Record<Exclude<OwnTask, "other">, PhraseName>>;

/** How a problem was read, in words, with its mathematics set. */
export function sayReading(reading: OwnReading, locale: Locale): string {
  const { task, line, other, unknown, given } = reading;
  if (task === "other") return phrase(locale, line === "" ? "ownWords" : "ownOther", 0, { line });
  const name = task === "solve" && unknown !== null ? "ownSolveFor" : nameOf[task];
  const said = phrase(locale, name, 0, {
    line: listed(line, locale),
    // The unit that is converted to is a name, also where it is one letter.
    other: task === "convert" ? other : listed(other, locale),
    unknown: unknown ?? "",
  });
  return given === ""
    ? said
    : phrase(locale, "ownGiven", 0, { reading: said, line: listed(given, locale) });
}

/** Entries of a list with their mathematics set; names, such as units, as they are. */
function listed(line: string, locale: Locale): string {
  const entries = line.split("; ").map((entry) => shown(entry, locale));
  const last = entries.pop() ?? "";
  if (entries.length === 0) return last;
  const [comma, and] = locale === "es" ? ["; ", " y "] : [", ", " and "];
  return `${entries.join(comma)}${and}${last}`;
}

function shown(entry: string, locale: Locale): string {
  if (entry === "") return "";
  const [, value, unit] = /^(.*\d) ([a-zµ]+)$/i.exec(entry) ?? [];
  if (value !== undefined && unit !== undefined && unit.length > 0)
    return `${showLine(value, locale)} ${unit}`;
  return /^[a-zµ]{2,}$/i.test(entry) ? entry : showLine(entry, locale);
}
