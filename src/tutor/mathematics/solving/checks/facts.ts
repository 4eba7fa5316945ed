import { compareExpressions } from "../../equivalence.ts";
import { decideScalars } from "../../comparing/scalars.ts";
import type { Expression } from "../../../notation/expression.ts";
import { readMathematics } from "../../../notation/read.ts";
import { substitute } from "../../substitute.ts";
import { isReal, satisfies } from "../equations/candidates.ts";
import { readLine } from "./read-line.ts";
import { isInside } from "./solution-set.ts";

const read = readLine;

/** Whether all lines state the same thing: values, tuples and lists part by part. */
export function allSame(lines: readonly string[]): boolean {
  const [first, ...others] = lines.map((line) => {
    const result = readMathematics(line, { units: false });
    return result.ok ? result.expression : null;
  });
  return (
    first != null && others.every((line) => line !== null && compareExpressions(first, line).equal)
  );
}

/** Whether the line y = mx + b of the answer passes through the points, and has the slope (or, across, the slope at right angles) of `given`. */
export function lineHolds(
  answer: string,
  points: readonly (readonly [string, string])[],
  given: string | null,
  across: boolean,
): boolean {
  const line = read(answer.replace(/^y = /, ""));
  if (line === null || points.length === 0) return false;
  const at = (expression: Expression, x: Expression) => substitute(expression, "x", x);
  const through = points.every(([x, y]) => {
    const [a, b] = [read(x), read(y)];
    return a !== null && b !== null && same(at(line, a), b);
  });
  if (given === null) return through && points.length === 2;
  const other = read(given);
  if (other === null) return false;
  const slope = (expression: Expression): Expression => ({
    kind: "sum",
    terms: [at(expression, whole(1n)), { kind: "negative", of: at(expression, whole(0n)) }],
  });
  const product: Expression = { kind: "product", factors: [slope(line), slope(other)] };
  return through && (across ? same(product, whole(-1n)) : same(slope(line), slope(other)));
}

/** Whether the answer stands in the list more often than anything else. */
export function isMostFrequent(list: string, answer: string): boolean {
  const items = list.split(", ");
  const times = (item: string) => items.filter((other) => other === item).length;
  return (
    items.includes(answer) && items.every((item) => item === answer || times(item) < times(answer))
  );
}

function same(a: Expression, b: Expression): boolean {
  return decideScalars(a, b).verdict === "equal";
}

function whole(n: bigint): Expression {
  return { kind: "number", value: { n, d: 1n }, written: "integer", places: 0 };
}

/** Whether body and answer undo each other: the one put into the other gives the name back, both ways. */
export function inverseHolds(body: string, answer: string, name: string): boolean {
  const [f, g] = [read(body), read(answer)];
  if (f === null || g === null) return false;
  const itself: Expression = { kind: "symbol", name };
  return same(substitute(f, name, g), itself) && same(substitute(g, name, f), itself);
}

/** Whether an expression has a real value at a number exactly where the answer says so, tried at whole and half numbers around zero. */
export function domainHolds(start: string, answer: string, name: string): boolean {
  const f = read(start);
  if (f === null) return false;
  for (let half = -40n; half <= 40n; half++) {
    const place: Expression = { kind: "quotient", numerator: whole(half), denominator: whole(2n) };
    const stated =
      answer === "all real numbers" ||
      (answer.includes("!=")
        ? answer.split(", ").every((part) => satisfies(part, name, place))
        : isInside(answer, name, place));
    if (isReal(substitute(f, name, place)) !== stated) return false;
  }
  return true;
}

/** Whether each angle satisfies the first line, and in every other line one of the alternatives. */
export function anglesHold(
  lines: readonly string[],
  name: string,
  values: readonly string[],
): boolean {
  return values.every((text) => {
    const result = readMathematics(text);
    if (!result.ok) return false;
    const angle = result.expression;
    return lines.every((line) =>
      line
        .split(" or ")
        .some((part) =>
          part.startsWith(`${name} = `)
            ? part === `${name} = ${text}`
            : satisfies(part, name, angle),
        ),
    );
  });
}

/** Whether the values satisfy every line that is an equation, and the last line is what the answer's expressions come to for them. */
export function storyHolds(
  lines: readonly string[],
  values: readonly (readonly [string, string])[],
  answer: string,
  unit: string,
): boolean {
  const put = (expression: Expression): Expression | null => {
    let now: Expression = expression;
    for (const [name, text] of values) {
      const value = read(text);
      if (value === null) return null;
      now = substitute(now, name, value);
    }
    return now;
  };
  const last = (lines.at(-1) ?? "").replaceAll(unit === "" ? "\u0000" : unit, "").trim();
  const told = last.split(", ");
  const wanted = answer.split(", ");
  const ends =
    told.length === wanted.length &&
    wanted.every((text, index) => {
      const [expression, line] = [read(text), read(told[index] ?? "")];
      const value = expression === null ? null : put(expression);
      return value !== null && line !== null && same(value, line);
    });
  const equations = lines.slice(0, -1).flatMap((line) => line.split(", "));
  return (
    ends &&
    equations.every((line) => {
      const [left, right] = line.split(" = ").map((side) => read(side));
      const [a, b] = [left == null ? null : put(left), right == null ? null : put(right)];
      return a !== null && b !== null && same(a, b);
    })
  );
}
