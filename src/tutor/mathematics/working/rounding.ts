import { exactValue } from "../canonical.ts";
import type { Expression } from "../../notation/expression.ts";
import { approximate } from "../numeric/precise.ts";
import { absolute, compare, fraction, subtract } from "../../numbers/rational.ts";

/** A decimal of two places or more that is close is a rounding, which is no step to fault. */
export function isRounded(exact: Expression, line: Expression): boolean {
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
