import { rolesOf } from "./roles.ts";
import { wordsOf } from "./words-of.ts";

/** Features of one kind, each named once, and how much the kind counts. */
type FeatureGroup = { names: ReadonlySet<string>; weight: number };

/** How a voter looks at a text. */
export const views = {
  /** Words alone, in twos and threes, and pieces of two to four letters, which survive misspelling. */
  words: (words: readonly string[]): FeatureGroup[] => [
    { names: wordGrams(words), weight: 1 },
    { names: letterGrams(words), weight: 1 },
    { names: threesOf(words), weight: 0.7 },
  ],
  /** What the words stand for, which carries over to wordings never seen, beside their beginnings and the text's shape. */
  roles: (words: readonly string[]): FeatureGroup[] => [
    { names: stemGrams(words), weight: 1 },
    { names: roleGrams(words), weight: 1 },
    { names: shapeOf(words), weight: 0.5 },
  ],
  /** What a network needs, which puts the rest together by itself: words, words in twos, their pieces, and the roles. */
  senses: (words: readonly string[]): FeatureGroup[] => [
    { names: wordsAlone(words), weight: 1 },
    { names: wordsInTwos(words), weight: 1 },
    { names: letterGrams(words), weight: 1 },
    { names: roleGrams(words), weight: 1 },
  ],
} as const;

export type ViewName = keyof typeof views;

/** A text as a voter reads it: of each feature its hash, the bucket that is the hash's beginning, and its weight. */
export type Encoded = { buckets: Int32Array; weights: Float32Array; hashes: Uint32Array };

/** The features of a text in 2^`bits` buckets. A kind of features weighs the same in a short text and in a long one. */
export function encode(text: string, view: ViewName, bits: number): Encoded {
  const hashes: number[] = [];
  const weights: number[] = [];
  for (const { names, weight } of views[view](wordsOf(text))) {
    const share = weight / Math.sqrt(Math.max(1, names.size));
    for (const name of names) {
      hashes.push(hash(name));
      weights.push(share);
    }
  }
  return {
    buckets: Int32Array.from(hashes, (value) => value >>> (32 - bits)),
    weights: Float32Array.from(weights),
    hashes: Uint32Array.from(hashes),
  };
}

/** FNV-1a with a last mixing, so that the upper bits are as good as the lower. */
function hash(name: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < name.length; at++) {
    value = Math.imul(value ^ name.charCodeAt(at), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 15), 0x2c1b3c6d);
  value = Math.imul(value ^ (value >>> 12), 0x297a2d39);
  return (value ^ (value >>> 15)) >>> 0;
}

function framed(words: readonly string[]): string[] {
  return ["^", ...words, "$"];
}

function wordGrams(words: readonly string[]): Set<string> {
  const all = framed(words);
  return new Set(all.flatMap((word, at) => [`w ${word}`, `w ${word} ${all[at + 1] ?? ""}`]));
}

function wordsAlone(words: readonly string[]): Set<string> {
  return new Set(framed(words).map((word) => `w ${word}`));
}

function wordsInTwos(words: readonly string[]): Set<string> {
  const all = framed(words);
  return new Set(all.slice(1).map((word, at) => `w ${all[at]} ${word}`));
}

function threesOf(words: readonly string[]): Set<string> {
  const all = framed(words);
  return new Set(
    all
      .slice(2)
      .flatMap((word, at) => [`t ${all[at]} ${all[at + 1]} ${word}`, `g ${all[at]} ${word}`]),
  );
}

function letterGrams(words: readonly string[]): Set<string> {
  const grams = new Set<string>();
  for (const word of words) {
    const edged = ` ${word} `;
    for (let length = 2; length <= 4; length++) {
      for (let at = 0; at + length <= edged.length; at++) {
        grams.add(`c ${edged.slice(at, at + length)}`);
      }
    }
  }
  return grams;
}

/** Letters that tell a word from another; what comes after is mostly its ending. */
const stemLength = 5;

function stemGrams(words: readonly string[]): Set<string> {
  const stems = framed(words).map((word) =>
    word.startsWith("#") ? word : word.slice(0, stemLength),
  );
  return new Set(
    stems.flatMap((stem, at) => [
      `x ${stem}`,
      `x ${stem} ${stems[at + 1] ?? ""}`,
      `y ${stem} ${stems[at + 2] ?? ""}`,
    ]),
  );
}

/** How far apart two words are at most that are looked at in their order. */
const reach = 3;

function roleGrams(words: readonly string[]): Set<string> {
  const roles = rolesOf(words);
  const all = [...new Set(roles.flat())].sort();
  const grams = new Set(all.map((role) => `r ${role}`));
  for (const [at, role] of all.entries()) {
    for (const other of all.slice(at + 1)) grams.add(`p ${role} ${other}`);
  }
  for (const [at, here] of roles.entries()) {
    for (const there of roles.slice(at + 1, at + 1 + reach)) {
      for (const first of here) for (const second of there) grams.add(`o ${first} ${second}`);
    }
  }
  return grams;
}

function shapeOf(words: readonly string[]): Set<string> {
  const count = words.length;
  const signs = words.filter((word) => word === "#n" || word === "#s").length;
  const length = count < 4 ? count : ([8, 14, 25].find((most) => count < most) ?? "more");
  const share = signs === 0 ? "none" : signs > count / 2 ? "most" : "some";
  return new Set([`l ${length}`, `m ${share}`, `q ${words.includes("?")}`]);
}
