import { exactValue } from "../../canonical.ts";
import type { Expression } from "../../../notation/expression.ts";
import { greatestCommonDivisor } from "../../../numbers/rational.ts";
import { integerNode } from "../../../notation/reading/nodes.ts";
import {
  factorsOf,
  negativeOf,
  pairsIn,
  productOf,
  quotientOf,
  replaced,
  sumOf,
  without,
} from "../build.ts";
import type { WrongRule } from "./wrong-rule.ts";

type Parts = { top: Expression; bottom: Expression };

/** A fraction, or anything else over one, with the sign in the numerator. */
function partsOf(term: Expression): Parts {
  if (term.kind === "negative") {
    const { top, bottom } = partsOf(term.of);
    return { top: negativeOf(top), bottom };
  }
  if (term.kind === "quotient") return { top: term.numerator, bottom: term.denominator };
  if (term.kind === "number" && term.value.d !== 1n && term.written !== "decimal")
    return { top: integerNode(term.value.n), bottom: integerNode(term.value.d) };
  return { top: term, bottom: integerNode(1) };
}

function isFraction(term: Expression): boolean {
  return partsOf(term).bottom.kind !== "number" || exactValue(partsOf(term).bottom)?.n !== 1n;
}

/** a/b + c/d as (a + c)/(b + d); 2 + 1/3 as 3/3. */
function addAcross(e: Expression): readonly Expression[] {
  if (e.kind !== "sum") return [];
  const parts = e.terms.map(partsOf);
  const allAtOnce =
    parts.length > 2 && e.terms.every(isFraction)
      ? [quotientOf(sumOf(parts.map(({ top }) => top)), sumOf(parts.map(({ bottom }) => bottom)))]
      : [];
  const inPairs = pairsIn(e.terms).flatMap(({ i, j, a, b }) => {
    if (!isFraction(a) && !isFraction(b)) return [];
    const [left, right] = [partsOf(a), partsOf(b)];
    const top = sumOf([left.top, right.top]);
    const isMinus = b.kind === "negative";
    const bottoms = [sumOf([left.bottom, right.bottom])];
    if (isMinus) bottoms.push(sumOf([left.bottom, negativeOf(right.bottom)]));
    if (!isFraction(a)) bottoms.push(right.bottom);
    if (!isFraction(b)) bottoms.push(left.bottom);
    return bottoms
      .filter((bottom) => exactValue(bottom)?.n !== 0n)
      .map((bottom) => sumOf(without(replaced(e.terms, i, quotientOf(top, bottom)), j)));
  });
  return [...allAtOnce, ...inPairs];
}

/** 1/2 + 1/3 as 1/6 + 1/6: the denominators are made equal, the numerators stay. */
function keepNumerators(e: Expression): readonly Expression[] {
  if (e.kind !== "sum") return [];
  return pairsIn(e.terms).flatMap(({ i, j, a, b }) => {
    if (!isFraction(a) && !isFraction(b)) return [];
    const [left, right] = [partsOf(a), partsOf(b)];
    const bottoms = [
      productOf([left.bottom, right.bottom]),
      ...leastCommon(left.bottom, right.bottom),
    ];
    return bottoms.map((bottom) =>
      sumOf(without(replaced(e.terms, i, quotientOf(sumOf([left.top, right.top]), bottom)), j)),
    );
  });
}

function leastCommon(a: Expression, b: Expression): Expression[] {
  const [left, right] = [exactValue(a), exactValue(b)];
  if (left?.d !== 1n || right?.d !== 1n || left.n === 0n || right.n === 0n) return [];
  return [integerNode((left.n * right.n) / greatestCommonDivisor(left.n, right.n))];
}

