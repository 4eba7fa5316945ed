import { symbolsOf } from "../../inspect.ts";
import { divide, isZero } from "../../../numbers/rational.ts";
import { leastCommonMultiple, quotientOf, toFraction } from "../equations/fraction-form.ts";
import { factorPolynomial, splitContent } from "../exact/factor.ts";
import type { Polynomial } from "../exact/polynomial.ts";
import { coefficientsIn, constantValue, fromCoefficients, multiply } from "../exact/polynomial.ts";
import { writePolynomial } from "../exact/write.ts";
import { emptyScope, readExpression } from "../reading/scope.ts";
import type { SolutionStep } from "../solution.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { typed } from "./equations.ts";
import { writeFactors } from "./factored-form.ts";

/** A quotient of polynomials in one letter in lowest terms: both are factored, and what they share is divided out. */
export function simplifyQuotient(text: string): Draft | null {
  const expression = readExpression(text, emptyScope);
  if (expression === null) return null;
  const [name, another] = symbolsOf(expression);
  if (name === undefined || another !== undefined) return null;
  const fraction = toFraction(expression, name);
  if (fraction === null || constantValue(fraction.bottom) !== null) return null;
  const { top, bottom } = fraction;
  // The product over the least common multiple is what both share.
  const multiple = leastCommonMultiple(top, bottom, name);
  const [above, below] =
    multiple === null
      ? [null, null]
      : [quotientOf(multiple, bottom, name), quotientOf(multiple, top, name)];
  if (above === null || below === null || below.size === 0) return null;
  const [p, q] = scaled(above, below, name) ?? [];
  if (p === undefined || q === undefined) return null;
  const answer = writeQuotient(p, q);
  const factored = `${factoredText(top, name)}/${factoredText(bottom, name)}`;
  const steps: SolutionStep[] = [];
  if (factored !== answer)
    steps.push(
      step(
        "factor",
        "Factor the numerator and the denominator.",
        "Factoriza el numerador y el denominador.",
        factored,
      ),
    );
  steps.push(
    step(
      "simplify-fraction",
      "Divide out what both share.",
      "Simplifica lo que tienen en común.",
      answer,
    ),
  );
  return {
    kind: "algebraic-fraction",
    start: typed(text),
    steps,
    answer,
    policy: { form: "simplified" },
    check: { by: "value" },
  };
}

/** Both with whole coefficients that share no factor, the lead of the denominator positive. */
function scaled(p: Polynomial, q: Polynomial, name: string): [Polynomial, Polynomial] | null {
  const [a, b] = [p, q].map((each) => coefficientsIn(each, name));
  if (!a || !b) return null;
  const [one, other] = [splitContent(a), splitContent(b)];
  const ratio = divide(one.content, other.content);
  const primitive = (list: typeof a, content: typeof ratio) =>
    list.map((value) => divide(value, content));
  const numerator = primitive(a, one.content).map((value) => ({
    n: value.n * ratio.n,
    d: value.d,
  }));
  const denominator = primitive(b, other.content).map((value) => ({
    n: value.n * ratio.d,
    d: value.d,
  }));
  return numerator.every(isZero)
    ? null
    : [fromCoefficients(numerator, name), fromCoefficients(denominator, name)];
}

function factoredText(p: Polynomial, name: string): string {
  const coefficients = coefficientsIn(p, name);
  if (coefficients === null || constantValue(p) !== null) return `(${writePolynomial(p)})`;
  const { content, factors, complete } = factorPolynomial(coefficients);
  return complete ? `(${writeFactors(content, factors, name)})` : `(${writePolynomial(p)})`;
}

function writeQuotient(p: Polynomial, q: Polynomial): string {
  const below = constantValue(q);
  if (below !== null && below.n === 1n && below.d === 1n) return writePolynomial(p);
  if (below !== null) return writePolynomial(multiply(p, fromTermOf(below)));
  const bracketed = (each: Polynomial) => {
    const text = writePolynomial(each);
    return /^(?:\d+|[a-z](?:\^\d+)?)$/i.test(text) ? text : `(${text})`;
  };
  return `${bracketed(p)}/${bracketed(q)}`;
}

function fromTermOf(value: { n: bigint; d: bigint }): Polynomial {
  return fromCoefficients([{ n: value.d, d: value.n }], "x");
}
