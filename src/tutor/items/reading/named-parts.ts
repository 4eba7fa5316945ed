import type { Locale, Localized } from "#shared/locale.ts";
import { reason } from "./asserted.ts";
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

/** A piece that takes back what the one before it named: "and the cell wall? no, not that one". */
const takesBack =
  /^\s*(?:(?:no+|nope|nah|wait)\s*)*(?:(?:not?|nope)(?: (?:that|this)(?: one)?)?|es[aeo] no(?: va)?|mejor no|no es[aeo](?: no)?|that one no)\s*$/iu;

/** A piece that leaves out what it names: "take out the motors", "sin la pared". */
const leavesOut =
  /(?<!\p{L})(?:except|without|take (?:out|away)|remove|leave out|quita(?:r|mos)?|saca(?:r|mos)?|sin|excepto|salvo)(?!\p{L})/iu;

/** What options of several things are called, without the words that all of them begin with: "4 and 5" of "Trials 4 and 5". */
function withoutShared(parts: readonly Part[], locale: Locale): Part[] {
  const words = parts.map(({ text }) => bareWords(text[locale]).split(" "));
  const [first = []] = words;
  const differs = first.findIndex((word, at) => words.some((each) => each[at] !== word));
  return parts.map((part, index) => {
    const rest = (words[index] ?? []).slice(Math.max(0, differs)).join(" ");
    return { ...part, text: { en: rest, es: rest } };
  });
}

const joins = /\s(?:and|y|e)\s/u;

/** The parts that clauses name whole, where parts themselves are joined by "and"; none elsewhere. Reasons name nothing. */
function namedWhole(sentence: string, parts: readonly Part[], locale: Locale): string[] {
  if (!parts.some(({ text }) => joins.test(plainWords(text[locale])))) return [];
  const called = withoutShared(parts, locale);
  const named = sentence.split(/[,;.!?\n]+/u).flatMap((clause) => {
    const [said = ""] = clause.split(reason);
    if (denies.test(said)) return [];
    const places = whereNamed(said, called, locale);
    return parts.filter((_, index) => places[index] !== null);
  });
  return parts.filter((part) => named.includes(part)).map(({ name }) => name);
}

/** A clause that says of what it names that it is not meant. */
const denies = /(?<!\p{L})(?:not|isn'?t|aren'?t|no|tampoco)\s+(?:\p{L}+\s+)?\d/iu;

/** The names of parts that a sentence names, piece by piece, but for those that it takes back or leaves out. */
export function namedIn(sentence: string, parts: readonly Part[], locale: Locale): string[] {
  const whole = namedWhole(sentence, parts, locale);
  if (whole.length > 0) return whole;
  const kept = new Set<Part>();
  let before: readonly Part[] = [];
  for (const piece of piecesOf(sentence)) {
    if (takesBack.test(piece)) {
      for (const part of before) kept.delete(part);
      continue;
    }
    before = partsIn(piece, parts, locale);
    for (const part of before) {
      if (leavesOut.test(piece)) kept.delete(part);
      else kept.add(part);
    }
  }
  return parts.filter((part) => kept.has(part)).map(({ name }) => name);
}

/** The parts that one piece of a sentence names: by their words, by those nearest to it, or by their numbers in order. */
function partsIn(piece: string, parts: readonly Part[], locale: Locale): readonly Part[] {
  const whole = whereNamed(piece, parts, locale);
  const named = parts.filter((_, index) => whole[index] !== null);
  if (named.length > 0) return named;
  const at = nearestOf(
    piece,
    parts.map(({ text }) => text),
    locale,
  );
  const nearest = at === null ? numberedAs(piece, parts, locale) : parts[at];
  return nearest ? [nearest] : [];
}

/** The one part that has just the numbers of a text, in their order: "1,2,3" for "1, 2, 3"; null where several have. */
export function numberedAs<P extends Part>(
  text: string,
  parts: readonly P[],
  locale: Locale,
): P | null {
  const numbers = numbersOf(text);
  if (numbers === "") return null;
  const alike = parts.filter((part) => numbersOf(part.text[locale]) === numbers);
  if (alike.length > 0) return alike.length === 1 ? (alike[0] ?? null) : null;
  // "4 times so 1 2 3 4": several numbers at the end are what is meant.
  const ending = parts.filter((part) => {
    const own = numbersOf(part.text[locale]);
    return own.includes(" ") && numbers.endsWith(` ${own}`);
  });
  return ending.length === 1 ? (ending[0] ?? null) : null;
}

function numbersOf(text: string): string {
  return (text.match(/\d+/gu) ?? []).join(" ");
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
