import type { Locale } from "#shared/locale.ts";

/** More words than this name no single idea. */
const askedMax = 4;

/** A passage that has the idea so often is about it. */
const timesWanted = 3;

/** How far from the idea its explaining word may stand, in words. */
const reach = 4;

/** Words by which a book says what something is. */
const explaining: Readonly<Record<Locale, ReadonlySet<string>>> = {
  en: new Set("is are means called defined tells represents names".split(" ")),
  es: new Set(
    "es son significa llama llaman llamamos denomina define indica representa".split(" "),
  ),
};

/**
 * Whether a passage surely is about what was asked: it has every word that was, in its heading or in the text, and
 * besides its heading names the idea, or a sentence says what the idea is, or it comes up again and again.
 */
export function isAbout(
  { heading, text }: { heading: string | null; text: string },
  asked: readonly string[],
  locale: Locale,
): boolean {
  if (asked.length === 0 || asked.length > askedMax) return false;
  const wanted = asked.map(singular);
  const words = wordsOf(text);
  const title = wordsOf(heading ?? "");
  if (!wanted.every((word) => words.includes(word) || title.includes(word))) return false;
  if (!wanted.some((word) => words.includes(word))) return false;
  if (wanted.every((word) => title.includes(word))) return true;
  const sentences = text.split(/(?<=[.!?])\s+/u).map(wordsOf);
  if (sentences.some((sentence) => explains(sentence, wanted, locale))) return true;
  return wanted.every((word) => words.filter((found) => found === word).length >= timesWanted);
}

/** Whether a sentence has all of the idea with a word that explains right beside it. */
function explains(sentence: readonly string[], wanted: readonly string[], locale: Locale): boolean {
  if (!wanted.every((word) => sentence.includes(word))) return false;
  const places = wanted.map((word) => sentence.indexOf(word));
  const from = Math.max(0, Math.min(...places) - reach);
  return sentence
    .slice(from, Math.max(...places) + reach + 1)
    .some((word) => explaining[locale].has(word));
}

function wordsOf(text: string): string[] {
  const plain = text.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  return (plain.match(/\p{L}+/gu) ?? []).map((word) => (word.length > 3 ? singular(word) : word));
}

/** One form for a word and its plural, in either language. */
function singular(word: string): string {
  const plain = word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
  if (plain.length <= 4) return plain.replace(/(?<=[^s])s$/u, "");
  return plain.replace(/(?:(?<=[lnrdzj])es|ies|(?<=[^s])s)$/u, (end) => (end === "ies" ? "y" : ""));
}
