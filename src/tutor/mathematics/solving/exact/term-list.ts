import type { Expression } from "../../../notation/expression.ts";
import { divide, fromInteger, isInteger, isZero, negate, one } from "../../../numbers/rational.ts";
import type { Scope } from "../reading/scope.ts";
import { evaluate, toPolynomial } from "../reading/scope.ts";
import type { Term } from "./polynomial.ts";
import { multiplyTerms } from "./polynomial.ts";

/** More terms than this are no school line; such an expression has no list. */
const maxTerms = 200;

/**
 * The terms of an expression with all brackets multiplied out, in the order in which they arise and not yet
 * collected: 2(x + 3) - x gives 2x, 6, -x. null where the expression is no polynomial, or has too many terms.
 */
export function expandedTerms(expression: Expression, scope: Scope): Term[] | null {
  switch (expression.kind) {
    case "negative":
      return scaled(expression.of, scope, negate(one));
    case "sum": {
      const lists = expression.terms.map((term) => expandedTerms(term, scope));
      const known = lists.filter((list) => list !== null);
      return known.length === lists.length ? bounded(known.flat()) : null;
    }
    case "product":
      return products(expression.factors, scope);
    case "quotient": {
      const divisor = evaluate(expression.denominator, scope);
      if (divisor === null || isZero(divisor)) return null;
      return scaled(expression.numerator, scope, divide(one, divisor));
    }
    case "power": {
      const size = evaluate(expression.exponent, scope);
      const base = expandedTerms(expression.base, scope);
      if (size === null || base === null || !isInteger(size)) return null;
      if (base.length < 2 || size.n < 2n || size.n > 8n) return whole(expression, scope);
      return products(
        Array.from({ length: Number(size.n) }, () => expression.base),
        scope,
      );
    }
    default:
      return whole(expression, scope);
  }
}

/** Terms by the product of each of one list with each of the other. */
function products(factors: readonly Expression[], scope: Scope): Term[] | null {
  let result: Term[] = [{ coefficient: one, powers: [] }];
  for (const factor of factors) {
    const next = expandedTerms(factor, scope);
    const multiplied = next && bounded(result.flatMap((a) => next.map((b) => multiplyTerms(a, b))));
    if (multiplied === null) return null;
    result = multiplied;
  }
  return result;
}

function scaled(of: Expression, scope: Scope, factor: Term["coefficient"]): Term[] | null {
  const terms = expandedTerms(of, scope);
  return terms?.map((term) => multiplyTerms(term, { coefficient: factor, powers: [] })) ?? null;
}

function whole(expression: Expression, scope: Scope): Term[] | null {
  const polynomial = toPolynomial(expression, scope);
  if (polynomial === null) return null;
  return polynomial.size === 0
    ? [{ coefficient: fromInteger(0), powers: [] }]
    : [...polynomial.values()];
}

function bounded(terms: Term[]): Term[] | null {
  return terms.length > maxTerms ? null : terms;
}

/** Whether an expression has a bracket that has to be multiplied out: a product or a power of a sum. */
export function hasBrackets(expression: Expression): boolean {
  switch (expression.kind) {
    case "negative":
    case "percent":
      return expression.of.kind === "sum" || hasBrackets(expression.of);
    case "sum":
      return expression.terms.some((term) => term.kind === "sum" || hasBrackets(term));
    case "product":
      return expression.factors.some((factor) => factor.kind === "sum" || hasBrackets(factor));
    case "quotient":
      return expression.numerator.kind === "sum" || hasBrackets(expression.numerator);
    case "power":
      return expression.base.kind === "sum" || hasBrackets(expression.base);
    default:
      return false;
  }
}
