import type { Rational } from "../../../numbers/rational.ts";
import { add, compare, divide, equals, fromInteger, subtract } from "../../../numbers/rational.ts";
import type { Ask } from "../../tasks/task.ts";
import { emptyScope, readNumber } from "../reading/scope.ts";
import { bracketedNumber, writeNumber } from "../exact/write.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { valueDraft } from "./value-draft.ts";

/** Mean, median, mode, range, variance and standard deviation of a population of numbers. */
export function solveStatistic({ what, of }: Extract<Ask, { kind: "statistic" }>): Draft | null {
  const values = of
    .map((text) => readNumber(text.replace(/ ?°$/, ""), emptyScope))
    .filter((value) => value !== null);
  if (values.length !== of.length || values.length < 2 || values.length > 40) return null;
  switch (what) {
    case "mode":
      return mode(values);
    case "deviation":
    case "variance":
      return spread(values, what);
    case "median":
      return median(values.toSorted(compare));
    case "range":
      return range(values.toSorted(compare));
    case "mean":
      return valueDraft({
        kind: "mean",
        plain: `(${sumText(values)})/${values.length}`,
        en: `The mean is the sum divided by how many numbers there are, $${values.length}$.`,
        es: `La media es la suma dividida entre cuántos números hay, $${values.length}$.`,
      });
  }
}

function sumText(values: readonly Rational[]): string {
  return values
    .map((value, index) => (index === 0 ? writeNumber(value) : bracketedNumber(value)))
    .join(" + ");
}

function median(ordered: readonly Rational[]): Draft | null {
  const middle = Math.floor(ordered.length / 2);
  const [a, b] = [ordered[ordered.length % 2 === 0 ? middle - 1 : middle], ordered[middle]];
  if (a === undefined || b === undefined) return null;
  const shown = ordered.map(writeNumber).join(", ");
  const odd = ordered.length % 2 === 1;
  return valueDraft({
    kind: "median",
    plain: odd ? writeNumber(a) : `(${writeNumber(a)} + ${bracketedNumber(b)})/2`,
    en: `In order they are $${shown}$: take ${odd ? "the one in the middle" : "the mean of the two in the middle"}.`,
    es: `En orden son $${shown}$: toma ${odd ? "el central" : "la media de los dos centrales"}.`,
  });
}

function range(ordered: readonly Rational[]): Draft | null {
  const [low, high] = [ordered[0], ordered.at(-1)];
  if (low === undefined || high === undefined) return null;
  return valueDraft({
    kind: "range",
    plain: `${writeNumber(high)} - ${bracketedNumber(low)}`,
    en: "The range is the greatest minus the smallest.",
    es: "El rango es el mayor menos el menor.",
  });
}

function mode(values: readonly Rational[]): Draft | null {
  const counts = values.map((value) => values.filter((other) => equals(other, value)).length);
  const most = Math.max(...counts);
  const modes = values.filter(
    (value, index) =>
      counts[index] === most && values.findIndex((other) => equals(other, value)) === index,
  );
  const [only, another] = modes;
  if (only === undefined || another !== undefined || most < 2) return null;
  const answer = writeNumber(only);
  return {
    kind: "mode",
    start: values.map(writeNumber).join(", "),
    steps: [
      step(
        "count-outcomes",
        `$${answer}$ stands there most often: $${most}$ times.`,
        `$${answer}$ es el que más se repite: $${most}$ veces.`,
        answer,
      ),
    ],
    answer,
    policy: {},
    check: { by: "most-frequent" },
  };
}

function spread(values: readonly Rational[], what: "deviation" | "variance"): Draft | null {
  const mean = divide(values.reduce(add), fromInteger(values.length));
  const squares = values.map((value) => `${bracketedNumber(subtract(value, mean))}^2`).join(" + ");
  const inside = `(${squares})/${values.length}`;
  const draft = valueDraft({
    kind: what === "deviation" ? "standard-deviation" : "variance",
    plain: what === "deviation" ? `sqrt(${inside})` : inside,
    en: `The mean is $${writeNumber(mean)}$. The variance is the mean of the squared distances from it${what === "deviation" ? "; the standard deviation is its square root" : ""}.`,
    es: `La media es $${writeNumber(mean)}$. La varianza es la media de los cuadrados de las distancias a ella${what === "deviation" ? "; la desviación típica es su raíz cuadrada" : ""}.`,
  });
  return draft;
}
