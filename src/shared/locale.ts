/** The languages every page, e-mail and tutor turn exists in. */
export const locales = ["en", "es"] as const;

export type Locale = (typeof locales)[number];

/** The parameter of an address by which a public page hands its reader's language to the application. */
export const languageParameter = "lang";

/** A text in each language. Data that people read is stored as one of these, never as one language. */
export type Localized = Readonly<Record<Locale, string>>;

/** Whether a value from outside names a language we speak. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/**
 * The language a reader most likely wants, from an Accept-Language header.
 * Only the primary tag counts ("es-MX" is "es"); English where none of ours is named.
 */
export function localeFromHeader(header: string | undefined): Locale {
  const wanted = (header ?? "")
    .split(",")
    .map((part) => {
      const [tag = "", quality] = part.trim().split(";q=");
      return { locale: tag.slice(0, 2).toLowerCase(), quality: quality ? Number(quality) : 1 };
    })
    .filter((entry) => isLocale(entry.locale))
    .sort((a, b) => b.quality - a.quality)[0]?.locale;
  return isLocale(wanted) ? wanted : "en";
}
