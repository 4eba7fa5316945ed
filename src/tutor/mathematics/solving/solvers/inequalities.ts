import type { RelationOperator } from "../../../notation/expression.ts";
import { readMathematics } from "../../../notation/read.ts";
import { add, compare, fromInteger, negate, subtract, toText } from "../../../numbers/rational.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { coefficientsIn, subtract as minus, variables } from "../exact/polynomial.ts";
import { expandedTerms } from "../exact/term-list.ts";
import {
  emptyScope,
  evaluate,
  readExpression,
  type Scope,
  toPolynomial,
} from "../reading/scope.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { allNumbers, noSolution } from "./answers.ts";
import { openingSteps, typed } from "./equations.ts";
import type { Sides } from "./linear-relation.ts";
import { solveLinearRelation } from "./linear-relation.ts";

const signs: Readonly<Record<string, RelationOperator>> = {
  "<": "<",
  ">": ">",
  "<=": "<=",
  ">=": ">=",
  "≤": "<=",
  "≥": ">=",
  "\\le": "<=",
  "\\leq": "<=",
  "\\ge": ">=",
  "\\geq": ">=",
  "\\lt": "<",
  "\\gt": ">",
};

/** Linear inequalities in one unknown, the sign turned round where both sides are divided by a negative number. */
export function linearInequality(text: string, scope: Scope): Draft | null {
  const parts = text.split(/ *(<=|>=|<|>|≤|≥|\\leq?(?![a-z])|\\geq?(?![a-z])|\\[lg]t(?![a-z])) */);
  const [leftText, sign, rightText] = parts;
  const operator = sign === undefined ? undefined : signs[sign];
  const left = readExpression(leftText, scope);
  const right = readExpression(rightText, scope);
  if (parts.length !== 3 || left === null || right === null || operator === undefined) return null;
  const [p, q] = [toPolynomial(left, scope), toPolynomial(right, scope)];
  if (p === null || q === null) return null;
  const names = variables(minus(p, q));
  const [name = [...variables(p), ...variables(q)][0]] = names;
  const coefficients = name === undefined ? null : coefficientsIn(minus(p, q), name);
  if (name === undefined || coefficients === null || coefficients.length > 2) return null;
  const sides: Sides = {
    left: expandedTerms(left, scope) ?? [],
    operator,
    right: expandedTerms(right, scope) ?? [],
  };
  if ([...sides.left, ...sides.right].some((term) => (term.powers[0]?.[1] ?? 1) > 1)) return null;
  const start = typed(text);
  const steps = openingSteps({ left, right, text }, sides, scope);
  const outcome = solveLinearRelation(sides, name);
  steps.push(...outcome.steps);
  const base = { kind: "linear-inequality", start, steps };
  if (outcome.by !== "value") {
    return { ...base, ...(outcome.by === "always" ? allNumbers(steps) : noSolution(steps)) };
  }
  const answer = `${name} ${outcome.operator} ${toText(outcome.value)}`;
  if (steps.at(-1)?.line !== answer) {
    steps.push(step("conclude", "That is the solution.", "Esa es la solución.", answer));
  }
  const lines = [start, ...steps.map(({ line }) => line)];
  const same = lines.every((line) => sameSolutions(line, name, outcome.operator, outcome.value));
  return same
    ? {
        ...base,
        answer,
        policy: {},
        check: { by: "solution-set", name, cuts: [toText(outcome.value)] },
      }
    : null;
}

/** Whether a linear relation in a line has the solutions name op bound: tried at the bound and on both sides of it. */
function sameSolutions(
  line: string,
  name: string,
  operator: RelationOperator,
  bound: Rational,
): boolean {
  const result = readMathematics(line, { units: false });
  if (!result.ok || result.expression.kind !== "relation") return true;
  const relation = result.expression;
  return [subtract(bound, fromInteger(1)), bound, add(bound, fromInteger(1))].every((value) => {
    const scope = { ...emptyScope, values: new Map([[name, value]]) };
    const [a, b] = [evaluate(relation.left, scope), evaluate(relation.right, scope)];
    if (a === null || b === null) return true;
    return holds(relation.operator, subtract(a, b)) === holds(operator, add(value, negate(bound)));
  });
}

function holds(operator: RelationOperator, difference: Rational): boolean {
  const order = compare(difference, fromInteger(0));
  if (operator === "<") return order < 0;
  if (operator === ">") return order > 0;
  if (operator === "<=") return order <= 0;
  return operator === ">=" && order >= 0;
}
