import { type Locale, locales } from "#shared/locale.ts";

/** What somebody without a password types to delete their account, in the page's language. */
export const deletionWords: Readonly<Record<Locale, string>> = { en: "DELETE", es: "BORRAR" };

/** Whether a text is that word in any of our languages, whatever its case and the spaces around it. */
export function isDeletionWord(text: string): boolean {
  const typed = text.trim().toUpperCase();
  return locales.some((locale) => deletionWords[locale] === typed);
}
