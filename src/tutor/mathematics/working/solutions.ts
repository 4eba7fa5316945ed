import { toValues } from "../comparing/solution-sets.ts";
import { normaliseWords } from "../../text/answer-words.ts";
import type { Expression } from "../../notation/expression.ts";
import { isScalar, mentions, symbolsOf } from "../inspect.ts";
import { degreeOf, onlyUnknown, toQuadratic } from "../one-unknown.ts";
import type { Fault, Later } from "./fault.ts";
import type { Known } from "./known.ts";
import { isSame, type Roots, rootsOf } from "./roots.ts";
import { isRounded } from "./rounding.ts";
import { compareSolutions, holdsAt, turningPoints } from "./truth.ts";

/** What an earlier condition says about a later one. */
type Outcome = { kind: "follows" | "open" | "wrong" } | { kind: "lost"; from: Expression };

/**
 * The fault of a condition in one unknown: an equation must keep every solution of an earlier one, or be one of its
 * cases while other lines take up the rest; an inequality must keep its solutions exactly. Words are "no solution".
 */
export function judgeCondition(known: Known, statement: Expression, later: Later): Fault | null {
  if (statement.kind === "words") return judgeNoSolution(known, statement);
  const unknown = onlyUnknown(statement);
  if (unknown === null) return null;
  const bases = known.conditions.filter((condition) => onlyUnknown(condition) === unknown);
  // A condition on another unknown has come in: a substitution, which is not ours to judge.
  if (bases.length === 0) return null;
  const outcomes = bases
    .toReversed()
    .map((base) => outcomeFor(base, statement, unknown, known, later));
  if (outcomes.some(({ kind }) => kind === "follows" || kind === "open")) return null;
  const lost = outcomes.find((outcome) => outcome.kind === "lost");
  const from = lost?.from ?? bases.at(-1) ?? null;
  return { reason: lost ? "solution-lost" : "does-not-follow", from, given: statement };
}

function judgeNoSolution(
  known: Known,
  statement: Extract<Expression, { kind: "words" }>,
): Fault | null {
  if (normaliseWords(statement.text) !== "no solution") return null;
  const solvable = known.conditions.find((condition) => {
    const unknown = onlyUnknown(condition);
    if (unknown === null || !isEquational(condition)) return false;
    const roots = solutionsOf(condition, unknown);
    return roots === "all" || roots.values.length > 0 || !roots.complete;
  });
  return solvable ? { reason: "does-not-follow", from: solvable, given: statement } : null;
}

/** Whether an equation certainly has no solution. */
export function isUnsolvable(condition: Expression): boolean {
  const unknown = onlyUnknown(condition);
  if (unknown === null || !isEquational(condition)) return false;
  const roots = solutionsOf(condition, unknown);
  return roots !== "all" && roots.complete && roots.values.length === 0;
}

function outcomeFor(
  base: Expression,
  statement: Expression,
  unknown: string,
  known: Known,
  later: Later,
): Outcome {
  if (mentions(statement, isUnequal) || mentions(base, isUnequal)) return { kind: "open" };
  const [before, after] = [isEquational(base), isEquational(statement)];
  if (before && after) return equationOutcome(base, statement, unknown, known, later);
  if (before) return { kind: "open" };
  if (after) {
    const points = turningPoints(base, unknown);
    // x = 2 beside x² < 4 is a boundary; anything else may be a test point.
    return { kind: points === null ? "open" : "follows" };
  }
  return inequalityOutcome(base, statement, unknown, later);
}

function isUnequal(e: Expression): boolean {
  return e.kind === "relation" && (e.operator === "!=" || e.operator === "~");
}

/** An equation, or alternatives of equations and values. */
function isEquational(e: Expression): boolean {
  switch (e.kind) {
    case "relation":
      return e.operator === "=" || (e.operator === "in" && e.right.kind === "set");
    case "or":
    case "list":
    case "set":
      return (e.kind === "or" ? e.parts : e.items).every(
        (part) => isScalar(part) || isEquational(part),
      );
    default:
      return false;
  }
}

/** All solutions of an equation or of alternatives. */
function solutionsOf(e: Expression, unknown: string): Roots {
  const parts = toValues(e) ?? [e];
  const values: Expression[] = [];
  let complete = true;
  for (const part of parts) {
    if (isScalar(part)) values.push(part);
    else if (part.kind === "relation" && isScalar(part.left) && isScalar(part.right)) {
      const roots = rootsOf(part, unknown);
      if (roots === "all") return "all";
      values.push(...roots.values);
      complete &&= roots.complete;
    } else complete = false;
  }
  return { values, complete };
}

