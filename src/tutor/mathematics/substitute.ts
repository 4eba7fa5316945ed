import type { Expression } from "../notation/expression.ts";

/** A scalar expression with every occurrence of a variable replaced; other kinds come back as they are. */
export function substitute(expression: Expression, name: string, value: Expression): Expression {
  const put = (part: Expression) => substitute(part, name, value);
  switch (expression.kind) {
    case "symbol":
      return expression.name === name ? value : expression;
    case "sum":
      return { ...expression, terms: expression.terms.map(put) };
    case "product":
      return { ...expression, factors: expression.factors.map(put) };
    case "quotient":
      return {
        ...expression,
        numerator: put(expression.numerator),
        denominator: put(expression.denominator),
      };
    case "power":
      return { ...expression, base: put(expression.base), exponent: put(expression.exponent) };
    case "negative":
    case "percent":
      return { ...expression, of: put(expression.of) };
    case "call":
      return { ...expression, args: expression.args.map(put) };
    default:
      return expression;
  }
}
