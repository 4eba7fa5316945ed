import type { Locale } from "#shared/locale.ts";
import type { ExpressionKey } from "../../../../item.ts";
import type { Sentence } from "../sentence.ts";
import { createInitialsWatch, nodsAtGuess, repeatsWord } from "./channels.ts";
import { readBounds, type FenceBounds, type FenceTexts } from "./bounds.ts";
import { marksInWord, ordinary, tallies } from "./fence-patterns.ts";
import { fractionsCross, linesCross, solvesCross, termsCross } from "./forms.ts";
import { countsCross, digitsCross, namesAnswer, numbersCross } from "./numbers.ts";
import { type SpokenSentence, spokenSentence } from "./spoken-sentence.ts";
import { describes, lettersCross, placesCross, wordsCross } from "./words.ts";
import { operationsCross, sumsCross, workCrosses } from "./work.ts";

/** What a voice may say of a sealed problem. */
export type Fence = {
  /** Whether a sentence says more than the mind lets the voice say. */
  crosses(sentence: Sentence): boolean;
};

const rules: readonly ((spoken: SpokenSentence, bounds: FenceBounds) => boolean)[] = [
  lettersCross,
  placesCross,
  describes,
  wordsCross,
  numbersCross,
  fractionsCross,
  termsCross,
  workCrosses,
  operationsCross,
  linesCross,
  solvesCross,
  sumsCross,
  digitsCross,
  countsCross,
  namesAnswer,
  nodsAtGuess,
  repeatsWord,
];

/**
 * The fence: while an answer is sealed, a voice has ordinary lesson words, the words and numbers of the problem, the
 * student and the mind's plan, and nothing else. It does not ask what is a leak: a riddle, a rhyme, a code or another
 * language stops because its words are no lesson's, a neighbour because its number is not released, a comparison
 * or a sum because it is stated and the mind does not state it.
 */
export function createFence(key: ExpressionKey, texts: FenceTexts, locale: Locale): Fence {
  const bounds = readBounds(key, texts, locale);
  const spells = createInitialsWatch(bounds);
  return {
    crosses(sentence) {
      const { raw } = sentence;
      const isSpelled = spells(raw);
      if (texts.plan.includes(raw.trim())) return false;
      if (isSpelled || isDrawn(raw)) return true;
      if (!ordinary.test(raw) || tallies.test(raw)) return true;
      if (marksInWord.test(raw.replaceAll(/\$[^$]*\$/g, ""))) return true;
      const spoken = spokenSentence(sentence, bounds.vocabulary, locale, bounds.written);
      return rules.some((crosses) => crosses(spoken, bounds));
    },
  };
}

/** A line of strokes without a letter or a digit: a picture of what must not be said. */
function isDrawn(raw: string): boolean {
  return !/[\p{L}\d$]/u.test(raw) && (raw.match(/[|_\-/\\─-╿]/gu) ?? []).length > 1;
}
