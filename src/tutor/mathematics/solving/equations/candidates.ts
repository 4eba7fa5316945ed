import { decideScalars } from "../../comparing/scalars.ts";
import type { Expression } from "../../../notation/expression.ts";
import { childrenOf, mentions } from "../../inspect.ts";
import { approximate } from "../../numeric/precise.ts";
import { exactValue } from "../../canonical.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { isInteger, isZero } from "../../../numbers/rational.ts";
import { readMathematics } from "../../../notation/read.ts";
import { substitute } from "../../substitute.ts";

/** Whether a relation in one unknown holds for a value, by exact forms and 400 binary digits; false where a part has no real value. */
export function satisfies(relation: string, name: string, value: Expression): boolean {
  const result = readMathematics(relation, { functions: [], units: false });
  if (!result.ok || result.expression.kind !== "relation") return false;
  const { operator, left, right } = result.expression;
  const [a, b] = [put(left, name, value), put(right, name, value)];
  if (!isReal(a) || !isReal(b)) return false;
  const { verdict } = decideScalars(a, b);
  if (operator === "=") return verdict === "equal";
  if (operator === "!=") return verdict === "different";
  const [x, y] = [approximate(a), approximate(b)];
  if (x === null || y === null) return false;
  const equal = verdict === "equal";
  const less = !equal && x.n * y.d < y.n * x.d;
  if (operator === "<") return less;
  if (operator === ">") return !less && !equal;
  if (operator === "<=") return less || equal;
  return operator === ">=" && !less;
}

/** The expression with the value in the place of the unknown, which may be a letter that also names a constant. */
function put(expression: Expression, name: string, value: Expression): Expression {
  return substitute(expression, name, value);
}

/** Whether every part has a real value: nothing divided by zero, no even root of a negative, no logarithm of what is not positive. */
export function isReal(expression: Expression): boolean {
  if (!childrenOf(expression).every(isReal)) return false;
  if (expression.kind === "quotient") return !isNothing(expression.denominator);
  if (expression.kind === "power") {
    const size = exactValue(expression.exponent);
    if (size === null) return signOf(expression.base) > 0;
    if (size.n < 0n && isNothing(expression.base)) return false;
    return isInteger(size) || size.d % 2n === 1n || signOf(expression.base) >= 0;
  }
  if (expression.kind !== "call")
    return !mentions(
      expression,
      (part) => part.kind === "constant" && (part.name === "i" || part.name === "infinity"),
    );
  const [first, second] = expression.args;
  if (first === undefined) return false;
  if (expression.name === "sqrt") return signOf(first) >= 0;
  if (expression.name === "root") {
    const index = second === undefined ? null : exactValue(second);
    return index !== null && (index.n % 2n !== 0n || signOf(first) >= 0);
  }
  if (expression.name === "ln" || expression.name === "log")
    return signOf(first) > 0 && (second === undefined || signOf(second) > 0);
  if (expression.name === "tan")
    return (
      decideScalars({ kind: "call", name: "cos", args: [first] }, nought).verdict === "different"
    );
  return /^(?:abs|sin|cos|exp)$/.test(expression.name);
}

const nought: Expression = {
  kind: "number",
  value: { n: 0n, d: 1n },
  written: "integer",
  places: 0,
};

/** -1, 0 or 1; NaN where the value is not known. */
function signOf(expression: Expression): number {
  const exact: Rational | null =
    exactValue(expression) ?? (isNothing(expression) ? { n: 0n, d: 1n } : approximate(expression));
  return exact === null ? Number.NaN : exact.n > 0n ? 1 : exact.n < 0n ? -1 : 0;
}

function isNothing(expression: Expression): boolean {
  const exact = exactValue(expression);
  return exact === null ? decideScalars(expression, nought).verdict === "equal" : isZero(exact);
}
