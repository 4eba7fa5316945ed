import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { brandContent } from "#features/brands/content/brand-page.ts";
import { initialsIcon } from "#features/brands/rules/initials-icon.ts";
import type { BrandView } from "#features/brands/rules/view.ts";
import { phoneIconOf } from "#features/brands/rules/pictures.ts";
import { fill } from "#features/brands/ui/page/fill.ts";
import { languageParameter, type Locale } from "#shared/locale.ts";
import { openGraphLocales, type PublicAssets } from "./document.tsx";
import { earlyScript, lateScript } from "./inline-scripts.ts";

type BrandDocumentProps = {
  brand: BrandView;
  locale: Locale;
  /** The address that search engines list: "https://faro.example/brand/acme". */
  address: string;
  /** What stands for the page where it is shared, if the partner has no picture: a whole address. */
  picture: string;
  /** The address of the partner's own styles; null where there are none. */
  styles: string | null;
  assets: PublicAssets;
  children: ReactNode;
};

/** A brand's page as HTML, its head the partner's own (W-03). */
export function renderBrandDocument(props: BrandDocumentProps): string {
  return `<!doctype html>${renderToStaticMarkup(<BrandDocument {...props} />)}`;
}

function BrandDocument(props: BrandDocumentProps) {
  const { brand, locale, address, picture, styles, assets, children } = props;
  const { meta } = brandContent(locale);
  const names = { brand: brand.name };
  const title = brand.metaTitle ?? fill(meta.title, names);
  const description = brand.metaDescription ?? fill(meta.description, names);
  const image = brand.ogImageUrl === null ? picture : new URL(brand.ogImageUrl, address).href;
  const phoneIcon = brand.faviconUrl && phoneIconOf(brand.faviconUrl);
  const other = locale === "en" ? "es" : "en";
  const colours = Object.entries(brand.colours).map(([name, value]) => `${name}:${value}`);
  return (
    <html lang={locale} data-brand-code={brand.code}>
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
        {/* Colours alone, computed from six digits each. */}
        <style dangerouslySetInnerHTML={{ __html: `:root{${colours.join(";")}}` }} />
        {styles && <link rel="stylesheet" href={styles} />}
        <link rel="canonical" href={inLanguage(address, locale)} />
        <link rel="alternate" hrefLang="en" href={inLanguage(address, "en")} />
        <link rel="alternate" hrefLang="es" href={inLanguage(address, "es")} />
        <link rel="alternate" hrefLang="x-default" href={address} />
        <meta property="og:type" content="website" />
        <meta property="og:site_name" content={brand.name} />
        <meta property="og:title" content={title} />
        <meta property="og:description" content={description} />
        <meta property="og:url" content={inLanguage(address, locale)} />
        <meta property="og:locale" content={openGraphLocales[locale]} />
        <meta property="og:locale:alternate" content={openGraphLocales[other]} />
        <meta property="og:image" content={image} />
        <meta name="twitter:card" content="summary_large_image" />
        <meta name="twitter:title" content={title} />
        <meta name="twitter:description" content={description} />
        <meta name="twitter:image" content={image} />
        <meta name="theme-color" content={brand.colours["--brand-primary"]} />
        <link rel="icon" href={brand.faviconUrl ?? initialsIcon(brand)} />
        {phoneIcon && <link rel="apple-touch-icon" href={phoneIcon} />}
        <script dangerouslySetInnerHTML={{ __html: lateScript(assets.scriptUrl) }} />
      </head>
      <body>{children}</body>
    </html>
  );
}

/** The page's address in one language, by name. */
function inLanguage(address: string, locale: Locale): string {
  const url = new URL(address);
  url.searchParams.set(languageParameter, locale);
  return url.href;
}
