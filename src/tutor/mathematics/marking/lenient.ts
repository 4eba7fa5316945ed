import { compareCanonical, exactValue, toCanonical } from "../canonical.ts";
import { compareExpressions, inOrder } from "../equivalence.ts";
import { type Comparison, unifyFunctions } from "../comparing/scalars.ts";
import { haveSameRoots } from "../comparing/same-roots.ts";
import { assignedValue, reversed } from "../comparing/solution-sets.ts";
import type { Expression } from "../../notation/expression.ts";
import { isScalar, mapChildren, mentions, symbolsOf } from "../inspect.ts";
import { approximate } from "../numeric/precise.ts";
import { equals, isZero, round, sign } from "../../numbers/rational.ts";
import type { MarkingPolicy, MissingForm } from "../../items/receipt.ts";
import { traitsOf } from "../traits.ts";
import { inNamesOf, withoutIndices } from "./as-meant.ts";

/** A comparison that may have found the right value in a form that was not asked for. */
export type LenientComparison = Comparison & { missing: MissingForm | null };

/**
 * Compares an answer with the key as a fair teacher does: 3 for x = 3 and x = 3 for 3, a unit more or less,
 * a line in another form of its equation, a decimal for a root. Tries the strict comparison first.
 */
export function compareLeniently(
  expected: Expression,
  answer: Expression,
  policy: MarkingPolicy,
): LenientComparison {
  const [key, given] = unifyFunctions(
    inOneCurrency(withoutIndices(expected, answer)),
    withScaleOf(expected, inOneCurrency(inNamesOf(expected, answer))),
  );
  const strict = policy.ordered ? compareOrdered(key, given) : compareExpressions(key, given);
  if (strict.equal) return { ...strict, missing: null };
  return (
    compareAssignments(key, given, policy) ??
    compareWithoutUnits(key, given, policy) ??
    compareAsPoint(key, given) ??
    compareRearranged(key, given) ??
    compareRounded(key, given) ?? {
      ...strict,
      missing: strict.equal ? null : orderMissing(key, given, policy),
    }
  );
}

/** "$" is written for pesos as for dollars. */
function inOneCurrency(e: Expression): Expression {
  const told = mapChildren(e, inOneCurrency);
  return told.kind === "quantity" && told.unit === "peso" ? { ...told, unit: "$" } : told;
}

/** "100 degrees" where the key says degrees of which scale. */
function withScaleOf(key: Expression, given: Expression): Expression {
  const scale = key.kind === "quantity" ? /^°[CFK]$/u.exec(key.unit)?.[0] : undefined;
  return scale !== undefined && given.kind === "quantity" && given.unit === "deg"
    ? { ...given, unit: scale }
    : given;
}

function compareOrdered(key: Expression, given: Expression): Comparison {
  return key.kind === "list" && given.kind === "list"
    ? inOrder(key.items, given.items)
    : compareExpressions(key, given);
}

/** Where only the order is wrong, that is what is missing. */
function orderMissing(
  key: Expression,
  given: Expression,
  policy: MarkingPolicy,
): MissingForm | null {
  return policy.ordered && compareExpressions(key, given).equal ? "order" : null;
}

/** x = 3 against 3, in both directions, also inside lists: "2, -2" for "x = 2 or x = -2". */
function compareAssignments(
  key: Expression,
  given: Expression,
  policy: MarkingPolicy,
): LenientComparison | null {
  const bareKey = withoutName(key, policy);
  const bareGiven = withoutName(given, policy);
  if (bareKey === key && bareGiven === given) return null;
  if (namesDiffer(key, given)) return null;
  // x = 3, y = 4 names a point; which value belongs to which name is not lost on the way.
  if (namesOf(key).length > 1 || namesOf(given).length > 1) return null;
  if (bareKey === null || bareGiven === null) return null;
  const comparison = compareExpressions(bareKey, bareGiven);
  if (comparison.equal) return { ...comparison, missing: null };
  return compareWithoutUnits(bareKey, bareGiven, policy) ?? compareRounded(bareKey, bareGiven);
}

