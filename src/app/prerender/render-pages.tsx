import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { foundContent } from "#features/site/content/found.ts";
import { type HelpChanges, noHelpChanges } from "#features/site/content/help.ts";
import { feedPaths } from "#features/site/content/news.ts";
import { type Locale, locales } from "#shared/locale.ts";
import { setSiteFacts, type SiteFacts } from "#shared/site.ts";
import { unavailableScript } from "../site-unavailable.ts";
import { type PublicAssets, renderDocument } from "./document.tsx";
import { renderFeed } from "./feed.ts";
import { carryLanguage } from "./carry-language.ts";
import { askedLanguageScript, earlyScript, lateScript } from "./inline-scripts.ts";
import { drawPreview, type PreviewPicture } from "./preview-picture.tsx";
import { publicPages } from "./public-pages.tsx";
import { renderRobots, renderSitemap } from "./sitemap.ts";

/** A page as HTML, and the picture that its head names. */
export type RenderedPage = {
  path: string;
  locale: Locale;
  html: string;
  /** Null where the page is none that is shared or found. */
  picture: PreviewPicture | null;
};

export type { PublicAssets } from "./document.tsx";

/** The scripts that stand in the pages themselves, for the content security policy. */
export function inlineScripts(assets: PublicAssets): readonly string[] {
  return [earlyScript, lateScript(assets.scriptUrl)];
}

/** The scripts that stand in the application's page. */
export const shellScripts: readonly string[] = [
  earlyScript,
  askedLanguageScript,
  unavailableScript,
];

/** What administrators made of the site's words. */
export type SiteWords = { facts: Partial<SiteFacts>; help: HelpChanges };

const shippedWords: SiteWords = { facts: {}, help: noHelpChanges };

/**
 * Public pages as whole HTML documents: all, or those of these paths. `origin` is the site's own, without a slash at the end.
 */
export function renderPages(
  assets: PublicAssets,
  origin: string,
  { facts, help }: SiteWords = shippedWords,
  only: readonly string[] | null = null,
): RenderedPage[] {
  setSiteFacts(facts);
  const wanted = publicPages(help).filter(({ path }) => only === null || only.includes(path));
  const pages = wanted.map(({ path, locale, alternates, isListed, meta, content }) => {
    const picture = drawPreview(mainHeading(content), foundContent(locale).line);
    const document = renderDocument({
      ...meta,
      locale,
      path,
      alternates,
      isListed,
      origin,
      assets,
      picture,
      help,
      children: content,
    });
    const html = carryLanguage(document, locale);
    return { path, locale, html, picture: isListed ? picture : null };
  });
  setSiteFacts({});
  return pages;
}

/** Words with all that a page can be made to show, by which the build finds the styles that it can need. */
export const fullWords: SiteWords = {
  facts: {
    operator: "Operator",
    phone: "1234567",
    postalAddress: "Street 1\nTown",
    answerHours: { en: "Hours", es: "Hours" },
    links: ["https://example.org/academy"],
  },
  help: {
    articles: {
      full: {
        groupId: "joining",
        isHidden: false,
        link: "/pricing",
        en: { title: "Question", text: "One [link](/pricing).\n\nTwo.", link: "On" },
        es: { title: "Question", text: "One [link](/pricing).\n\nTwo.", link: "On" },
      },
    },
    orders: {},
  },
};

/** The files beside the pages that lead others to them, by path: what may be read, what there is, what is new. */
export function renderDirectories(
  origin: string,
  { facts }: SiteWords = shippedWords,
): { path: string; text: string }[] {
  setSiteFacts(facts);
  const files = [
    { path: "/robots.txt", text: renderRobots(origin) },
    { path: "/sitemap.xml", text: renderSitemap(publicPages(), origin) },
    ...locales.map((locale) => ({ path: feedPaths[locale], text: renderFeed(locale, origin) })),
  ];
  setSiteFacts({});
  return files;
}

/** The words of a page's main heading. */
function mainHeading(content: ReactNode): string {
  const [, heading = ""] = /<h1[^>]*>([\s\S]*?)<\/h1>/.exec(renderToStaticMarkup(content)) ?? [];
  const texts: Readonly<Record<string, string>> = { "&#x27;": "'", "&amp;": "&", "&quot;": '"' };
  return heading
    .replace(/<[^>]+>/g, "")
    .replace(/&[#\w]+;/g, (entity) => texts[entity] ?? entity)
    .trim();
}
