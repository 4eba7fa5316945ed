import type { Locale } from "#shared/locale.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import type { Translate } from "#shared/messages/translator.ts";
import { type Page, pages } from "./pages.ts";

/** A page as the menu of all pages offers it. */
export type PageEntry = { page: Page; label: string };

/** The key of a page's name. Every page has one: page-menu.test.ts holds it. */
function nameKey({ path }: Page): MessageKey {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the names stand under the addresses
  return `pages.${path}` as MessageKey;
}

/** Every page that is served to everyone's browser, sorted by what it is called in the reader's language (N-05). */
export function pageEntries(locale: Locale, translate: Translate): PageEntry[] {
  const collator = new Intl.Collator(locale);
  return pages
    .filter(({ developmentOnly }) => !developmentOnly)
    .map((page) => ({ page, label: translate(nameKey(page)) }))
    .toSorted((a, b) => collator.compare(a.label, b.label));
}
