import type { Locale } from "../locale.ts";
import { en, type Messages } from "./en.ts";
import { es } from "./es.ts";
import { addArea, createTranslator, type Texts, type Translate } from "./translator.ts";

function allTexts(messages: Messages): Texts {
  const texts: Texts = new Map();
  for (const [area, words] of Object.entries(messages)) addArea(texts, area, words);
  return texts;
}

/** Both languages at once, for the server; the page loads only its own, area by area. */
export const translators: Readonly<Record<Locale, Translate>> = {
  en: createTranslator("en", allTexts(en)),
  es: createTranslator("es", allTexts(es)),
};
