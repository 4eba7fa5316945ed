import { toCanonical } from "../canonical.ts";
import type { Expression } from "../expression.ts";
import { childrenOf, mentions, symbolsOf } from "../inspect.ts";
import { wholeNumber } from "../reading/nodes.ts";
import { greatestCommonDivisor } from "../rational.ts";
import type { MarkingPolicy, MissingForm } from "../receipt.ts";

/** What a right value still lacks of the form that the policy asks for; null where it lacks nothing. */
export function missingForm(given: Expression, policy: MarkingPolicy): MissingForm | null {
  if (policy.lowestTerms && !isInLowestTerms(given)) return "lowest-terms";
  if (policy.form === "expanded" && !isExpanded(given)) return "expanded";
  if (policy.form === "factored" && !isFactored(given)) return "factored";
  if (policy.form === "simplified" && !isSimplified(given)) return "simplified";
  return null;
}

/** No fraction of whole numbers in it can be reduced, and none stands over one. */
function isInLowestTerms(e: Expression): boolean {
  return !mentions(e, (part) => {
    if (part.kind !== "quotient") return false;
    const above = wholeOf(part.numerator);
    const below = wholeOf(part.denominator);
    if (above === null || below === null) return false;
    return below <= 1n || greatestCommonDivisor(above, below) !== 1n;
  });
}

function wholeOf(e: Expression): bigint | null {
  if (e.kind !== "negative") return wholeNumber(e);
  const value = wholeNumber(e.of);
  return value === null ? null : -value;
}

/** No bracket is left to multiply out. */
function isExpanded(e: Expression): boolean {
  return !mentions(e, (part) => {
    if (part.kind === "product") return part.factors.some(isSum);
    return part.kind === "power" && isSum(part.base) && (wholeNumber(part.exponent) ?? 0n) > 1n;
  });
}

function isSum(e: Expression): boolean {
  return e.kind === "sum" || (e.kind === "negative" && isSum(e.of));
}

/** A product or power at the top, every factor without a common number left inside. */
function isFactored(e: Expression): boolean {
  switch (e.kind) {
    case "negative":
      return isFactored(e.of);
    case "product":
    case "power":
      return true;
    case "quotient":
      return isFactored(e.numerator);
    default:
      return !isSum(e);
  }
}

/** Nothing is left to compute or collect: no like terms, no sums or products of plain numbers, fractions reduced. */
function isSimplified(e: Expression): boolean {
  if (!isInLowestTerms(e)) return false;
  return !mentions(e, (part) => {
    if (part.kind === "sum") return hasLikeTerms(part) || countNumbers(part.terms) > 1;
    if (part.kind === "product")
      return countNumbers(part.factors) > 1 || repeatsSymbol(part.factors);
    return (
      part.kind === "power" &&
      wholeNumber(part.base) !== null &&
      wholeNumber(part.exponent) !== null
    );
  });
}

function hasLikeTerms(sum: Extract<Expression, { kind: "sum" }>): boolean {
  if (symbolsOf(sum).size === 0) return false;
  const canonical = toCanonical(sum);
  return canonical !== null && canonical.numerator.size < sum.terms.length;
}

function countNumbers(parts: readonly Expression[]): number {
  return parts.filter((part) => (part.kind === "negative" ? part.of : part).kind === "number")
    .length;
}

function repeatsSymbol(factors: readonly Expression[]): boolean {
  const names = factors.map((factor) => (factor.kind === "power" ? factor.base : factor));
  const symbols = names.flatMap((factor) =>
    factor.kind === "symbol" && childrenOf(factor).length === 0 ? [factor.name] : [],
  );
  return new Set(symbols).size < symbols.length;
}
