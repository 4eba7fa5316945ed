import type { Locale, Localized } from "#shared/locale.ts";
import { isDisowned } from "./disowned.ts";
import { nearestOf } from "./nearest.ts";
import { bareWords, plainWords } from "./plain-words.ts";

type Part = { name: string; text: Localized };

/** Where a sentence names each of some parts by their whole words, the longest first; null for those that it does not name. */
function whereNamed(sentence: string, parts: readonly Part[], locale: Locale): (number | null)[] {
  let plain = ` ${plainWords(sentence)} `;
  const found = new Map<string, number>();
  const longestFirst = parts
    .map((part) => ({ part, words: bareWords(part.text[locale]) }))
    .toSorted((a, b) => b.words.length - a.words.length);
  for (const { part, words } of longestFirst) {
    const at = words === "" ? -1 : plain.indexOf(` ${words} `);
    if (at < 0 || isDisowned(plain.slice(0, at + 1))) continue;
    found.set(part.name, at);
    // What was named is not part of a shorter name as well.
    plain = `${plain.slice(0, at + 1)}${"_".repeat(words.length)}${plain.slice(at + 1 + words.length)}`;
  }
  return parts.map(({ name }) => found.get(name) ?? null);
}

/** The names of parts in the order in which a sentence names all of them; null where one is left out. */
export function namedInOrder(
  sentence: string,
  parts: readonly Part[],
  locale: Locale,
): string[] | null {
  const places = whereNamed(sentence, parts, locale);
  if (places.includes(null)) return null;
  return parts
    .map(({ name }, index) => ({ name, at: places[index] ?? 0 }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

/** The names of parts that a sentence names, piece by piece. */
export function namedIn(sentence: string, parts: readonly Part[], locale: Locale): string[] {
  const texts = parts.map(({ text }) => text);
  const near = piecesOf(sentence).flatMap((piece) => {
    const whole = whereNamed(piece, parts, locale);
    const named = parts.filter((_, index) => whole[index] !== null);
    const at = named.length > 0 ? null : nearestOf(piece, texts, locale);
    const nearest = at === null ? undefined : parts[at];
    return nearest ? [nearest] : named;
  });
  return parts.filter((part) => near.includes(part)).map(({ name }) => name);
}

/** Each part on the left with the one on the right that the same piece of a sentence names; null where one has none, or two. */
export function pairsNamed(
  sentence: string,
  { left, right }: { left: readonly Part[]; right: readonly Part[] },
  locale: Locale,
): Record<string, string> | null {
  const pairs = new Map<string, string>();
  for (const piece of piecesOf(sentence)) {
    const [one, ...others] = namedIn(piece, left, locale);
    const [partner, ...more] = namedIn(piece, right, locale);
    if (!one || !partner || others.length > 0 || more.length > 0) continue;
    if (pairs.has(one) && pairs.get(one) !== partner) return null;
    pairs.set(one, partner);
  }
  return pairs.size === left.length ? Object.fromEntries(pairs) : null;
}

/** Clauses, and what "and" joins. */
function piecesOf(sentence: string): string[] {
  return sentence.split(/[,;.!?\n]+|\s(?:and|y)\s/iu).filter((piece) => piece.trim() !== "");
}
