import type { Locale } from "#shared/locale.ts";
import { earlyScript, type PublicAssets, renderDocument } from "./document.tsx";
import { publicPages } from "./public-pages.tsx";

export type RenderedPage = { path: string; locale: Locale; html: string };

/** The scripts that stand in the pages themselves, for the content security policy. */
export const inlineScripts: readonly string[] = [earlyScript];

/** Every public page as a whole HTML document. `origin` is the site's own, without a slash at the end. */
export function renderPages(assets: PublicAssets, origin: string): RenderedPage[] {
  return publicPages().map(({ path, locale, alternates, isListed, meta, content }) => ({
    path,
    locale,
    html: renderDocument({
      ...meta,
      locale,
      path,
      alternates,
      isListed,
      origin,
      assets,
      children: content,
    }),
  }));
}
