import type { Rational } from "../mathematics/rational.ts";
import { spokenNumberAt } from "./number-words.ts";
import { foldWord } from "./readable.ts";

/** Single letters with spaces or signs between them: t w e l v e. */
const letterByLetter = /(?<!\p{L})\p{L}(?:[\s.\-_*]{1,3}\p{L}(?!\p{L})){2,}/gu;
/** A word with signs inside: twe-lve. */
const broken = /\p{L}+(?:[-*_.]\p{L}+)+/gu;

/** A word with a drawn-out letter: sixteeeen. */
const drawnOut = /\p{L}*(\p{L})\1\1\p{L}*/gu;

/** The numbers whose words are spelled letter by letter or broken up in a readable text. */
export function spelledNumbersIn(text: string): Rational[] {
  const parts = [...text.matchAll(letterByLetter), ...text.matchAll(broken)].flatMap(
    ([run]) => valueOf(foldWord(run.replaceAll(/[^\p{L}]/gu, ""))) ?? [],
  );
  const long = [...text.matchAll(drawnOut)].flatMap(([run]) =>
    ["$1", "$1$1"].flatMap((times) => valueOf(foldWord(run).replaceAll(/(.)\1{2,}/g, times)) ?? []),
  );
  return [...parts, ...long];
}

/** The value of a number word, also of two without a space: fortytwo. */
function valueOf(word: string): Rational | null {
  const whole = spokenNumberAt([word], 0);
  if (whole !== null) return whole.value;
  for (let at = 3; at <= Math.min(word.length - 3, 12); at++) {
    const two = spokenNumberAt([word.slice(0, at), word.slice(at)], 0);
    if (two?.words === 2) return two.value;
  }
  return null;
}
