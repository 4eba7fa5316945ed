import { greatestCommonDivisor, toText } from "../../../numbers/rational.ts";
import { fraction, fromInteger } from "../../../numbers/rational.ts";
import { factorPolynomial } from "../exact/factor.ts";
import type { Polynomial, Term } from "../exact/polynomial.ts";
import { coefficientsIn, degree, fromTerms, variables } from "../exact/polynomial.ts";
import { leastCommonMultiple } from "../exact/integers.ts";
import { writePolynomial, writeTerm } from "../exact/write.ts";
import { readPolynomial, type Scope } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { inMath } from "../words.ts";
import { typed } from "./equations.ts";
import { writeFactors } from "./factored-form.ts";
import { waysToFactor } from "./root-steps.ts";

/** Factoring over the rationals: common factors, then linear and irreducible factors of polynomials in one variable. */
export function factorText(text: string, scope: Scope): Draft | null {
  const polynomial = readPolynomial(text, scope);
  if (polynomial === null || degree(polynomial) === 0) return null;
  const [name, another] = variables(polynomial);
  if (name === undefined) return null;
  if (another !== undefined) return commonFactor(polynomial, typed(text));
  const coefficients = coefficientsIn(polynomial, name);
  if (coefficients === null || coefficients.length > 40) return null;
  const { content, factors, complete } = factorPolynomial(coefficients);
  if (!complete) return null;
  const answer = writeFactors(content, factors, name);
  const collected = writePolynomial(polynomial);
  const steps = [];
  if (collected.replaceAll(" ", "") !== typed(text).replaceAll(/[ *]/g, "")) {
    steps.push(
      step(
        "collect-like-terms",
        "Collect like terms and order them by degree.",
        "Agrupa los términos semejantes y ordénalos por grado.",
        collected,
      ),
    );
  }
  const power = factors.find(({ of }) => of.length === 2 && of[0] === 0n)?.times ?? 0;
  const outside: Term = { coefficient: content, powers: power === 0 ? [] : [[name, power]] };
  if (writeTerm(outside) !== "1" && factors.length > (power === 0 ? 0 : 1)) {
    const inside = fromTerms(
      [...polynomial.values()].map((term) => ({
        coefficient: fraction(term.coefficient.n * content.d, term.coefficient.d * content.n),
        powers: lowered(term, name, power),
      })),
    );
    if (inside.size > 1) {
      steps.push(
        step(
          "take-out-common-factor",
          `Take out the common factor ${inMath(writeTerm(outside))}.`,
          `Saca factor común ${inMath(writeTerm(outside))}.`,
          product(outside, inside),
        ),
      );
    }
  }
  const linear = factors.every(({ of }) => of.length === 2);
  if (content.n === 1n && content.d === 1n && coefficients.length === 3 && linear) {
    steps.push(...waysToFactor(factors, name, answer, ""));
  }
  if (steps.at(-1)?.line !== answer) {
    const roots = factors
      .filter(({ of }) => of.length === 2 && of[0] !== 0n)
      .map(({ of }) => toText(fraction(-(of[0] ?? 0n), of[1] ?? 1n)));
    steps.push(
      step(
        "factor",
        roots.length === 0
          ? "It has no rational roots, so it cannot be factored further."
          : `The roots of what is left are $${roots.join("$, $")}$; each root $r = p/q$ gives a factor $(qx - p)$.`,
        roots.length === 0
          ? "No tiene raíces racionales: no se puede factorizar más."
          : `Las raíces de lo que queda son $${roots.join("$, $")}$; cada raíz $r = p/q$ da un factor $(qx - p)$.`,
        answer,
      ),
    );
  }
  return {
    kind: "factor-polynomial",
    start: typed(text),
    steps,
    answer,
    policy: { form: "factored" },
    check: { by: "value" },
  };
}

function lowered(term: Term, name: string, by: number): (readonly [string, number])[] {
  return term.powers
    .map(([other, exponent]): [string, number] => [
      other,
      other === name ? exponent - by : exponent,
    ])
    .filter(([, exponent]) => exponent > 0);
}

function product(outside: Term, inside: Polynomial): string {
  const { coefficient, powers } = outside;
  const top = writeTerm({ coefficient: fromInteger(coefficient.n), powers });
  const lead = top === "1" ? "" : top === "-1" ? "-" : `${top}${powers.length > 0 ? "*" : ""}`;
  return `${lead}(${writePolynomial(inside)})${coefficient.d === 1n ? "" : `/${coefficient.d}`}`;
}

/** 6x²y − 9xy² = 3xy(2x − 3y), and differences of squares; null where nothing is certain to be complete. */
function commonFactor(polynomial: Polynomial, text: string): Draft | null {
  const terms = [...polynomial.values()];
  const bottom = terms.map(({ coefficient }) => coefficient.d).reduce(leastCommonMultiple, 1n);
  const top = terms
    .map(({ coefficient }) => (coefficient.n * bottom) / coefficient.d)
    .reduce(greatestCommonDivisor, 0n);
  const shared = variables(polynomial)
    .map((name): [string, number] => [
      name,
      Math.min(...terms.map(({ powers }) => powers.find(([other]) => other === name)?.[1] ?? 0)),
    ])
    .filter(([, exponent]) => exponent > 0);
  const outside: Term = { coefficient: fraction(top, bottom), powers: shared };
  const inside = fromTerms(
    terms.map((term) => ({
      coefficient: fraction(term.coefficient.n * bottom, term.coefficient.d * top),
      powers: shared.reduce(
        (left, [name, by]) => lowered({ ...term, powers: left }, name, by),
        term.powers,
      ),
    })),
  );
  const linear = degree(inside) === 1;
  if (!linear || writeTerm(outside) === "1") return null;
  const answer = product(outside, inside);
  return {
    kind: "factor-polynomial",
    start: text,
    steps: [
      step(
        "take-out-common-factor",
        `Take out the common factor ${inMath(writeTerm(outside))}.`,
        `Saca factor común ${inMath(writeTerm(outside))}.`,
        answer,
      ),
    ],
    answer,
    policy: { form: "factored" },
    check: { by: "value" },
  };
}
