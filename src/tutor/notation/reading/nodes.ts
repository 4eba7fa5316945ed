import type { Expression } from "../expression.ts";
import { fraction, fromInteger, type Rational } from "../../numbers/rational.ts";

/** A whole number as a node. */
export function integerNode(value: bigint | number): Expression {
  return numberNode(fromInteger(value));
}

/** An exact number as a node, as if written without decimals. */
export function numberNode(value: Rational): Expression {
  return { kind: "number", value, written: "integer", places: 0 };
}

/** A function applied to arguments. */
export function callNode(name: string, ...args: Expression[]): Expression {
  return { kind: "call", name, args };
}

export function powerNode(base: Expression, exponent: Expression): Expression {
  return { kind: "power", base, exponent };
}

/** The value of a node that is a plain whole number of at least zero, else null. */
export function wholeNumber(node: Expression): bigint | null {
  return node.kind === "number" && node.written === "integer" && node.value.d === 1n
    ? node.value.n
    : null;
}

/** 3 and 1/2 as the mixed number 3½. */
export function mixedNode(whole: bigint, numerator: bigint, denominator: bigint): Expression {
  return {
    kind: "number",
    value: fraction(whole * denominator + numerator, denominator),
    written: "mixed",
    places: 0,
  };
}
