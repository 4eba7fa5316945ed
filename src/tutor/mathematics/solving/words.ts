import { toLatex } from "../../notation/print.ts";
import { readMathematics } from "../../notation/read.ts";

/** Typed mathematics as LaTeX; words as text. */
export function latexOf(typed: string): string {
  const result = readMathematics(typed, { units: false });
  return result.ok && result.expression.kind !== "words"
    ? toLatex(result.expression)
    : `\\text{${typed.replaceAll(/[\\{}$%&#_^~]/g, " ")}}`;
}

/** Typed mathematics as it stands in a sentence: LaTeX between $ signs. */
export function inMath(typed: string): string {
  return `$${latexOf(typed)}$`;
}
