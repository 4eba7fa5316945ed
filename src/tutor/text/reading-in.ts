import type { Locale } from "#shared/locale.ts";

/** How numbers are read in a lesson of a language, for readMathematics: in Spanish 3,5 is three and a half. */
export function readingIn(locale: Locale): { decimalComma: boolean } {
  return { decimalComma: locale === "es" };
}
