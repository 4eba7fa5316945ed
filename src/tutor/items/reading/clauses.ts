import { asking, reasons } from "./small-words.ts";
import type { Token } from "./tokens.ts";

/** What joins a clause to the one before it; a full stop begins a new sentence. */
export type Joint = "start" | "comma" | "and" | "or" | "but" | "then";

/** A piece of a message between two joints. */
export type Clause = {
  tokens: readonly Token[];
  joint: Joint;
  /** The tokens behind "because", which are said of something else. */
  reason: readonly Token[];
  /** Which sentence it stands in, from 0. */
  sentence: number;
};

/** Whether a sentence ends in a question mark, and whether it begins as a question. */
export type Sentence = { hasMark: boolean; beginsAsking: boolean };

/** A message in clauses and sentences. */
export type Cut = { clauses: readonly Clause[]; sentences: readonly Sentence[] };

const joints: ReadonlyMap<string, Joint> = new Map([
  ...["and", "n", "y", "e", "plus"].map((word) => [word, "and"] as const),
  ...["or", "o", "u", "ni", "nor"].map((word) => [word, "or"] as const),
  ...["but", "pero", "sino"].map((word) => [word, "but"] as const),
  ...["then", "so", "luego", "despues", "entonces"].map((word) => [word, "then"] as const),
]);

const sentenceEnds: ReadonlySet<string> = new Set([".", "!", "?", ";", "…"]);
const commas: ReadonlySet<string> = new Set([",", "(", ")", "&", "+"]);

/** Cries that may stand before a question word. */
const beforeQuestion: ReadonlySet<string> = new Set(
  "wait but pero and y so ok oh hey oye um hmm profe entonces es pues lol".split(" "),
);

/** Cuts a message at its signs and joints, but for tokens that `isKept`, which stand in the own words of a part. */
export function cut(tokens: readonly Token[], isKept: (token: Token) => boolean): Cut {
  const clauses: Clause[] = [];
  const sentences: Sentence[] = [];
  let sentence: Token[] = [];
  let said: Token[] = [];
  let reason: Token[] | null = null;
  let joint: Joint = "start";
  const close = (next: Joint) => {
    if (said.length > 0 || (reason ?? []).length > 0) {
      clauses.push({ tokens: said, joint, reason: reason ?? [], sentence: sentences.length });
      joint = next;
    } else if (next !== "comma") joint = next;
    said = [];
    reason = null;
  };
  const end = (hasMark: boolean) => {
    close("start");
    if (sentence.length > 0) sentences.push({ hasMark, beginsAsking: beginsAsking(sentence) });
    sentence = [];
  };
  for (const token of tokens) {
    const { plain, kind } = token;
    const isWord = kind === "word" && !isKept(token);
    const next = isWord ? joints.get(plain) : undefined;
    if (kind === "sign" && sentenceEnds.has(plain) && !isKept(token)) end(plain === "?");
    else if (kind === "sign" && commas.has(plain) && !isKept(token)) close("comma");
    else {
      sentence.push(token);
      if (next !== undefined) close(next);
      else if (isWord && reasons.has(plain) && said.some((one) => one.kind !== "sign"))
        reason ??= [];
      else (reason ?? said).push(token);
    }
  }
  end(false);
  return { clauses, sentences };
}

function beginsAsking(sentence: readonly Token[]): boolean {
  const words = sentence.filter(({ kind }) => kind !== "sign").map(({ plain }) => plain);
  const at = words.findIndex((word) => !beforeQuestion.has(word));
  const first = words[at] ?? "";
  const second = words[at + 1] ?? "";
  if (!asking.has(first)) return asksWithin(words);
  // "is it 3", "could it be the last one": a guess.
  if (/^(?:is|could|would|can|was)$/u.test(first) && /^(?:it|that|this)$/u.test(second))
    return false;
  // "can we feed the ducks" may be what is put together.
  if (!/^(?:que|q|k)$/u.test(first)) return true;
  return /^(?:significa|quiere|son|es|pasa|hace|era)$/u.test(second);
}

/** Asks within a sentence that begins otherwise: "hook q significa". */
function asksWithin(words: readonly string[]): boolean {
  return words.some(
    (word, at) => /^(?:que|q)$/u.test(word) && /^(?:significa|quiere)$/u.test(words[at + 1] ?? ""),
  );
}
