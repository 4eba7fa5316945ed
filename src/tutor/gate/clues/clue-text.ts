import { type ClaimText, claimTextOf } from "../falsehoods/claim-text.ts";
import { readSentence, type Sentence } from "../sentence.ts";

/** A sentence with what was said shortly before it, as the forms of clues read them. */
export type ClueText = {
  /** The sentence alone. */
  now: ClaimText;
  /** The sentence behind the ones before it, full stops and question marks between them. */
  whole: ClaimText;
};

/** Puts a sentence behind what stands before it. */
export function clueTextOf(sentence: Sentence): ClueText {
  const now = withoutArticles(claimTextOf(sentence.tokens));
  if (sentence.earlier.trim() === "") return { now, whole: now };
  const joined = readSentence(`${sentence.earlier.trimEnd()} ${sentence.raw}`);
  return { now, whole: withoutArticles(claimTextOf(joined.tokens)) };
}

/** "The first one is a five": an article or a pronoun that was read as the number one is no number here. */
function withoutArticles({ text, operands }: ClaimText): ClaimText {
  const isOne = (index: string) => operands[Number(index)]?.typed === "1";
  return {
    operands,
    text: text
      .replaceAll(/(?<!\S)#(\d+) (?=#\d)/g, (mark, index: string) => (isOne(index) ? "" : mark))
      .replaceAll(
        /(?<=(?:^| )(?:first|second|third|last|other|next|left|right|tens|ones|middle) )#(\d+)(?!\S)/g,
        (mark, index: string) => (isOne(index) ? "one" : mark),
      ),
  };
}
