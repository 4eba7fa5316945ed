import type { Expression } from "../../../notation/expression.ts";
import { symbolsOf } from "../../../mathematics/inspect.ts";
import { approximate } from "../../../mathematics/numeric/precise.ts";
import { fraction, toNumber } from "../../../numbers/rational.ts";
import { readMathematics } from "../../../notation/read.ts";
import { substitute } from "../../../mathematics/substitute.ts";

/** Places are computed to a part of this. */
const grain = 1024;

/** A text as mathematics, or null. */
export function readOrNull(text: string): Expression | null {
  const read = readMathematics(text);
  return read.ok ? read.expression : null;
}

/** What an expression without letters is worth, as a number to draw with; null where it has no real value. */
export function numberOf(expression: Expression): number | null {
  if (symbolsOf(expression).size > 0) return null;
  const value = approximate(expression);
  const number = value === null ? null : toNumber(value);
  return number !== null && Number.isFinite(number) ? number : null;
}

/** The value of an expression where its letter is a number; null where it has none there. */
export function valueAt(expression: Expression, name: string, at: number): number | null {
  const value = fraction(BigInt(Math.round(at * grain)), BigInt(grain));
  return numberOf(
    substitute(expression, name, { kind: "number", value, written: "decimal", places: 0 }),
  );
}

/** The numbers that an answer gives to a letter: "x = 2 or x = 3", "x = 3, y = 1"; none where it gives none. */
export function valuesGiven(answer: string, name: string): number[] {
  const expression = readOrNull(answer);
  return expression === null ? [] : given(expression, name);
}

function given(e: Expression, name: string): number[] {
  if (e.kind === "or" || e.kind === "and") return e.parts.flatMap((part) => given(part, name));
  if (e.kind === "list" || e.kind === "set") return e.items.flatMap((item) => given(item, name));
  const isOfName =
    e.kind === "relation" && e.operator === "=" && e.left.kind === "symbol" && e.left.name === name;
  const value = isOfName ? numberOf(e.right) : null;
  return value === null ? [] : [value];
}
