import type { Situation } from "../decision.ts";
import { textOf } from "../text-of-item.ts";
import { stemsOf, tellingWords } from "./notions.ts";
import { sentencesOf } from "./sentences.ts";

/** Longer sentences are shown around the word alone. */
const wordsMax = 18;

/** Shorter ones say nothing of what a word in them means. */
const wordsMin = 4;

/** Whether a question asks what a word means. */
export function asksMeaning(text: string): boolean {
  return /(?<!\p{L})(?:what(?:'?s| is| are| does)?|meaning|mean|qu[eé]|q|significa\p{L}*|quiere decir)(?!\p{L})/iu.test(
    text,
  );
}

/** The word of the open problem that a question of few words asks about, and the sentence there; null where it asks of none. */
export function wordThere(
  { state, locale }: Situation,
  question: string,
): { word: string; sentence: string } | null {
  if (state.problem?.outcome !== "open") return null;
  const [word, ...others] = tellingWords(question, locale);
  const [stem] = word === undefined ? [] : stemsOf(word);
  if (word === undefined || stem === undefined || others.length > 1) return null;
  const sentences = textOf(state.problem.item, locale)
    .split("\n")
    .flatMap((line) => sentencesOf(line));
  const sentence = sentences.find(
    (each) => stemsOf(each).includes(stem) && each.split(/\s+/u).length >= wordsMin,
  );
  return sentence === undefined ? null : { word, sentence: around(sentence, stem) };
}

function around(sentence: string, stem: string): string {
  const words = sentence.split(/\s+/u);
  if (words.length <= wordsMax || sentence.includes("$")) return sentence;
  const at = words.findIndex((word) => stemsOf(word).includes(stem));
  const from = Math.max(0, at - wordsMax / 2);
  const part = words.slice(from, from + wordsMax);
  return `${from > 0 ? "… " : ""}${part.join(" ")}${from + wordsMax < words.length ? " …" : ""}`;
}
