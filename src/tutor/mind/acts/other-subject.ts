import names from "#content/vocabulary/subject-names.json" with { type: "json" };
import { plainWords } from "../../items/reading/plain-words.ts";
import type { Situation } from "../decision.ts";

/** Wishes for something, in so many words. */
const wishes =
  /(?<!\p{L})(?:can|could|want|wanna|rather|instead|pls|please|teach|let'?s|switch|change|quiero|mejor|puedo|podemos|hagamos|cambi\p{L}*|en vez|porfa|prefiero|ens[eé][ñn]a\p{L}*|dame)(?!\p{L})/iu;

/** A name with no more words beside it wishes for it: "HISTORY please". */
const fewWords = 2;

/** The subject that a message wishes for, by its name, where a chat of another is at hand; null where it wishes for none. */
export function otherSubject({ subject, locale }: Situation, text: string): string | null {
  if (subject === undefined) return null;
  const said = ` ${plainWords(text)} `;
  const isFew = said.trim().split(" ").length <= fewWords;
  if (!isFew && !wishes.test(text)) return null;
  const named = Object.entries(names[locale]).filter(([, called]) =>
    called.some((name) => said.includes(` ${plainWords(name)} `)),
  );
  // "history of math" names two, and so does who has enough of one for the other: the other is meant.
  const others = named.filter(([name]) => name !== subject);
  const [only] = others;
  if (!only || others.length > 1) return null;
  const [first = ""] = only[1];
  return `${first.slice(0, 1).toUpperCase()}${first.slice(1)}`;
}
