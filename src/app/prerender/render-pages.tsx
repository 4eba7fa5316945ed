import type { ReactNode } from "react";
import { homeContent } from "#features/site/content.ts";
import { publicRoutes } from "#features/site/public-routes.ts";
import { HomePage } from "#features/site/ui/home-page.tsx";
import { type Locale, locales } from "#shared/locale.ts";
import { type PublicAssets, renderDocument, earlyScript } from "./document.tsx";

export type RenderedPage = { path: string; locale: Locale; html: string };

/** The scripts that stand in the pages themselves, for the content security policy. */
export const inlineScripts: readonly string[] = [earlyScript];

/** One public page in both languages: its addresses, its words for search engines, its content. */
type PublicPage = {
  paths: Readonly<Record<Locale, string>>;
  meta: (locale: Locale) => { title: string; description: string };
  content: (locale: Locale) => ReactNode;
};

const publicPages: readonly PublicPage[] = [
  {
    paths: publicRoutes.home,
    meta: (locale) => homeContent(locale).meta,
    content: (locale) => <HomePage locale={locale} />,
  },
];

/** Every public page as a whole HTML document. `origin` is the site's own, without a slash at the end. */
export function renderPages(assets: PublicAssets, origin: string): RenderedPage[] {
  return publicPages.flatMap(({ paths, meta, content }) =>
    locales.map((locale) => ({
      path: paths[locale],
      locale,
      html: renderDocument({
        ...meta(locale),
        locale,
        path: paths[locale],
        alternates: paths,
        origin,
        assets,
        children: content(locale),
      }),
    })),
  );
}
