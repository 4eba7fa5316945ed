import type { Meaning } from "./lexicon.ts";

/** A part of a text: mathematics, a set phrase, a word of which nothing is known, or a mark that parts. */
export type Piece =
  | { kind: "maths"; text: string; isApart: boolean }
  | { kind: "phrase"; meanings: readonly Meaning[] }
  | { kind: "word"; text: string }
  /** "," and ";" part the entries of a list; ":" begins one; "." ends a sentence. */
  | { kind: "mark"; text: "," | ":" | "." };
