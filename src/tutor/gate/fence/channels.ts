import { foldText } from "../sentence.ts";
import { wordsOfNumber } from "../number-words.ts";
import type { FenceBounds } from "./bounds.ts";
import type { SpokenSentence } from "./spoken-sentence.ts";

/** So many letters of a spelled number in a row are no accident, and may be seen before the word is whole. */
const lettersMin = 3;

/**
 * Watches the first letters of what is said, sentence by sentence and word by word: whether they spell a number of the
 * key, in either language. Every sentence goes in, in its order.
 */
export function createInitialsWatch({ wholes }: FenceBounds): (sentence: string) => boolean {
  const words = [...wholes].flatMap(wordsOfNumber);
  const beginnings = words.map((word) => word.slice(0, lettersMin));
  let initials = "";
  return (sentence) => {
    const own = initialsOf(sentence);
    initials += own.slice(0, 1);
    return (
      beginnings.some((beginning) => initials.endsWith(beginning)) ||
      words.some((word) => own === word || (word.length > lettersMin && own.includes(word)))
    );
  };
}

function initialsOf(text: string): string {
  return foldText(text)
    .split(" ")
    .flatMap((word) => /\p{L}/u.exec(word)?.[0] ?? [])
    .join("");
}

const approval =
  /^\P{L}*(?:(?:oh|hmm|well|ok(?:ay)?|bueno|pues|ay|uy)\P{L}+)?(?:yes|yep|yeah|yup|right|correct|exactly|precisely|spot on|bingo|bravo|(?:you )?(?:got|nailed) it|that['’]?s (?:it|right|correct|the one)|s[ií]|correcto|exacto|exactamente|eso es|as[ií] es|claro|acertaste|le atinaste|diste en el clavo|hot|caliente)(?!\p{L})/iu;

/** Whether a nod answers a student who named the answer among others: that it is right is the mind's to say, in the plan. */
export function nodsAtGuess({ text }: SpokenSentence, bounds: FenceBounds): boolean {
  if (!approval.test(text)) return false;
  if (bounds.plan.split(/(?<=[.!?])\s/).some((each) => approval.test(each))) return false;
  return [...bounds.wholes].some(
    (whole) =>
      bounds.answered.values.has(whole) &&
      !bounds.problemAmounts.has(whole) &&
      !bounds.planWords.values.has(whole),
  );
}

/** A word said over and over, to be counted: "banana banana banana". */
export function repeatsWord({ text }: SpokenSentence, { wholes }: FenceBounds): boolean {
  const words = foldText(text).split(" ");
  return words.some((word, at) => {
    if (word.length < 2 || words[at + 1] !== word) return false;
    return words[at + 2] === word || wholes.has("2");
  });
}
