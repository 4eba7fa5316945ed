import english from "#content/vocabulary/word-meanings.en.json" with { type: "json" };
import translations from "#content/vocabulary/english-in-spanish.json" with { type: "json" };
import spanish from "#content/vocabulary/word-meanings.es.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";

/** What plain words of our texts mean, told to children: the forms of a word, parted by bars, each with its meaning. */
const written: Readonly<Record<Locale, Readonly<Record<string, string>>>> = {
  en: english,
  es: spanish,
};

const meanings = new Map<Locale, ReadonlyMap<string, string>>();

function meaningsIn(locale: Locale): ReadonlyMap<string, string> {
  const known = meanings.get(locale);
  if (known) return known;
  const built = formsOf(written[locale]);
  meanings.set(locale, built);
  return built;
}

function formsOf(texts: Readonly<Record<string, string>>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([forms, text]) =>
      forms.split("|").map((form) => [plain(form), text] as const),
    ),
  );
}

/**
 * What a word of our texts means, in any of its forms, as it may be told to a child; null where it is not among those told.
 * Who reads Spanish and asks for an English word is told its Spanish, and its meaning in English.
 */
export function meaningOf(word: string, locale: Locale, reader: Locale = locale): string | null {
  const meaning = lookUp(meaningsIn(locale), word);
  if (reader === locale || reader === "en") return meaning;
  const translation = lookUp(inSpanish(), word);
  if (meaning === null || translation === null) return translation ?? meaning;
  return `${translation} (${meaning})`;
}

function lookUp(known: ReadonlyMap<string, string>, word: string): string | null {
  const asked = plain(word);
  return known.get(asked) ?? known.get(asked.replace(/e?s$/u, "")) ?? null;
}

let spanishOf: ReadonlyMap<string, string> | null = null;

/** The Spanish of the English words, by each of their forms. */
function inSpanish(): ReadonlyMap<string, string> {
  spanishOf ??= formsOf(translations);
  return spanishOf;
}

/** Lower case, without accents: children leave them out. */
function plain(word: string): string {
  return word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
