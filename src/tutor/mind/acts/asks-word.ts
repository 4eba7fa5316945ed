import type { Act } from "../../acts/acts.ts";
import type { Situation } from "../decision.ts";
import { foreseenIn } from "./foreseen.ts";
import { tellingWords } from "./notions.ts";
import { standsInEnglish, wordMeaning } from "./word-meaning.ts";
import { asksMeaning, wordThere } from "./word-there.ts";

/** What may stand before a question about a word, and after it. */
const talkBefore = String.raw`(?:(?:wait|hey|hi|anyway|like|also|igual|entonces|che|profe|hello|ok(?:ay)?|and|but|no|yes|so|um+|hm+|hola|oye|espera|y|pero|si|s[ií]|ah+|bueno|eh|i asked|te pregunt[eé]|i (?:still )?(?:don'?t|do not) (?:know|get|understand)|idk|can (?:you|u) (?:tell|explain)(?: me)?|(?:tell|explain)(?: me)?|(?:ya )?no (?:s[eé]|entiendo|entend[ií])|me (?:puedes )?(?:dec[ií]s|dices|decir|explicas?|explic[aá]s|explicar)|dime|expl[ií]came)\s+)*`;
const talkAfter = String.raw`(?:\s+(?:again|mean|means|here|tho|though|then|exactly|otra vez|aqu[ií]|entonces|exactamente|porfa|por favor|pls|please|(?:it sounds|sounds|it looks|is it|like|lol|haha|cuz|because|bc|suena|se parece|es como|como|jaja).*))*`;

const asksOfOne = new RegExp(
  [
    String.raw`^\s*${talkBefore}(?:(?:what|wh?at)(?:'?s|z| is| are| does| do)|wh?ats|(?:qu[eé]|q|k)(?: cosa)? (?:es|son|era|significan?|quieren? decir|quiere decir))`,
    String.raw`(?:\s+(?:an?|the|el|la|los|las|un|una|unos|unas|lo de|eso de|esa|ese|by|with|la palabra|the word))?`,
    String.raw`\s+["“«']?(?<word>\p{L}{3,}(?:[ -]\p{L}{2,}){0,2}?)["”»']?${talkAfter}\s*$`,
  ].join(""),
  "iu",
);

/** The same within a clause: "i only asked what stiff means", "no sé qué significa cuenca". */
const asksWithin =
  /(?<!\p{L})(?:what|wat|wut)\s+(?:the |an? )?["“']?(?<word>\p{L}{3,})["”']?(?:\([^()]*\))?\s+(?:even\s+)?means?\s*$|(?<!\p{L})(?:qu[eé]|q|k)\s+(?:significa|quiere decir)\s+(?:el |la |los |las |un |una )?["“«']?(?<word>\p{L}{3,})["”»']?\s*$/iu;

/** An English word of the problem and what it may be in Spanish, asked or told: "table?", "lid es tapa, no?". */
const foreignNamed =
  /^\s*(?:(?:digo|pregunt[eo]|que|y|pero)\s+)*["“«']?(?<word>\p{L}{3,})["”»']?(?:\s+(?:es|significa|quiere decir|=)\s+\p{L}[^.!?]*)?[.?!\s]*(?:(?:s[ií] o no|no|verdad|cierto)[.?!\s]*)?$/iu;

/** The English word that who learns it in Spanish names alone, or with what it may mean; null where it is none. */
export function foreignWord(situation: Situation, text: string): string | null {
  if (situation.locale === "en") return null;
  const word = foreignNamed.exec(text)?.groups?.["word"];
  const isTold = /(?<!\p{L})(?:es|significa|quiere decir)(?!\p{L})/iu.test(text);
  if (word === undefined || (!isTold && !/[?¿]/u.test(text))) return null;
  return standsInEnglish(situation, word) ? word : null;
}

/** The word that a clause of a message asks about: "what's a numerator", "wait what does relevant mean again", "sí, y me decís qué es knitted?". */
export function askedWord(text: string): string | null {
  // What a call is given is no clause of its own: "what range(6) means".
  for (const clause of text.replaceAll(/(?<=\p{L})\([^()]*\)/gu, "").split(/[.!?,;:()¿¡\n]+/u)) {
    const word = (asksOfOne.exec(clause) ?? asksWithin.exec(clause))?.groups?.["word"];
    if (word !== undefined) return word;
  }
  return null;
}

/** What such a question may ask for that is no word: "what is the answer", "whats next". */
const asksElse: ReadonlySet<Act> = new Set(["ask-answer", "next", "who-are-you", "ask-hint"]);

/** Whether a message asks about a word alone, which can be told: by its form, whatever else it may be taken for. */
export function asksWordHere(situation: Situation, text: string): boolean {
  const foreign = foreignWord(situation, text);
  if (foreign !== null && wordMeaning(situation, foreign) !== null) return true;
  const word = askedWord(text);
  if (word === null || tellingWords(word, situation.locale).length === 0) return false;
  const first = situation.acts?.likely[0]?.act;
  const isElse = first !== undefined && asksElse.has(first);
  if (isElse && (first !== "ask-hint" || wordMeaning(situation, word) === null)) return false;
  return isAnswered(situation, text);
}

/** Whether there is an answer to what a message asks: one that was written for it, or where a word of it stands. */
export function isAnswered(situation: Situation, text: string): boolean {
  if (foreseenIn(situation, text) !== null) return true;
  const word = askedWord(text);
  if (word !== null && wordMeaning(situation, word) !== null) return true;
  return (word !== null || asksMeaning(text)) && wordThere(situation, word ?? text) !== null;
}
