import type { Locale } from "#shared/locale.ts";
import { toLatex } from "./print.ts";
import { readMathematics } from "./read.ts";

/** What lines of solutions say in English words, and its Spanish. */
const spanishWords: Readonly<Record<string, string>> = {
  "no real solution": "no hay solución real",
  "no solution": "no hay solución",
  "all real numbers": "todos los números reales",
  True: "verdadero",
  False: "falso",
  prime: "primo",
  composite: "compuesto",
};

/** A time of day and digits of a base are no mathematics that could be typeset. */
const isSpoken = /\d:\d\d [AP]M|\(base \d+\)/;

/**
 * A line of work as it is shown: LaTeX between $ signs where it can be read, its own words otherwise; the words of solutions
 * ("no real solution", "or") in the reader's language.
 */
export function showLine(line: string, locale: Locale): string {
  const read = isSpoken.test(line) ? null : readMathematics(line);
  if (read === null || !read.ok || read.expression.kind === "words")
    return locale === "es" ? (spanishWords[line] ?? line.replace("(base ", "(en base ")) : line;
  return `$${wordsIn(toLatex(read.expression), locale)}$`;
}

/** LaTeX with the words that stand in it in the reader's language. */
export function wordsIn(latex: string, locale: Locale): string {
  if (locale === "en") return latex;
  return latex
    .replaceAll("\\text{ or }", "\\text{ o }")
    .replaceAll("\\text{ and }", "\\text{ y }")
    .replaceAll(/\\text\{([^{}]*)\}/g, (all, text: string) =>
      spanishWords[text] === undefined ? all : `\\text{${spanishWords[text]}}`,
    );
}
