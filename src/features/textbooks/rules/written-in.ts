import type { Locale } from "#shared/locale.ts";
import type { Block } from "./blocks.ts";

/** Small words that stand in every text of a language and in none of the other. */
const smallWords: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set("the of and to is that are with this which".split(" ")),
  es: new Set("el la los las de que y es una con".split(" ")),
};

/** A short text tells too little. */
const wordsMin = 40;
/** A book may quote the other language, and not be written in it. */
const share = 3;

/** The language that a book surely is written in; null where it is not sure. */
export function writtenIn(blocks: readonly Block[]): Locale | null {
  const counts = { en: 0, es: 0 };
  for (const { text } of blocks) {
    for (const word of text.toLowerCase().match(/\p{L}+/gu) ?? []) {
      if (smallWords.en.has(word)) counts.en++;
      else if (smallWords.es.has(word)) counts.es++;
    }
  }
  if (counts.en + counts.es < wordsMin) return null;
  if (counts.en > share * counts.es) return "en";
  return counts.es > share * counts.en ? "es" : null;
}
