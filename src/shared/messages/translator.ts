import type { Locale } from "../locale.ts";
import type { MessageKey } from "./en.ts";

/** Gives the text of a key in one language, with {{values}} filled in. Not escaped: whoever shows it escapes. */
export type Translate = (
  key: MessageKey,
  values?: Readonly<Record<string, string | number>>,
) => string;

/** Texts by "area.key"; areas may be added while translators read it. */
export type Texts = Map<string, string>;

/** Adds the texts of one area. */
export function addArea(texts: Texts, area: string, words: Readonly<Record<string, string>>): void {
  for (const [key, text] of Object.entries(words)) texts.set(`${area}.${key}`, text);
}

/**
 * A translator for one language. Where `count` is given, the key's plural form is taken if it has one: `_one`,
 * `_other` …, as Intl.PluralRules names them. Why not a library: docs/decisions/0008.
 */
export function createTranslator(locale: Locale, texts: Texts): Translate {
  const plurals = new Intl.PluralRules(locale);
  return (key, values = {}) => {
    const { count } = values;
    const plural =
      typeof count === "number" ? texts.get(`${key}_${plurals.select(count)}`) : undefined;
    const text = plural ?? texts.get(key) ?? key;
    return text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
}
