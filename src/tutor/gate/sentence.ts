import { readable, foldWord } from "./readable.ts";

/** A sentence as the checks see it. */
export type Sentence = {
  /** As it came. */
  raw: string;
  /** Without disguises, LaTeX as typed mathematics. */
  text: string;
  /** Whether it asks. */
  question: boolean;
  /** The sentence before it, folded; empty at the start. */
  before: string;
  /** Whether more text follows in the same paragraph. */
  followed: boolean;
  /** The last sentences before it as they came; empty at the start. */
  earlier: string;
};

/** Prepares a sentence for the checks, together with what stands around it. */
export function readSentence(raw: string, before = "", followed = false, earlier = ""): Sentence {
  const text = withoutMarks(readable(raw));
  return {
    raw,
    text,
    question: /\?["'”»)\s$*_]*$/.test(text),
    before,
    followed,
    earlier,
  };
}

/** Lower case without accents, each word by one space from the next, no punctuation. */
export function foldText(text: string): string {
  return (readable(text).match(/[\p{L}\p{M}'’]+|\d+/gu) ?? []).map(foldWord).join(" ");
}

/** Takes out bold print, underlines and code marks inside a word or number: 1**2** is read as 12. */
function withoutMarks(text: string): string {
  if (!/[*_~`]/.test(text)) return text;
  // Bold print opens and closes; a single pair of stars between numbers is a power.
  const bold = text.split("**").length % 2 === 1;
  const unmarked = bold ? text.replaceAll(/(?<=\d)\*\*(?=\d)/g, "") : text;
  return unmarked
    .replaceAll(/(?<=\d)[_~`]+(?=\d)/g, "")
    .replaceAll(/(?<=\p{L})(?:\*+|[_~`]+)(?=\p{L}{2})/gu, "");
}
