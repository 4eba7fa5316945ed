import type { Locale } from "#shared/locale.ts";

/** A text between the language's quotation marks. */
export function quoted(text: string, locale: Locale): string {
  return locale === "es" ? `«${text}»` : `“${text}”`;
}

/** An answer that was put together, its lines in one, as it stands within a sentence: without a full stop of its own. */
export function quoteOf(given: string, locale: Locale): string {
  return quoted(
    given
      .split("\n")
      .map((line) => line.replace(/\.$/u, ""))
      .join("; "),
    locale,
  );
}
