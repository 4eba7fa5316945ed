import type { Locale } from "#shared/locale.ts";
import { isInteractionItem, type Item } from "../../item.ts";
import { textsIn } from "../../items/texts-in.ts";
import { functionWords } from "../../items/reading/function-words.ts";
import { plainWords } from "../../items/reading/plain-words.ts";
import type { Situation } from "../decision.ts";
import { wordThere } from "./word-there.ts";

/**
 * What a plain word means that is asked about; null where none of its words is known, or where knowing it is what the open
 * problem asks for.
 */
export function wordMeaning(situation: Situation, asked: string): string | null {
  const { meaningOf, locale, state } = situation;
  if (!meaningOf) return null;
  const words = asked.split(/\s+/u);
  for (const word of words.toReversed()) {
    const isForeign = locale !== "en" && standsInEnglish(situation, word);
    const meaning = isForeign ? meaningOf(word, "en", locale) : meaningOf(word, locale);
    if (meaning === null) continue;
    const { problem } = state;
    if (problem?.outcome === "open" && isAskedFor(problem.item, word, locale)) return null;
    return `${word.slice(0, 1).toUpperCase()}${word.slice(1).toLowerCase()}: ${meaning}.`;
  }
  return null;
}

/** Whether a word stands in an English sentence of the open problem, as where English is learned in Spanish. */
export function standsInEnglish(situation: Situation, word: string): boolean {
  const sentence = wordThere(situation, word)?.sentence;
  if (sentence === undefined) return false;
  const words = plainWords(sentence).split(" ");
  const count = (of: Locale) => words.filter((one) => functionWords[of].has(one)).length;
  return count("en") > count("es");
}

/** An option of no more words is a name, whose meaning is what is asked for. */
const nameWords = 3;

/** Asks what a word means. */
const ofMeaning =
  /(?<!\p{L})(?:mean(?:s|ing)?|word|term|called|significa|palabra|t[eé]rmino|llama)(?!\p{L})/iu;

/** Whether the problem asks what a word means, or the word is one of the things to choose, to order or to match. */
function isAskedFor(item: Item, word: string, locale: Locale): boolean {
  if (!isInteractionItem(item)) return false;
  const said = plainWords(word);
  const holds = (text: string) => plainWords(text).split(" ").includes(said);
  const isNamed = textsIn(item.interaction, locale).some(
    (text) => holds(text) && plainWords(text).split(" ").length <= nameWords,
  );
  const isKey =
    item.key.kind === "words" && item.key.accepted[locale].some((wording) => holds(wording));
  return isNamed || isKey || (holds(item.prompt[locale]) && ofMeaning.test(item.prompt[locale]));
}