function withoutName(e: Expression, policy: MarkingPolicy): Expression | null {
  if (e.kind === "list" || e.kind === "set") {
    const items = e.items.map((item) => withoutName(item, policy) ?? item);
    return items.some((item, index) => item !== e.items[index]) ? { ...e, items } : e;
  }
  if (e.kind === "or" || (e.kind === "and" && namesOneThing(e.parts))) {
    const items = e.parts.map((item) => withoutName(item, policy) ?? item);
    return items.some((item, index) => item !== e.parts[index]) ? { kind: "list", items } : e;
  }
  const assigned = assignedValue(e);
  if (!assigned) return e;
  const wrongName =
    policy.variable !== undefined &&
    assigned.name.kind === "symbol" &&
    assigned.name.name !== policy.variable;
  return wrongName ? null : assigned.value;
}

/** "x = 3 y x = 4": as people write that both are solutions. */
function namesOneThing(parts: readonly Expression[]): boolean {
  const names = parts.map((part) => assignedValue(part)?.name);
  const [first] = names;
  return (
    parts.length > 1 &&
    first !== undefined &&
    names.every((name) => name !== undefined && nameOf(name) === nameOf(first))
  );
}

/** y = 3 is no answer where x = 3 was asked; y = … for f(x) = … is. */
function namesDiffer(key: Expression, given: Expression): boolean {
  const [expected] = namesOf(key);
  const [actual] = namesOf(given);
  if (!expected || !actual) return false;
  if (expected.kind === "call" || actual.kind === "call") {
    const symbol = expected.kind === "symbol" ? expected : actual.kind === "symbol" ? actual : null;
    return symbol?.name !== "y";
  }
  return nameOf(expected) !== nameOf(actual);
}

/** The different names that an answer gives values to. */
function namesOf(e: Expression): Expression[] {
  const parts = e.kind === "list" || e.kind === "set" ? e.items : e.kind === "or" ? e.parts : [e];
  const names = new Map<string, Expression>();
  for (const part of parts) {
    const name = assignedValue(part)?.name;
    if (name) names.set(nameOf(name), name);
  }
  return [...names.values()];
}

/** A unit on one side only does not change the value; policy.unit then says whether it is missed. */
function compareWithoutUnits(
  key: Expression,
  given: Expression,
  policy: MarkingPolicy,
): LenientComparison | null {
  const keyHas = hasUnit(key);
  const givenHas = hasUnit(given);
  if (keyHas === givenHas) return null;
  const expected: Expression =
    policy.unit !== undefined && !keyHas && givenHas ? withUnit(key, policy.unit) : key;
  if (expected !== key) {
    return { ...compareExpressions(expected, given), missing: null };
  }
  // 15 for 15 % is a missing sign; 15 % for 15 is another number.
  if (mentions(given, (part) => part.kind === "percent")) return null;
  const comparison = compareExpressions(withoutUnits(key), withoutUnits(given));
  if (!comparison.equal) return null;
  return { ...comparison, missing: null };
}

function withUnit(value: Expression, unit: string): Expression {
  return unit === "%" ? { kind: "percent", of: value } : { kind: "quantity", value, unit };
}

function hasUnit(e: Expression): boolean {
  return traitsOf(e).units;
}

/** Without the units of whole values; a unit inside a function or a power says what it is the function of. */
function withoutUnits(e: Expression): Expression {
  if (e.kind === "quantity") return withoutUnits(e.value);
  if (e.kind === "percent") return withoutUnits(e.of);
  if (e.kind === "call" || e.kind === "power") return e;
  return mapChildren(e, withoutUnits);
}

/** "x = 3, y = 4" for (3, 4), the names in the order of the alphabet; "3, 4" for (3, 4). */
function compareAsPoint(key: Expression, given: Expression): LenientComparison | null {
  if (key.kind !== "tuple" && given.kind !== "tuple") return null;
  const expected = coordinates(key);
  const actual = coordinates(given);
  if (!expected || !actual) return null;
  const comparison = inOrder(expected, actual);
  return comparison.equal ? { ...comparison, missing: null } : null;
}

