import type { Expression } from "../../../notation/expression.ts";
import {
  factorsOf,
  negativeOf,
  productOf,
  quotientOf,
  replaced,
  sumOf,
  without,
} from "../build.ts";
import { isNegative } from "./numbers.ts";
import type { WrongRule } from "./wrong-rule.ts";

/** −(a + b) as −a + b, and −2(a − b) as −2a − 2b: the minus reaches the first term only. */
function distributeMinusToFirst(e: Expression): readonly Expression[] {
  if (e.kind === "negative" && e.of.kind === "sum") return [minusOnFirst(e.of.terms, [])];
  const negated = e.kind === "negative" ? e.of : null;
  const factors = factorsOf(negated ?? e);
  const at = factors.findIndex((factor) => factor.kind === "sum");
  const bracket = factors[at];
  if (bracket?.kind !== "sum" || factors.length < 2) return [];
  const others = without(factors, at);
  if (negated) return [minusOnFirst(bracket.terms, others)];
  const minus = others.findIndex(isNegative);
  const negative = others[minus];
  if (!negative) return [];
  return [minusOnFirst(bracket.terms, replaced(others, minus, negativeOf(negative)))];
}

function minusOnFirst(terms: readonly Expression[], by: readonly Expression[]): Expression {
  return sumOf(
    terms.map((term, index) => {
      const product =
        term.kind === "negative" ? productOf([...by, term.of]) : productOf([...by, term]);
      const isMinus = (term.kind === "negative") !== (index === 0);
      return isMinus ? negativeOf(product) : product;
    }),
  );
}

/** (−a)(−b) as −ab, (−a)b as ab, (−3)² as −9, −3² as 9, a − (−b) as a − b. */
function missProductOfNegatives(e: Expression): readonly Expression[] {
  if (e.kind === "negative" && e.of.kind === "negative") return [e.of];
  if (e.kind === "negative" && isNegative(e.of)) return [e.of];
  if (e.kind === "power") {
    const positive = e.base.kind === "negative" || isNegative(e.base) ? negativeOf(e.base) : null;
    return positive ? [negativeOf({ ...e, base: positive })] : [];
  }
  if (e.kind === "negative" && e.of.kind === "power") return [e.of];
  if (e.kind === "quotient" && (isNegative(e.numerator) || isNegative(e.denominator)))
    return [negativeOf(quotientOf(e.numerator, e.denominator))];
  const factors = e.kind === "negative" ? factorsOf(e.of) : factorsOf(e);
  if (factors.length < 2) return [];
  const signed = factors.some(isNegative) || e.kind === "negative";
  return signed ? [negativeOf(e)] : [];
}

/** Wrong rules about signs. */
export const signRules: readonly WrongRule[] = [
  { id: "sign-lost-distributing-minus", apply: distributeMinusToFirst },
  { id: "product-of-negatives", apply: missProductOfNegatives },
];
