import { asking, reasons } from "./small-words.ts";
import type { Token } from "./tokens.ts";

/** What joins a clause to the one before it; a full stop begins a new sentence. */
export type Joint = "start" | "comma" | "and" | "or" | "but" | "so" | "then";

/** A piece of a message between two joints. */
export type Clause = {
  tokens: readonly Token[];
  joint: Joint;
  /** The tokens behind "because", which are said of something else. */
  reason: readonly Token[];
  /** Which sentence it stands in, from 0. */
  sentence: number;
  /** It asks, or stands in a sentence behind what does. */
  isAsking: boolean;
};

/** Whether a sentence ends in a question mark, and whether it offers one thing or another. */
export type Sentence = { hasMark: boolean; hasOr: boolean };

/** A message in clauses and sentences. */
export type Cut = { clauses: readonly Clause[]; sentences: readonly Sentence[] };

const joints: ReadonlyMap<string, Joint> = new Map([
  ...["and", "n", "y", "e"].map((word) => [word, "and"] as const),
  ...["or", "o", "ni", "nor"].map((word) => [word, "or"] as const),
  ...["but", "pero", "sino"].map((word) => [word, "but"] as const),
  ["so", "so"] as const,
  ...["then", "luego", "despues", "entonces"].map((word) => [word, "then"] as const),
]);

const sentenceEnds: ReadonlySet<string> = new Set([".", "!", "?", ";", "…"]);
const commas: ReadonlySet<string> = new Set([",", "(", ")", "&", "+"]);

/** Cries that may stand before a question word. */
const beforeQuestion: ReadonlySet<string> = new Set(
  "wait like but pero and y so ok oh hey oye um hmm profe entonces es pues lol".split(" "),
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
      const before = clauses.at(-1);
      const isSame = before?.sentence === sentences.length;
      const isAsking =
        (isSame && before.isAsking) || asks(said, !isSame, before?.isAsking === true);
      const at = { joint, sentence: sentences.length, isAsking };
      clauses.push({ tokens: said, reason: reason ?? [], ...at });
      joint = next;
    } else if (next !== "comma") joint = next;
    said = [];
    reason = null;
  };
  const end = (hasMark: boolean) => {
    close("start");
    const own = clauses.filter((clause) => clause.sentence === sentences.length);
    const hasOr = own.some((clause) => clause.joint === "or");
    if (sentence.length > 0) sentences.push({ hasMark, hasOr });
    sentence = [];
  };
  for (const [at, token] of tokens.entries()) {
    const { plain, kind } = token;
    const isWord = kind === "word" && !isKept(token);
    const next = isWord && isJoint(tokens, at) ? joints.get(plain) : undefined;
    if (kind === "sign" && sentenceEnds.has(plain) && !isKept(token)) end(plain === "?");
    else if (kind === "sign" && commas.has(plain) && !isKept(token) && !isSum(tokens, at)) {
      close("comma");
    } else {
      sentence.push(token);
      if (next !== undefined) close(next);
      else if (isWord && isReason(tokens, at) && said.some((one) => one.kind !== "sign"))
        reason ??= [];
      else (reason ?? said).push(token);
    }
  }
  end(false);
  return { clauses, sentences };
}

/** Whether a word joins: not the O of H2O nor the n of "n * 2"; "e" is a letter but before the sound of an i. */
function isJoint(tokens: readonly Token[], at: number): boolean {
  const [before, token, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  if (before?.to === token?.from && before?.kind !== "sign") return false;
  if ([before, after].some((one) => /^[*/=<>^]$/u.test(one?.plain ?? ""))) return false;
  return token?.plain !== "e" || /^h?i/u.test(after?.plain ?? "");
}

/** Whether a plus adds two numbers. */
function isSum(tokens: readonly Token[], at: number): boolean {
  const [before, sign, after] = [tokens[at - 1], tokens[at], tokens[at + 1]];
  return sign?.plain === "+" && before?.kind === "number" && after?.kind === "number";
}

/** Whether a reason begins: "because", and "x" for "por" where it stands before a word. */
function isReason(tokens: readonly Token[], at: number): boolean {
  const plain = tokens[at]?.plain ?? "";
  if (plain !== "x") return reasons.has(plain);
  return (
    tokens[at - 1]?.kind === "word" &&
    /^(?:el|la|los|las|lo|que|q|su|sus|ser)$/u.test(tokens[at + 1]?.plain ?? "")
  );
}

/**
 * Whether a clause asks; within a sentence only what nobody says otherwise does. `isAfterQuestion`: a question stands
 * before it, and so it guesses at what that asked.
 */
function asks(tokens: readonly Token[], isFirst: boolean, isAfterQuestion: boolean): boolean {
  const words = tokens.filter(({ kind }) => kind !== "sign").map(({ plain }) => plain);
  const at = words.findIndex((word) => !beforeQuestion.has(word));
  // In Spanish the accent is what asks: "cómo sabe".
  const raw = tokens.filter(({ kind }) => kind !== "sign")[Math.max(0, at)]?.raw ?? "";
  if (/[áéíóú]/iu.test(raw) && asking.has(words[Math.max(0, at)] ?? "")) return true;
  const [first = "", second = ""] = words.slice(Math.max(0, at));
  if (/^(?:que|q|k)$/u.test(first)) return whatVerb.test(second);
  if (first === "por" && /^(?:que|q)$/u.test(second)) return true;
  if (asking.has(first)) {
    // "is it 3", "could it be the last one": a guess.
    const isGuess =
      /^(?:is|could|would|can|was)$/u.test(first) && /^(?:it|that|this)$/u.test(second);
    return (isAfterQuestion || !isGuess) && (isFirst || !verbs.test(first));
  }
  // "hook q significa", "young qué es".
  return words.some((word, place) => {
    const next = words[place + 1] ?? "";
    const isLast = place + 2 === words.length;
    // "8 qué?", "4 what"
    if (place > 0 && place + 1 === words.length && /^(?:que|what)$/u.test(word)) return true;
    return (
      /^(?:que|q)$/u.test(word) &&
      (/^(?:significa|quiere)$/u.test(next) || (isLast && /^(?:es|son)$/u.test(next)))
    );
  });
}

const whatVerb = /^(?:significa|quiere|son|es|pasa|hace|era)$/u;

/** In the midst of a sentence these are verbs as any other, or begin a part of one. */
const verbs =
  /^(?:is|are|am|was|were|will|do|does|did|can|could|would|should|has|have|como|cuando|donde|who|when|where|how|puedo|tengo|hago)$/u;
