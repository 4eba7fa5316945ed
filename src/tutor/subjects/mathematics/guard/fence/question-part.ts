import type { Locale } from "#shared/locale.ts";

const openers: Readonly<Record<Locale, RegExp>> = {
  en: /(?:^|[,:;.!—–-]\s|\b(?:so|and|but|then|now|or)\s)[^\p{L}]*(?:(?:in|on|at|by|for|from|to|with|of|how about)\s)?(?:what|which|who|whose|how|why|where|when|is|are|was|were|do|does|did|can|could|will|would|should|has|have|shall|if|ready|any)\b/iu,
  es: /¿/,
};
/** A question that states: it waits for a nod. */
const rhetorical: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:isn|aren|wasn|doesn|don|didn|can|won|couldn|wouldn)['’]?t\s+(?:it|that|this|they|you|the|we)\b|,\s*(?:right|ok|okay|yes|no|see|correct|agreed|huh|eh)\s*\?/iu,
  es: /(?<!\p{L})(?:verdad|cierto|no|vale|ves|sí|correcto)\s*\?\s*$|¿(?:acaso |a que )?no (?:es|son|será|serán)\b/iu,
};

/** Questions that are told: "it asks how many …", "dime qué …". */
const indirect: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:asks?|wants to know|tell me|find out|wonder)\s+(?:how|what|which|where|whether|why|if)\b[^,;:.]*[.!]?$/iu,
  es: /(?<!\p{L})(?:preguntan?|piden?|dime|averigua|cuéntame)\s+(?:cu[aá]nt[oa]s?|qu[eé]|cu[aá]l(?:es)?|d[oó]nde|si|c[oó]mo)(?!\p{L})[^,;:.]*[.!]?$/iu,
};

/** What a question supposes stands right before it: "If you had 3, what …". */
const conditions: Readonly<Record<Locale, RegExp>> = {
  en: /\b(?:if|when)\b[^.:;]*$/iu,
  es: /\b(?:si|cuando)\b[^.:;]*$/iu,
};

/**
 * Where in a sentence the asking begins, as an offset; the length of the text where nothing is truly asked. What
 * stands before it is stated: "It is the double, so what is it?"
 */
export function questionFrom(text: string, isQuestion: boolean, locale: Locale): number {
  if (!isQuestion) return indirect[locale].exec(text)?.index ?? text.length;
  if (rhetorical[locale].test(text)) return text.length;
  const found = openers[locale].exec(text);
  if (found === null) return text.length;
  const condition = conditions[locale].exec(text.slice(0, found.index));
  return condition?.index ?? found.index;
}
