import type { Localized } from "#shared/locale.ts";
import type { Stimulus } from "./interaction.ts";

/**
 * A longer text that a student may write. It has no key: nobody marks it, it costs nothing and shows nothing of a skill.
 * Whoever has written it goes through its list of questions to oneself.
 */
export type WritingTask = {
  /** "skill-id#task". */
  id: string;
  prompt: Localized;
  /** What it is written about: a passage or a table. */
  stimuli: readonly Stimulus[];
  /** Three to five questions to oneself. */
  points: readonly Localized[];
};

/** The longest text, in words. */
export const textWordsMax = 250;

/** The same in UTF-16 units: what no text of so many words in English or Spanish reaches. */
export const textLengthMax = 2500;

/** How many words a text has: stretches without a space that hold a letter or a digit. */
export function countWords(text: string): number {
  return text.split(/\s+/u).filter((stretch) => /[\p{L}\p{N}]/u.test(stretch)).length;
}

/** How many sentences in a row must begin alike for it to be said. */
const alikeMin = 3;

/** The word, as it is first written, that three sentences in a row begin with; null where there is none. */
export function repeatedBeginning(text: string): string | null {
  const beginnings = sentencesIn(text).flatMap(
    (sentence) => /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]{0,29}/u.exec(sentence)?.[0] ?? [],
  );
  let inRow = 0;
  for (const [at, word] of beginnings.entries()) {
    const isAlike = word.toLowerCase() === beginnings[at - 1]?.toLowerCase();
    inRow = isAlike ? inRow + 1 : 1;
    if (inRow === alikeMin) return beginnings[at - alikeMin + 1] ?? word;
  }
  return null;
}

/** A text cut after each full stop, question or exclamation mark, and at each new line; not before a small letter. */
export function sentencesIn(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["'”’»)]*)\s+(?!\p{Ll})|\n+/u)
    .filter((sentence) => /\p{L}/u.test(sentence));
}