/** 3 · 2/5 as 6/15. */
function multiplyBoth(e: Expression): readonly Expression[] {
  if (e.kind === "quotient" && e.numerator.kind === "product") {
    const { numerator, denominator } = e;
    return numerator.factors.map((factor) =>
      quotientOf(numerator, productOf([factor, denominator])),
    );
  }
  if (e.kind !== "product") return [];
  return pairsIn(e.factors).flatMap(({ i, j, a, b }) => {
    if (isFraction(a) === isFraction(b)) return [];
    const [fraction, by] = isFraction(a) ? [partsOf(a), b] : [partsOf(b), a];
    const result = quotientOf(productOf([by, fraction.top]), productOf([by, fraction.bottom]));
    return [productOf(without(replaced(e.factors, i, result), j))];
  });
}

/** (a/b) ÷ (c/d) as ac/bd, or with the first one turned over. */
function divideWithoutInverting(e: Expression): readonly Expression[] {
  if (e.kind !== "quotient") return [];
  const { numerator, denominator } = e;
  if (!isFraction(numerator) && !isFraction(denominator)) return [];
  const [a, b] = [partsOf(numerator), partsOf(denominator)];
  return [
    quotientOf(productOf([a.top, b.top]), productOf([a.bottom, b.bottom])),
    quotientOf(productOf([a.bottom, b.top]), productOf([a.top, b.bottom])),
    ...(isFraction(denominator) ? [] : [quotientOf(productOf([a.top, denominator]), a.bottom)]),
  ];
}

/** 20 % of 80 as 80 ÷ 20 %, 80·(1 − 20 %) as 80 − 20, (60 − 45)/45 as (60 − 45)/60. */
function takeWrongBase(e: Expression): readonly Expression[] {
  if (e.kind === "quotient" && e.numerator.kind === "sum") return otherBase(e);
  if (e.kind !== "product") return e.kind === "sum" ? percentOfItself(e.terms) : [];
  return e.factors.flatMap((factor, index) => {
    const rest = productOf(without(e.factors, index));
    if (factor.kind === "percent")
      return [quotientOf(rest, factor), quotientOf(factor.of, rest), quotientOf(rest, factor.of)];
    const share = shareIn(factor);
    if (share === null) return [];
    const back = sumOf([integerNode(1), negativeOf(share)]);
    const inner = share.kind === "negative" ? share.of : share;
    const points = inner.kind === "percent" ? inner.of : inner;
    const plain = share.kind === "negative" ? negativeOf(points) : points;
    return factorsOf(rest).length === 1
      ? [productOf([rest, back]), sumOf([rest, plain]), quotientOf(rest, factor)]
      : [rest];
  });
}

/** The share p in 1 ± p; null for anything else. */
function shareIn(factor: Expression): Expression | null {
  if (factor.kind === "sum" && factor.terms.length === 2) {
    const [first, second] = factor.terms;
    return first?.kind === "number" && first.value.n === first.value.d ? (second ?? null) : null;
  }
  const value = factor.kind === "number" && factor.written === "decimal" ? factor.value : null;
  if (!value || value.n * 2n <= value.d || value.n >= value.d * 2n) return null;
  return sumOf([factor, integerNode(-1)]);
}

function otherBase(e: Extract<Expression, { kind: "quotient" }>): Expression[] {
  return e.numerator.kind === "sum"
    ? e.numerator.terms.map((term) =>
        quotientOf(e.numerator, term.kind === "negative" ? term.of : term),
      )
    : [];
}

/** 80 − 20 % read as 80 − 20, and a share of 80 taken of what is left. */
function percentOfItself(terms: readonly Expression[]): Expression[] {
  return terms.flatMap((term, index) => {
    const inner = term.kind === "negative" ? term.of : term;
    const share = factorsOf(inner).find((factor) => factor.kind === "percent");
    if (!share) return [];
    const plain = term.kind === "negative" ? negativeOf(share.of) : share.of;
    return [sumOf(replaced(terms, index, plain))];
  });
}

/** Wrong rules about fractions and percentages. */
export const fractionRules: readonly WrongRule[] = [
  { id: "added-numerators-and-denominators", apply: addAcross },
  { id: "numerators-not-scaled", apply: keepNumerators },
  { id: "both-parts-multiplied", apply: multiplyBoth },
  { id: "percent-of-wrong-base", apply: takeWrongBase },
  { id: "divisor-not-inverted", apply: divideWithoutInverting },
];
