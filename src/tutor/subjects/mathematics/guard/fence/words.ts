import { toText } from "../../../../numbers/rational.ts";
import { partsCountedAt, spokenNumberAt } from "../number-words.ts";
import { foldText } from "../../../../gate/sentence.ts";
import type { FenceBounds } from "./bounds.ts";
import {
  determiners,
  existence,
  harmlessBeginnings,
  lessonNouns,
  neutral,
  likenesses,
  linePlaces,
  letterWords,
  positions,
  prepositions,
  signWords,
  skipped,
  states,
  stepNouns,
} from "./fence-patterns.ts";
import { countsBeside, isRewording } from "./numbers.ts";
import type { PlacedNumber, SpokenSentence } from "./spoken-sentence.ts";

export function wordsCross(spoken: SpokenSentence, bounds: FenceBounds): boolean {
  const { asksFrom } = spoken;
  const isStory =
    spoken.isStory && !spoken.amounts.some((each) => !each.weak && isGiven(each, bounds));
  return spoken.words.some(({ word, folded, at }) => {
    if (folded.length < 2) return false;
    if (/\p{Ll}\p{Lu}/u.test(word)) return true;
    const asked = at >= asksFrom;
    if (bounds.vocabulary.isSaid(folded) || isPluralNumber(folded, bounds)) return false;
    const isCompared = bounds.vocabulary.isCompared(folded);
    if (!isCompared && !bounds.vocabulary.isMeasured(folded)) return !bounds.isHeard(folded);
    if (neutral.test(folded)) return false;
    if (asked || isStory || bounds.isStated(folded)) return false;
    const isPlanned = bounds.planWords.hasWord(folded) && !bounds.isChoice && !bounds.isSigned;
    if (isPlanned && !countsBeside(spoken, at, bounds)) return false;
    const isSealed = bounds.isChoice || (bounds.isSigned && signWords.test(folded));
    if (!isCompared || isSealed) return true;
    return countsBeside(spoken, at, bounds) && !isRewording(spoken, at, bounds);
  });
}

export function lettersCross({ tokens }: SpokenSentence, bounds: FenceBounds): boolean {
  return tokens.some(
    (token) =>
      token.kind === "name" &&
      !letterWords[bounds.locale].test(token.name) &&
      !/^[xyn]$/.test(token.name) &&
      !bounds.letters.has(token.name.toLowerCase()),
  );
}

/** Where there are few answers to choose from, a place or a word of being tells one. */
export function placesCross({ text, asksFrom }: SpokenSentence, bounds: FenceBounds): boolean {
  if (!bounds.isChoice) return false;
  const words = foldText(text.slice(0, asksFrom)).split(" ");
  return words.some(
    (word, index) =>
      !stepNouns.test(words[index + 1] ?? "") &&
      ((positions.test(word) && (bounds.isComparison || !linePlaces.test(word))) ||
        (bounds.isInWords && existence.test(word))) &&
      !bounds.stated.hasWord(word),
  );
}

/** Whether a statement begins like none of a tutor's: "One up from …", "It's a …", "El que …". */
export function describes(
  { text, asksFrom, isExample }: SpokenSentence,
  bounds: FenceBounds,
): boolean {
  if (isExample || asksFrom === 0) return false;
  if (asksFrom < text.length && !states.test(text.slice(0, asksFrom))) return false;
  if (likenesses.test(text.slice(0, asksFrom)) && !likenesses.test(bounds.plan)) return true;
  const heard = foldText(text.slice(0, asksFrom))
    .split(" ")
    .filter((word) => word !== "");
  // "Only the square …" is about the square.
  if (/^(?:only|just|solo)$/.test(heard[0] ?? "") && determiners.test(heard[1] ?? ""))
    heard.shift();
  const [first, second, third] = heard;
  if (first === undefined || !/\p{L}/u.test(first)) return false;
  if (bounds.vocabulary.isOpener(first) || harmlessBeginnings.test(heard.join(" "))) return false;
  const counted = spokenNumberAt([first], 0);
  if (/^\d/.test(first) || counted?.weak === false) return false;
  if (!determiners.test(first)) {
    const [written = ""] = /\p{L}+/u.exec(text) ?? [];
    return !(first.length > 3
      ? bounds.isHeard(first) || bounds.isStated(first)
      : bounds.problem.includes(written));
  }
  const isSkipped = (word: string) =>
    skipped.test(word) || (prepositions.test(first) && /^(?:one|uno)$/.test(word));
  const noun = second !== undefined && isSkipped(second) ? third : second;
  return (
    noun === undefined ||
    !((noun.length > 3 && bounds.isHeard(noun)) || /\d/.test(noun) || lessonNouns.test(noun))
  );
}

/** "Threes" of a three, "twelfths" of a twelfth that is released. */
function isPluralNumber(word: string, bounds: FenceBounds): boolean {
  const spoken = word.endsWith("s")
    ? spokenNumberAt([word === "doses" ? "dos" : word.slice(0, -1)], 0)
    : null;
  if (spoken !== null) return bounds.isReleased(spoken.value);
  const part = word.endsWith("s") ? partsCountedAt([word], 2n) : null;
  return part !== null && [...bounds.fractions].some((each) => each.endsWith(`/${part.of}`));
}

/** Whether a number belongs to the problem or to what the mind states. */
function isGiven({ values }: PlacedNumber, bounds: FenceBounds): boolean {
  return values.some((value) => bounds.stated.values.has(toText(value)));
}
