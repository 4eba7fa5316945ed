import model from "#content/safety/replies-model.json" with { type: "json" };
import type { Classifier } from "../classifier/classifier.ts";
import { committeeFile, createCommittee } from "../classifier/committee.ts";

/** What a good reply is called among the kinds that are stopped. */
export const goodReply = "pass";

/** Watches one reply of a model, sentence by sentence. */
export type ReplyWatch = {
  /** How likely it is, from 0 to 1, that the reply must not be shown once this sentence is said. */
  danger(sentence: string): number;
  /** Whether this sentence must not be shown. */
  stops(sentence: string): boolean;
};

/**
 * A watch with a classifier. A sentence is judged as a whole and clause by clause, for what is bad in it often stands in a
 * few words between good ones: the mean of the worst sentence and the worst clause so far.
 */
export function watchWith(classifier: Classifier): ReplyWatch {
  const good = classifier.labels.indexOf(goodReply);
  const badness = (text: string) => 1 - (classifier.classify(withQuotesNamed(text))[good] ?? 0);
  let worstSentence = 0;
  let worstClause = 0;
  function danger(sentence: string): number {
    if (!/\p{L}{2}/u.test(sentence)) return 0;
    worstSentence = Math.max(worstSentence, badness(sentence));
    worstClause = Math.max(worstClause, worstSentence, ...clausesOf(sentence).map(badness));
    return (worstSentence + worstClause) / 2;
  }
  return { danger, stops: (sentence) => danger(sentence) > (classifier.thresholds["stop"] ?? 1) };
}

/** Words between quotes: single ones stand at the edges of words, for within them they are apostrophes. */
const quoted = /[“"«]([^“”"«»]*)[”"»]|(?<!\p{L})['‘]([^'‘’]{2,}?)['’](?!\p{L})/gu;

/**
 * A text with a word of its own where something quoted begins and ends: a sentence that is spoken about ("Put “Where do you
 * live?” into reported speech") is not said, and no other sign of it is left among the words.
 */
export function withQuotesNamed(text: string): string {
  return text.replaceAll(
    quoted,
    (_, double?: string, single?: string) => ` zqo ${double ?? single ?? ""} zqc `,
  );
}

let trained: Classifier | null = null;

/** A watch for the next reply. For the server alone: what was learned must not reach a browser. */
export function watchReply(): ReplyWatch {
  trained ??= createCommittee(committeeFile.parse(model));
  return watchWith(trained);
}

/** A reply as the sentences it is judged in. */
export function sentencesOf(reply: string): string[] {
  const sentences = reply.match(/[^.!?…\n]+(?:[.!?…]+(?!\s|$)[^.!?…\n]*)*[.!?…]*["'”»]?/g) ?? [];
  return sentences.map((sentence) => sentence.trim()).filter((sentence) => sentence !== "");
}

/** Where a clause ends: a sign within a sentence, or a word that joins. */
const clauseEnd =
  /\s*(?:[,;:()—–]|\s-\s|(?<=\s)(?:and|but|so|because|then|y|pero|porque|así que|luego)(?=\s))\s*/u;

/** Fewer words are no clause. */
const clauseWords = 3;

/** The clauses of a sentence; none where it has but one. */
export function clausesOf(sentence: string): string[] {
  const clauses = sentence
    .split(clauseEnd)
    .map((clause) => clause.trim())
    .filter((clause) => clause.split(/\s+/).length >= clauseWords);
  return clauses.length > 1 ? clauses : [];
}
