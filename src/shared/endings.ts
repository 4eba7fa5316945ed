import type { Locale } from "./locale.ts";
import type { Translate } from "./messages/translator.ts";

/** How a problem stands: right on the first try without help, right in the end, or not right yet. */
export const endings = ["alone", "withHelp", "open"] as const;
export type Ending = (typeof endings)[number];

/** How many problems stand in which way. */
export type EndingCounts = Readonly<Record<Ending, number>>;

/**
 * What an ending is called inside a sentence. The only list of these words: pages, letters, the report to print, legends
 * and tables all say them from here. Its words stand in the area "standing".
 */
export function endingWord(ending: Ending, translate: Translate): string {
  return translate(`standing.${ending}`);
}

/** The same word as a heading or in a legend. */
export function endingName(ending: Ending, locale: Locale, translate: Translate): string {
  return capitalised(endingWord(ending, translate), locale);
}

/** "7 alone, 3 with help, 1 not right yet". */
export function countsWords(counts: EndingCounts, translate: Translate): string {
  return endings.map((ending) => `${counts[ending]} ${endingWord(ending, translate)}`).join(", ");
}

/** A word as it stands at the beginning of a line. */
export function capitalised(word: string, locale: Locale): string {
  return `${word.slice(0, 1).toLocaleUpperCase(locale)}${word.slice(1)}`;
}