function coordinates(e: Expression): readonly Expression[] | null {
  if (e.kind === "tuple") return e.items;
  const parts = e.kind === "list" ? e.items : e.kind === "and" ? e.parts : null;
  if (!parts) return null;
  if (parts.every(isScalar)) return parts;
  const named = parts.map(assignedValue);
  const complete = named.filter((part) => part !== null);
  if (complete.length < parts.length) return null;
  return complete
    .sort((a, b) => (nameOf(a.name) < nameOf(b.name) ? -1 : 1))
    .map((part) => part.value);
}

/**
 * The same line or inequality after moving terms and multiplying by a number; an equation also by a power of its unknown. Where the key is solved (x = 5), an
 * equation still to be solved has the right value in the wrong form.
 */
function compareRearranged(key: Expression, given: Expression): LenientComparison | null {
  if (key.kind !== "relation" || given.kind !== "relation") return null;
  const solved = key.left.kind === "symbol" && symbolsOf(key.right).size === 0;
  const missing = solved ? "simplified" : null;
  const factor = proportion(key, given);
  if (factor === 0)
    return haveSameRoots(key, given) ? { equal: true, by: "polynomial", missing } : null;
  const direction = factor > 0 ? given.operator : reversed(given.operator);
  if (direction !== key.operator || key.operator === "in" || key.operator === "~") return null;
  return { equal: true, by: "polynomial", missing };
}

/** The sign of c where key.left − key.right is c times given.left − given.right, c a number; else 0. */
function proportion(key: Extract<Expression, { kind: "relation" }>, given: typeof key): number {
  const difference = (relation: typeof key): Expression => ({
    kind: "sum",
    terms: [relation.left, { kind: "negative", of: relation.right }],
  });
  if (symbolsOf(key).size === 0) return 0;
  const a = toCanonical(difference(key));
  const b = toCanonical(difference(given));
  if (!a || !b || a.numerator.size === 0 || b.numerator.size === 0) return 0;
  const quotient = toCanonical({
    kind: "quotient",
    numerator: difference(key),
    denominator: difference(given),
  });
  const [leading] = a.numerator.entries();
  const other = leading && b.numerator.get(leading[0]);
  if (!quotient || !leading || !other) return 0;
  const c = {
    n: leading[1].coefficient.n * other.coefficient.d,
    d: leading[1].coefficient.d * other.coefficient.n,
  };
  const scaled = toCanonical({
    kind: "product",
    factors: [
      { kind: "quotient", numerator: whole(c.n), denominator: whole(c.d) },
      difference(given),
    ],
  });
  if (!scaled || compareCanonical(a, scaled) !== "equal") return 0;
  return c.n < 0n === c.d < 0n ? 1 : -1;
}

function whole(value: bigint): Expression {
  return { kind: "number", value: { n: value, d: 1n }, written: "integer", places: 0 };
}

/** A decimal of three places or more that is the rounded value of a root, π or the like: right, but not exact. */
function compareRounded(key: Expression, given: Expression): LenientComparison | null {
  const decimal = given.kind === "negative" ? given.of : given;
  if (decimal.kind !== "number" || decimal.written !== "decimal" || decimal.places < 3) return null;
  if (!isScalar(key)) return null;
  if (traitsOf(key).symbols || exactValue(key)) return null;
  const value = approximate(key);
  const answer = exactValue(given);
  if (!value || !answer || isZero(answer) || sign(value) !== sign(answer)) return null;
  return equals(round(value, decimal.places), answer)
    ? { equal: true, by: "sampling", missing: "rounding" }
    : null;
}

function nameOf(e: Expression): string {
  return e.kind === "symbol" ? e.name : e.kind === "call" ? `${e.name}()` : "";
}
