import { add as addPolynomials, constant } from "../exact/polynomial.ts";
import { readEquation } from "../reading/givens.ts";
import { emptyScope } from "../reading/scope.ts";
import type { Rational } from "../../../numbers/rational.ts";
import {
  divide,
  fromInteger,
  isZero,
  multiply,
  negate,
  subtract,
  toText,
} from "../../../numbers/rational.ts";
import { leastCommonMultiple } from "../exact/integers.ts";
import { solveLinear } from "../exact/linear-systems.ts";
import type { Polynomial, Term } from "../exact/polynomial.ts";
import { fromTerms, scale, subtract as minus, variables } from "../exact/polynomial.ts";
import { rationalSurd } from "../exact/surd.ts";
import { writeTerms } from "../exact/write.ts";
import type { Equation } from "../reading/givens.ts";
import type { SolutionStep } from "../solution.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { inMath } from "../words.ts";
import { noSolution } from "./answers.ts";

/**
 * A system of linear equations: by elimination, step by step, for two equations in two unknowns; in coarser steps for more.
 * Answers the one unknown that is asked for, or all. null where the equations leave it undetermined.
 */
export function solveSystem(equations: readonly Equation[], unknown: string | null): Draft | null {
  const forms = equations.map(({ difference }) => integerForm(difference));
  const solution = solveLinear(forms);
  const names = [...new Set(forms.flatMap(variables))].sort();
  if (solution === null) return null;
  const start = equations.map(({ text }) => text.replaceAll("**", "^")).join(", ");
  const first = standardForm(forms);
  const isStandard = first.line.replaceAll(" ", "") === start.replaceAll(/[ *]/g, "");
  const steps: SolutionStep[] = isStandard ? [] : [first];
  if (solution === "contradiction") {
    return { kind: "linear-system", start, steps, ...noSolution(steps) };
  }
  const wanted = unknown === null ? names : [unknown];
  const values = wanted.map((name) => solution.get(name));
  const known = values.filter((value) => value !== undefined);
  if (known.length !== wanted.length || wanted.length === 0) return null;
  const answer = wanted
    .map((name, index) => `${name} = ${toText(known[index] ?? fromInteger(0))}`)
    .join(", ");
  const [p, q] = forms;
  const whole = names.length === solution.size;
  if (whole && forms.length === 2 && names.length === 2 && p !== undefined && q !== undefined) {
    eliminate(p, q, wanted, names, solution, steps);
  }
  if (steps.at(-1)?.line !== answer) {
    steps.push(step("conclude", "So the solution is this.", "Así, la solución es esta.", answer));
  }
  const surds = new Map([...solution].map(([name, value]) => [name, rationalSurd(value)]));
  return {
    kind: "linear-system",
    start,
    steps,
    answer,
    policy: unknown === null ? {} : { variable: unknown },
    check: whole
      ? { by: "solution", values: [surds] }
      : { by: "claims", claims: steps.map(() => followsFrom(forms)) },
  };
}

/** The steps for a·x + b·y = c and d·x + e·y = f with one solution. */
function eliminate(
  p: Polynomial,
  q: Polynomial,
  wanted: readonly string[],
  names: readonly string[],
  solution: ReadonlyMap<string, Rational>,
  steps: SolutionStep[],
): void {
  const target = wanted.length === 1 ? (wanted[0] ?? "") : cheapest(p, q, names);
  const other = names.find((name) => name !== target) ?? "";
  const value = solution.get(target) ?? fromInteger(0);
  const a = coefficient(p, other);
  const b = coefficient(q, other);
  let single = [p, q].find((equation) => isZero(coefficient(equation, other)));
  if (single === undefined) {
    const common = fromInteger(leastCommonMultiple(a.n, b.n));
    const [pTimes, qTimes] = [divide(common, a), divide(common, b)].map((factor) =>
      factor.n < 0n ? negate(factor) : factor,
    );
    if (pTimes === undefined || qTimes === undefined) return;
    const [p2, q2] = [scale(p, pTimes), scale(q, qTimes)];
    if (pTimes.n !== 1n || qTimes.n !== 1n) {
      steps.push(
        step(
          "equalise-coefficients",
          `Multiply ${factors(pTimes, qTimes, "en")}, so that $${other}$ has the same coefficient in size.`,
          `Multiplica ${factors(pTimes, qTimes, "es")}, para que $${other}$ tenga el mismo coeficiente en valor absoluto.`,
          `${asEquation(p2)}, ${asEquation(q2)}`,
        ),
      );
    }
    const adds = coefficient(p2, other).n + coefficient(q2, other).n === 0n;
    single = adds ? minus(p2, scale(q2, fromInteger(-1))) : minus(p2, q2);
    steps.push(
      step(
        adds ? "add-equations" : "subtract-equations",
        adds
          ? `Add the two equations: $${other}$ goes away.`
          : `Subtract the second equation from the first: $${other}$ goes away.`,
        adds
          ? `Suma las dos ecuaciones: $${other}$ desaparece.`
          : `Resta la segunda ecuación de la primera: $${other}$ desaparece.`,
        asEquation(single),
      ),
    );
  }
  const factor = coefficient(single, target);
  if (
    !(factor.n === 1n && factor.d === 1n && steps.at(-1)?.line === `${target} = ${toText(value)}`)
  ) {
    steps.push(
      step(
        "divide-both-sides",
        `Divide both sides by ${inMath(toText(factor))}.`,
        `Divide ambos lados entre ${inMath(toText(factor))}.`,
        `${target} = ${toText(value)}`,
      ),
    );
  }
  if (wanted.length > 1) backSubstitute(p, q, target, other, value, solution, steps);
}

