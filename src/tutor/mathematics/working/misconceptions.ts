import { exactValue } from "../canonical.ts";
import { decideScalars } from "../comparing/scalars.ts";
import type { Expression } from "../../notation/expression.ts";
import { childrenOf, isScalar } from "../inspect.ts";
import { onlyUnknown } from "../one-unknown.ts";
import { integerNode } from "../../notation/reading/nodes.ts";
import { derivativeParts, expandDefinitions } from "./derivative-lines.ts";
import type { Fault } from "./fault.ts";
import type { Known } from "./known.ts";
import { isSlip } from "./slips.ts";
import { decideAt } from "./roots.ts";
import { compareSolutions } from "./truth.ts";
import { wrongDerivatives } from "./wrong-rules/derivatives.ts";
import { equationMoves } from "./wrong-rules/equations.ts";
import { fractionRules } from "./wrong-rules/fractions.ts";
import { powerRules } from "./wrong-rules/powers.ts";
import { signRules } from "./wrong-rules/signs.ts";
import { sumRules } from "./wrong-rules/sums.ts";
import type { MisconceptionId } from "./wrong-rules/wrong-rule.ts";

export type { MisconceptionId } from "./wrong-rules/wrong-rule.ts";

type Candidate = { id: MisconceptionId; result: Expression };

const rules = [...powerRules, ...signRules, ...sumRules, ...fractionRules];

const moveIds: ReadonlySet<MisconceptionId> = new Set(equationMoves.map(({ id }) => id));

/** More wrong versions of a line than any school line has. */
const candidatesMax = 400;

/**
 * The wrong rule that leads from what came before to the line given, found by applying every wrong rule at every place
 * and comparing; null where none does. A version written the same way, side by side, goes before one of equal value.
 */
export function explainFault(fault: Fault, known: Known): MisconceptionId | null {
  const { from, given } = fault;
  if (!from) return null;
  if (fault.reason === "solution-lost") return lostBy(from);
  // In a system a line may go on from any of the equations.
  const bases = known.points ? known.conditions.toReversed() : [from];
  for (const base of bases) {
    const found = explainStep(base, given, known);
    if (found) return found;
  }
  return null;
}

function explainStep(from: Expression, given: Expression, known: Known): MisconceptionId | null {
  const candidates = wrongVersions(from, known);
  const written = candidates.find(({ result }) => matchesSides(result, given));
  if (written) return written.id;
  // After steps in between, what was done to the whole line is likelier than a rule inside it.
  const [moves, inside] = [true, false].map((whole) =>
    candidates.filter(({ id }) => moveIds.has(id) === whole),
  );
  const meant = [...(moves ?? []), ...(inside ?? [])].find(({ result }) =>
    matchesSolutions(result, given),
  );
  if (meant) return meant.id;
  if (isRunOn(from, given)) return "equals-run-on";
  return isSlip(from, given) ? "arithmetic-slip" : null;
}

/** Whether a wrong rule leads from a sum in numbers to this one. */
export function strayFrom(task: Expression, given: Expression): boolean {
  if (exactValue(task) === null) return false;
  return candidatesFrom(task).some(({ result }) => isEqual(result, given));
}

/** Whether a wrong rule leads from one expression with letters to the other. */
export function isKnownSlip(from: Expression, given: Expression): boolean {
  return candidatesFrom(from).some(({ result }) => isEqual(result, given));
}

/** Whether equal terms were struck out above and below to get from one expression to the other. */
export function isCancelledAcrossSum(from: Expression, given: Expression): boolean {
  return candidatesFrom(from).some(
    ({ id, result }) => id === "cancelled-across-sum" && isEqual(result, given),
  );
}

function wrongVersions(from: Expression, known: Known): Candidate[] {
  const derivative = derivativeParts(from);
  if (derivative) return wrongDerivatives(derivative.of, derivative.variable);
  return candidatesFrom(expandDefinitions(from, known.definitions));
}

