import english from "#content/en/voice.json" with { type: "json" };
import spanish from "#content/es/voice.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";

/** Each phrase of the built-in voice in some wordings, so that a turn can be said another way. */
export type PhraseName = keyof typeof english;

/** The types hold that both languages have every phrase; phrases.test.ts that neither has another. */
export const phrases: Readonly<Record<Locale, Readonly<Record<PhraseName, readonly string[]>>>> = {
  en: english,
  es: spanish,
};

/** Which of a phrase's wordings is said. */
export type Wording = (name: PhraseName) => number;

/** How often each phrase was said in a chat. */
export type Worded = Readonly<Partial<Record<PhraseName, number>>>;

/** A phrase with its {{values}} filled in; `variant` picks among its wordings, of `plain` ones the shortest first. */
export function phrase(
  locale: Locale,
  name: PhraseName,
  variant: number,
  values: Readonly<Record<string, string | number>> = {},
  plain = false,
): string {
  const wordings = phrases[locale][name];
  const options = plain ? wordings.toSorted((a, b) => a.length - b.length) : wordings;
  const chosen = options[variant % options.length] ?? "";
  return chosen
    .replaceAll(/\{\{(\w+)\}\}/g, (_, value: string) => String(values[value] ?? ""))
    .replaceAll(/ {2,}/g, " ");
}
