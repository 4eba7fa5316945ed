import type { Locale } from "#shared/locale.ts";
import type { ExpressionItem } from "../item.ts";
import { compareExpressions } from "../mathematics/equivalence.ts";
import type { Expression } from "../mathematics/expression.ts";
import { readMathematics } from "../mathematics/read.ts";
import type { MarkingReceipt } from "../mathematics/receipt.ts";
import { symbolsOf } from "../mathematics/inspect.ts";
import { substitute } from "../mathematics/substitute.ts";
import { readingIn } from "../mathematics/reading-in.ts";

/**
 * Whether a line is not the answer yet but a true step towards it: a sum still to be worked out that has the
 * right value, a calculation that comes out as it says, or an equation that the answer satisfies. Only what can be shown true counts; everything else
 * is marked as an answer.
 */
export function isTrueStep(
  item: ExpressionItem,
  text: string,
  receipt: MarkingReceipt,
  locale: Locale,
): boolean {
  const given = read(text, locale);
  const key = read(item.key.expression);
  if (!given || !key) return false;
  if (receipt.outcome === "right")
    return isPlainNumber(valueOf(key)) && isUnfinished(valueOf(given));
  if (given.kind !== "relation" || given.operator !== "=") return false;
  if (symbolsOf(given).size === 0)
    return given.left.kind !== "number" && compareExpressions(given.left, given.right).equal;
  const unknown = item.key.policy.variable ?? nameOf(key);
  if (!unknown || !symbolsOf(given).has(unknown) || isSolved(given, unknown)) return false;
  return rootsOf(key).every((root) => {
    const left = substitute(given.left, unknown, root);
    const right = substitute(given.right, unknown, root);
    return compareExpressions(left, right).equal;
  });
}

function read(text: string, locale: Locale = "en"): Expression | null {
  const result = readMathematics(text, readingIn(locale));
  return result.ok ? result.expression : null;
}

/** The value of "x = 5" is 5; anything else is its own value. */
function valueOf(expression: Expression): Expression {
  return expression.kind === "relation" && expression.operator === "="
    ? expression.right
    : expression;
}

function nameOf(expression: Expression): string | null {
  if (expression.kind === "or") return expression.parts[0] ? nameOf(expression.parts[0]) : null;
  if (expression.kind !== "relation" || expression.left.kind !== "symbol") return null;
  return expression.left.name;
}

/** The values that the key gives to its unknown. */
function rootsOf(key: Expression): Expression[] {
  if (key.kind === "list" || key.kind === "set") return key.items.map(valueOf);
  if (key.kind === "or") return key.parts.map(valueOf);
  return [valueOf(key)];
}

/** "x = 3" and "3 = x" claim a solution; they are answers, not steps. */
function isSolved(given: Expression & { kind: "relation" }, unknown: string): boolean {
  const isUnknown = (side: Expression) => side.kind === "symbol" && side.name === unknown;
  return (
    (isUnknown(given.left) && symbolsOf(given.right).size === 0) ||
    (isUnknown(given.right) && symbolsOf(given.left).size === 0)
  );
}

/** A number as an answer is written: 5, -5, 0.5, 3/4, 2 1/2, 15 %. */
function isPlainNumber(expression: Expression): boolean {
  switch (expression.kind) {
    case "number":
      return true;
    case "negative":
    case "percent":
      return isPlainNumber(expression.of);
    case "quotient":
      return isPlainNumber(expression.numerator) && isPlainNumber(expression.denominator);
    case "quantity":
      return isPlainNumber(expression.value);
    default:
      return false;
  }
}

/** Whether there is still something to work out. */
function isUnfinished(expression: Expression): boolean {
  return (
    ["sum", "product", "power", "quotient"].includes(expression.kind) && !isPlainNumber(expression)
  );
}
