import type { Expression } from "../../../notation/expression.ts";
import { readMathematics } from "../../../notation/read.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { equals, fromInteger, isZero, multiply, one } from "../../../numbers/rational.ts";
import { writePolynomial } from "../exact/write.ts";
import { numberNode } from "../reading/inline.ts";
import { emptyScope, evaluate, toPolynomial } from "../reading/scope.ts";

/** A whole number as an expression. */
export function whole(value: number): Expression {
  return numberNode(fromInteger(value));
}

/** The exact value of an expression in numbers; null for anything else. */
export function numberIn(expression: Expression): Rational | null {
  return evaluate(expression, emptyScope);
}

/** A sum without zeros. */
export function sumOf(terms: readonly Expression[]): Expression {
  const kept = terms.filter((term) => !isNumber(term, fromInteger(0)));
  const [only, another] = kept;
  if (only === undefined) return whole(0);
  return another === undefined ? only : { kind: "sum", terms: kept };
}

/** A product with its numbers in front multiplied together; 0 and 1 go, fractions of factors join over one line. */
export function productOf(factors: readonly Expression[]): Expression {
  let scale = one;
  const above: Expression[] = [];
  const below: Expression[] = [];
  for (const factor of flattened(factors)) {
    const value = numberIn(factor);
    if (value !== null) scale = multiply(scale, value);
    else if (factor.kind === "quotient") {
      above.push(factor.numerator);
      below.push(factor.denominator);
    } else if (factor.kind === "negative") {
      scale = multiply(scale, fromInteger(-1));
      above.push(factor.of);
    } else above.push(factor);
  }
  if (isZero(scale)) return whole(0);
  if (below.length > 0)
    return quotientOf(productOf([numberNode(scale), ...above]), productOf(below));
  const negative = scale.n < 0n;
  const size = negative ? multiply(scale, fromInteger(-1)) : scale;
  const parts =
    size.n === 1n && above.length > 0 ? above : [numberNode(fromInteger(size.n)), ...above];
  const [only, another] = parts;
  const joined: Expression =
    only !== undefined && another === undefined ? only : { kind: "product", factors: parts };
  const fraction: Expression =
    size.d === 1n
      ? joined
      : { kind: "quotient", numerator: joined, denominator: numberNode(fromInteger(size.d)) };
  return negative ? { kind: "negative", of: fraction } : fraction;
}

function flattened(factors: readonly Expression[]): Expression[] {
  return factors.flatMap((factor) =>
    factor.kind === "product" ? flattened(factor.factors) : [factor],
  );
}

/** A quotient; a whole number below 1 goes, and a quotient above is joined with it. */
export function quotientOf(numerator: Expression, denominator: Expression): Expression {
  const value = numberIn(denominator);
  if (value !== null && equals(value, one)) return numerator;
  if (isNumber(numerator, fromInteger(0))) return whole(0);
  if (numerator.kind === "negative")
    return { kind: "negative", of: quotientOf(numerator.of, denominator) };
  if (numerator.kind === "quotient")
    return quotientOf(numerator.numerator, productOf([numerator.denominator, denominator]));
  return { kind: "quotient", numerator, denominator };
}

/** A power; exponents 0 and 1 go. */
export function powerOf(base: Expression, exponent: Expression): Expression {
  const value = numberIn(exponent);
  if (value !== null && isZero(value)) return whole(1);
  if (value !== null && equals(value, one)) return base;
  return { kind: "power", base, exponent };
}

/** −e. */
export function negativeOf(expression: Expression): Expression {
  return productOf([whole(-1), expression]);
}

function isNumber(expression: Expression, value: Rational): boolean {
  const own = numberIn(expression);
  return own !== null && equals(own, value);
}

/** The expression with each part that is a polynomial written as one: like terms collected, brackets multiplied out. */
export function tidy(expression: Expression): Expression {
  const polynomial = toPolynomial(expression, emptyScope);
  if (polynomial !== null && polynomial.size <= 12) {
    const result = readMathematics(writePolynomial(polynomial), { functions: [], units: false });
    if (result.ok) return result.expression;
  }
  switch (expression.kind) {
    case "sum":
      return sumOf(expression.terms.map(tidy));
    case "product":
      return productOf(expression.factors.map(keepFactored));
    case "quotient":
      return quotientOf(tidy(expression.numerator), keepFactored(expression.denominator));
    case "negative":
      return negativeOf(tidy(expression.of));
    default:
      return expression;
  }
}

/** (x − 2)^2 stays as it is in a product or below a line. */
function keepFactored(expression: Expression): Expression {
  return expression.kind === "power"
    ? expression
    : expression.kind === "product"
      ? productOf(expression.factors.map(keepFactored))
      : tidy(expression);
}
