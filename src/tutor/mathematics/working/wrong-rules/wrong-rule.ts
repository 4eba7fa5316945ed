import type { Expression } from "../../../notation/expression.ts";
import type { Relation } from "../roots.ts";

/** Stable ids of the misconceptions; their words stand in content/{en,es}/misconceptions.json. */
export const misconceptionIds = [
  "sign-lost-moving-term",
  "sign-lost-distributing-minus",
  "distributed-to-one-term",
  "cancelled-across-sum",
  "added-numerators-and-denominators",
  "numerators-not-scaled",
  "both-parts-multiplied",
  "divisor-not-inverted",
  "inequality-not-flipped",
  "square-of-sum-without-middle-term",
  "root-of-sum-split",
  "exponents-multiplied-instead-of-added",
  "exponents-added-instead-of-multiplied",
  "bases-multiplied",
  "power-on-one-factor",
  "power-as-product",
  "negative-exponent",
  "unlike-terms-combined",
  "one-side-only",
  "divided-one-term-only",
  "wrong-inverse-operation",
  "percent-of-wrong-base",
  "order-left-to-right",
  "product-of-negatives",
  "root-signs",
  "zero-product-without-zero",
  "equals-run-on",
  "divided-by-unknown",
  "one-root-of-two",
  "exponent-not-lowered",
  "factor-not-multiplied",
  "constant-kept",
  "product-of-derivatives",
  "inner-derivative-missing",
  "arithmetic-slip",
] as const;

export type MisconceptionId = (typeof misconceptionIds)[number];

/** A wrong method on expressions: what it makes of one node (not of its parts); [] where it does not apply. */
export type WrongRule = { id: MisconceptionId; apply: (e: Expression) => readonly Expression[] };

/** A wrong method on a whole equation or inequality. */
export type WrongMove = { id: MisconceptionId; apply: (e: Relation) => readonly Expression[] };
