import lists from "#content/safety/unsafe-words.json" with { type: "json" };
import { z } from "zod";
import { foldWord } from "./readable.ts";

const { words, phrases } = z
  .object({ words: z.array(z.string().min(2)), phrases: z.array(z.string().min(2)) })
  .parse(lists);

/** A place in the phrases: what may come next, whether a phrase ends here, and whether it is held from here on. */
export type PhraseNode = { next: Map<string, PhraseNode>; ends: boolean; held: boolean };

const whole = new Set<string>();
const stems = new Set<string>();
let longestStem = 0;
for (const word of words) {
  const folded = foldWord(word.replace("*", ""));
  (word.endsWith("*") ? stems : whole).add(folded);
  if (word.endsWith("*")) longestStem = Math.max(longestStem, folded.length);
}
const stretched = new Set([...whole, ...stems].filter((word) => word.length > 3).map(squeeze));

/** The phrases as a tree of words. */
export const phraseTree: PhraseNode = { next: new Map(), ends: false, held: false };
for (const phrase of phrases) {
  let node = phraseTree;
  let held = !phrase.includes("|");
  for (const word of phrase.split(" ")) {
    if (word === "|") {
      held = true;
      continue;
    }
    const folded = foldWord(word);
    const next = node.next.get(folded) ?? { next: new Map(), ends: false, held: false };
    next.held ||= held;
    node.next.set(folded, next);
    node = next;
  }
  node.ends = true;
}

/** Every folded word with which something unsafe can begin. */
export const unsafeStarts: readonly string[] = [
  ...whole,
  ...stems,
  ...[...phraseTree.next].flatMap(([word, node]) => (node.held ? [word] : [])),
];

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
