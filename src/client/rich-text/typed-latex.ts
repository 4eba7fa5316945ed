import type { Locale } from "#shared/locale.ts";
import type { ReadProblem } from "#tutor/notation/expression.ts";
import { readingIn } from "#tutor/text/reading-in.ts";
import { toLatex, toTyped } from "#tutor/notation/print.ts";
import { isKnownName } from "#tutor/notation/reading/names.ts";
import { readMathematics } from "#tutor/notation/read.ts";

/** Something to compute, compare or name by a digit: "x" or "ok" alone is left as typed. */
const mathematicalSign = /[\d=<>≤≥≠+*/^√\\]/;

/**
 * A line a student typed, as LaTeX in the form they gave it; null where it has words in it, cannot be read, or is
 * nothing that typesetting would make plainer. The reader of the tutor's mind, so that the page shows what is marked.
 */
export function latexOfTyped(line: string, locale: Locale): string | null {
  const reading = readTyped(line, locale);
  return reading && "latex" in reading ? reading.latex : null;
}

/**
 * How a typed line is read in a lesson of a language, as LaTeX, or where and why reading stopped; null where it has
 * words in it or is nothing that typesetting would make plainer.
 */
export function readTyped(
  line: string,
  locale: Locale,
): { latex: string } | { problem: ReadProblem } | null {
  if (!mathematicalSign.test(line) || hasWord(line)) return null;
  const read = readMathematics(line, readingIn(locale));
  if (!read.ok) return { problem: read.problem };
  const { kind } = read.expression;
  if (kind === "words" || kind === "quantity") return null;
  const latex = toLatex(read.expression);
  return { latex: locale === "es" ? withDecimalComma(latex) : latex };
}

/** Decimals as Spanish lessons write them; the braces keep LaTeX from setting a space after the comma. */
function withDecimalComma(latex: string): string {
  return latex.replaceAll(/(?<=\d)\.(?=\d)/g, "{,}");
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
