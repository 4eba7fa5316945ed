import type { Locale } from "#shared/locale.ts";

/**
 * What a folded word may be a form of: without the endings of plural, past and present participle in English, of
 * plural and gender in Spanish. Generous, for it only finds listed words again.
 */
export function baseForms(word: string, locale: Locale): string[] {
  return locale === "en" ? englishBases(word) : spanishBases(word);
}

function englishBases(word: string): string[] {
  const found: string[] = [];
  const ending = /(?:ing|ed|es|s|d|ly)$/;
  const stem = word.replace(ending, "");
  if (stem === word || stem.length < 2) return found;
  found.push(stem, `${stem}e`, stem.replace(/i$/, "y"));
  // "cutting" is of "cut", "tells" of "tell".
  if (/([a-z])\1$/.test(stem)) found.push(stem.slice(0, -1));
  if (/(?:es|ed)$/.test(word)) found.push(word.slice(0, -1));
  return found;
}

function spanishBases(word: string): string[] {
  const singular = [word, word.replace(/s$/, ""), word.replace(/es$/, "")];
  return singular.flatMap((base) => [
    base,
    base.replace(/a$/, "o"),
    base.replace(/o$/, "a"),
    base.replace(/(?:it|cit)[oa]$/, "o"),
    base.replace(/(?:it|cit)[oa]$/, "a"),
  ]);
}

const endings =
  /^(?:o|as?|es?|i|amos|emos|imos|an|en|ar|er|ir|ando|iendo|yendo|[ai]d[oa]s?|aba[sn]?|ia[sn]?|aste|iste|io|aron|ieron|[aei]r(?:e|as?|an|emos|ia[sn]?))(?:me|te|se|nos)?(?:l[aeo]s?)?$/;

/** What the forms of a Spanish verb begin with, from its folded infinitive: cont-, cuent- of contar. */
export function verbStems(infinitive: string): string[] {
  const stem = infinitive.slice(0, -2);
  const changed = [
    stem,
    stem.replace(/e([^aeiou]*)$/, "ie$1"),
    stem.replace(/e([^aeiou]*)$/, "i$1"),
    stem.replace(/o([^aeiou]*)$/, "ue$1"),
    stem.replace(/u([^aeiou]*)$/, "ue$1"),
  ];
  return changed.flatMap((each) => [
    each,
    each.replace(/c$/, "qu"),
    each.replace(/g$/, "gu"),
    each.replace(/z$/, "c"),
    each.replace(/gu$/, "g"),
    each.replace(/c$/, "zc"),
  ]);
}

/** Whether a folded word is one of these stems with an ending and pronouns: multiplícalo, súmale, cuéntame. */
export function isVerbForm(word: string, stems: ReadonlySet<string>): boolean {
  for (let length = 2; length < word.length; length++) {
    if (stems.has(word.slice(0, length)) && endings.test(word.slice(length))) return true;
  }
  return false;
}
