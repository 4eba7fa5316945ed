import { exactValue } from "./canonical.ts";
import { decideScalars } from "./comparing/scalars.ts";
import { assignedValue, reversed, toValues } from "./comparing/solution-sets.ts";
import type { Expression } from "./expression.ts";
import { isScalar, symbolsOf } from "./inspect.ts";
import type { AnswerKey } from "./marking.ts";
import { compareLeniently } from "./marking/lenient.ts";
import {
  countRoots,
  degreeOf,
  isProportional,
  isRoot,
  onlyUnknown,
  type Quadratic,
  toQuadratic,
} from "./one-unknown.ts";
import { approximate } from "./numeric/precise.ts";
import { absolute, compare, divide, equals, fraction, negate, sign, subtract } from "./rational.ts";
import { readMathematics, type ReadOptions } from "./read.ts";

/** The first line of a student's working that is wrong, counted from 0; `at` and `length` where reading stopped. */
export type WrongLine = {
  line: number;
  reason: "unreadable" | "does-not-follow";
  at?: number;
  length?: number;
};

type Relation = Extract<Expression, { kind: "relation" }>;

/** What the lines so far have stated: the last statement, and every equation in one unknown that still holds. */
type Progress = { last: Expression | null; equations: readonly Relation[] };

/**
 * The first line that does not follow from the ones before, or cannot be read; null where none can be faulted.
 * Expressions must keep their value, equations and inequalities in one unknown of degree two at most their solutions.
 * What cannot be decided passes, so a line is never faulted without proof; nothing is read after the first wrong line.
 */
export function findFirstWrongLine(
  problem: { readonly start: string; readonly key: AnswerKey },
  lines: readonly string[],
  options: Pick<ReadOptions, "decimalComma"> = {},
): WrongLine | null {
  const start = readMathematics(problem.start, options);
  let progress: Progress = remember(
    { last: null, equations: [] },
    start.ok ? start.expression : null,
  );
  for (const [line, text] of lines.entries()) {
    if (text.trim() === "") continue;
    // "= 2/3" goes on from the line above.
    const margin = /^\s*(?:=|\\Rightarrow|⇒|→|∴)?\s*/u.exec(text)?.[0].length ?? 0;
    const read = readMathematics(text.slice(margin), options);
    if (!read.ok)
      return {
        line,
        reason: "unreadable",
        at: read.problem.at + margin,
        length: read.problem.length,
      };
    if (read.expression.kind === "words") continue;
    if (isWrong(progress, read.expression)) return { line, reason: "does-not-follow" };
    progress = remember(progress, read.expression);
  }
  return null;
}

function remember(before: Progress, statement: Expression | null): Progress {
  if (!statement || statement.kind === "words") return before;
  if (statement.kind !== "relation") return { ...before, last: statement };
  // 12/18 = 2/3 is a statement about numbers: what follows goes on from its right side.
  if (symbolsOf(statement).size === 0)
    return { ...before, last: isScalar(statement.right) ? statement.right : before.last };
  return { last: statement, equations: [...before.equations, statement] };
}

function isWrong(before: Progress, line: Expression): boolean {
  if (line.kind === "and") return hasWrongLink(before, line.parts);
  const values = toValues(line);
  if (values)
    return values.some((value) => value.kind === "relation" && isWrongRelation(before, value));
  if (line.kind === "relation") return isWrongRelation(before, line);
  return isScalar(line) && isWrongValue(before, line);
}

/** A chain x = 10 - 5 = 5 is wrong where one of its links is. */
function hasWrongLink(before: Progress, parts: readonly Expression[]): boolean {
  return parts.some(
    (part) => part.kind === "relation" && part.operator === "=" && isWrongRelation(before, part),
  );
}

function isWrongValue({ last }: Progress, line: Expression): boolean {
  if (!last || !isScalar(last)) return false;
  // Putting a number in for a letter changes the value, rightly.
  if (!sameSymbols(last, line)) return false;
  if (decideScalars(last, line).verdict !== "different") return false;
  return !compareLeniently(last, line, {}).equal && !isRounded(last, line);
}

