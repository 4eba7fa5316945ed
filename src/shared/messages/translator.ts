import { createInstance } from "i18next";
import type { Locale } from "../locale.ts";
import type { MessageKey, Messages } from "./en.ts";

/** Gives the text of a key in one language, with {{values}} filled in. Not escaped: whoever shows it escapes. */
export type Translate = (
  key: MessageKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** A translator for one language. Plurals follow i18next: keys with _one and _other and a `count` value. */
export function createTranslator(locale: Locale, messages: Messages): Translate {
  const instance = createInstance();
  // With resources given and no backend, init finishes before it returns.
  void instance.init({
    lng: locale,
    resources: { [locale]: { translation: messages } },
    interpolation: { escapeValue: false },
    initAsync: false,
  });
  return (key, values) => instance.t(key, { ...values });
}
