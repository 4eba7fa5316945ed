import type { Expression } from "../../../notation/expression.ts";
import { has } from "../equations/special.ts";
import { numberNode } from "../reading/inline.ts";
import { fromInteger, subtract } from "../../../numbers/rational.ts";
import { negativeOf, numberIn, powerOf, productOf, quotientOf, sumOf, whole } from "./build.ts";

/** The derivative of an expression by one name, by the rules of sums, products, quotients and chains; null for functions not known here. */
export function differentiate(f: Expression, name: string): Expression | null {
  if (!has(f, name)) return whole(0);
  const inner = (part: Expression) => differentiate(part, name);
  switch (f.kind) {
    case "symbol":
      return whole(1);
    case "negative": {
      const of = inner(f.of);
      return of === null ? null : negativeOf(of);
    }
    case "sum": {
      const terms = f.terms.map(inner).filter((term) => term !== null);
      return terms.length === f.terms.length ? sumOf(terms) : null;
    }
    case "product":
      return productRule(f.factors, name);
    case "quotient": {
      const { numerator: u, denominator: v } = f;
      const [du, dv] = [inner(u), inner(v)];
      if (du === null || dv === null) return null;
      if (!has(v, name)) return quotientOf(du, v);
      return quotientOf(
        sumOf([productOf([du, v]), negativeOf(productOf([u, dv]))]),
        powerOf(v, whole(2)),
      );
    }
    case "power":
      return powerRule(f.base, f.exponent, name);
    case "call": {
      const [of, second] = f.args;
      if (of === undefined) return null;
      const outer = outerDerivative(f.name, of, second);
      const du = inner(of);
      return outer === null || du === null || (second !== undefined && has(second, name))
        ? null
        : productOf([du, outer]);
    }
    default:
      return null;
  }
}

function productRule(factors: readonly Expression[], name: string): Expression | null {
  const terms: Expression[] = [];
  for (const [index, factor] of factors.entries()) {
    if (!has(factor, name)) continue;
    const own = differentiate(factor, name);
    if (own === null) return null;
    terms.push(productOf(factors.map((other, at) => (at === index ? own : other))));
  }
  return sumOf(terms);
}

function powerRule(base: Expression, exponent: Expression, name: string): Expression | null {
  if (!has(exponent, name)) {
    const count = numberIn(exponent);
    const du = differentiate(base, name);
    if (count === null || du === null) return null;
    return productOf([exponent, du, powerOf(base, numberNode(subtract(count, fromInteger(1))))]);
  }
  if (has(base, name)) return null;
  const du = differentiate(exponent, name);
  if (du === null) return null;
  const isEuler = base.kind === "constant" && base.name === "e";
  const itself: Expression = { kind: "power", base, exponent };
  return productOf(
    isEuler ? [du, itself] : [du, itself, { kind: "call", name: "ln", args: [base] }],
  );
}

/** The derivative of a function at its argument. */
function outerDerivative(
  name: string,
  of: Expression,
  second: Expression | undefined,
): Expression | null {
  const call = (other: string): Expression => ({ kind: "call", name: other, args: [of] });
  switch (name) {
    case "sin":
      return call("cos");
    case "cos":
      return negativeOf(call("sin"));
    case "tan":
      return quotientOf(whole(1), powerOf(call("cos"), whole(2)));
    case "exp":
      return call("exp");
    case "ln":
      return quotientOf(whole(1), of);
    case "log":
      return quotientOf(
        whole(1),
        productOf([of, { kind: "call", name: "ln", args: [second ?? whole(10)] }]),
      );
    case "sqrt":
      return quotientOf(whole(1), productOf([whole(2), call("sqrt")]));
    case "arctan":
      return quotientOf(whole(1), sumOf([whole(1), powerOf(of, whole(2))]));
    case "arcsin":
      return quotientOf(whole(1), {
        kind: "call",
        name: "sqrt",
        args: [sumOf([whole(1), negativeOf(powerOf(of, whole(2)))])],
      });
    default:
      return null;
  }
}
