import { exactValue } from "../../canonical.ts";
import { sameTree } from "../../comparing/same-tree.ts";
import type { Expression } from "../../../notation/expression.ts";
import { symbolsOf } from "../../inspect.ts";
import { add, divide, multiply, one, type Rational, subtract } from "../../../numbers/rational.ts";
import { integerNode, numberNode } from "../../../notation/reading/nodes.ts";
import {
  factorsOf,
  negativeOf,
  pairsIn,
  productOf,
  quotientOf,
  replaced,
  sumOf,
  termsOf,
  without,
} from "../build.ts";
import { splitTerm, termOf } from "./numbers.ts";
import type { WrongRule } from "./wrong-rule.ts";

/** 3(x + 2) as 3x + 2, or x + 6; (a + b)(c + d) as ac + bd. */
function distributeToOne(e: Expression): readonly Expression[] {
  const sign = e.kind === "negative" ? negativeOf : (inner: Expression) => inner;
  const factors = factorsOf(e.kind === "negative" ? e.of : e);
  if (factors.length < 2) return [];
  const found: Expression[] = [];
  for (const [index, factor] of factors.entries()) {
    if (factor.kind !== "sum") continue;
    const others = without(factors, index);
    for (const [at, term] of factor.terms.entries()) {
      const result = replaced(factor.terms, at, sign(productOf([...others, term])));
      found.push(sumOf(result));
      found.push(sumOf(replaced(factor.terms.map(sign), at, sign(productOf([...others, term])))));
    }
  }
  const [a, b] = factors;
  if (factors.length === 2 && a?.kind === "sum" && b?.kind === "sum") {
    const [first, last] = [a.terms[0], a.terms.at(-1)];
    const [firstOther, lastOther] = [b.terms[0], b.terms.at(-1)];
    if (first && last && firstOther && lastOther) {
      found.push(sign(sumOf([productOf([first, firstOther]), productOf([last, lastOther])])));
    }
  }
  return found;
}

/** 2x + 3 as 5x or 5, 2x + 3y as 5xy, x + x² as x³. */
function combineUnlike(e: Expression): readonly Expression[] {
  if (e.kind !== "sum") return [];
  return pairsIn(e.terms).flatMap(({ i, j, a, b }) => {
    const [left, right] = [splitTerm(a), splitTerm(b)];
    const hasLetter = symbolsOf(a).size + symbolsOf(b).size > 0;
    if (!hasLetter || isAlike(left.rest, right.rest)) return [];
    const number = add(left.number, right.number);
    const both = [...left.rest, ...right.rest];
    const joined = [left.rest, right.rest, both].map((rest) => termOf(number, rest));
    joined.push(termOf(multiply(left.number, right.number), both));
    return joined.map((term) => sumOf(without(replaced(e.terms, i, term), j)));
  });
}

function isAlike(a: readonly Expression[], b: readonly Expression[]): boolean {
  return sameTree(productOf(a), productOf(b));
}

/** 2 + 3·4 as 5·4, 10 − 4/2 as 6/2, 2·3² as 6²: whatever stands first is done first. */
function workLeftToRight(e: Expression): readonly Expression[] {
  if (e.kind === "product") return powerOfProduct(e.factors);
  if (e.kind !== "sum") return [];
  const found: Expression[] = [];
  let before = e.terms[0];
  for (const [index, term] of e.terms.entries()) {
    if (index === 0 || !before) continue;
    const rest = e.terms.slice(index + 1);
    const isMinus = term.kind === "negative";
    const inner = isMinus ? term.of : term;
    // 7 + 2x has no order that could be mistaken.
    if (exactValue(inner) === null) break;
    const joined = (first: Expression) =>
      sumOf([before ?? first, isMinus ? negativeOf(first) : first]);
    if (inner.kind === "product") {
      const [first, ...others] = inner.factors;
      if (first && exactValue(first))
        found.push(sumOf([productOf([joined(first), ...others]), ...rest]));
    }
    if (inner.kind === "quotient")
      found.push(sumOf([quotientOf(joined(inner.numerator), inner.denominator), ...rest]));
    if (inner.kind === "power")
      found.push(sumOf([{ ...inner, base: joined(inner.base) }, ...rest]));
    before = sumOf([before, term]);
  }
  found.push(...takeSumFirst(e.terms));
  // 8 − 3 + 2 as 8 − 5: the sum behind a minus is taken together.
  const minus = e.terms.findIndex((term) => term.kind === "negative");
  const behind = e.terms.slice(minus);
  const [taken] = behind;
  if (minus > 0 && behind.length > 1 && taken?.kind === "negative")
    found.push(
      sumOf([...e.terms.slice(0, minus), negativeOf(sumOf([taken.of, ...behind.slice(1)]))]),
    );
  const value = fullyLeftToRight(e);
  return value ? [...found, numberNode(value)] : found;
}

