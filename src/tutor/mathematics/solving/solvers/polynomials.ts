import type { Expression } from "../../expression.ts";
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
import { readDerivative } from "../reading/givens.ts";
import { filler } from "../reading/request.ts";
import type { Scope } from "../reading/scope.ts";
import { readExpression, readPolynomial, toPolynomial } from "../reading/scope.ts";
import type { SolutionStep } from "../solution.ts";
import type { Draft, Problem } from "../solver.ts";
import { firstMatch, step } from "../solver.ts";
import { typed } from "./equations.ts";

/** Collecting, expanding, differentiating polynomials, and reading off a coefficient. */
export function solvePolynomials(problem: Problem): Draft | null {
  return rewrite(problem) ?? differentiate(problem) ?? namedCoefficient(problem);
}

const collectPatterns = [
  new RegExp(
    `^(?:collect|combine|gather|group)(?: the)?(?: like)?(?: terms)?(?: in| of| for)?:? ${filler}(.+)$`,
    "i",
  ),
  new RegExp(
    `^(?:agrupa|reduce|suma|junta)(?:r)?(?: los)? (?:terminos(?: semejantes)?)(?: en| de)?:? ${filler}(.+)$`,
    "i",
  ),
];
const expandPatterns = [
  new RegExp(
    `^(?:expand|multiply out|multiply(?= ?\\()|expand and simplify|distribute|remove the brackets (?:in|from)|expand the brackets in)(?: and simplify)?:? ${filler}(.+)$`,
    "i",
  ),
  new RegExp(
    `^(?:desarrolla|desarrollar|desarrolle|expande|expandir|multiplica|quita los parentesis (?:de|en))(?: y simplifica)?:? ${filler}(.+)$`,
    "i",
  ),
];
const simplifyPatterns = [
  new RegExp(
    `^(?:simplify|simplifica|simplificar|simplifique|reduce|fully simplify)(?: fully| completely)?:? ${filler}(.+)$`,
    "i",
  ),
];

function rewrite({ ask, scope }: Problem): Draft | null {
  const collect = firstMatch(ask, collectPatterns)?.[0];
  const expand = collect === undefined ? firstMatch(ask, expandPatterns)?.[0] : undefined;
  const text = collect ?? expand ?? firstMatch(ask, simplifyPatterns)?.[0];
  const expression = readExpression(text, scope);
  if (expression === null || text === undefined) return null;
  const polynomial = toPolynomial(expression, scope);
  if (polynomial === null || (degree(polynomial) === 0 && !/[a-z]/i.test(text))) return null;
  const kind =
    collect !== undefined
      ? "collect-terms"
      : expand !== undefined
        ? "expand"
        : "simplify-expression";
  return polynomialDraft(kind, typed(text), expression, polynomial, scope);
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

const differentiatePatterns = [
  /^(?:differentiate|find the derivative of|take the derivative of) (.+?)(?: (?:wrt|with respect to) ([a-z]))?$/i,
  /^(?:deriva|derivar|derive) (.+?)(?: (?:con )?respecto (?:a|de) ([a-z]))?$/i,
];
const primePattern = /^(?:d\/d([a-z]) ?)\(?(.+?)\)?$/i;

function differentiate({ ask, body, scope }: Problem): Draft | null {
  const [text, by] = firstMatch(ask, differentiatePatterns) ?? [];
  const [, letter, inner] = primePattern.exec(body) ?? [];
  const phrase =
    text !== undefined
      ? `derivative of ${text}${by === undefined ? "" : ` wrt ${by}`}`
      : inner !== undefined
        ? `derivative of ${inner} wrt ${letter ?? "x"}`
        : body;
  const request = readDerivative(phrase, scope);
  if (request === null) return applied(body, scope);
  return derivativeDraft(request.of, request.name, request.order, writePolynomial(request.of));
}

/** f'(3) and f''(x) for a function of the problem. */
function applied(body: string, scope: Scope): Draft | null {
  const [, name, marks, argument] = /^([a-z])('+) ?\((.+)\)$/i.exec(body) ?? [];
  const defined = name === undefined ? undefined : scope.functions.get(name);
  if (defined?.polynomial == null || marks === undefined || argument === undefined) return null;
  const at = readPolynomial(argument, scope);
  if (at === null || degree(at) > 0) {
    return argument === defined.parameter
      ? derivativeDraft(
          defined.polynomial,
          defined.parameter,
          marks.length,
          writePolynomial(defined.polynomial),
        )
      : null;
  }
  return null;
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

const formPattern =
  /^(?:rearrange|rewrite|express|write|put|reescribe|expresa|escribe) (.+?) (?:to|in|into|as|en|de|como)(?: the)?(?: la)?(?: form| forma)? (.+?),? (?:and|y) (?:give|find|state|determine|da|halla|indica|encuentra) ([a-z])$/i;
const coefficientPattern = /^(?:the )?coefficient of ([a-z](?:(?:\^|\*\*)\d+)?) (?:in|of) (.+)$/i;
const coeficientePattern = /^(?:el )?coeficiente de ([a-z](?:(?:\^|\*\*)\d+)?) (?:en|de) (.+)$/i;

function namedCoefficient({ ask, body, scope }: Problem): Draft | null {
  const [, text, form, letter] = formPattern.exec(ask) ?? [];
  if (text !== undefined && form !== undefined && letter !== undefined) {
    const shape = readPolynomial(form, { ...scope, values: new Map() });
    const named =
      shape === null
        ? undefined
        : [...shape.values()].find(({ powers }) => powers.some(([name]) => name === letter));
    const powers = named?.powers.filter(([name]) => name !== letter);
    return powers === undefined ? null : coefficientDraft(text, powers, scope);
  }
  const [, monomial, of] = coefficientPattern.exec(body) ?? coeficientePattern.exec(body) ?? [];
  const wanted = monomial === undefined ? null : readPolynomial(monomial, scope);
  const [term] = wanted?.values() ?? [];
  return term === undefined || of === undefined ? null : coefficientDraft(of, term.powers, scope);
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
