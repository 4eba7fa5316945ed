import type { Named } from "../interaction.ts";
import type { Locale } from "#shared/locale.ts";
import { bareWords, plainWords } from "./plain-words.ts";

/** The letter that stands before the part at this place (0 first): a, b, c … */
export function letterAt(place: number): string {
  return String.fromCodePoint(97 + place);
}

const ordinals: readonly RegExp[] = [
  /^(?:first|1st|primer[oa]?|1[oa])(?: (?:one|option|opcion))?$/u,
  /^(?:second|2nd|segund[oa]|2[oa])(?: (?:one|option|opcion))?$/u,
  /^(?:third|3rd|tercer[oa]?|3[oa])(?: (?:one|option|opcion))?$/u,
  /^(?:fourth|4th|cuart[oa]|4[oa])(?: (?:one|option|opcion))?$/u,
  /^(?:fifth|5th|quint[oa]|5[oa])(?: (?:one|option|opcion))?$/u,
  /^(?:sixth|6th|sext[oa]|6[oa])(?: (?:one|option|opcion))?$/u,
];

/**
 * Which of some named texts a message means: by its letter, its place or its words; null where it means none or more than
 * one. What is typed as a whole text is certain; one text among other words is not.
 */
export function namedIn(
  text: string,
  among: readonly Named[],
  locale: Locale,
): { name: string; sure: boolean } | null {
  const bare = bareWords(text);
  if (bare === "") return null;
  const letter = among.findIndex((_, place) => bare === letterAt(place));
  const byLetter = among[letter];
  // A text that is itself one letter or sign is meant before the letter of a place.
  const whole = among.filter((one) => bareWords(one.text[locale]) === bare);
  if (whole.length === 1 && whole[0]) return { name: whole[0].name, sure: true };
  if (byLetter) return { name: byLetter.name, sure: true };
  const place = ordinals.findIndex((ordinal) => ordinal.test(bare));
  const byPlace = among[place];
  if (byPlace) return { name: byPlace.name, sure: true };
  const plain = ` ${plainWords(text)} `;
  const held = among.filter((one) => {
    const words = bareWords(one.text[locale]);
    return words.length > 1 && plain.includes(` ${words} `);
  });
  return held.length === 1 && held[0] ? { name: held[0].name, sure: false } : null;
}
