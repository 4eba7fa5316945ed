import { exactValue } from "../../canonical.ts";
import type { Expression } from "../../../notation/expression.ts";
import { fromInteger, multiply, negate, type Rational, sign } from "../../../numbers/rational.ts";
import { numberNode } from "../../../notation/reading/nodes.ts";
import { factorsOf, negativeOf, productOf } from "../build.ts";

/** The value of a plain number or its opposite; null for anything else. */
export function numberIn(e: Expression): Rational | null {
  if (e.kind === "number") return e.value;
  if (e.kind === "negative" && e.of.kind === "number") return negate(e.of.value);
  return null;
}

/** A term as its number and what is left: -3xy is -3 and xy, x is 1 and x, 7 is 7 and nothing. */
export function splitTerm(term: Expression): { number: Rational; rest: Expression[] } {
  if (term.kind === "negative") {
    const inner = splitTerm(term.of);
    return { number: negate(inner.number), rest: inner.rest };
  }
  let number = fromInteger(1);
  const rest: Expression[] = [];
  for (const factor of factorsOf(term)) {
    const value = numberIn(factor);
    if (value) number = multiply(number, value);
    else rest.push(factor);
  }
  return { number, rest };
}

/** A number times factors, the sign in front. */
export function termOf(number: Rational, rest: readonly Expression[]): Expression {
  const size = numberNode(sign(number) < 0 ? negate(number) : number);
  const isOne = size.kind === "number" && size.value.n === 1n && size.value.d === 1n;
  const product = isOne && rest.length > 0 ? productOf(rest) : productOf([size, ...rest]);
  return sign(number) < 0 ? negativeOf(product) : product;
}

/** Whether an expression is a constant below zero. */
export function isNegative(e: Expression): boolean {
  const value = exactValue(e);
  return value ? sign(value) < 0 : e.kind === "negative";
}
