import { english } from "./lexicon-english.ts";
import { spanish } from "./lexicon-spanish.ts";
import { isUnitWord, unitOf, unitSpellings } from "../solving/solvers/measurement.ts";
import { soundOf, soundsLike } from "./sounds.ts";
import { tokensOf } from "./tokens.ts";

/** What a set phrase stands for: a tag, and what is told besides ("op" and "+", "place" and "2"). */
export type Meaning = { tag: string; value: string };

/** A phrase found at a place, with all that it may stand for and how many words it takes. */
type Found = { meanings: readonly Meaning[]; length: number };

type Lexicon = {
  phrases: ReadonlyMap<string, readonly Meaning[]>;
  /** The most words of a phrase. */
  longest: number;
  /** Words that may be met misspelled. */
  words: readonly string[];
  /** All words that stand in phrases. */
  known: ReadonlySet<string>;
  /** Words of phrases of this language, by their sound. */
  sounds: ReadonlyMap<string, readonly string[]>;
  /** Words and phrases of this language, and the names of units. */
  own: ReadonlySet<string>;
};

/** Shorter words are too near to others to be mended. */
const shortestMended = 5;
/** The same of words that stand only inside phrases. */
const shortestInside = 8;
/** The same of words of the other language: "pages" is no "pares". */
const shortestForeign = 8;

/** What only stories are read by: to the rules these are words of which nothing is known. */
export const storyTags: ReadonlySet<string> = new Set(
  "past cost paid unit-price original saved raised speed begin finish steady".split(" "),
);

const lexicons = { en: read(english, spanish, "en"), es: read(spanish, english, "es") };

/** The phrases of a file, and those of the other language that mean nothing in this one. */
function read(own: string, other: string, language: "en" | "es"): Lexicon {
  const phrases = new Map<string, Meaning[]>();
  for (const [phrase, meaning] of entriesOf(own))
    phrases.set(phrase, [...(phrases.get(phrase) ?? []), meaning]);
  for (const [phrase, meaning] of entriesOf(other))
    if (!phrases.has(phrase)) phrases.set(phrase, [meaning]);
  const longest = Math.max(...[...phrases.keys()].map((phrase) => phrase.split(" ").length));
  // A pair of trousers, "pantalón", is no pentagon.
  const isMended = (tag: string) => !/^(?:filler|polygon)$/.test(tag) && !storyTags.has(tag);
  const ownPhrases = new Set(entriesOf(own).map(([phrase]) => phrase));
  const words = [...phrases.keys()].filter(
    (phrase) =>
      (ownPhrases.has(phrase) ? shortestMended : shortestForeign) <= phrase.length &&
      !phrase.includes(" ") &&
      isMended(phrases.get(phrase)?.[0]?.tag ?? "filler"),
  );
  const known = new Set([...phrases.keys()].flatMap((phrase) => phrase.split(" ")));
  // Long words are mended inside phrases too: "prime factorizaton".
  for (const phrase of ownPhrases)
    for (const word of phrase.split(" "))
      if (word.length >= shortestInside && !phrases.has(word) && !words.includes(word))
        words.push(word);
  for (const unit of unitSpellings) if (unit.length > shortestMended) words.push(unit);
  const sounds = new Map<string, string[]>();
  for (const word of new Set([...ownPhrases, ...unitSpellings].flatMap((each) => each.split(" "))))
    if (/^[a-z]{3,}$/.test(word))
      sounds.set(soundOf(word, language), [...(sounds.get(soundOf(word, language)) ?? []), word]);
  return {
    phrases,
    longest,
    words,
    known,
    sounds,
    own: new Set([...ownPhrases, ...known, ...unitSpellings]),
  };
}

function entriesOf(source: string): [string, Meaning][] {
  return source
    .split("\n")
    .filter((line) => line !== "")
    .flatMap((line) => {
      const [, name = "", list = ""] = /^([^:]+): (.+)$/.exec(line) ?? [];
      const [tag = "", ...value] = name.split("=");
      return list.split(" | ").map((phrase): [string, Meaning] => [
        // As a text is parted into its smallest pieces: "y - intercept".
        tokensOf(phrase)
          .map(({ text }) => text)
          .join(" "),
        { tag, value: value.join("=") },
      ]);
    });
}

