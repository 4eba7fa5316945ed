import { toLatex, toTyped } from "#tutor/mathematics/print.ts";
import { isKnownName } from "#tutor/mathematics/reading/names.ts";
import { readMathematics } from "#tutor/mathematics/read.ts";

/** Something to compute, compare or name by a digit: "x" or "ok" alone is left as typed. */
const mathematicalSign = /[\d=<>≤≥≠+*/^√\\]/;

/**
 * A line a student typed, as LaTeX in the form they gave it; null where it has words in it, cannot be read, or is
 * nothing that typesetting would make plainer. The reader of the tutor's mind, so that the page shows what is marked.
 */
export function latexOfTyped(line: string): string | null {
  if (!mathematicalSign.test(line) || hasWord(line)) return null;
  const read = readMathematics(line);
  if (!read.ok || read.expression.kind === "words" || read.expression.kind === "quantity") {
    return null;
  }
  return toLatex(read.expression);
}

/** LaTeX from the mathematics field as a student would type it: 3/4, sqrt(2); between $ signs where that fails. */
export function typedOfLatex(latex: string): string {
  const read = readMathematics(latex);
  // Braces left empty are a place not filled in, which the reader would take for the empty set.
  const isPlain = read.ok && read.expression.kind !== "words" && !/\{\s*\}/.test(latex);
  return isPlain ? toTyped(read.expression) : `$${latex}$`;
}

/** Two letters side by side that are no function: a word, or a product that reads as well as it was typed. */
function hasWord(line: string): boolean {
  const bare = line.replaceAll(/\\[a-zA-Z]+/g, " ");
  const runs = bare.match(/\p{L}{2,}/gu) ?? [];
  return runs.some((run) => !isKnownName(run.toLowerCase()));
}
