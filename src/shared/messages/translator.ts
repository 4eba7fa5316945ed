import { isolated } from "../isolated.ts";
import type { Locale } from "../locale.ts";
import type { MessageKey } from "./en.ts";

/**
 * Gives the text of a key in one language, with {{values}} filled in; {{duration value}} says a number of seconds
 * in words. Not escaped: whoever shows it escapes. Values that run from right to left are isolated.
 */
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
    return text.replaceAll(/\{\{(duration )?(\w+)\}\}/g, (_, duration: unknown, name: string) => {
      const value = values[name] ?? "";
      return duration ? durationWords(locale, Number(value)) : isolated(String(value));
    });
  };
}

/** A time to wait in the unit a person would say it in, rounded up. */
function durationWords(locale: Locale, seconds: number): string {
  const [unit, length]: [string, number] =
    seconds < 120 ? ["second", 1] : seconds < 7200 ? ["minute", 60] : ["hour", 3600];
  const format = new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" });
  return format.format(Math.ceil(seconds / length));
}
