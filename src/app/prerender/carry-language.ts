import { languageParameter, type Locale } from "#shared/locale.ts";
import { findPage } from "../pages.ts";

/**
 * A page's HTML with the reader's language in each link into the application: "/login" on a Spanish page leads to
 * "/login?lang=es", so that a form speaks Spanish also where the page's script has not come or the browser keeps nothing.
 * English links stay as they are: the application's own address is the English one.
 */
export function carryLanguage(html: string, locale: Locale): string {
  if (locale === "en") return html;
  return html.replaceAll(
    /(?<=<a\b[^>]*\shref=")(\/[^"?#]*)(\?[^"#]*)?(?=["#])/g,
    (link, path: string, query?: string) =>
      findPage(path)?.kind === "app"
        ? `${path}${query ? `${query}&amp;` : "?"}${languageParameter}=${locale}`
        : link,
  );
}
