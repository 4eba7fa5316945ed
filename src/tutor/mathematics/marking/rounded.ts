import { exactValue } from "../canonical.ts";
import type { Expression } from "../../notation/expression.ts";
import { approximate } from "../numeric/precise.ts";
import {
  absolute,
  compare,
  divide,
  equals,
  fromInteger,
  isZero,
  multiply,
  one,
  type Rational,
  round,
} from "../../numbers/rational.ts";
import { integerNode } from "../../notation/reading/nodes.ts";
import type { MarkingPolicy, MissingForm } from "../../items/receipt.ts";
import { unitsOf } from "./units-given.ts";

const ten = fromInteger(10);

/**
 * An answer that was to be rounded: right when it is the key to so many places or figures, also written without final
 * zeros; with a unit, once it is converted to the unit asked for. null where the policy asks for no rounding, or the
 * value is another one.
 */
export function compareAsRounded(
  expected: Expression,
  given: Expression,
  policy: MarkingPolicy,
): { missing: MissingForm | null } | null {
  const { roundedTo, significantFigures } = policy;
  if (roundedTo === undefined && significantFigures === undefined) return null;
  const key = bareValue(expected);
  const value = exactValue(key) ?? approximate(key);
  const unit = policy.unit ?? unitsOf(expected)[0];
  const answer = valueIn(unit, given);
  if (!value || !answer) return null;
  const places = roundedTo ?? placesFor(value, significantFigures ?? 1);
  if (equals(answer, round(value, places))) {
    const noUnit = policy.unit !== undefined && unitsOf(given).length === 0;
    return { missing: noUnit ? "unit" : null };
  }
  const closer = equals(round(answer, places), round(value, places));
  return closer && isMorePrecise(given, places) ? { missing: "rounding" } : null;
}

/** The number that an answer is in a unit; null where it is no number, or in a unit that cannot be converted. */
function valueIn(unit: string | undefined, given: Expression): Rational | null {
  const answer = given.kind === "relation" && given.operator !== "in" ? given.right : given;
  if (answer.kind === "percent" && unit === "%") return exactValue(answer.of);
  if (unitsOf(answer).length === 0) return exactValue(answer);
  if (unit === undefined) return exactValue(bareValue(answer));
  const oneOfIt: Expression = { kind: "quantity", value: integerNode(1), unit };
  return exactValue({ kind: "quotient", numerator: answer, denominator: oneOfIt });
}

/** The digits after the point that so many significant figures are: 2 for 3.14159 to three figures. */
function placesFor(value: Rational, figures: number): number {
  if (isZero(value)) return 0;
  let places = figures - 1;
  for (let size = absolute(value); compare(size, ten) >= 0; size = divide(size, ten)) places--;
  for (let size = absolute(value); compare(size, one) < 0; size = multiply(size, ten)) places++;
  return places;
}

function isMorePrecise(given: Expression, places: number): boolean {
  const value = bareValue(given);
  const decimal = value.kind === "negative" ? value.of : value;
  if (decimal.kind !== "number" || decimal.places > Math.max(places, 0)) return true;
  return places < 0 && !equals(decimal.value, round(decimal.value, places));
}

function bareValue(e: Expression): Expression {
  if (e.kind === "relation" && e.operator !== "in") return bareValue(e.right);
  if (e.kind === "percent") return e.of;
  return e.kind === "quantity" ? e.value : e;
}
