import type { Expression } from "../../../notation/expression.ts";
import { rebuild } from "../../inspect.ts";

/**
 * The expression with products of fractions as people mean them: 2/3·4/5 is read from the left as (2/3·4)/5 and becomes the product of
 * 2/3 and 4/5. The last number above and the number below become one fraction, which changes no value.
 */
export function pairFractions(expression: Expression): Expression {
  return rebuild(expression, pair);
}

function pair(part: Expression): Expression {
  if (part.kind !== "quotient" || part.numerator.kind !== "product") return part;
  const { numerator, denominator } = part;
  const factors = numerator.factors.flatMap((factor) =>
    factor.kind === "product" ? factor.factors : [factor],
  );
  const last = factors.at(-1);
  const before = factors.slice(0, -1);
  const paired =
    last?.kind === "number" &&
    denominator.kind === "number" &&
    before.some((factor) => factor.kind === "quotient");
  return paired
    ? { kind: "product", factors: [...before, { kind: "quotient", numerator: last, denominator }] }
    : part;
}
