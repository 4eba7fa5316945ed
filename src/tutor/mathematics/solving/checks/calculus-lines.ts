import { decideScalars } from "../../comparing/scalars.ts";
import type { Expression } from "../../../notation/expression.ts";
import { substitute } from "../../substitute.ts";
import { isDerivative } from "../calculus/derivative-holds.ts";
import { letterName, readLine, withLetters } from "./read-line.ts";

const read = readLine;

function same(a: Expression, b: Expression): boolean {
  return decideScalars(a, b).verdict === "equal";
}

/** Whether each line is the derivative of the one before, or the same written otherwise, and there are `order` derivatives in all. */
export function derivativesHold(
  start: string,
  lines: readonly string[],
  name: string,
  order: number,
  letters: boolean,
): boolean {
  const parse = (text: string) => {
    const expression = read(text);
    return expression !== null && letters ? withLetters(expression) : expression;
  };
  const by = letters ? letterName(name) : name;
  let now = parse(start);
  let taken = 0;
  for (const line of lines) {
    const next = parse(line);
    if (now === null || next === null) return false;
    if (taken < order && isDerivative(now, next, by)) taken++;
    else if (!same(now, next)) return false;
    now = next;
  }
  return taken === order;
}

/** Whether the line (its constant C apart) has the start as its derivative. */
export function integralHolds(start: string, line: string, name: string): boolean {
  const [f, whole] = [read(start), read(line.replace(/ \+ C$/, ""))];
  return f !== null && whole !== null && isDerivative(whole, f, name);
}

/** Whether antiderivative, difference of its values and answer follow from each other. */
export function definiteHolds(
  start: string,
  [first, ...values]: readonly string[],
  name: string,
  low: string,
  high: string,
): boolean {
  const [whole, a, b] = [read(first ?? ""), read(low), read(high)];
  if (
    first === undefined ||
    whole === null ||
    a === null ||
    b === null ||
    !integralHolds(start, first, name)
  )
    return false;
  const difference: Expression = {
    kind: "sum",
    terms: [substitute(whole, name, b), { kind: "negative", of: substitute(whole, name, a) }],
  };
  return (
    values.length > 0 &&
    values.every((line) => {
      const value = read(line);
      return value !== null && same(difference, value);
    })
  );
}

/** Whether the lines are the derivative, the slope and the height at a place, and the line through that point with that slope. */
export function tangentHolds(start: string, lines: readonly string[], at: string): boolean {
  const f = read(start.replace(/^y = /, ""));
  const [derivative, slope, height, line] = lines.map((text) => read(text.replace(/^y = /, "")));
  const place = read(at);
  if (
    f === null ||
    place === null ||
    derivative == null ||
    slope == null ||
    height == null ||
    line == null
  )
    return false;
  return (
    isDerivative(f, derivative, "x") &&
    same(substitute(derivative, "x", place), slope) &&
    same(substitute(f, "x", place), height) &&
    same(substitute(line, "x", place), height) &&
    isDerivative(line, slope, "x")
  );
}

/** Whether the first line is the derivative of the start and the second the value of that line at the place. */
export function derivativeAtHolds(
  start: string,
  [first = "", second = ""]: readonly string[],
  name: string,
  at: string,
): boolean {
  const [f, derivative, value, place] = [read(start), read(first), read(second), read(at)];
  if (f === null || derivative === null || value === null || place === null) return false;
  return isDerivative(f, derivative, name) && same(substitute(derivative, name, place), value);
}
