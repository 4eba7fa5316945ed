import type { Localized } from "#shared/locale.ts";
import type { Picture } from "../../../item.ts";
import { compare, type Rational, toNumber, toText } from "../../../numbers/rational.ts";
import type { Solution } from "../../../mathematics/solving/solution.ts";
import { emptyScope, readNumber } from "../../../mathematics/solving/reading/scope.ts";
import type { Ask } from "../../../mathematics/tasks/task.ts";
import { numberOf, readOrNull } from "./values.ts";
import type { Pictures } from "./picture.ts";

/** More bars than these are no picture on a phone. */
const barsMax = 14;

/**
 * A bar for each number of a list, in the order given. Once solved, a mean runs across the bars, a median or range
 * shows as a box plot, and a mode as the tallest bar of how often each number stands there.
 */
export function dataChart(ask: Ask, solution: Solution): Pictures | null {
  const listed = ask.kind === "statistic" ? ask.of : [];
  const values = listed
    .map((text) => readNumber(text, emptyScope))
    .filter((value) => value !== null);
  if (values.length < 2 || values.length > barsMax) return null;
  const bars = values.map(barOf);
  const open: Picture = { kind: "bar-chart", bars, level: null, describe: valueWords(bars) };
  return { open, solved: solvedChart(open, values, solution) };
}

type Bar = { label: string; value: number };

function barOf(value: Rational): Bar {
  return { label: toText(value), value: toNumber(value) };
}

function countsOf(values: readonly Rational[]): Bar[] {
  const counts = new Map<string, number>();
  for (const value of values.toSorted(compare)) {
    counts.set(toText(value), (counts.get(toText(value)) ?? 0) + 1);
  }
  return [...counts].map(([label, value]) => ({ label, value }));
}

function valueWords(bars: readonly Bar[]): Localized {
  const list = bars.map(({ label }) => label).join("; ");
  return {
    en: `A bar chart of the numbers in the order given: ${list}.`,
    es: `Un gráfico de barras con los números en el orden dado: ${list}.`,
  };
}

function countWords(bars: readonly Bar[]): Localized {
  const list = (times: string) => bars.map(({ label, value }) => `${label}: ${value} ${times}`);
  return {
    en: `A bar chart of how often each number stands in the list. ${list("×").join("; ")}.`,
    es: `Un gráfico de barras de cuántas veces aparece cada número. ${list("×").join("; ")}.`,
  };
}

function solvedChart(open: Picture, values: readonly Rational[], solution: Solution): Picture {
  const answer = readOrNull(solution.answer);
  const level = answer === null ? null : numberOf(answer);
  if (solution.kind === "mean" && open.kind === "bar-chart" && level !== null) {
    return {
      ...open,
      level,
      describe: {
        en: `${open.describe.en} A line at the mean, $${solution.latex}$.`,
        es: `${open.describe.es} Una línea en la media, $${solution.latex}$.`,
      },
    };
  }
  if (solution.kind === "mode") {
    const counts = countsOf(values);
    return { kind: "bar-chart", bars: counts, level: null, describe: countWords(counts) };
  }
  return solution.kind === "median" || solution.kind === "range" ? (boxPlot(values) ?? open) : open;
}

/**
 * The five numbers of a list. Quartiles are the medians of the halves below and above the median, which belongs to
 * neither (the method of Moore and McCabe, which schools teach). null for fewer than four numbers.
 */
function boxPlot(values: readonly Rational[]): Picture | null {
  const ordered = values.map(toNumber).toSorted((a, b) => a - b);
  if (ordered.length < 4) return null;
  const half = Math.floor(ordered.length / 2);
  const five = {
    least: ordered[0] ?? 0,
    lowerQuartile: medianOf(ordered.slice(0, half)),
    median: medianOf(ordered),
    upperQuartile: medianOf(ordered.slice(-half)),
    greatest: ordered.at(-1) ?? 0,
  };
  return {
    kind: "box-plot",
    ...five,
    describe: {
      en: `A box plot: least ${five.least}, lower quartile ${five.lowerQuartile}, median ${five.median}, upper quartile ${five.upperQuartile}, greatest ${five.greatest}.`,
      es: `Un diagrama de caja: mínimo ${five.least}, primer cuartil ${five.lowerQuartile}, mediana ${five.median}, tercer cuartil ${five.upperQuartile}, máximo ${five.greatest}.`,
    },
  };
}

function medianOf(ordered: readonly number[]): number {
  const middle = Math.floor(ordered.length / 2);
  const high = ordered[middle] ?? 0;
  return ordered.length % 2 === 0 ? ((ordered[middle - 1] ?? high) + high) / 2 : high;
}