/** 30 : 5 + 1 as 30 : 6, 2·3 + 4 as 2·7: the sum behind is done before. */
function takeSumFirst(terms: readonly Expression[]): Expression[] {
  return terms.flatMap((term, index) => {
    const next = terms[index + 1];
    const last = term.kind === "product" ? term.factors.at(-1) : undefined;
    if (!next || exactValue(next) === null) return [];
    const others = terms.filter((_, at) => at !== index && at !== index + 1);
    if (term.kind === "quotient")
      return [sumOf([...others, { ...term, denominator: sumOf([term.denominator, next]) }])];
    if (!last || exactValue(last) === null) return [];
    const factors = replaced(factorsOf(term), factorsOf(term).length - 1, sumOf([last, next]));
    return [sumOf([...others, productOf(factors)])];
  });
}

function powerOfProduct(factors: readonly Expression[]): Expression[] {
  return factors.flatMap((factor, index) => {
    if (factor.kind !== "power" || index === 0) return [];
    const before = factors.slice(0, index);
    const whole: Expression = { ...factor, base: productOf([...before, factor.base]) };
    return [productOf([whole, ...factors.slice(index + 1)])];
  });
}

/** The value of a sum of products when every sign is obeyed in the order it is written. */
function fullyLeftToRight(e: Extract<Expression, { kind: "sum" }>): Rational | null {
  let total: Rational | null = null;
  for (const term of e.terms) {
    const isMinus = term.kind === "negative";
    const inner = isMinus ? term.of : term;
    const steps =
      inner.kind === "quotient"
        ? [...factorsOf(inner.numerator), inner.denominator]
        : [...factorsOf(inner)];
    const values = steps.map(exactValue);
    const [first = null, ...others] = values;
    if (first === null) return null;
    total = total ? (isMinus ? subtract(total, first) : add(total, first)) : first;
    for (const [index, value] of others.entries()) {
      if (value === null) return null;
      const isLast = index === others.length - 1;
      const divides = inner.kind === "quotient" && isLast;
      if (divides && value.n === 0n) return null;
      total = divides ? divide(total, value) : multiply(total, value);
    }
  }
  return total;
}

/** (2x + 6)/2 as x + 6, (x + 6)/3 as x + 2: one term of the top is divided, the others are not. */
function divideOneTerm(e: Expression): readonly Expression[] {
  if (e.kind !== "quotient" || e.numerator.kind !== "sum") return [];
  const { numerator, denominator } = e;
  if (denominator.kind === "sum") return [];
  return numerator.terms.map((term, index) =>
    sumOf(replaced(numerator.terms, index, quotientOf(term, denominator))),
  );
}

/** (x + 3)/3 as x, (x + 2)/(x + 5) as 2/5: equal terms are struck out above and below. */
function cancelAcrossSum(e: Expression): readonly Expression[] {
  if (e.kind !== "quotient") return [];
  const above = termsOf(e.numerator);
  const below = termsOf(e.denominator);
  if (above.length + below.length < 3) return [];
  const found: Expression[] = [];
  for (const [i, top] of above.entries()) {
    for (const [j, bottom] of below.entries()) {
      const ratio = exactValue(quotientOf(top, bottom));
      if (ratio === null) continue;
      const [left, right] = [without(above, i), without(below, j)];
      const over = (a: Expression[], b: Expression[]) =>
        quotientOf(sumOf(a), b.length === 0 ? integerNode(1) : sumOf(b));
      if (ratio.n === one.n && ratio.d === one.d) {
        found.push(over(left, right));
        found.push(
          over([...left, integerNode(1)], right.length === 0 ? [] : [...right, integerNode(1)]),
        );
      }
      found.push(over(replaced(above, i, numberNode(ratio)), right));
    }
  }
  return found;
}

/** Wrong rules about brackets, terms and the order of operations. */
export const sumRules: readonly WrongRule[] = [
  { id: "distributed-to-one-term", apply: distributeToOne },
  { id: "order-left-to-right", apply: workLeftToRight },
  { id: "cancelled-across-sum", apply: cancelAcrossSum },
  { id: "divided-one-term-only", apply: divideOneTerm },
  { id: "unlike-terms-combined", apply: combineUnlike },
];
