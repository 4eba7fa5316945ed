import type { Locale } from "#shared/locale.ts";
import { type Mention, mentionsIn } from "../mentions.ts";
import { foldWord } from "../../../../gate/readable.ts";
import type { Sentence } from "../sentence.ts";
import { exampleLeads, examples } from "./fence-patterns.ts";
import { questionFrom } from "./question-part.ts";
import { compact } from "./quoted.ts";
import type { TutorWords } from "./tutor-words.ts";

/** A number where it stands. */
export type PlacedNumber = Mention & { at: number; end: number };

/** A sentence as the fence looks at it. */
export type SpokenSentence = Pick<Sentence, "text" | "tokens"> & {
  /** Offset from which it asks; what stands before is stated. */
  asksFrom: number;
  /** Whether it says that it is an example, a story or an image. */
  isExample: boolean;
  /** Whether it says so in words that lead away from the problem at hand. */
  isStory: boolean;
  /** Its words but for those of phrases that carry nothing and those of numbers. */
  words: readonly { word: string; folded: string; at: number }[];
  /** Its numbers, exponents, coefficients and both parts of fractions too; without those in phrases. */
  numbers: readonly PlacedNumber[];
  /** Its numbers as they are read: a fraction is one, a coefficient none. */
  amounts: readonly PlacedNumber[];
};

/** Looks at a sentence. */
export function spokenSentence(
  { text, tokens, question }: Sentence,
  vocabulary: TutorWords,
  locale: Locale,
  written: string,
): SpokenSentence {
  const placed = [...text.matchAll(/\p{L}[\p{L}\p{M}'’]*/gu)].map(({ 0: word, index: at }) => ({
    word,
    folded: foldWord(word),
    at,
  }));
  const open = vocabulary.withoutPhrases(placed.map(({ folded }) => folded));
  const blank = new Set(placed.filter((_, index) => open[index] === "_").map(({ at }) => at));
  const place = (mention: Mention): PlacedNumber => ({
    ...mention,
    at: tokens[mention.from]?.at ?? 0,
    end: tokens[mention.to - 1]?.end ?? text.length,
  });
  const isStory = examples[locale].test(text);
  const amounts = mentionsIn(tokens).map(place);
  const isNumber = (at: number) =>
    tokens.some(
      (token) => token.kind === "number" && !token.weak && at >= token.at && at < token.end,
    );
  return {
    text,
    tokens,
    asksFrom: questionFrom(text, question, locale),
    isExample: isStory || isExampleLine(text, locale, written),
    isStory,
    words: placed.filter(({ at }) => !blank.has(at) && !isNumber(at)),
    numbers: mentionsIn(tokens, { all: true })
      .map(place)
      .filter(({ at }) => !blank.has(at)),
    amounts,
  };
}

/** "Think of $x + 3 = 10$": an expression of more than one number that stands nowhere in what was written. */
function isExampleLine(text: string, locale: Locale, written: string): boolean {
  return [...text.matchAll(/\$+([^$]+)\$+/g)].some(
    ({ 1: span = "", index }) =>
      /[\p{L}\d)]\s*[-+*/^=]\s*[\p{L}\d(]/u.test(span) &&
      !written.includes(compact(span)) &&
      exampleLeads[locale].test(text.slice(0, index)),
  );
}
