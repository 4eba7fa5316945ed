import type { Expression } from "../../../notation/expression.ts";
import type { Rational } from "../../../numbers/rational.ts";
import { toText } from "../../../numbers/rational.ts";
import { solveLinear } from "../exact/linear-systems.ts";
import type { Polynomial } from "../exact/polynomial.ts";
import { constantValue, derivative, subtract, variables } from "../exact/polynomial.ts";
import { writePolynomial } from "../exact/write.ts";
import type { SolutionStep } from "../solution.ts";
import { inline } from "./inline.ts";
import type { FunctionDefinition, Scope } from "./scope.ts";
import { readExpression, readPolynomial, toPolynomial } from "./scope.ts";

/** An equation of a problem as it was written; `difference` is left − right with the known names put in. */
export type Equation = {
  text: string;
  left: Expression;
  right: Expression;
  difference: Polynomial;
};

/** What the givens of a problem come to. */
export type Givens = {
  scope: Scope;
  /** Equations that leave the asked name (or others) undetermined. */
  open: readonly Equation[];
  /** One step for every value worked out on the way. */
  steps: readonly SolutionStep[];
};

/** What a problem says before it asks, piece by piece. */
export type Clause =
  | { kind: "equation"; text: string }
  | { kind: "value"; name: string; text: string }
  /** With `derivative` the function is that derivative of the text. */
  | {
      kind: "function";
      head: string;
      text: string;
      derivative: { by: string | null; order: number } | null;
    };

/**
 * Reads the givens in order: values, functions, derivatives and equations, each of which may use the ones before.
 * Linear equations are solved as soon as they determine their names, except those that hold the `asked` name: solving them is the
 * question. null where a given cannot be read or contradicts the others.
 */
export function readGivens(clauses: readonly Clause[], asked: string | null): Givens | null {
  const values = new Map<string, Rational>();
  const functions = new Map<string, FunctionDefinition>();
  const scope: Scope = { values, functions };
  const steps: SolutionStep[] = [];
  let open: Equation[] = [];
  for (const clause of clauses) {
    if (clause.kind === "function") {
      const defined = readFunction(clause, scope);
      if (defined === null) return null;
      functions.set(defined.name, defined);
      continue;
    }
    const value = readValue(clause, scope, asked);
    if (value === null) {
      const text = clause.kind === "value" ? `${clause.name} = ${clause.text}` : clause.text;
      const equation = readEquation(text, scope);
      if (equation === null) return null;
      open.push(equation);
    } else {
      values.set(value.name, value.value);
      steps.push(valueStep(value.name, value.value));
    }
    open = refresh(open, scope);
    const holdsAsked = open.some(
      ({ difference }) => asked !== null && variables(difference).includes(asked),
    );
    if (holdsAsked) continue;
    const found = solveLinear(open.map(({ difference }) => difference));
    if (found === "contradiction") return null;
    if (found === null || found.size === 0) continue;
    for (const [name, solved] of found) values.set(name, solved);
    steps.push(solvedStep(found));
    open = refresh(open, scope);
  }
  return { scope, open, steps };
}

/** The polynomial that a derivative is asked of, with the letter by which; null where it is none or the letter is in doubt. */
export function polynomialToDerive(
  text: string,
  by: string | null,
  order: number,
  scope: Scope,
): { of: Polynomial; name: string } | null {
  const of = readPolynomial(text, scope);
  if (of === null || order < 1 || order > 10) return null;
  const [only, another] = variables(of);
  const name = by ?? (another === undefined ? (only ?? "x") : undefined);
  // By a letter that does not stand there: the others may depend on it.
  return name === undefined || (only !== undefined && !variables(of).includes(name))
    ? null
    : { of, name };
}

function readFunction(
  { head, text, derivative: derived }: Extract<Clause, { kind: "function" }>,
  scope: Scope,
): (FunctionDefinition & { name: string }) | null {
  const [, name, parameter] = /^([A-Za-z]) ?\( ?([A-Za-z]) ?\)$/.exec(head) ?? [];
  if (name === undefined || parameter === undefined || scope.functions.has(name)) return null;
  const inner: Scope = {
    functions: scope.functions,
    values: new Map([...scope.values].filter(([known]) => known !== parameter)),
  };
  if (derived !== null) {
    const request = polynomialToDerive(text, derived.by, derived.order, inner);
    if (request === null) return null;
    let polynomial = request.of;
    for (let count = 0; count < derived.order; count++)
      polynomial = derivative(polynomial, request.name);
    const body = readExpression(writePolynomial(polynomial), inner);
    return body === null ? null : { name, parameter, body, polynomial };
  }
  const body = readExpression(text, inner);
  if (body === null || body.kind === "relation" || body.kind === "words") return null;
  const polynomial = toPolynomial(body, inner);
  return { name, parameter, body: inline(body, inner), polynomial };
}

/** The value that a clause gives a name; null where it gives none, or to the name that is asked for. */
function readValue(
  clause: Exclude<Clause, { kind: "function" }>,
  scope: Scope,
  asked: string | null,
): { name: string; value: Rational } | null {
  const [, name, text] =
    clause.kind === "value"
      ? ["", clause.name, clause.text]
      : (/^([A-Za-z]) ?= ?([^=<>]+)$/.exec(clause.text) ?? []);
  if (name === undefined || scope.values.has(name)) return null;
  const polynomial = readPolynomial(text, scope);
  const value = polynomial === null ? null : constantValue(polynomial);
  return value === null || name === asked ? null : { name, value };
}

/** Reads "left = right"; null for anything else, and where a side is no polynomial. */
export function readEquation(clause: string, scope: Scope): Equation | null {
  const sides = clause.split("=");
  const [leftText, rightText] = sides;
  if (sides.length !== 2 || /[<>!]/.test(clause)) return null;
  const left = readExpression(leftText?.trim(), scope);
  const right = readExpression(rightText?.trim(), scope);
  if (left === null || right === null) return null;
  const p = toPolynomial(left, scope);
  const q = toPolynomial(right, scope);
  if (p === null || q === null) return null;
  return { text: clause, left, right, difference: subtract(p, q) };
}

/** The equations with the values known by now put in; those that always hold go. */
function refresh(open: readonly Equation[], scope: Scope): Equation[] {
  return open.flatMap((equation) => {
    const p = toPolynomial(equation.left, scope);
    const q = toPolynomial(equation.right, scope);
    const difference = p === null || q === null ? equation.difference : subtract(p, q);
    return difference.size === 0 ? [] : [{ ...equation, difference }];
  });
}

function valueStep(name: string, value: Rational): SolutionStep {
  return {
    rule: "read-definition",
    say: { en: `Work out $${name}$ first.`, es: `Calcula primero $${name}$.` },
    line: `${name} = ${toText(value)}`,
  };
}

function solvedStep(found: ReadonlyMap<string, Rational>): SolutionStep {
  const names = [...found.keys()];
  return {
    rule: "solve-definition",
    say: {
      en: `The equations given determine $${names.join("$, $")}$.`,
      es: `Las ecuaciones dadas determinan $${names.join("$, $")}$.`,
    },
    line: [...found].map(([name, value]) => `${name} = ${toText(value)}`).join(", "),
  };
}
