import type { Expression } from "../../notation/expression.ts";
import { symbolsOf } from "../inspect.ts";
import { callNode, integerNode, powerNode } from "../../notation/reading/nodes.ts";
import { negativeOf, productOf, quotientOf, replaced, sumOf } from "./build.ts";

/** The derivative of an expression by a variable, not simplified; null where it holds what we have no rule for. */
export function differentiate(e: Expression, variable: string): Expression | null {
  if (!symbolsOf(e).has(variable)) return integerNode(0);
  switch (e.kind) {
    case "symbol":
      return integerNode(1);
    case "sum":
      return whole(
        e.terms.map((term) => differentiate(term, variable)),
        sumOf,
      );
    case "negative":
      return one(differentiate(e.of, variable), negativeOf);
    case "product":
      return whole(
        e.factors.map((factor, index) =>
          one(differentiate(factor, variable), (inner) =>
            productOf(replaced(e.factors, index, inner)),
          ),
        ),
        sumOf,
      );
    case "quotient": {
      const { numerator: u, denominator: v } = e;
      const [du, dv] = [differentiate(u, variable), differentiate(v, variable)];
      if (!du || !dv) return null;
      const top = sumOf([productOf([du, v]), negativeOf(productOf([u, dv]))]);
      return quotientOf(top, powerNode(v, integerNode(2)));
    }
    case "power":
      return derivativeOfPower(e.base, e.exponent, variable);
    case "call":
      return derivativeOfCall(e.name, e.args, variable);
    default:
      return null;
  }
}

function derivativeOfPower(
  base: Expression,
  exponent: Expression,
  variable: string,
): Expression | null {
  if (!symbolsOf(exponent).has(variable)) {
    const lowered = powerNode(base, sumOf([exponent, integerNode(-1)]));
    return one(differentiate(base, variable), (inner) => productOf([exponent, lowered, inner]));
  }
  if (symbolsOf(base).has(variable)) return null;
  return one(differentiate(exponent, variable), (inner) =>
    productOf([powerNode(base, exponent), callNode("ln", base), inner]),
  );
}

function derivativeOfCall(
  name: string,
  args: readonly Expression[],
  variable: string,
): Expression | null {
  const [u] = args;
  const outer = u && args.length === 1 ? outerDerivative(name, u) : null;
  if (!u || !outer) return null;
  return one(differentiate(u, variable), (inner) => productOf([outer, inner]));
}

/** The derivative of a function at u. */
export function outerDerivative(name: string, u: Expression): Expression | null {
  const square = (e: Expression) => powerNode(e, integerNode(2));
  switch (name) {
    case "sin":
      return callNode("cos", u);
    case "cos":
      return negativeOf(callNode("sin", u));
    case "tan":
      return quotientOf(integerNode(1), square(callNode("cos", u)));
    case "ln":
      return quotientOf(integerNode(1), u);
    case "exp":
      return callNode("exp", u);
    case "sqrt":
      return quotientOf(integerNode(1), productOf([integerNode(2), callNode("sqrt", u)]));
    default:
      return null;
  }
}

function one(e: Expression | null, make: (e: Expression) => Expression): Expression | null {
  return e && make(e);
}

function whole(
  parts: readonly (Expression | null)[],
  make: (parts: readonly Expression[]) => Expression,
): Expression | null {
  const found = parts.filter((part) => part !== null);
  return found.length === parts.length ? make(found) : null;
}
