import type { Locale, Localized } from "#shared/locale.ts";

/** The language that a text is read aloud in: what is the same in both (a program, an English sentence) is English. */
export function languageOf(text: Localized, locale: Locale): Locale {
  return text.en === text.es ? "en" : locale;
}
