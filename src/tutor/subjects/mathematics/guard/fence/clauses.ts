import type { Locale } from "#shared/locale.ts";
import { readSentence } from "../sentence.ts";
import { questionFrom } from "./question-part.ts";

const breaks = /[,;:.!?—–]\s|\b(?:and|but|so|then|y|pero|entonces)\b/giu;

/** From where to where the clause around an offset goes. */
export function clauseAround(text: string, at: number): [from: number, to: number] {
  const places = [...text.matchAll(breaks)].map(({ index }) => index);
  return [
    places.findLast((place) => place < at) ?? 0,
    places.find((place) => place >= at) ?? text.length,
  ];
}

/** What the sentences of a plan state: of its questions only what stands before the asking. */
export function statementsOf(plan: string, locale: Locale): string[] {
  return sentencesOf(plan).map((each) => {
    const { text, question } = readSentence(each);
    return text.slice(0, questionFrom(text, question, locale));
  });
}

/** The sentences of a plan that give something to work with: not those that quote what is not right yet. */
export function workOf(plan: string): string[] {
  return sentencesOf(plan).filter((text) => !/\b(?:not|yet|todav[ií]a no|no es)\b/i.test(text));
}

function sentencesOf(text: string): string[] {
  return text.split(/(?<=[.!?])\s+/);
}