function candidatesFrom(from: Expression): Candidate[] {
  const moves =
    from.kind === "relation"
      ? equationMoves.flatMap(({ id, apply }) => apply(from).map((result) => ({ id, result })))
      : [];
  // A line may take a right step and a wrong one: a bracket multiplied out wrongly may have its parts moved, too.
  const inside = rules.flatMap(({ id, apply }) =>
    placesIn(from).flatMap((place) =>
      apply(place).map((result) => ({ id, result: replacePart(from, place, result) })),
    ),
  );
  return [...inside.slice(0, candidatesMax), ...moves];
}

/** Every part of an expression, itself first. */
function placesIn(e: Expression): Expression[] {
  return [...(isScalar(e) ? [e] : []), ...childrenOf(e).flatMap(placesIn)];
}

/** The expression with one of its parts replaced, told by identity. */
function replacePart(e: Expression, part: Expression, by: Expression): Expression {
  if (e === part) return by;
  const inside = (child: Expression) => replacePart(child, part, by);
  switch (e.kind) {
    case "sum":
      return { ...e, terms: e.terms.map(inside) };
    case "product":
      return { ...e, factors: e.factors.map(inside) };
    case "quotient":
      return { ...e, numerator: inside(e.numerator), denominator: inside(e.denominator) };
    case "power":
      return { ...e, base: inside(e.base), exponent: inside(e.exponent) };
    case "negative":
    case "percent":
      return { ...e, of: inside(e.of) };
    case "call":
      return { ...e, args: e.args.map(inside) };
    case "relation":
      return { ...e, left: inside(e.left), right: inside(e.right) };
    case "and":
    case "or":
      return { ...e, parts: e.parts.map(inside) };
    default:
      return e;
  }
}

/** The same written or reckoned side by side. */
function matchesSides(candidate: Expression, given: Expression): boolean {
  if (isScalar(candidate) && isScalar(given)) return isEqual(candidate, given);
  if (candidate.kind === "or" && given.kind === "or")
    return (
      candidate.parts.length === given.parts.length &&
      candidate.parts.every((part, index) => isSamePart(part, given.parts[index]))
    );
  return isSamePart(candidate, given);
}

function isSamePart(a: Expression, b: Expression | undefined): boolean {
  if (a.kind !== "relation" || b?.kind !== "relation" || a.operator !== b.operator) return false;
  return isEqual(a.left, b.left) && isEqual(a.right, b.right);
}

function isEqual(a: Expression, b: Expression): boolean {
  return isScalar(a) && isScalar(b) && decideScalars(a, b).verdict === "equal";
}

/** The same solutions, after steps in between. */
function matchesSolutions(candidate: Expression, given: Expression): boolean {
  if (isScalar(candidate) || isScalar(given)) return false;
  const unknown = onlyUnknown(given);
  if (unknown === null || onlyUnknown(candidate) !== unknown) return false;
  return compareSolutions(candidate, given, unknown) === "same";
}

/** 2 + 3 = 5 · 4 = 20: the sum goes on behind the sign as if it stood for "and then". */
function isRunOn(from: Expression, given: Expression): boolean {
  if (exactValue(from) === null || !isScalar(given)) return false;
  const first = firstOperand(given);
  return first !== null && first !== given && isEqual(from, first);
}

function firstOperand(e: Expression): Expression | null {
  switch (e.kind) {
    case "sum":
      return firstOperand(e.terms[0] ?? e);
    case "product":
      return firstOperand(e.factors[0] ?? e);
    case "quotient":
      return firstOperand(e.numerator);
    default:
      return e;
  }
}

/** Dividing by the unknown loses zero; a square root taken once loses the other one. */
function lostBy(from: Expression): MisconceptionId | null {
  const unknown = onlyUnknown(from);
  if (from.kind !== "relation" || unknown === null) return null;
  const isZeroLost = decideAt(from, unknown, integerNode(0)) === true;
  return isZeroLost ? "divided-by-unknown" : "one-root-of-two";
}
