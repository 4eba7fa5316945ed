import type { Expression } from "../../../notation/expression.ts";
import type { Polynomial, Term } from "../exact/polynomial.ts";
import {
  degree,
  derivative,
  equals,
  fromTerms,
  monomialKey,
  multiply,
  subtract,
} from "../exact/polynomial.ts";
import { expandedTerms, hasBrackets } from "../exact/term-list.ts";
import { writePolynomial, writeTerms } from "../exact/write.ts";
import { polynomialToDerive } from "../reading/givens.ts";
import type { Scope } from "../reading/scope.ts";
import { readExpression, readPolynomial, toPolynomial } from "../reading/scope.ts";
import type { SolutionStep } from "../solution.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { typed } from "./equations.ts";

/** What a polynomial is rewritten as, and the kind of problem that is. */
const kinds = {
  collect: "collect-terms",
  expand: "expand",
  simplify: "simplify-expression",
} as const;

/** A polynomial with its brackets multiplied out and its like terms collected. */
export function rewrite(text: string, how: keyof typeof kinds, scope: Scope): Draft | null {
  const expression = readExpression(text, scope);
  const polynomial = expression === null ? null : toPolynomial(expression, scope);
  if (expression === null || polynomial === null) return null;
  if (degree(polynomial) === 0 && !/[a-z]/i.test(text)) return null;
  return polynomialDraft(kinds[how], typed(text), expression, polynomial, scope);
}

/** A polynomial worked out from an expression: brackets multiplied out, like terms collected. */
export function polynomialDraft(
  kind: string,
  start: string,
  expression: Expression,
  polynomial: Polynomial,
  scope: Scope,
): Draft {
  const answer = writePolynomial(polynomial);
  return {
    kind,
    start,
    steps: expansionSteps(expression, polynomial, scope),
    answer,
    policy: kind === "expand" ? { form: "expanded" } : {},
    check: { by: "value" },
  };
}

function expansionSteps(
  expression: Expression,
  polynomial: Polynomial,
  scope: Scope,
): SolutionStep[] {
  const answer = writePolynomial(polynomial);
  const terms = expandedTerms(expression, scope) ?? [];
  const steps: SolutionStep[] = [];
  const expanded = writeTerms(terms);
  if (hasBrackets(expression) && terms.length > 0) {
    steps.push(
      step(
        "expand-brackets",
        "Multiply each term of a bracket by each term of the other factor.",
        "Multiplica cada término de un paréntesis por cada término del otro factor.",
        expanded,
      ),
    );
  }
  const grouped = writeTerms(groupLikeTerms(terms));
  if (grouped !== answer && grouped !== expanded && terms.length > 2) {
    steps.push(
      step(
        "regroup-terms",
        "Put like terms (the same letters with the same exponents) beside each other.",
        "Pon juntos los términos semejantes (las mismas letras con los mismos exponentes).",
        grouped,
      ),
    );
  }
  if (steps.at(-1)?.line !== answer) {
    steps.push(
      step(
        "collect-like-terms",
        terms.length === 0
          ? "Multiply out, then add the coefficients of like terms."
          : "Add the coefficients of like terms.",
        terms.length === 0
          ? "Multiplica y suma los coeficientes de los términos semejantes."
          : "Suma los coeficientes de los términos semejantes.",
        answer,
      ),
    );
  }
  return steps;
}

function groupLikeTerms(terms: readonly Term[]): Term[] {
  const size = (term: Term) => term.powers.reduce((sum, [, exponent]) => sum + exponent, 0);
  return terms
    .filter((term) => term.coefficient.n !== 0n)
    .sort(
      (a, b) =>
        size(b) - size(a) ||
        (monomialKey(a) < monomialKey(b) ? -1 : monomialKey(a) > monomialKey(b) ? 1 : 0),
    );
}

/** A derivative of a polynomial, term by term. */
export function derivativeOfPolynomial(
  text: string,
  by: string | null,
  order: number,
  scope: Scope,
): Draft | null {
  const request = polynomialToDerive(text, by, order, scope);
  return request === null
    ? null
    : derivativeDraft(request.of, request.name, order, writePolynomial(request.of));
}

function derivativeDraft(of: Polynomial, name: string, order: number, start: string): Draft | null {
  if (order < 1 || order > 10) return null;
  const steps: SolutionStep[] = [];
  let now = of;
  for (let count = 1; count <= order; count++) {
    now = derivative(now, name);
    steps.push(
      step(
        "differentiate-terms",
        `Differentiate each term by $${name}$: bring the exponent down as a factor and lower it by one; a term without $${name}$ gives $0$.`,
        `Deriva cada término respecto de $${name}$: el exponente baja como factor y disminuye en uno; un término sin $${name}$ da $0$.`,
        writePolynomial(now),
      ),
    );
  }
  return {
    kind: "differentiate",
    start,
    steps,
    answer: writePolynomial(now),
    policy: {},
    check: { by: "derivative", name, order, letters: true },
  };
}

/** The coefficient of a power in a polynomial. */
export function coefficientOf(monomial: string, text: string, scope: Scope): Draft | null {
  const wanted = readPolynomial(monomial, scope);
  const [term] = wanted?.values() ?? [];
  return term === undefined ? null : coefficientDraft(text, term.powers, scope);
}

/** The coefficient that a letter stands for in the form that a polynomial is brought to. */
export function coefficientInForm(
  text: string,
  form: string,
  letter: string,
  scope: Scope,
): Draft | null {
  const shape = readPolynomial(form, { ...scope, values: new Map() });
  const named =
    shape === null
      ? undefined
      : [...shape.values()].find(({ powers }) => powers.some(([name]) => name === letter));
  const powers = named?.powers.filter(([name]) => name !== letter);
  return powers === undefined ? null : coefficientDraft(text, powers, scope);
}

function coefficientDraft(text: string, powers: Term["powers"], scope: Scope): Draft | null {
  const polynomial = readPolynomial(text, scope);
  if (polynomial === null) return null;
  const wanted: Term = { coefficient: { n: 1n, d: 1n }, powers };
  const found = polynomial.get(monomialKey(wanted));
  const answer = writePolynomial(fromTerms(found === undefined ? [] : [{ ...found, powers: [] }]));
  const collected = writePolynomial(polynomial);
  return {
    kind: "read-coefficient",
    start: typed(text),
    steps: [
      step(
        "collect-like-terms",
        "Multiply out and collect like terms.",
        "Multiplica y agrupa los términos semejantes.",
        collected,
      ),
      step(
        "read-coefficient",
        "Read off the coefficient asked for; a term that is missing has coefficient $0$.",
        "Lee el coeficiente pedido; un término que no aparece tiene coeficiente $0$.",
        answer,
      ),
    ],
    answer,
    policy: {},
    check: {
      by: "claims",
      claims: [
        (line) => sameIn(line, text, scope),
        (line) => sameIn(line, answer, scope) && restLacks(polynomial, wanted, line, scope),
      ],
    },
  };
}

/** Whether two texts are the same polynomial in a scope. */
function sameIn(line: string, text: string, scope: Scope): boolean {
  const [p, q] = [readPolynomial(line, scope), readPolynomial(text, scope)];
  return p !== null && q !== null && equals(p, q);
}

/** Whether a polynomial less so many of a monomial has none of them left. */
function restLacks(p: Polynomial, wanted: Term, count: string, scope: Scope): boolean {
  const times = readPolynomial(count, scope);
  return (
    times !== null && !subtract(p, multiply(times, fromTerms([wanted]))).has(monomialKey(wanted))
  );
}