function sameSymbols(a: Expression, b: Expression): boolean {
  const left = symbolsOf(a);
  const right = symbolsOf(b);
  return left.size === right.size && [...left].every((name) => right.has(name));
}

/** A decimal of two places or more that is close is a rounding, which is no step to fault. */
function isRounded(exact: Expression, line: Expression): boolean {
  const decimal = line.kind === "negative" ? line.of : line;
  if (decimal.kind !== "number" || decimal.written !== "decimal" || decimal.places < 2)
    return false;
  const value = exactValue(exact) ?? approximate(exact);
  const written = exactValue(line);
  if (!value || !written) return true;
  return (
    compare(absolute(subtract(value, written)), fraction(1n, 10n ** BigInt(decimal.places))) <= 0
  );
}

function isWrongRelation(before: Progress, line: Relation): boolean {
  if (!isScalar(line.left) || !isScalar(line.right)) return false;
  const unknown = onlyUnknown(line);
  if (unknown === null) return symbolsOf(line).size === 0 && isFalseStatement(before, line);
  const earlier = before.equations.filter((equation) => onlyUnknown(equation) === unknown);
  const last = earlier.at(-1);
  // Other unknowns have come in: a system or a substitution, which is not ours to judge.
  if (!last || earlier.length < before.equations.length) return false;
  if (last.operator === "=" && line.operator === "=")
    return earlier.every((from) => !mayFollow(from, line, unknown));
  return isWrongInequality(last, line, unknown);
}

/** 3 = 5 is wrong, unless the equation has no solution and this is how it shows. */
function isFalseStatement(before: Progress, line: Relation): boolean {
  if (line.operator !== "=") return false;
  if (decideScalars(line.left, line.right).verdict !== "different") return false;
  if (isRounded(line.left, line.right)) return false;
  const last = before.equations.at(-1);
  const unknown = last ? onlyUnknown(last) : null;
  if (!last || unknown === null) return before.equations.length === 0;
  const polynomial = toQuadratic(last, unknown);
  return polynomial !== null && countRoots(polynomial) !== 0;
}

/**
 * Whether an equation may follow from an earlier one: the same solutions, one of two solutions taken by itself,
 * or a step such as squaring that keeps them all. True also where it cannot be decided.
 */
function mayFollow(from: Relation, to: Relation, unknown: string): boolean {
  const before = toQuadratic(from, unknown);
  const after = toQuadratic(to, unknown);
  const assigned = assignedValue(to);
  if (before && assigned && symbolsOf(assigned.value).size === 0)
    return isRoot(before, assigned.value) !== false;
  if (!before || !after || isProportional(before, after)) return true;
  if (countRoots(before) === 0 && countRoots(after) === 0) return true;
  if (degreeOf(after) === 1) return solvesLinear(after, before);
  if (degreeOf(before) === 1) return solvesLinear(before, after);
  return false;
}

function solvesLinear([a, b]: Quadratic, polynomial: Quadratic): boolean {
  const value: Expression = {
    kind: "number",
    value: divide(negate(a), b),
    written: "integer",
    places: 0,
  };
  return isRoot(polynomial, value) !== false;
}

function isWrongInequality(from: Relation, to: Relation, unknown: string): boolean {
  const before = toRay(from, unknown);
  const after = toRay(to, unknown);
  if (!before || !after) return false;
  return before.operator !== after.operator || !equals(before.boundary, after.boundary);
}

/** A linear inequality as unknown-operator-number. */
function toRay(relation: Relation, unknown: string) {
  if (!/^[<>]=?$/.test(relation.operator)) return null;
  const polynomial = toQuadratic(relation, unknown);
  if (!polynomial || degreeOf(polynomial) !== 1) return null;
  const [a, b] = polynomial;
  return {
    operator: sign(b) > 0 ? relation.operator : reversed(relation.operator),
    boundary: divide(negate(a), b),
  };
}
