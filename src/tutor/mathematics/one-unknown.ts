import { toCanonical } from "./canonical.ts";
import type { Expression } from "../notation/expression.ts";
import { symbolsOf } from "./inspect.ts";
import { add, isInteger, type Rational, sign, zero } from "../numbers/rational.ts";

/** a + b·x + c·x², the difference of the sides of an equation in one unknown: [a, b, c]. */
export type Quadratic = readonly [Rational, Rational, Rational];

type Relation = Extract<Expression, { kind: "relation" }>;

/** The only unknown of an expression, or null where there is none or more than one. */
export function onlyUnknown(e: Expression): string | null {
  const [name, ...others] = symbolsOf(e);
  return name !== undefined && others.length === 0 ? name : null;
}

/**
 * Left minus right as a polynomial of degree two at most with rational coefficients in the unknown. null where it
 * is something else, also where the unknown stands in a denominator.
 */
export function toQuadratic(relation: Relation, unknown: string): Quadratic | null {
  const difference = toCanonical({
    kind: "sum",
    terms: [relation.left, { kind: "negative", of: relation.right }],
  });
  if (!difference || difference.denominator.size !== 1 || !difference.denominator.has(""))
    return null;
  const coefficients: [Rational, Rational, Rational] = [zero, zero, zero];
  for (const { coefficient, factors } of difference.numerator.values()) {
    const [factor, ...others] = factors;
    if (
      others.length > 0 ||
      (factor && (factor.atom.key !== unknown || !isInteger(factor.exponent)))
    )
      return null;
    const degree = factor ? Number(factor.exponent.n) : 0;
    if (degree !== 0 && degree !== 1 && degree !== 2) return null;
    coefficients[degree] = add(coefficients[degree], coefficient);
  }
  return coefficients;
}

/** 2, 1 or 0; 0 also for the polynomial zero. */
export function degreeOf([, b, c]: Quadratic): 0 | 1 | 2 {
  return sign(c) !== 0 ? 2 : sign(b) !== 0 ? 1 : 0;
}
