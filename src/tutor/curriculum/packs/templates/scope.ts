import type { Locale } from "#shared/locale.ts";
import { evaluate } from "./evaluate.ts";
import type { Polynomial } from "./polynomial.ts";
import { type Notation, printValue } from "./print-value.ts";
import type { Written } from "./written.ts";

/** What the names of one draw stand for: values, mathematics as it was written, and words. */
export type Scope = {
  values: Map<string, Polynomial>;
  shown: Map<string, Readonly<Record<Notation, string>>>;
  words: Map<string, Readonly<Record<Locale, string>>>;
};

/** The text with its holes filled. */
export function fillWritten(written: Written, scope: Scope, locale: Locale): string {
  return written
    .map((part) => {
      if (typeof part === "string") return part;
      const { formula, manner, notation } = part;
      if (formula.kind === "name") {
        const shown = scope.shown.get(formula.name)?.[notation];
        const word = shown ?? scope.words.get(formula.name)?.[locale];
        if (word !== undefined) return word;
      }
      return printValue(evaluate(formula, scope.values), notation, manner);
    })
    .join("");
}
