import type { Expression } from "../../../notation/expression.ts";
import { divide, fromInteger } from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { has } from "../equations/special.ts";
import { coefficientsIn } from "../exact/polynomial.ts";
import { numberNode } from "../reading/inline.ts";
import { emptyScope, toPolynomial } from "../reading/scope.ts";
import { negativeOf, numberIn, powerOf, productOf, sumOf, whole } from "./build.ts";
import { differentiate } from "./differentiate.ts";
import { integrate } from "./integrate.ts";

/** School sets products with x or x²; a few more do no harm. */
const maxDegree = 4;

/**
 * An antiderivative by parts, ∫u dv = uv − ∫v du: of a polynomial times sin, cos or e^(ax + b), and of a polynomial times ln x, ln x alone
 * included. null for anything else. No constant is added.
 */
export function integrateByParts(f: Expression, name: string): Expression | null {
  const factors = f.kind === "product" ? f.factors : [f];
  const others = factors.filter((factor) => coefficientsOf(factor, name) === null);
  const [special, another] = others;
  if (special === undefined || another !== undefined || !has(special, name)) return null;
  const polynomial = productOf(factors.filter((factor) => factor !== special));
  const coefficients = coefficientsOf(polynomial, name);
  if (coefficients === null || coefficients.length > maxDegree + 1) return null;
  return isLogarithm(special, name)
    ? timesLogarithm(coefficients, special, name)
    : timesWave(polynomial, special, name);
}

function coefficientsOf(e: Expression, name: string): readonly Rational[] | null {
  const polynomial = toPolynomial(e, emptyScope);
  return polynomial === null ? null : coefficientsIn(polynomial, name);
}

function isLogarithm(e: Expression, name: string): boolean {
  const [of] = e.kind === "call" && e.name === "ln" ? e.args : [];
  return of?.kind === "symbol" && of.name === name;
}

/** p·ln x has the antiderivative P·ln x − ∫P/x, with P that of p. */
function timesLogarithm(
  coefficients: readonly Rational[],
  logarithm: Expression,
  name: string,
): Expression {
  const variable: Expression = { kind: "symbol", name };
  const terms = coefficients.flatMap((coefficient, exponent) => {
    const once = divide(coefficient, fromInteger(exponent + 1));
    const power = powerOf(variable, whole(exponent + 1));
    return [
      productOf([numberNode(once), power, logarithm]),
      negativeOf(productOf([numberNode(divide(once, fromInteger(exponent + 1))), power])),
    ];
  });
  return sumOf(terms);
}

/** −cos(2x)/2 as −1, 1/2 and cos(2x), so that numbers meet. */
function partsOf(e: Expression): Expression[] {
  if (e.kind === "negative") return [whole(-1), ...partsOf(e.of)];
  const below = e.kind === "quotient" ? numberIn(e.denominator) : null;
  return e.kind === "quotient" && below !== null
    ? [numberNode(divide(fromInteger(1), below)), ...partsOf(e.numerator)]
    : [e];
}

/** p·g has the antiderivative p·G₁ − p′·G₂ + p″·G₃ …, each G the antiderivative of the one before. */
function timesWave(polynomial: Expression, wave: Expression, name: string): Expression | null {
  const terms: Expression[] = [];
  let factor: Expression | null = polynomial;
  let inner: Expression | null = wave;
  for (let count = 0; count <= maxDegree + 1; count++) {
    inner = inner === null ? null : integrate(inner, name);
    if (factor === null || inner === null) return null;
    const term = productOf([...partsOf(inner), factor].reverse());
    terms.push(count % 2 === 0 ? term : negativeOf(term));
    if (!has(factor, name)) return sumOf(terms);
    factor = differentiate(factor, name);
  }
  return null;
}
