import { readSentence as readHeld, type Sentence as HeldSentence } from "../../../gate/sentence.ts";
import { tokenize, type Token } from "./tokens.ts";

/** A sentence as the checks of mathematics see it: with its numbers, signs and names. */
export type Sentence = HeldSentence & { tokens: readonly Token[] };

/** A text that is one sentence. */
export function readSentence(raw: string): Sentence {
  return withTokens(readHeld(raw));
}

/** A sentence with its numbers, signs and names. */
export function withTokens(sentence: HeldSentence): Sentence {
  return { ...sentence, tokens: tokenize(sentence.text) };
}
