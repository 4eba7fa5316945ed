import type { Random } from "#shared/random.ts";
import { compare, fromInteger, isInteger, type Rational } from "../../../numbers/rational.ts";
import { evaluate, type Values } from "./evaluate.ts";
import { type Formula, FormulaError, NoValue } from "./formula.ts";
import { numberOf, ofNumber, type Polynomial } from "./polynomial.ts";
import { readFormula } from "./read-formula.ts";

/** How some values are drawn. */
export type Draw = {
  names: readonly string[];
  from: Range | { kind: "choice"; choices: readonly (readonly Formula[])[] };
};

type Range = {
  kind: "range";
  low: Formula;
  high: Formula;
  step: Formula | null;
  except: readonly Formula[];
  isDifferent: boolean;
};

/** A wider range is not drawn from. */
const widest = 5000;

const rangePattern = /^(different )?(.+?) to (.+?)(?: by (.+?))?(?: except (.+))?$/u;

/**
 * Reads a draw: `2 to 9`, `-9 to 9 except 0, 1`, `20 to 300 by 20`, `different 1 to 9` (of the names that share it),
 * `one of 10, 20, 25` or, for several names at once, `one of (3, 4, 5), (5, 12, 13)`. Throws FormulaError.
 */
export function readDraw(names: string, written: string): Draw {
  const called = names.split(",").map((name) => name.trim());
  const text = written.trim();
  if (text.startsWith("one of ")) {
    const choices = partsOf(text.slice("one of ".length)).map((part) =>
      called.length > 1 ? rowOf(part, called.length) : [readFormula(part)],
    );
    return { names: called, from: { kind: "choice", choices } };
  }
  const match = rangePattern.exec(text);
  if (!match) throw new FormulaError(`"${text}" is no draw: write 2 to 9, or one of 2, 3, 5`);
  const [, different, low = "", high = "", step, except] = match;
  return {
    names: called,
    from: {
      kind: "range",
      low: readFormula(low),
      high: readFormula(high),
      step: step === undefined ? null : readFormula(step),
      except: except === undefined ? [] : partsOf(except).map(readFormula),
      isDifferent: different !== undefined,
    },
  };
}

function rowOf(part: string, length: number): Formula[] {
  const row = /^\((.*)\)$/u.exec(part)?.[1];
  const values = row === undefined ? [] : partsOf(row).map(readFormula);
  if (values.length !== length)
    throw new FormulaError(`"${part}" is not ${length} values in brackets`);
  return values;
}

/** The parts between commas that stand in no brackets. */
function partsOf(text: string): string[] {
  const parts = [""];
  let depth = 0;
  for (const sign of text) {
    depth += sign === "(" ? 1 : sign === ")" ? -1 : 0;
    if (sign === "," && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** The formulas of a draw: what they name must have been drawn before. */
export function formulasOf({ from }: Draw): readonly Formula[] {
  if (from.kind === "choice") return from.choices.flat();
  return [from.low, from.high, ...(from.step ? [from.step] : []), ...from.except];
}

/** Draws the values of the names; the values drawn before may bound them. Throws NoValue where there is none. */
export function drawValues(draw: Draw, before: Values, random: Random): [string, Polynomial][] {
  const { names, from } = draw;
  if (from.kind === "choice") {
    const row = random.pick(from.choices);
    return row.map((formula, at) => [names[at] ?? "", evaluate(formula, before)]);
  }
  let left = valuesOf(from, before);
  return names.map((name) => {
    if (left.length === 0) throw new NoValue("nothing to draw from");
    const value = random.pick(left);
    if (from.isDifferent) left = left.filter((each) => each !== value);
    return [name, ofNumber(value)];
  });
}

function valuesOf(range: Range, before: Values): Rational[] {
  const whole = (formula: Formula): number => {
    const value = numberOf(evaluate(formula, before));
    if (!value || !isInteger(value)) throw new NoValue("a bound that is not whole");
    return Number(value.n);
  };
  const [low, high, step] = [
    whole(range.low),
    whole(range.high),
    range.step ? whole(range.step) : 1,
  ];
  if (step < 1) throw new FormulaError("steps are 1 or more");
  if ((high - low) / step > widest)
    throw new FormulaError(`more than ${widest} values to draw from`);
  const except = range.except.map((formula) => numberOf(evaluate(formula, before)));
  const values: Rational[] = [];
  for (let at = low; at <= high; at += step) {
    const value = fromInteger(at);
    if (!except.some((each) => each && compare(each, value) === 0)) values.push(value);
  }
  return values;
}
