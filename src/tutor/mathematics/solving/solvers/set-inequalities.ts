import type { Expression } from "../../../notation/expression.ts";
import { mentions, symbolsOf } from "../../inspect.ts";
import { approximate } from "../../numeric/precise.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { add, compare, divide, fromInteger, subtract } from "../../../numbers/rational.ts";
import { satisfies } from "../equations/candidates.ts";
import { toFraction } from "../equations/fraction-form.ts";
import { solveBranches } from "../equations/solve-branches.ts";
import type { Special } from "../equations/special.ts";
import { has, specialsOf } from "../equations/special.ts";
import { polynomialRoots } from "../equations/polynomial-roots.ts";
import { constantValue } from "../exact/polynomial.ts";
import { numberNode } from "../reading/inline.ts";
import { emptyScope, readExpression } from "../reading/scope.ts";
import type { SolutionStep } from "../solution.ts";
import type { Draft } from "../solver.ts";
import { step } from "../solver.ts";
import { noSolutionWords } from "./answers.ts";
import { typed } from "./equations.ts";

const inequality = /^(.+?) ?(<=|>=|<|>|≤|≥) ?([^<>=≤≥]+)$/;

type Bound = { text: string; size: Rational; value: Expression; belongs: boolean };

/**
 * Inequalities in one unknown with squares, absolute values, fractions or the unknown in an exponent: the places where both sides are equal or a
 * denominator is zero cut the number line; one number of each piece tells whether the piece belongs to the solution.
 */
export function inequalityInPieces(written: string): Draft | null {
  const [, left = "", sign = "", right = ""] = inequality.exec(written) ?? [];
  const operator = sign === "≤" ? "<=" : sign === "≥" ? ">=" : sign;
  const [a, b] = [readExpression(left, emptyScope), readExpression(right, emptyScope)];
  if (a === null || b === null || operator === "") return null;
  const [name, another] = new Set([...symbolsOf(a), ...symbolsOf(b)]);
  if (name === undefined || another !== undefined) return null;
  const difference: Expression = { kind: "sum", terms: [a, { kind: "negative", of: b }] };
  const specials = specialsOf(difference, name);
  if (specials === null || !specials.every(isDefinedEverywhere)) return null;
  if (specials.some(({ kind }) => kind === "exponential") && hasPole(difference, name)) return null;
  const start = `${typed(left)} ${operator} ${typed(right)}`;
  const cuts = cutsOf(`${typed(left)} = ${typed(right)}`, difference, name, specials.length > 0);
  if (cuts === null || cuts.length > 8) return null;
  const bounds = cuts.map((cut) => ({ ...cut, belongs: satisfies(start, name, cut.value) }));
  const pieces = piecesOf(bounds).map((inside) => satisfies(start, name, numberNode(inside)));
  const answer = write(bounds, pieces, name);
  const steps: SolutionStep[] = [];
  if (bounds.length > 0) {
    steps.push(
      step(
        "critical-points",
        "Find where both sides are equal or a denominator is zero.",
        "Busca dónde son iguales los dos lados o se anula un denominador.",
        bounds.map(({ text }) => `${name} = ${text}`).join(" or "),
      ),
    );
  }
  steps.push(
    step(
      "test-intervals",
      "Try one number of each piece of the number line, and the ends, in the inequality.",
      "Prueba en la desigualdad un número de cada trozo de la recta, y los extremos.",
      answer,
    ),
  );
  const words =
    answer === "no solution"
      ? noSolutionWords
      : answer === "all real numbers"
        ? allWords
        : undefined;
  return {
    kind: "inequality",
    start,
    steps,
    answer,
    policy: words === undefined ? {} : { words },
    check: { by: "solution-set", name, cuts: bounds.map(({ text }) => text) },
  };
}

/** Absolute values, and powers of a positive number, which are defined and without jumps on the whole line. */
function isDefinedEverywhere(special: Special): boolean {
  if (special.kind === "absolute") return true;
  const size = special.kind === "exponential" ? approximate(special.base) : null;
  return size !== null && size.n > 0n;
}

/** Whether the unknown stands where a value of it may make a denominator zero. */
function hasPole(expression: Expression, name: string): boolean {
  return mentions(expression, (part) => {
    if (part.kind === "quotient") return has(part.denominator, name);
    if (part.kind !== "power" || !has(part.base, name)) return false;
    const size = approximate(part.exponent);
    return size === null || size.n < 0n;
  });
}

const allWords = [
  "all real numbers",
  "all numbers",
  "todos los números reales",
  "cualquier número",
];

/** The values that cut the number line, ascending; null where they are not all found. */
function cutsOf(
  equation: string,
  difference: Expression,
  name: string,
  special: boolean,
): Omit<Bound, "belongs">[] | null {
  const texts = new Set<string>();
  if (special) {
    const branches = solveBranches(equation, name);
    if (branches === null) return null;
    for (const value of branches.values) texts.add(value);
  } else {
    const fraction = toFraction(difference, name);
    if (fraction === null) return null;
    for (const part of [fraction.top, fraction.bottom]) {
      if (constantValue(part) !== null) continue;
      const roots = polynomialRoots(part, name);
      if (roots === null) return null;
      for (const line of roots.next) texts.add(line.slice(name.length + 3));
    }
  }
  const cuts: Omit<Bound, "belongs">[] = [];
  for (const text of texts) {
    const value = readExpression(text, emptyScope);
    const size = value === null ? null : approximate(value);
    if (value === null || size === null) return null;
    cuts.push({ text, size, value });
  }
  return cuts.sort((p, q) => compare(p.size, q.size));
}

/** A number inside each piece that the bounds cut the line into. */
function piecesOf(bounds: readonly Bound[]): Rational[] {
  const [first, last] = [bounds[0], bounds.at(-1)];
  if (first === undefined || last === undefined) return [fromInteger(0)];
  const between = bounds.slice(1).map((bound, index) => {
    const before = bounds[index] ?? bound;
    return divide(add(before.size, bound.size), fromInteger(2));
  });
  return [subtract(first.size, fromInteger(1)), ...between, add(last.size, fromInteger(1))];
}

/** The solution set in words of inequalities: pieces that belong, joined where the bound between them belongs too. */
function write(bounds: readonly Bound[], pieces: readonly boolean[], name: string): string {
  const runs: string[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const own = bounds[at];
    if (!(pieces[at] ?? false)) {
      const next = pieces[at + 1] ?? false;
      if (own?.belongs === true && !next) runs.push(`${name} = ${own.text}`);
      continue;
    }
    const from = bounds[at - 1];
    let end = at;
    while ((pieces[end + 1] ?? false) && bounds[end]?.belongs === true) end++;
    const to = bounds[end];
    const low = from === undefined ? null : `${from.text} ${from.belongs ? "<=" : "<"} `;
    const high = to === undefined ? null : ` ${to.belongs ? "<=" : "<"} ${to.text}`;
    if (low === null && high === null) return "all real numbers";
    if (low === null) runs.push(`${name}${high ?? ""}`);
    else if (high === null)
      runs.push(`${name} ${from?.belongs === true ? ">=" : ">"} ${from?.text ?? ""}`);
    else runs.push(`${low}${name}${high}`);
    at = end;
  }
  return runs.length === 0 ? "no solution" : runs.join(" or ");
}
