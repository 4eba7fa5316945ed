import type { Locale } from "#shared/locale.ts";

/** The id of a book: its title in small letters without accents, joined by hyphens, and its language. */
export function bookIdOf(title: string, locale: Locale): string {
  const plain = title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, "-")
    .replaceAll(/^-|-$/g, "");
  return `${plain.slice(0, 80)}-${locale}`;
}
