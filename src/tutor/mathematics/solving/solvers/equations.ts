import { toText } from "../../rational.ts";
import { rationalSurd } from "../exact/surd.ts";
import { degree, variables } from "../exact/polynomial.ts";
import { expandedTerms, hasBrackets } from "../exact/term-list.ts";
import type { Equation } from "../reading/givens.ts";
import { readEquation } from "../reading/givens.ts";
import { splitAtConnectors } from "../reading/lists.ts";
import { askedName, askedPair, filler } from "../reading/request.ts";
import type { Draft, Problem } from "../solver.ts";
import { firstMatch, step } from "../solver.ts";
import { allNumbers, noSolution } from "./answers.ts";
import type { Sides } from "./linear-relation.ts";
import { solveLinearRelation, writeSides } from "./linear-relation.ts";
import { solveSystem } from "./linear-system.ts";
import { solveLiteralEquation } from "./literal-equation.ts";
import { solvePolynomialEquation } from "./polynomial-equation.ts";

/** Equations and systems: one unknown of any degree with rational or quadratic roots, several unknowns if linear. */
export function solveEquations(problem: Problem): Draft | null {
  const request = readRequest(problem);
  if (request === null) return null;
  const { equations, unknown } = request;
  const names = [...new Set(equations.flatMap(({ difference }) => variables(difference)))];
  const [equation, another] = equations;
  if (equation === undefined) return null;
  if (another !== undefined || names.length > 1) {
    if (another === undefined) {
      return unknown === null ? null : solveLiteralEquation(equation, unknown);
    }
    return equations.every(({ difference }) => degree(difference) <= 1)
      ? solveSystem(equations, unknown)
      : null;
  }
  const [name = unknown ?? "x"] = names;
  if (unknown !== null && unknown !== name) return null;
  return degree(equation.difference) <= 1
    ? solveLinearEquation(equation, name, problem)
    : solvePolynomialEquation(equation, name);
}

const solvePatterns = [
  new RegExp(
    `^(?:solve|resuelve|resolver|resuelva|despeja|despejar|resuelvase)(?: for| para)? (?:all )?(?:([A-Za-z]) (?:in|en) )${filler}(.+)$`,
    "i",
  ),
  new RegExp(
    `^(?:solve|resuelve|resolver|resuelva|despeja|despejar) (?:for|para) ([A-Za-z])[:,]? (.+)$`,
    "i",
  ),
  /^(?:despeja|despejar|solve) ([A-Za-z])(?:[:,]| in| en| de) (?:the equation |la ecuacion )?(.+)$/i,
];
const solveFor = new RegExp(
  `^(?:solve|resuelve|resolver|resuelva|despeja|despejar|find the solutions? (?:of|to)|find the roots? of|halla las? (?:soluci[oó]n(?:es)?|raices) de) ${filler}(.+?)(?:,? (?:for|para|(?:for )?in terms of|en terminos de) (?:the (?:variable|unknown) |la (?:variable|incognita) )?([A-Za-z])|,? (?:for|para) ([A-Za-z]) (?:and|y) [A-Za-z])?$`,
  "i",
);

type Request = { equations: readonly Equation[]; unknown: string | null };

function readRequest({ ask, body, open, scope }: Problem): Request | null {
  const asked = askedName(ask);
  if (asked !== null && open.length > 0) return { equations: open, unknown: asked };
  if (askedPair(ask) !== null && open.length > 1) return { equations: open, unknown: null };
  const [leading, trailing] = firstMatch(ask, solvePatterns) ?? [];
  const direct = leading === undefined ? solveFor.exec(ask) : null;
  const list = trailing ?? direct?.[1] ?? (ask.includes("=") ? body : undefined);
  if (list === undefined) return null;
  const equations = readEquations(list, scope);
  return equations === null ? null : { equations, unknown: leading ?? direct?.[2] ?? null };
}

function readEquations(text: string, scope: Problem["scope"]): Equation[] | null {
  const clean = text.replaceAll(/\\(?:begin|end)\{[a-z*]+\}|\\left\\\{|\\right\.|&/g, " ");
  const parts = splitAtConnectors(clean);
  const equations = parts.map((part) => readEquation(part, scope));
  const known = equations.filter((equation) => equation !== null);
  return known.length === equations.length && known.length > 0 ? known : null;
}

function solveLinearEquation(equation: Equation, name: string, problem: Problem): Draft | null {
  const left = expandedTerms(equation.left, problem.scope);
  const right = expandedTerms(equation.right, problem.scope);
  if (left === null || right === null) return null;
  if (
    [...left, ...right].some((term) => term.powers.length > 1 || (term.powers[0]?.[1] ?? 1) > 1)
  ) {
    return null;
  }
  const sides: Sides = { left, operator: "=", right };
  const steps = openingSteps(equation, sides, problem);
  const outcome = solveLinearRelation(sides, name);
  steps.push(...outcome.steps);
  const base = { kind: "linear-equation", start: typed(equation.text), steps };
  if (outcome.by !== "value") {
    return { ...base, ...(outcome.by === "always" ? allNumbers(steps) : noSolution(steps)) };
  }
  const answer = `${name} = ${toText(outcome.value)}`;
  if (steps.at(-1)?.line !== answer) {
    steps.push(step("conclude", "That is the solution.", "Esa es la solución.", answer));
  }
  return {
    ...base,
    answer,
    policy: { variable: name },
    check: { by: "solution", values: [new Map([[name, rationalSurd(outcome.value)]])] },
  };
}

/** Known values put in and brackets multiplied out, where there are any. */
export function openingSteps(
  equation: { left: Equation["left"]; right: Equation["right"]; text: string },
  sides: Sides,
  { scope }: Problem,
) {
  const used = [...scope.values.keys(), ...scope.functions.keys()].some((known) =>
    new RegExp(`(?<![A-Za-z\\\\])${known}(?![A-Za-z])`).test(equation.text),
  );
  const brackets = hasBrackets(equation.left) || hasBrackets(equation.right);
  if (used) {
    return [
      step(
        "substitute",
        "Put in what is known already.",
        "Sustituye lo que ya se conoce.",
        writeSides(sides),
      ),
    ];
  }
  return brackets
    ? [
        step(
          "expand-brackets",
          "Multiply out the brackets.",
          "Quita los paréntesis multiplicando.",
          writeSides(sides),
        ),
      ]
    : [];
}

/** Mathematics as a student typed it, with ^ for powers. */
export function typed(text: string): string {
  return text.replaceAll("**", "^").trim();
}
