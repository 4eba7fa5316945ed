import { toCanonical } from "../canonical.ts";
import { decideScalars } from "../comparing/scalars.ts";
import { toValues } from "../comparing/solution-sets.ts";
import type { Expression } from "../../notation/expression.ts";
import { isScalar, symbolsOf } from "../inspect.ts";
import { isInteger, type Rational } from "../../numbers/rational.ts";
import { numberNode } from "../../notation/reading/nodes.ts";
import * as polynomial from "../solving/exact/polynomial.ts";
import { solveLinear } from "../solving/exact/linear-systems.ts";
import { substitute } from "../substitute.ts";
import { negativeOf, sumOf } from "./build.ts";
import { type Definition, definitionIn, expandDefinitions } from "./derivative-lines.ts";
import type { Relation } from "./roots.ts";

/** Values of several unknowns at once. */
export type Point = ReadonlyMap<string, Expression>;

/** What the problem and the right lines so far have stated. */
export type Known = {
  /** The expression that the work goes on from; null in an equation or before the first. */
  value: Expression | null;
  /** The expression of the problem; null where it is none. */
  task: Expression | null;
  /** Equations, inequalities and alternatives that hold, the problem's first. */
  conditions: readonly Expression[];
  definitions: ReadonlyMap<string, Definition>;
  /** The solutions of a system; null where the problem is none, or none that we can solve. */
  points: readonly Point[] | null;
  /** The answers that the key names, as values of the unknown; null where it names none. */
  keyValues: readonly Expression[] | null;
  keyExpression: Expression | null;
};

/** What is known before the first line, from the statements of the problem and the key. */
export function knownFrom(start: readonly Expression[], key: Expression | null): Known {
  const equations = start.filter(isEquation);
  const names = new Set(equations.flatMap((equation) => [...symbolsOf(equation)]));
  const isSystem = equations.length > 1 && names.size > 1;
  const first: Known = {
    value: null,
    task: null,
    conditions: [],
    definitions: new Map(),
    points: isSystem ? solutionsOf(equations, [...names].sort(), key) : null,
    keyValues: key && valuesOf(key),
    keyExpression: key,
  };
  const known = start.reduce(remember, first);
  return { ...known, task: known.value };
}

function isEquation(e: Expression): e is Relation {
  return e.kind === "relation" && e.operator === "=" && isScalar(e.left) && isScalar(e.right);
}

/** The known with one more statement that holds. */
export function remember(known: Known, statement: Expression): Known {
  if (statement.kind === "words") return known;
  if (isScalar(statement)) return { ...known, value: statement };
  if (statement.kind !== "relation" || statement.operator !== "=")
    return { ...known, conditions: [...known.conditions, statement] };
  const definition = definitionIn(statement);
  const definitions =
    definition && !known.definitions.has(definition.name)
      ? new Map([...known.definitions, [definition.name, definition]])
      : known.definitions;
  const expanded = expandDefinitions(statement, definitions);
  if (symbolsOf(expanded).size === 0 || goesOnFrom(known, statement) || isFunction(statement)) {
    // 12/18 = 2/3 goes on from its right side, unless it is a sum on the margin.
    const isMain = known.value === null || goesOnFrom(known, statement) || isFunction(statement);
    const value = isMain && isScalar(statement.right) ? statement.right : known.value;
    return { ...known, value, definitions };
  }
  return { ...known, definitions, conditions: [...known.conditions, statement] };
}

function isFunction({ left }: Relation): boolean {
  return (
    (left.kind === "call" || left.kind === "symbol") &&
    /^(?:[a-zA-Z]'|derivative)$|^[fghFGH]$/.test(left.name)
  );
}

/** Whether an equation goes on from the expression so far: its left side has the same value. */
export function goesOnFrom({ value, definitions }: Known, { left }: Relation): boolean {
  if (!value || !isScalar(left)) return false;
  const [before, now] = [value, left].map((e) => expandDefinitions(e, definitions));
  return (
    before !== undefined && now !== undefined && decideScalars(before, now).verdict === "equal"
  );
}

/** The values that a key gives to its unknown: 3 and -3 of "x = 3 or x = -3"; null where it is no such list. */
function valuesOf(key: Expression): readonly Expression[] | null {
  const values = toValues(key) ?? [key];
  const sides = values.map((value) =>
    value.kind === "relation" && value.operator === "=" ? value.right : value,
  );
  return sides.every((side) => isScalar(side) && symbolsOf(side).size === 0) ? sides : null;
}

function solutionsOf(
  equations: readonly Relation[],
  names: readonly string[],
  key: Expression | null,
): readonly Point[] | null {
  const linear = linearSolution(equations, names);
  if (linear) return [linear];
  const values = key?.kind === "tuple" || key?.kind === "list" ? key.items : null;
  if (!values || values.length !== names.length) return null;
  const point = new Map(names.map((name, index) => [name, sideOf(values[index])] as const));
  return equations.every((equation) => holdsAtPoint(equation, point) === true) ? [point] : null;
}

function sideOf(value: Expression | undefined): Expression {
  if (value?.kind === "relation") return value.right;
  return value ?? { kind: "words", text: "" };
}

function linearSolution(equations: readonly Relation[], names: readonly string[]): Point | null {
  const polynomials = equations.map(linearForm);
  const complete = polynomials.filter((form) => form !== null);
  if (complete.length !== polynomials.length) return null;
  const solved = solveLinear(complete);
  if (solved === null || solved === "contradiction" || solved.size !== names.length) return null;
  return new Map([...solved].map(([name, value]) => [name, numberNode(value)] as const));
}

function linearForm({ left, right }: Relation): polynomial.Polynomial | null {
  const difference = toCanonical(sumOf([left, negativeOf(right)]));
  if (!difference || difference.denominator.size !== 1 || !difference.denominator.has(""))
    return null;
  let form = polynomial.constant({ n: 0n, d: 1n });
  for (const { coefficient, factors } of difference.numerator.values()) {
    const [factor, ...others] = factors;
    if (others.length > 0 || (factor && !isLinearFactor(factor.exponent))) return null;
    const part = factor
      ? polynomial.scale(polynomial.variable(factor.atom.key), coefficient)
      : polynomial.constant(coefficient);
    form = polynomial.add(form, part);
  }
  return form;
}

function isLinearFactor(exponent: Rational): boolean {
  return isInteger(exponent) && exponent.n === 1n;
}

/** Whether an equation holds at a point; null where it cannot be decided. */
export function holdsAtPoint({ left, right }: Relation, point: Point): boolean | null {
  const put = (e: Expression) =>
    [...point].reduce((sum, [name, value]) => substitute(sum, name, value), e);
  const { verdict } = decideScalars(put(left), put(right));
  return verdict === "open" ? null : verdict === "equal";
}
