import type { Expression } from "../../../notation/expression.ts";
import { has } from "../equations/special.ts";
import { coefficientsIn } from "../exact/polynomial.ts";
import { numberNode } from "../reading/inline.ts";
import { emptyScope, toPolynomial } from "../reading/scope.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { add, divide, fromInteger, isZero, one } from "../../../numbers/rational.ts";
import {
  negativeOf,
  numberIn,
  powerOf,
  productOf,
  quotientOf,
  sumOf,
  tidy,
  whole,
} from "./build.ts";

/** An antiderivative of an expression by one name, term by term; null where a term is of no kind known here. No constant is added. */
export function integrate(f: Expression, name: string): Expression | null {
  const polynomial = toPolynomial(f, emptyScope);
  const coefficients = polynomial === null ? null : coefficientsIn(polynomial, name);
  if (coefficients !== null) return ofPolynomial(coefficients, name);
  const variable: Expression = { kind: "symbol", name };
  if (!has(f, name)) return productOf([f, variable]);
  switch (f.kind) {
    case "negative": {
      const of = integrate(f.of, name);
      return of === null ? null : negativeOf(of);
    }
    case "sum": {
      const terms = f.terms.map((term) => integrate(term, name)).filter((term) => term !== null);
      return terms.length === f.terms.length ? sumOf(terms) : null;
    }
    case "product": {
      const constants = f.factors.filter((factor) => !has(factor, name));
      const [rest, another] = f.factors.filter((factor) => has(factor, name));
      const of = rest === undefined || another !== undefined ? null : integrate(rest, name);
      return of === null ? null : productOf([...constants, of]);
    }
    case "quotient": {
      if (!has(f.denominator, name)) {
        const of = integrate(f.numerator, name);
        return of === null ? null : quotientOf(of, f.denominator);
      }
      if (has(f.numerator, name)) return null;
      const of = integratePower(f.denominator, fromInteger(-1), name);
      return of === null ? null : productOf([f.numerator, of]);
    }
    case "power": {
      const count = numberIn(f.exponent);
      if (count !== null) return integratePower(f.base, count, name);
      const slope = slopeOf(f.exponent, name);
      const isEuler = f.base.kind === "constant" && f.base.name === "e";
      return isEuler && slope !== null ? productOf([numberNode(divide(one, slope)), f]) : null;
    }
    case "call":
      return integrateCall(f.name, f.args, name);
    default:
      return null;
  }
}

/** The coefficients of the antiderivative of a polynomial, as an expression, highest power first. */
function ofPolynomial(coefficients: readonly Rational[], name: string): Expression {
  const terms = coefficients.map((coefficient, exponent) =>
    productOf([
      numberNode(divide(coefficient, fromInteger(exponent + 1))),
      powerOf({ kind: "symbol", name }, whole(exponent + 1)),
    ]),
  );
  return sumOf(terms.reverse());
}

/** (ax + b)^n; the logarithm for n = −1, and x^k with k = −1 inside: 1/x^2 is x^(-2). */
function integratePower(base: Expression, count: Rational, name: string): Expression | null {
  if (base.kind === "power") {
    const inner = numberIn(base.exponent);
    return inner === null
      ? null
      : integratePower(base.base, { n: inner.n * count.n, d: inner.d * count.d }, name);
  }
  if (base.kind === "call" && base.name === "sqrt" && base.args[0] !== undefined)
    return integratePower(base.args[0], { n: count.n, d: count.d * 2n }, name);
  const slope = slopeOf(base, name);
  if (slope === null) return null;
  if (count.n === -1n && count.d === 1n)
    return productOf([
      numberNode(divide(one, slope)),
      { kind: "call", name: "ln", args: [{ kind: "call", name: "abs", args: [base] }] },
    ]);
  const next = add(count, one);
  if (isZero(next)) return null;
  const scale = divide(one, { n: next.n * slope.n, d: next.d * slope.d });
  if (next.n < 0n)
    return productOf([
      numberNode(scale),
      quotientOf(whole(1), powerOf(base, numberNode({ n: -next.n, d: next.d }))),
    ]);
  return productOf([numberNode(scale), powerOf(base, numberNode(next))]);
}

function integrateCall(call: string, args: readonly Expression[], name: string): Expression | null {
  const [of] = args;
  if (of === undefined) return null;
  if (call === "sqrt") return integratePower(of, { n: 1n, d: 2n }, name);
  const slope = slopeOf(of, name);
  if (slope === null) return null;
  const scale = numberNode(divide(one, slope));
  if (call === "sin")
    return productOf([negativeOf(scale), { kind: "call", name: "cos", args: [of] }]);
  if (call === "cos") return productOf([scale, { kind: "call", name: "sin", args: [of] }]);
  return call === "exp" ? productOf([scale, { kind: "call", name: "exp", args: [of] }]) : null;
}

/** a where the expression is ax + b with a ≠ 0; else null. */
function slopeOf(expression: Expression, name: string): Rational | null {
  const p = toPolynomial(tidy(expression), emptyScope);
  const coefficients = p === null ? null : coefficientsIn(p, name);
  return coefficients?.length === 2 ? (coefficients[1] ?? null) : null;
}
