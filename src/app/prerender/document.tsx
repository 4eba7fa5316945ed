import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import type { HelpChanges } from "#features/site/content/help.ts";
import { feedPaths, newsContent } from "#features/site/content/news.ts";
import { earlyScript, lateScript } from "./inline-scripts.ts";
import { previewSize } from "../preview-size.ts";
import type { PreviewPicture } from "./preview-picture.tsx";
import { structuredData, toJsonLd } from "./structured-data.ts";

/** What the build made for the public pages; see scripts/build.ts. */
export type PublicAssets = {
  /** The whole style sheet, small enough to stand in the page itself. */
  styleText: string;
  /** Address of the public script. */
  scriptUrl: string;
  /** Addresses of the fonts to fetch at once. */
  fontUrls: readonly string[];
  /** The icon of the browser's tab, as a data URL: fetched, it would stand in the way of the first paint. */
  iconUrl: string;
};

export type DocumentProps = {
  locale: Locale;
  title: string;
  description: string;
  /** The page's own path: "/inicio". */
  path: string;
  /** The same page in each language, by path; null where there is only this one. */
  alternates: Readonly<Record<Locale, string>> | null;
  /** Whether search engines may list it; a page that is not has no address of its own either. */
  isListed: boolean;
  /** Where the site lives, for canonical links: "https://faro.example". */
  origin: string;
  assets: PublicAssets;
  /** What stands for the page where its address is shared. */
  picture: PreviewPicture;
  /** What administrators made of the answers. */
  help?: HelpChanges;
  children: ReactNode;
};

/** A whole public page as HTML, for search engines and for people without JavaScript as well. */
export function renderDocument(props: DocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...props} />)}`;
}

function Document(props: DocumentProps) {
  const { locale, title, description, path, isListed, origin, assets, children } = props;
  const things = isListed ? structuredData(path, locale, origin, props.help) : [];
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {assets.fontUrls.map((url) => (
          <link key={url} rel="preload" href={url} as="font" type="font/woff2" crossOrigin="" />
        ))}
        <script dangerouslySetInnerHTML={{ __html: earlyScript }} />
        <style dangerouslySetInnerHTML={{ __html: assets.styleText }} />
        {isListed ? <Listing {...props} /> : <meta name="robots" content="noindex" />}
        <meta name="theme-color" content="#0f1d33" />
        <link rel="icon" href="/favicon.ico" sizes="32x32" />
        <link rel="icon" href={assets.iconUrl} type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {things.length > 0 && (
          <script
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: toJsonLd(things) }}
          />
        )}
        <script dangerouslySetInnerHTML={{ __html: lateScript(assets.scriptUrl) }} />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** How each language is named where a page is shared. */
export const openGraphLocales = { en: "en_US", es: "es_ES" } as const;

/** What search engines, feed readers and those who share a page's address are told of it. */
function Listing(props: DocumentProps) {
  const { locale, title, description, path, alternates, origin, picture } = props;
  const other = locale === "en" ? "es" : "en";
  return (
    <>
      <link rel="canonical" href={origin + path} />
      {alternates && (
        <>
          <link rel="alternate" hrefLang="en" href={origin + alternates.en} />
          <link rel="alternate" hrefLang="es" href={origin + alternates.es} />
          <link rel="alternate" hrefLang="x-default" href={origin + alternates.en} />
        </>
      )}
      <link
        rel="alternate"
        type="application/rss+xml"
        href={feedPaths[locale]}
        title={newsContent(locale).feed}
      />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:locale" content={openGraphLocales[locale]} />
      {alternates && <meta property="og:locale:alternate" content={openGraphLocales[other]} />}
      <meta property="og:image" content={origin + picture.url} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content={String(previewSize.width)} />
      <meta property="og:image:height" content={String(previewSize.height)} />
      <meta property="og:image:alt" content={picture.label} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={origin + picture.url} />
      <meta name="twitter:image:alt" content={picture.label} />
    </>
  );
}
