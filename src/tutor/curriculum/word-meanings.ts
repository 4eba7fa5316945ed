import english from "#content/vocabulary/word-meanings.en.json" with { type: "json" };
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
  const built = new Map(
    Object.entries(written[locale]).flatMap(([forms, meaning]) =>
      forms.split("|").map((form) => [plain(form), meaning] as const),
    ),
  );
  meanings.set(locale, built);
  return built;
}

/** What a word of our texts means, in any of its forms, as it may be told to a child; null where it is not among those told. */
export function meaningOf(word: string, locale: Locale): string | null {
  const known = meaningsIn(locale);
  const asked = plain(word);
  return known.get(asked) ?? known.get(asked.replace(/e?s$/u, "")) ?? null;
}

/** Lower case, without accents: children leave them out. */
function plain(word: string): string {
  return word.normalize("NFD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
