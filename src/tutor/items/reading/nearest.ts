import type { Locale, Localized } from "#shared/locale.ts";
import { isDisowned } from "./disowned.ts";
import { functionWords } from "./function-words.ts";
import { plainWords } from "./plain-words.ts";

/** Letters that tell a word from another; what comes after is mostly its ending. */
const stemLength = 5;

/**
 * Which of some texts a sentence speaks of, by the words that none of the others has; null where it speaks of none or as
 * much of two. Nothing that is certain: whoever said it is asked.
 */
export function nearestOf(
  sentence: string,
  among: readonly Localized[],
  locale: Locale,
): number | null {
  const stems = among.map((text) => new Set(stemsOf(text[locale], locale)));
  const said = plainWords(sentence).split(" ");
  const meant = new Set(
    said.flatMap((word, at) =>
      !tells(word, locale) || isDisowned(said.slice(0, at).join(" "))
        ? []
        : [word.slice(0, stemLength)],
    ),
  );
  const scores = stems.map(
    (own, at) =>
      [...own].filter(
        (stem) =>
          meant.has(stem) && stems.every((other, index) => index === at || !other.has(stem)),
      ).length,
  );
  const best = Math.max(...scores);
  const first = scores.indexOf(best);
  return best > 0 && scores.lastIndexOf(best) === first ? first : null;
}

function tells(word: string, locale: Locale): boolean {
  return word.length >= 3 && !functionWords[locale].has(word);
}

function stemsOf(text: string, locale: Locale): string[] {
  return plainWords(text)
    .split(" ")
    .filter((word) => tells(word, locale))
    .map((word) => word.slice(0, stemLength));
}
