import type { Expression } from "../../notation/expression.ts";
import { childrenOf } from "../inspect.ts";
import { equals } from "../../numbers/rational.ts";

/** Whether two trees are the same, part by part: what was written, not what it is worth. */
export function sameTree(a: Expression, b: Expression): boolean {
  if (a.kind !== b.kind || labelOf(a) !== labelOf(b)) return false;
  if (a.kind === "number" && b.kind === "number") return equals(a.value, b.value);
  const left = childrenOf(a);
  const right = childrenOf(b);
  return left.length === right.length && left.every((child, index) => isSame(child, right[index]));
}

function isSame(a: Expression, b: Expression | undefined): boolean {
  return b !== undefined && sameTree(a, b);
}

function labelOf(e: Expression): string {
  switch (e.kind) {
    case "symbol":
    case "constant":
    case "call":
      return e.name;
    case "quantity":
      return e.unit;
    case "relation":
      return e.operator;
    case "interval":
      return `${e.lowClosed}${e.highClosed}`;
    case "words":
      return e.text;
    case "matrix":
      return e.rows.map((row) => row.length).join(",");
    case "plusMinus":
      return e.left ? "two" : "one";
    default:
      return "";
  }
}