function equationOutcome(
  base: Expression,
  statement: Expression,
  unknown: string,
  known: Known,
  later: Later,
): Outcome {
  const roots = solutionsOf(base, unknown);
  const own = solutionsOf(statement, unknown);
  if (roots === "all" || own === "all") return { kind: own === "all" ? "follows" : "open" };
  const proven = provenRoots(base, roots, unknown, known);
  if (proven.length === 0) {
    const isImpossible =
      isAssigned(statement) && own.values.some((value) => holdsAt(base, unknown, value) === false);
    return { kind: isImpossible && !roots.complete ? "wrong" : "open" };
  }
  const written = (toValues(statement) ?? [statement]).map((part) =>
    part.kind === "relation" ? part.right : part,
  );
  const missed = proven.filter((root) => {
    if (holdsAt(alternatives(statement), unknown, root) !== false) return false;
    return !written.some((value) => isRounded(root, value));
  });
  const isClose =
    own.values.length > 0 && written.some((value) => proven.some((root) => isRounded(root, value)));
  const extra = own.values.filter((value) => holdsAt(base, unknown, value) === false && !isClose);
  if (missed.length === 0) {
    // Solutions may be gained on the way (by squaring), not in a list of solutions.
    return {
      kind: isAssigned(statement) && extra.length > 0 && roots.complete ? "wrong" : "follows",
    };
  }
  const isCase = own.values.length > 0 && own.complete && extra.length === 0;
  if (!isCase) return { kind: "wrong" };
  const uncovered = missed.filter(
    (root) =>
      isAsked(root, known) &&
      !later.statements.some((line) => takesUp(line, unknown, root)) &&
      !known.conditions.some((line) => line !== base && isCaseWith(line, unknown, root, proven)),
  );
  return uncovered.length === 0 ? { kind: "follows" } : { kind: "lost", from: base };
}

/** The roots that surely solve the base: its own, and those that the key names. */
function provenRoots(
  base: Expression,
  roots: Exclude<Roots, "all">,
  unknown: string,
  known: Known,
): readonly Expression[] {
  if (roots.complete) return roots.values;
  const named = (known.keyValues ?? []).filter((value) => holdsAt(base, unknown, value) === true);
  const more = named.filter((value) => !roots.values.some((root) => isSame(root, value)));
  return [...roots.values, ...more];
}

/**
 * Whether the key asks for this root: a length is never negative. Where the key is
 * the answer to something else, no root is. */
function isAsked(root: Expression, { keyValues, conditions }: Known): boolean {
  const [first] = conditions;
  const unknown = first && onlyUnknown(first);
  if (!first || !unknown || !keyValues || keyValues.length === 0) return true;
  if (keyValues.some((value) => holdsAt(first, unknown, value) !== true)) return false;
  return keyValues.some((value) => isSame(value, root));
}

function takesUp(line: Expression, unknown: string, root: Expression): boolean {
  return isEquational(line) && onlyUnknown(line) === unknown
    ? holdsAt(alternatives(line), unknown, root) === true
    : false;
}

/** Whether an earlier line took up this root as one case of several. */
function isCaseWith(
  line: Expression,
  unknown: string,
  root: Expression,
  all: readonly Expression[],
): boolean {
  const isCase = all.some((other) => holdsAt(alternatives(line), unknown, other) === false);
  return isCase && takesUp(line, unknown, root);
}

/** x = ±3 and "x = 2, 3" as alternatives. */
function alternatives(e: Expression): Expression {
  const values = toValues(e);
  return values ? { kind: "list", items: values } : e;
}

/** Whether it names values of the unknown: x = 3, x = ±3, x = 2 or x = 3. */
function isAssigned(e: Expression): boolean {
  return (toValues(e) ?? [e]).every(
    (part) =>
      isScalar(part) ||
      (part.kind === "relation" && part.left.kind === "symbol" && symbolsOf(part.right).size === 0),
  );
}

function inequalityOutcome(
  base: Expression,
  statement: Expression,
  unknown: string,
  later: Later,
): Outcome {
  const order = compareSolutions(base, statement, unknown);
  if (order === null) return { kind: "open" };
  if (order === "same") return { kind: "follows" };
  const isManifold = isCompound(base, unknown);
  if (order === "more" && isManifold) return { kind: "follows" };
  const covered = later.statements.some(
    (line) => !isEquational(line) && onlyUnknown(line) === unknown && !isScalar(line),
  );
  return { kind: order === "fewer" && isManifold && covered ? "follows" : "wrong" };
}

/** Several inequalities in one: joined, with |…|, or of a degree above one. */
function isCompound(base: Expression, unknown: string): boolean {
  if (base.kind !== "relation") return true;
  const quadratic = toQuadratic(base, unknown);
  return quadratic === null || degreeOf(quadratic) !== 1;
}
