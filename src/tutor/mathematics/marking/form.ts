import { toCanonical } from "../canonical.ts";
import type { Expression } from "../../notation/expression.ts";
import { childrenOf, mentions, symbolsOf } from "../inspect.ts";
import { wholeNumber } from "../../notation/reading/nodes.ts";
import { greatestCommonDivisor } from "../../numbers/rational.ts";
import type { AnswerForm, MarkingPolicy, MissingForm } from "../../items/receipt.ts";
import { isWrittenAs } from "./number-form.ts";

const maxPower = 50n;

/** What a right value still lacks of the form that the policy asks for; null where it lacks nothing. */
export function missingForm(
  given: Expression,
  key: Expression,
  policy: MarkingPolicy,
): MissingForm | null {
  if (policy.lowestTerms && !isInLowestTerms(given)) return "lowest-terms";
  const { form } = policy;
  return form === undefined || hasForm(given, key, form) ? null : form;
}

function hasForm(given: Expression, key: Expression, form: AnswerForm): boolean {
  switch (form) {
    case "expanded":
      return isExpanded(given);
    case "factored":
      return isFactored(given, key);
    case "simplified":
      return isSimplified(given);
    default:
      return isWrittenAs(given, form);
  }
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

/** As many factors with variables as the key has, none with a common factor left inside unless the key leaves one. */
function isFactored(given: Expression, key: Expression): boolean {
  const [factors, wanted] = [factorsOf(given), factorsOf(key)];
  return (
    factors.length >= wanted.length &&
    (factors.every(isPrimitive) || !wanted.every(isPrimitive)) &&
    !(isSum(given) && !isSum(key))
  );
}

/** The factors with variables above the fraction line, a power as often as it is multiplied. */
function factorsOf(e: Expression): Expression[] {
  switch (e.kind) {
    case "negative":
      return factorsOf(e.of);
    case "product":
      return e.factors.flatMap(factorsOf);
    case "quotient":
      return factorsOf(e.numerator);
    case "relation":
      return factorsOf(e.right);
    case "power": {
      const often = wholeNumber(e.exponent);
      if (often === null || often > maxPower) return [e];
      return Array.from({ length: Number(often) }, () => factorsOf(e.base)).flat();
    }
    default:
      return symbolsOf(e).size === 0 ? [] : [e];
  }
}

/** Whether the terms of a sum share no whole number above one and no variable. */
function isPrimitive(e: Expression): boolean {
  const form = isSum(e) ? toCanonical(e) : null;
  if (!form || form.numerator.size < 2) return true;
  const terms = [...form.numerator.values()];
  if (terms.some((term) => term.coefficient.d !== 1n)) return true;
  const shared = terms.map((term) => term.coefficient.n).reduce(greatestCommonDivisor, 0n);
  const [first, ...others] = terms;
  const common = first?.factors.some(({ atom }) =>
    others.every((term) => term.factors.some((factor) => factor.atom.key === atom.key)),
  );
  return shared === 1n && !common;
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
