import type { Expression } from "../../notation/expression.ts";
import { integerNode } from "../../notation/reading/nodes.ts";

/** A sum without needless layers: no term is 0, one term is itself. */
export function sumOf(terms: readonly Expression[]): Expression {
  const flat = terms.flatMap((term) => (term.kind === "sum" ? term.terms : [term]));
  const [only] = flat;
  if (only === undefined) return integerNode(0);
  return flat.length === 1 ? only : { kind: "sum", terms: flat };
}

/** A product without needless layers; no factors at all are 1. */
export function productOf(factors: readonly Expression[]): Expression {
  const flat = factors.flatMap((factor) => (factor.kind === "product" ? factor.factors : [factor]));
  const [only] = flat;
  if (only === undefined) return integerNode(1);
  return flat.length === 1 ? only : { kind: "product", factors: flat };
}

/** −e; the opposite of −e is e. */
export function negativeOf(e: Expression): Expression {
  return e.kind === "negative" ? e.of : { kind: "negative", of: e };
}

/** a/b; over 1 it is a. */
export function quotientOf(numerator: Expression, denominator: Expression): Expression {
  const isOne =
    denominator.kind === "number" && denominator.value.n === 1n && denominator.value.d === 1n;
  return isOne ? numerator : { kind: "quotient", numerator, denominator };
}

/** The terms of a sum; anything else is one term. */
export function termsOf(e: Expression): readonly Expression[] {
  return e.kind === "sum" ? e.terms : [e];
}

/** The factors of a product; anything else is one factor. */
export function factorsOf(e: Expression): readonly Expression[] {
  return e.kind === "product" ? e.factors : [e];
}

/** The items without the one at `index`. */
export function without<T>(items: readonly T[], index: number): T[] {
  return items.filter((_, at) => at !== index);
}

/** The items with another one at `index`. */
export function replaced<T>(items: readonly T[], index: number, item: T): T[] {
  return items.map((old, at) => (at === index ? item : old));
}

/** Every pair of places in a list, the first before the second. */
export function pairsIn<T>(items: readonly T[]): { i: number; j: number; a: T; b: T }[] {
  return items.flatMap((a, i) =>
    items.slice(i + 1).map((b, offset) => ({ i, j: i + 1 + offset, a, b })),
  );
}