/** The longest phrase that begins at a place of a text in small letters without accents; null where none does. */
export function phraseAt(
  words: readonly string[],
  at: number,
  language: "en" | "es",
): Found | null {
  const { phrases, longest } = lexicons[language];
  for (let length = Math.min(longest, words.length - at); length > 0; length--) {
    const meanings = phrases.get(words.slice(at, at + length).join(" "));
    if (meanings !== undefined) return { meanings, length };
  }
  return null;
}

/** A word as it is spelled in the lexicon, where exactly one is a slip away, or sounds like it; else the word itself. */
export function mended(word: string, language: "en" | "es"): string {
  const near = nearest(word, language);
  return near === word && !lexicons[language].known.has(word) ? byEar(word, language) : near;
}

/** The word of the lexicon that a word sounds like, where it is one. */
function byEar(word: string, language: "en" | "es"): string {
  const { sounds, own } = lexicons[language];
  if (word.length < 2 || own.has(word.replace(/s$/, ""))) return word;
  const alike = (sounds.get(soundOf(word, language)) ?? []).filter((other) =>
    soundsLike(word, other, language),
  );
  const meanings = new Set(alike.map((other) => unitOf(other) ?? other));
  return meanings.size === 1 ? (alike[0] ?? word) : word;
}

function nearest(word: string, language: "en" | "es"): string {
  const { phrases, words, known: spelled, own } = lexicons[language];
  // A plural is no slip.
  if (
    word.length < shortestMended ||
    spelled.has(word) ||
    spelled.has(word.replace(/s$/, "")) ||
    spelled.has(word.replace(/es$/, ""))
  )
    return word;
  const near = words.flatMap((known) => {
    const distance = slipsTo(word, known);
    if (distance === null) return [];
    // Letters are left out more often than put in, and a phrase is likelier than a word of one.
    // "Libros" are no litres: to a unit a word is only filled up.
    if (isUnitWord(known) && known.length <= word.length) return [];
    const rank =
      2 * distance + (own.has(known) ? 0 : 0.5) + (known.length < word.length ? 0.25 : 0);
    return [{ known, rank: phrases.has(known) ? rank : rank + 0.1 }];
  });
  const least = Math.min(...near.map(({ rank }) => rank));
  const best = near.flatMap(({ known, rank }) => (rank === least ? [known] : []));
  const meanings = new Set(
    best.map((known) => JSON.stringify(phrases.get(known) ?? unitOf(known) ?? known)),
  );
  return meanings.size === 1 ? (best[0] ?? word) : word;
}

/** By how many letters more, less, other or swapped two words differ; null for more than one, or than two where they are long. */
function slipsTo(a: string, b: string): number | null {
  if (a[0] !== b[0] && a[1] !== b[1]) return null;
  const allowed = Math.min(a.length, b.length) >= 8 ? 2 : 1;
  if (Math.abs(a.length - b.length) > allowed) return null;
  const found = slips(a, b, allowed);
  return found <= allowed ? found : null;
}

/** Damerau and Levenshtein's distance (restricted: no letter is moved twice), or more than is allowed. */
function slips(a: string, b: string, allowed: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      let least = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (isSame ? 0 : 1),
      );
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > allowed) return allowed + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? allowed + 1;
}

/** The language that more of the set phrases of a text are of; English where it is even. */
export function languageOf(text: string): "en" | "es" {
  const words =
    text
      .toLowerCase()
      .normalize("NFD")
      .replaceAll(/\p{M}/gu, "")
      .match(/[a-z]{2,}/g) ?? [];
  const count = (own: ReadonlySet<string>, other: ReadonlySet<string>) =>
    words.filter((word) => own.has(word) && !other.has(word)).length;
  return count(ownWords.es, ownWords.en) > count(ownWords.en, ownWords.es) ? "es" : "en";
}

const ownWords = { en: wordsIn(english), es: wordsIn(spanish) };

function wordsIn(source: string): Set<string> {
  return new Set(entriesOf(source).flatMap(([phrase]) => phrase.split(" ")));
}
