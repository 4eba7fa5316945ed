import type { TriedValue } from "../../typed-answers.ts";
import type { Locale } from "#shared/locale.ts";
import type { ExpressionItem } from "../../../item.ts";
import type { Expression } from "../../../notation/expression.ts";
import { exactValue } from "../../../mathematics/canonical.ts";
import { onlyUnknown } from "../../../mathematics/one-unknown.ts";
import { equals, type Rational, toDecimal, toText } from "../../../numbers/rational.ts";
import { readMathematics } from "../../../notation/read.ts";
import { readingIn } from "../../../text/reading-in.ts";
import { substitute } from "../../../mathematics/substitute.ts";

type Equation = Expression & { kind: "relation" };

/**
 * Puts a wrong answer in for the unknown of the problem's own equation (Polya 1945, "Can you check the result?"). Null where
 * the problem has no equation in one unknown, the answer is no single number, or the sides come out the same or tell the key.
 */
export function triedValue(item: ExpressionItem, text: string, locale: Locale): TriedValue | null {
  const equation = equationOf(item);
  const given = readMathematics(text, readingIn(locale));
  const unknown = equation && onlyUnknown(equation);
  if (!equation || !unknown || !given.ok) return null;
  const put = valueOf(given.expression);
  const [value, left, right] = [
    put,
    substitute(equation.left, unknown, put),
    substitute(equation.right, unknown, put),
  ].map(exactValue);
  if (!value || !left || !right || equals(left, right)) return null;
  const key = readMathematics(item.key.expression);
  const wanted = key.ok ? exactValue(valueOf(key.expression)) : null;
  if (wanted && [left, right].some((side) => equals(side, wanted))) return null;
  return { unknown, value: shown(value), left: shown(left), right: shown(right) };
}

/** A decimal where it ends soon, else a fraction. */
function shown(value: Rational): string {
  const decimal = toDecimal(value);
  return decimal !== null && decimal.length <= decimalMax ? decimal : toText(value);
}

/** Characters of a decimal that can be read at a glance. */
const decimalMax = 8;

/** The equation in one unknown that the problem states, or that its solution begins with. */
function equationOf({ prompt, steps }: ExpressionItem): Equation | null {
  const stated = [...prompt.en.matchAll(/(?<!\\)\$([^$]+)(?<!\\)\$/gu)].map(
    ([, inside = ""]) => inside,
  );
  for (const line of [...stated, steps[0]?.line ?? ""]) {
    const read = readMathematics(line);
    if (read.ok && isEquation(read.expression) && onlyUnknown(read.expression) !== null)
      return read.expression;
  }
  return null;
}

function isEquation(expression: Expression): expression is Equation {
  return expression.kind === "relation" && expression.operator === "=";
}

/** The value of "x = 5" is 5. */
function valueOf(expression: Expression): Expression {
  return isEquation(expression) && expression.left.kind === "symbol"
    ? expression.right
    : expression;
}
