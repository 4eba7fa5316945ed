import { toText } from "../../../../numbers/rational.ts";
import { mentionsIn } from "../mentions.ts";
import { wordsOfNumber } from "../number-words.ts";
import { foldText } from "../../../../gate/sentence.ts";
import { readSentence } from "../sentence.ts";
import type { FenceBounds } from "./bounds.ts";
import { answerNames } from "./fence-patterns.ts";
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
  /(?:^|[,;:.!¡¿—–]\s*)\P{L}*(?:(?:oh|hmm|well|ok(?:ay)?|bueno|pues|ay|uy)\P{L}+)?(?:yes|yep|yeah|yup|right|correct|exactly|precisely|spot on|bingo|bravo|(?:you )?(?:got|nailed) it|that['’]?s (?:it|right|correct|the one)|s[ií]|correcto|exacto|exactamente|eso es|as[ií] es|claro|acertaste|le atinaste|diste en el clavo|hot|caliente)(?!\p{L})/iu;

/** What of a plan says that something is right. */
const approves = /(?<!\p{L})(?:yes|right|correct|s[ií]|correct[oa]|verdad|vale|bien)(?!\p{L})/iu;

/** Whether a nod answers a student who asked about the answer or named it: that it is right is the mind's to say, in the plan. */
export function nodsAtGuess({ text }: SpokenSentence, bounds: FenceBounds): boolean {
  if (!approval.test(text) || approves.test(bounds.plan)) return false;
  const named = [...bounds.wholes].some(
    (whole) =>
      bounds.answered.values.has(whole) &&
      // 18/24 does not say 3/4, though it is worth as much.
      !(whole.includes("/") ? bounds.problem.includes(whole) : bounds.problemAmounts.has(whole)) &&
      !bounds.planWords.values.has(whole),
  );
  return named || bounds.asked.some((asked) => isAboutAnswer(asked, bounds));
}

/** Whether a question of the student's is about the answer: by its name, or by a number that stands nowhere else. */
function isAboutAnswer(asked: string, bounds: FenceBounds): boolean {
  if (answerNames.test(asked)) return true;
  return mentionsIn(readSentence(asked).tokens).some(({ values }) =>
    values.every(
      (value) =>
        !bounds.problemAmounts.has(toText(value)) && !bounds.planWords.values.has(toText(value)),
    ),
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
