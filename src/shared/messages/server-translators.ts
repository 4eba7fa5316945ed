import type { Locale } from "../locale.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { createTranslator, type Translate } from "./translator.ts";

/** Both languages at once, for the server; the page loads only its own. */
export const translators: Readonly<Record<Locale, Translate>> = {
  en: createTranslator("en", en),
  es: createTranslator("es", es),
};
