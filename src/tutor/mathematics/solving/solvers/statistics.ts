import type { Rational } from "../../rational.ts";
import { add, subtract, divide, compare, fromInteger } from "../../rational.ts";
import { bracketedNumber, writeNumber } from "../exact/write.ts";
import { splitAtConnectors } from "../reading/lists.ts";
import { readNumber } from "../reading/scope.ts";
import type { Draft, Problem } from "../solver.ts";
import { firstMatch, step } from "../solver.ts";
import { formula } from "./formula.ts";

const averagePatterns = [
  /^(?:the )?(mean|average|arithmetic mean|median|range) (?:of|for)(?: the (?:numbers|data|values))?:? (.+)$/i,
  /^(?:la |el )?(media|promedio|media aritmetica|mediana|rango) (?:de|entre)(?: los (?:numeros|datos|valores))?:? (.+)$/i,
];

/** The mean, median or range of a list of numbers. */
export function solveStatistics({ body, scope }: Problem): Draft | null {
  const [what, list] = firstMatch(body, averagePatterns) ?? [];
  const values =
    list === undefined ? [] : splitAtConnectors(list).map((part) => readNumber(part, scope));
  const known = values.filter((value) => value !== null);
  if (known.length < 2 || known.length !== values.length || what === undefined) return null;
  const ordered = known.toSorted(compare);
  if (/^(?:median|mediana)/i.test(what)) return median(ordered);
  const [low, high] = [ordered[0], ordered.at(-1)];
  if (/^(?:range|rango)/i.test(what) && low !== undefined && high !== undefined) {
    return formula(
      "range",
      `${writeNumber(high)} - ${bracketedNumber(low)}`,
      ["The range is the greatest minus the smallest.", "El rango es el mayor menos el menor."],
      writeNumber(subtract(high, low)),
    );
  }
  return mean(known);
}

function mean(values: readonly Rational[]): Draft {
  const count = values.length;
  const sum = values.reduce(add);
  const written = values
    .map((value, index) => (index === 0 ? writeNumber(value) : bracketedNumber(value)))
    .join(" + ");
  const draft = formula(
    "mean",
    `(${written})/${count}`,
    [
      `The mean is the sum divided by how many numbers there are, $${count}$.`,
      `La media es la suma dividida entre cuántos números hay, $${count}$.`,
    ],
    writeNumber(divide(sum, fromInteger(count))),
  );
  const [first, ...rest] = draft.steps;
  const added = step(
    "add",
    `Add the numbers: $${writeNumber(sum)}$.`,
    `Suma los números: $${writeNumber(sum)}$.`,
    `${bracketedNumber(sum)}/${count}`,
  );
  return first === undefined ? draft : { ...draft, steps: [first, added, ...rest] };
}

function median(ordered: readonly Rational[]): Draft | null {
  const middle = Math.floor(ordered.length / 2);
  const [a, b] = [ordered[ordered.length % 2 === 0 ? middle - 1 : middle], ordered[middle]];
  if (a === undefined || b === undefined) return null;
  const value = divide(add(a, b), fromInteger(2));
  const draft = formula(
    "median",
    `(${writeNumber(a)} + ${bracketedNumber(b)})/2`,
    [
      `In order they are $${ordered.map(writeNumber).join(", ")}$: take the middle, or the mean of the two in the middle.`,
      `En orden son $${ordered.map(writeNumber).join(", ")}$: toma el central o la media de los dos centrales.`,
    ],
    writeNumber(value),
  );
  return draft;
}
