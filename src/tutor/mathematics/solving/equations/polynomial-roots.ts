import { divide, fromInteger, isZero, negate, toText } from "../../../numbers/rational.ts";
import { factorPolynomial, splitContent } from "../exact/factor.ts";
import type { Polynomial } from "../exact/polynomial.ts";
import { coefficientsIn, constantValue } from "../exact/polynomial.ts";
import { writeSurd } from "../exact/surd.ts";
import { rootsOf } from "../solvers/polynomial-equation.ts";
import type { Transformed } from "./transformed.ts";

/** The solutions of polynomial = 0 in one unknown, all at once; null where they are not rational or from quadratics. */
export function polynomialRoots(p: Polynomial, name: string): Transformed | null {
  const constant = constantValue(p);
  // Always true is a case for words, never true has no solution.
  if (constant !== null) return isZero(constant) ? null : never;
  const coefficients = coefficientsIn(p, name);
  if (coefficients === null || coefficients.length > 12) return null;
  const [shift, factor] = coefficients;
  if (coefficients.length === 2 && shift !== undefined && factor !== undefined) {
    return {
      rule: "isolate",
      en: `Solve for $${name}$.`,
      es: `Despeja $${name}$.`,
      next: [`${name} = ${toText(divide(negate(shift), factor))}`],
    };
  }
  const { factors } = factorPolynomial(splitContent(coefficients).primitive.map(fromInteger));
  const roots = factors.map(({ of }) => rootsOf(of));
  if (roots.includes(null)) return null;
  const known = roots.filter((list) => list !== null).flat();
  return {
    rule: coefficients.length === 3 ? "solve-quadratic" : "factor",
    en: coefficients.length === 3 ? "Solve the quadratic equation." : "Factor and solve.",
    es:
      coefficients.length === 3
        ? "Resuelve la ecuación de segundo grado."
        : "Factoriza y resuelve.",
    next: known.map((root) => `${name} = ${writeSurd(root)}`),
  };
}

const never: Transformed = {
  rule: "conclude",
  en: "That is never true: there is no solution.",
  es: "Eso nunca se cumple: no hay solución.",
  next: [],
};
