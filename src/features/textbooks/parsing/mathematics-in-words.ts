import { type Element, isTag, isText } from "domhandler";
import { tidy } from "../rules/blocks.ts";
import { nameOf } from "./name-of.ts";

/** MathML in one line of plain signs: "(x + 1)/2", "x^2", "√(3)". */
export function sayMathematics(node: Element): string {
  const parts = node.children.flatMap((child) => {
    if (isTag(child)) return sayMathematics(child);
    return isText(child) && child.data.trim() !== "" ? child.data.trim() : [];
  });
  const [first = "", second = ""] = parts;
  switch (nameOf(node)) {
    case "annotation":
    case "annotation-xml":
      return "";
    case "mfrac":
      return `${bracketed(first)}/${bracketed(second)}`;
    case "msup":
      return `${bracketed(first)}^${bracketed(second)}`;
    case "msub":
      return `${first}_${bracketed(second)}`;
    case "msqrt":
      return `√${bracketed(parts.join(""))}`;
    case "mroot":
      return `${bracketed(first)}^(1/${second})`;
    case "mo":
      return /^[=<>≤≥≠≈+\-−×÷·±]$/u.test(first) ? ` ${first} ` : first;
    default:
      return tidy(parts.join(""));
  }
}

function bracketed(said: string): string {
  const text = tidy(said);
  return /^[\p{L}\d.,]*$/u.test(text) ? text : `(${text})`;
}
