import { toText } from "../../../numbers/rational.ts";
import { rationalSurd } from "../exact/surd.ts";
import { degree, variables } from "../exact/polynomial.ts";
import { expandedTerms, hasBrackets } from "../exact/term-list.ts";
import type { Equation } from "../reading/givens.ts";
import type { Scope } from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { allNumbers, noSolution } from "./answers.ts";
import type { Sides } from "./linear-relation.ts";
import { solveLinearRelation, writeSides } from "./linear-relation.ts";
import { solveSystem } from "./linear-system.ts";
import { solveLiteralEquation } from "./literal-equation.ts";
import { solvePolynomialEquation } from "./polynomial-equation.ts";

/**
 * Equations and systems: one unknown of any degree with rational or quadratic roots, several unknowns if linear; a formula for
 * one of its letters.
 */
export function solveEquations(
  equations: readonly Equation[],
  unknown: string | null,
  scope: Scope,
): Draft | null {
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
    ? solveLinearEquation(equation, name, scope)
    : solvePolynomialEquation(equation, name);
}

function solveLinearEquation(equation: Equation, name: string, scope: Scope): Draft | null {
  const left = expandedTerms(equation.left, scope);
  const right = expandedTerms(equation.right, scope);
  if (left === null || right === null) return null;
  if (
    [...left, ...right].some((term) => term.powers.length > 1 || (term.powers[0]?.[1] ?? 1) > 1)
  ) {
    return null;
  }
  const sides: Sides = { left, operator: "=", right };
  const steps = openingSteps(equation, sides, scope);
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
  scope: Scope,
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