function backSubstitute(
  p: Polynomial,
  q: Polynomial,
  target: string,
  other: string,
  value: Rational,
  solution: ReadonlyMap<string, Rational>,
  steps: SolutionStep[],
): void {
  const into = isZero(coefficient(p, other)) ? q : p;
  const rest = coefficient(into, other);
  const moved = subtract(
    negate(into.get("")?.coefficient ?? fromInteger(0)),
    multiply(coefficient(into, target), value),
  );
  const term: Term = { coefficient: rest, powers: [[other, 1]] };
  const found = solution.get(other) ?? fromInteger(0);
  steps.push(
    step(
      "substitute",
      `Put ${inMath(`${target} = ${toText(value)}`)} into ${inMath(asEquation(into))} and take the number to the other side.`,
      `Sustituye ${inMath(`${target} = ${toText(value)}`)} en ${inMath(asEquation(into))} y pasa el número al otro lado.`,
      `${writeTerms([term])} = ${toText(moved)}`,
    ),
  );
  if (rest.n !== 1n || rest.d !== 1n) {
    steps.push(
      step(
        "divide-both-sides",
        `Divide both sides by ${inMath(toText(rest))}.`,
        `Divide ambos lados entre ${inMath(toText(rest))}.`,
        `${other} = ${toText(found)}`,
      ),
    );
  }
}

/** The unknown to solve for first: the one whose partner needs no multiplying, if there is one. */
function cheapest(p: Polynomial, q: Polynomial, names: readonly string[]): string {
  const easy = names.find((name) => {
    const a = coefficient(p, name);
    const b = coefficient(q, name);
    return isZero(a) || isZero(b) || a.n === b.n || a.n === -b.n;
  });
  return names.find((name) => name !== (easy ?? names[1])) ?? names[0] ?? "";
}

function factors(p: Rational, q: Rational, locale: "en" | "es"): string {
  const first =
    locale === "en" ? `the first equation by $${p.n}$` : `la primera ecuación por $${p.n}$`;
  const second = locale === "en" ? `the second by $${q.n}$` : `la segunda por $${q.n}$`;
  if (p.n === 1n)
    return locale === "en" ? `the second equation by $${q.n}$` : `la segunda ecuación por $${q.n}$`;
  if (q.n === 1n) return first;
  return `${first} ${locale === "en" ? "and" : "y"} ${second}`;
}

function standardForm(forms: readonly Polynomial[]): SolutionStep {
  return step(
    "standard-form",
    "Bring the unknowns to the left and the numbers to the right.",
    "Lleva las incógnitas a la izquierda y los números a la derecha.",
    forms.map(asEquation).join(", "),
  );
}

/** p = 0 written with the unknowns on the left: "2x + 3y = 5". */
function asEquation(p: Polynomial): string {
  const unknowns = [...p.values()]
    .filter((term) => term.powers.length > 0)
    .sort((a, b) => ((a.powers[0]?.[0] ?? "") < (b.powers[0]?.[0] ?? "") ? -1 : 1));
  return `${writeTerms(unknowns)} = ${toText(negate(p.get("")?.coefficient ?? fromInteger(0)))}`;
}

/** p times the least number that makes all its coefficients whole. */
function integerForm(p: Polynomial): Polynomial {
  const denominators = [...fromTerms(p.values()).values()].map((term) => term.coefficient.d);
  return scale(p, fromInteger(denominators.reduce(leastCommonMultiple, 1n)));
}

function coefficient(p: Polynomial, name: string): Rational {
  return p.get(`${name}^1`)?.coefficient ?? fromInteger(0);
}

/** Every equation of a line is true wherever the system is: it contradicts nothing there, and each equation with one value changed does. */
function followsFrom(forms: readonly Polynomial[]): (line: string) => boolean {
  return (line) =>
    line.split(", ").every((text) => {
      const equation = readEquation(text, emptyScope);
      if (equation === null) return false;
      const off = addPolynomials(equation.difference, constant(fromInteger(1)));
      return (
        solveLinear([...forms, equation.difference]) !== "contradiction" &&
        solveLinear([...forms, off]) === "contradiction"
      );
    });
}
