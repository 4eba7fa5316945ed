import lists from "#content/safety/unsafe-words.json" with { type: "json" };
import { z } from "zod";
import { foldWord } from "./readable.ts";

const { words } = z.object({ words: z.array(z.string().min(2)) }).parse(lists);

const whole = new Set<string>();
const stems = new Set<string>();
let longestStem = 0;
for (const word of words) {
  const folded = foldWord(word.replace("*", ""));
  (word.endsWith("*") ? stems : whole).add(folded);
  if (word.endsWith("*")) longestStem = Math.max(longestStem, folded.length);
}
const stretched = new Set([...whole, ...stems].filter((word) => word.length > 3).map(squeeze));

/** Every folded word with which something unsafe can begin. */
export const unsafeStarts: readonly string[] = [...whole, ...stems];

/** Whether a folded word is unsafe by itself, also when letters are drawn out: "shiiit". */
export function isUnsafeWord(word: string): boolean {
  return (
    whole.has(word) || hasUnsafeStem(word) || (/(.)\1\1/.test(word) && stretched.has(squeeze(word)))
  );
}

/** Whether a folded word begins as words do that are unsafe with any ending. */
export function hasUnsafeStem(word: string): boolean {
  for (let length = 3; length <= Math.min(word.length, longestStem); length++) {
    if (stems.has(word.slice(0, length))) return true;
  }
  return false;
}

/** The word with every drawn-out letter once. */
export function squeeze(word: string): string {
  return /(.)\1/.test(word) ? word.replaceAll(/(.)\1+/g, "$1") : word;
}
