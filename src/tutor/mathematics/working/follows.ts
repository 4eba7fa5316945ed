import { exactValue } from "../canonical.ts";
import { decideScalars } from "../comparing/scalars.ts";
import type { Expression } from "../../notation/expression.ts";
import { isScalar, mentions, symbolsOf } from "../inspect.ts";
import { compareLeniently } from "../marking/lenient.ts";
import { isZero } from "../../numbers/rational.ts";
import { derivativeParts, expandDefinitions, withDerivatives } from "./derivative-lines.ts";
import type { Fault, Later } from "./fault.ts";
import { goesOnFrom, holdsAtPoint, type Known } from "./known.ts";
import { judgeLiteral } from "./literal-equations.ts";
import type { Relation } from "./roots.ts";
import { isCancelledAcrossSum } from "./misconceptions.ts";
import { isRounded } from "./rounding.ts";
import { isUnsolvable, judgeCondition } from "./solutions.ts";
import { signOf } from "./truth.ts";

/** The fault of a statement after what is known, or null where it cannot be proven wrong. */
export function judgeStatement(known: Known, statement: Expression, later: Later): Fault | null {
  if (isScalar(statement)) return judgeValue(known, statement);
  if (statement.kind === "relation" && isScalar(statement.left) && isScalar(statement.right))
    return judgeRelation(known, statement, later);
  return known.points ? null : judgeCondition(known, statement, later);
}

function judgeRelation(known: Known, statement: Relation, later: Later): Fault | null {
  if (statement.operator === "~") return null;
  const named: Relation = {
    ...statement,
    left: withDerivatives(statement.left, known.definitions),
    right: withDerivatives(statement.right, known.definitions),
  };
  const left = expandDefinitions(named.left, known.definitions);
  const right = expandDefinitions(named.right, known.definitions);
  const isExpanded = left !== named.left && symbolsOf(left).size <= symbolsOf(named.left).size;
  if (derivativeParts(named.left) || hasDefinedCall(statement, known)) {
    const isDerivative = decideScalars(withoutPrime(named, known), right).verdict === "equal";
    return isExpanded && !isDerivative ? judgeLink(named.left, left, named.right, right) : null;
  }
  if (symbolsOf(statement).size === 0) return judgeNumbers(known, statement);
  if (statement.operator === "=" && goesOnFrom(known, statement))
    return judgeLink(statement.left, statement.left, statement.right, statement.right);
  if (known.points) return judgeAtPoints(known, statement);
  if (symbolsOf(statement).size === 1) return judgeCondition(known, statement, later);
  return judgeLiteral(known, statement);
}

function hasDefinedCall({ left }: Relation, { definitions }: Known): boolean {
  return left.kind === "call" && definitions.has(left.name.replace("'", ""));
}

/** The derivative where a student writes f(x) = 2x for f'(x) = 2x: a slip of notation, not of mathematics. */
function withoutPrime(named: Relation, { definitions }: Known): Expression {
  const name = named.left.kind === "call" ? named.left.name : "";
  const definition = definitions.get(name);
  if (!definition) return named.left;
  const derivative: Expression = {
    kind: "call",
    name: "derivative",
    args: [definition.body, { kind: "symbol", name: definition.variable }],
  };
  return expandDefinitions(derivative, definitions);
}

/** a = b, where `from` is what was written and `left` what it stands for. */
function judgeLink(
  from: Expression,
  left: Expression,
  given: Expression,
  right: Expression,
): Fault | null {
  if (!sameSymbols(left, right) && symbolsOf(right).size > 0) return null;
  if (decideScalars(left, right).verdict !== "different" || isRounded(left, right)) return null;
  return { reason: "does-not-follow", from, given };
}

/** 3 = 5 is wrong, unless the equation has no solution and this is how it shows. */
function judgeNumbers(known: Known, { operator, left, right }: Relation): Fault | null {
  if (known.conditions.some(isUnsolvable)) return null;
  const fault: Fault = { reason: "does-not-follow", from: left, given: right };
  if (operator === "=") {
    const isFalse = decideScalars(left, right).verdict === "different" && !isRounded(left, right);
    return isFalse ? fault : null;
  }
  if (known.conditions.length > 0) return null;
  const order = signOf({ kind: "sum", terms: [left, { kind: "negative", of: right }] });
  const isFalse =
    order !== null &&
    ((operator === "<" && order >= 0) ||
      (operator === ">" && order <= 0) ||
      (operator === "<=" && order > 0) ||
      (operator === ">=" && order < 0));
  return isFalse ? fault : null;
}

function judgeAtPoints(known: Known, statement: Relation): Fault | null {
  const points = known.points ?? [];
  const names = new Set(points.flatMap((point) => [...point.keys()]));
  if (statement.operator !== "=" || [...symbolsOf(statement)].some((name) => !names.has(name)))
    return null;
  if (points.some((point) => holdsAtPoint(statement, point) !== false)) return null;
  return { reason: "does-not-follow", from: known.conditions.at(-1) ?? null, given: statement };
}

function judgeValue(
  { value, task, definitions, conditions }: Known,
  line: Expression,
): Fault | null {
  if (!value || !isScalar(value)) return null;
  const given = expandDefinitions(line, definitions);
  // In an equation a bare number may be anything: a quotient on the margin, the answer.
  if (conditions.length > 0 && task === null) return null;
  const isFine = [value, task].some((earlier) => {
    if (!earlier) return false;
    const before = expandDefinitions(earlier, definitions);
    if (dividesByZero(given) && !dividesByZero(before)) return false;
    // Putting a number in for a letter changes the value, rightly.
    if (!sameSymbols(before, given)) return !isCancelled(before, given);
    if (decideScalars(before, given).verdict !== "different") return true;
    return compareLeniently(before, given, {}).equal || isRounded(before, given);
  });
  return isFine ? null : { reason: "does-not-follow", from: value, given: line };
}

/** 2/0, 5/(3 - 3): worth nothing at all, which no value may become. */
function dividesByZero(e: Expression): boolean {
  return mentions(e, (part) => {
    if (part.kind !== "quotient" || symbolsOf(part.denominator).size > 0) return false;
    const below = exactValue(part.denominator);
    return below !== null && isZero(below);
  });
}

/** (x + 2)/(x + 6) as 2/6: a letter that no number was put in for is gone. */
function isCancelled(before: Expression, given: Expression): boolean {
  return before.kind === "quotient" && isCancelledAcrossSum(before, given);
}

function sameSymbols(a: Expression, b: Expression): boolean {
  const left = symbolsOf(a);
  const right = symbolsOf(b);
  return left.size === right.size && [...left].every((name) => right.has(name));
}
