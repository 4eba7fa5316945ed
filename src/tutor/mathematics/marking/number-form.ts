import type { Expression } from "../../notation/expression.ts";
import { absolute, compare, fromInteger, one } from "../../numbers/rational.ts";
import { wholeNumber } from "../../notation/reading/nodes.ts";
import type { AnswerForm } from "../../items/receipt.ts";

/** Whether a number is written as the form says; what is no single number is asked nothing. */
export function isWrittenAs(
  given: Expression,
  form: Extract<AnswerForm, "mixed" | "fraction" | "decimal" | "scientific">,
): boolean {
  const number = bare(given);
  switch (form) {
    case "mixed":
      return isMixed(number);
    case "fraction":
      return isFraction(number);
    case "decimal":
      return number.kind === "number" && number.written !== "mixed";
    case "scientific":
      return isScientific(number);
  }
}

function bare(e: Expression): Expression {
  switch (e.kind) {
    case "relation":
      return bare(e.right);
    case "quantity":
      return bare(e.value);
    case "negative":
      return bare(e.of);
    default:
      return e;
  }
}

/** 3 1/2, 3 or 1/2, but not 7/2. */
function isMixed(e: Expression): boolean {
  if (e.kind === "number") return e.written !== "decimal";
  const [above, below] = wholeParts(e);
  return above !== null && below !== null && above < below;
}

/** 7/2 or 3, but neither 3 1/2 nor 3.5. */
function isFraction(e: Expression): boolean {
  const [above, below] = wholeParts(e);
  return wholeNumber(e) !== null || (above !== null && below !== null);
}

function wholeParts(e: Expression): [bigint | null, bigint | null] {
  if (e.kind !== "quotient") return [null, null];
  const above = wholeNumber(bare(e.numerator));
  return [above, wholeNumber(bare(e.denominator))];
}

/** 2.5 × 10^3: one digit other than zero before the point. */
function isScientific(e: Expression): boolean {
  if (e.kind !== "product" || e.factors.length !== 2) return false;
  const [mantissa, raised] = e.factors;
  if (mantissa?.kind !== "number" || raised?.kind !== "power") return false;
  const size = absolute(mantissa.value);
  return (
    wholeNumber(raised.base) === 10n &&
    compare(size, one) >= 0 &&
    compare(size, fromInteger(10)) < 0
  );
}
