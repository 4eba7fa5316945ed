import type { Locale } from "#shared/locale.ts";
import { isExpressionKey, type SealedKey } from "../item.ts";
import type { Guard } from "../subjects/guard.ts";
import { foldText, readSentence } from "./sentence.ts";
import { sentenceEnd } from "./sentence-end.ts";

/** Numbers that stand in so many problems that they tell none from another. */
const commonNumbers: ReadonlySet<string> = new Set(["0", "1"]);

/**
 * Whether a text that nobody wrote for this problem, such as a passage of a book, may be shown while an answer is
 * sealed. It may not where a sentence has the answer in any form that marking takes for equal, nor where it has all the
 * numbers of the problem, for it may work out the same one. An answer that is no typed mathematics can be given away in
 * ways that nothing here reads: then nothing may be shown.
 */
export function keepsSealed(
  text: string,
  {
    sealed,
    prompt,
    locale,
    guard,
  }: { sealed: SealedKey | null; prompt: string; locale: Locale; guard: Guard },
): boolean {
  if (sealed === null) return true;
  if (!isExpressionKey(sealed)) return false;
  if (holdsNumbersOf(prompt, text)) return false;
  const tells = guard.tellsKey(sealed, [prompt], locale);
  let before = "";
  for (let at = 0; at < text.length;) {
    const { end, next } = sentenceEnd(text, at, true);
    const stop = end < 0 ? text.length : end;
    const whole = text.slice(at, stop);
    if (tells(readSentence(whole, foldText(before), false, before))) return false;
    before = whole.slice(-120);
    at = Math.max(stop, next, at + 1);
  }
  return true;
}

/** Whether a text has every number of a problem that has at least two. */
function holdsNumbersOf(prompt: string, text: string): boolean {
  const numbersIn = (said: string) => new Set(said.match(/\d+(?:[.,]\d+)*/g));
  const asked = [...numbersIn(prompt)].filter((number) => !commonNumbers.has(number));
  const there = numbersIn(text);
  return asked.length >= 2 && asked.every((number) => there.has(number));
}
