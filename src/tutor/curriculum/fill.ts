import { locales, type Localized } from "#shared/locale.ts";

/** What stands in for {{placeholders}}: a number or ready text, or a text that differs by language. */
export type Values = Readonly<Record<string, string | number | Localized>>;

/**
 * The template with every {{name}} replaced by its value, in each language.
 * Throws RangeError for a name without a value: a hole must never reach a learner.
 */
export function fill(template: Localized, values: Values): Localized {
  const [en, es] = locales.map((locale) =>
    template[locale].replace(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) throw new RangeError(`No value for {{${name}}}`);
      return typeof value === "object" ? value[locale] : String(value);
    }),
  );
  return { en: en ?? "", es: es ?? "" };
}
