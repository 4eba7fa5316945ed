import { z } from "zod";
import english from "#content/en/voice.json" with { type: "json" };
import spanish from "#content/es/voice.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";

/** Each phrase of the built-in voice in some wordings, so that a turn can be said another way. */
export type PhraseName = keyof typeof english;

const wordings = z.array(z.string().min(1)).min(1);

const phraseNames = Object.keys(english).filter((name): name is PhraseName => name in english);

/** Both languages must have every phrase, and no other. */
function readPhrases(stored: unknown): Record<PhraseName, string[]> {
  return z.record(z.enum(phraseNames), wordings).parse(stored);
}

export const phrases: Readonly<Record<Locale, Record<PhraseName, string[]>>> = {
  en: readPhrases(english),
  es: readPhrases(spanish),
};

/** A phrase with its {{values}} filled in; `variant` picks among its wordings. */
export function phrase(
  locale: Locale,
  name: PhraseName,
  variant: number,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const options = phrases[locale][name];
  const chosen = options[variant % options.length] ?? "";
  return chosen
    .replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ""))
    .replaceAll(/ {2,}/g, " ");
}
