import type { Expression } from "../../../notation/expression.ts";
import { rebuild } from "../../inspect.ts";
import type { Rational } from "../../../numbers/rational.ts";
import type { Scope } from "./scope.ts";

/** Nodes that putting things in may make before the work stops with a RangeError. */
const maxNodes = 20_000;

/** A number as a node: negative ones as a minus before a number, fractions as quotients. */
export function numberNode(value: Rational): Expression {
  const size = value.n < 0n ? -value.n : value.n;
  const top = integerNode(size);
  const bare: Expression =
    value.d === 1n ? top : { kind: "quotient", numerator: top, denominator: integerNode(value.d) };
  return value.n < 0n ? { kind: "negative", of: bare } : bare;
}

function integerNode(value: bigint): Expression {
  return { kind: "number", value: { n: value, d: 1n }, written: "integer", places: 0 };
}

/**
 * The expression with the scope's values in the place of their names and the bodies of its functions in the place of
 * calls; bodies of functions have been treated so themselves.
 */
export function inline(expression: Expression, scope: Scope): Expression {
  let nodes = 0;
  const count = (part: Expression) => {
    if (++nodes > maxNodes) throw new RangeError("too many parts");
    return part;
  };
  return rebuild(expression, (part) => {
    count(part);
    if (part.kind === "symbol" || part.kind === "constant") {
      const value = scope.values.get(part.name);
      return value === undefined ? part : numberNode(value);
    }
    const defined = part.kind === "call" ? scope.functions.get(part.name) : undefined;
    const argument = part.kind === "call" ? part.args[0] : undefined;
    if (defined === undefined || argument === undefined) return part;
    return rebuild(defined.body, (inner) => {
      count(inner);
      const named = inner.kind === "symbol" || inner.kind === "constant";
      return named && inner.name === defined.parameter ? argument : inner;
    });
  });
}
