import type { ReactNode } from "react";
import {
  affiliateContent,
  articleContent,
  type ArticleName,
} from "#features/site/content/article.ts";
import {
  contactContent,
  notFoundContent,
  offlineContent,
  pricingContent,
  textbooksContent,
} from "#features/site/content/pages.ts";
import { type HelpChanges, helpContent, noHelpChanges } from "#features/site/content/help.ts";
import { homeContent } from "#features/site/content/home.ts";
import { landingContent } from "#features/site/content/landing.ts";
import { publicRoutes } from "#features/site/content/public-routes.ts";
import { AffiliatePage } from "#features/site/ui/affiliate-page.tsx";
import { ArticlePage } from "#features/site/ui/article-page.tsx";
import { ContactPage } from "#features/site/ui/contact-page.tsx";
import { HelpCenterPage } from "#features/site/ui/help-center-page.tsx";
import { HomePage } from "#features/site/ui/home-page.tsx";
import { LandingPage } from "#features/site/ui/landing-page.tsx";
import { NotFoundPage } from "#features/site/ui/not-found-page.tsx";
import { OfflinePage } from "#features/site/ui/offline-page.tsx";
import { PricingPage } from "#features/site/ui/pricing-page.tsx";
import { TextbooksPage } from "#features/site/ui/textbooks-page.tsx";
import { contactFormPaths, offlinePath } from "../page-server.ts";
import { type Locale, locales } from "#shared/locale.ts";

type Meta = { title: string; description: string };

/** One page to be built, in one language. */
export type PublicPage = {
  path: string;
  locale: Locale;
  /** The same page in each language, by path; null where there is only this one. */
  alternates: Readonly<Record<Locale, string>> | null;
  /** Whether search engines may list it. */
  isListed: boolean;
  meta: Meta;
  content: ReactNode;
};

/** What stands at every address that is no page: built to pages/404.html, and no address of its own. */
export const notFoundPath = "/404";

/** Every page that is built as HTML. src/app/pages.ts must name each but the 404 and the offline page. */
export function publicPages(help: HelpChanges = noHelpChanges): PublicPage[] {
  return [
    ...inBoth(
      publicRoutes.home,
      (locale) => homeContent(locale).meta,
      (locale) => <HomePage locale={locale} />,
    ),
    ...(
      ["about", "whyUs", "privacy", "terms", "affiliateTerms", "affiliatePrivacy"] as const
    ).flatMap(articlePages),
    ...inBoth(
      publicRoutes.affiliate,
      (locale) => affiliateContent(locale).meta,
      (locale) => <AffiliatePage locale={locale} />,
    ),
    ...inBoth(
      publicRoutes.landing,
      (locale) => landingContent(locale).meta,
      (locale) => <LandingPage locale={locale} />,
    ),
    ...inBoth(
      publicRoutes.pricing,
      (locale) => pricingContent(locale).meta,
      (locale) => <PricingPage locale={locale} />,
    ),
    ...inBoth(
      publicRoutes.contact,
      (locale) => contactContent(locale).meta,
      (locale) => <ContactPage locale={locale} />,
    ),
    ...inBoth(
      publicRoutes.helpCenter,
      (locale) => helpContent(locale).meta,
      (locale) => <HelpCenterPage locale={locale} changes={help} />,
    ),
    ...inBoth(
      contactFormPaths,
      (locale) => contactContent(locale).meta,
      (locale) => <ContactPage locale={locale} isRefused />,
    ).map((page) => ({ ...page, alternates: null, isListed: false })),
    {
      path: publicRoutes.textbooks.en,
      locale: "en",
      alternates: null,
      isListed: true,
      meta: textbooksContent().meta,
      content: <TextbooksPage />,
    },
    {
      path: notFoundPath,
      locale: "en",
      alternates: null,
      isListed: false,
      meta: notFoundContent("en").meta,
      content: <NotFoundPage />,
    },
    {
      path: offlinePath,
      locale: "en",
      alternates: null,
      isListed: false,
      meta: offlineContent("en").meta,
      content: <OfflinePage />,
    },
  ];
}

function articlePages(name: ArticleName): PublicPage[] {
  return inBoth(
    publicRoutes[name],
    (locale) => articleContent(name, locale).meta,
    (locale) => <ArticlePage name={name} locale={locale} />,
  );
}

function inBoth(
  paths: Readonly<Record<Locale, string>>,
  meta: (locale: Locale) => Meta,
  content: (locale: Locale) => ReactNode,
): PublicPage[] {
  return locales.map((locale) => ({
    path: paths[locale],
    locale,
    alternates: paths,
    isListed: true,
    meta: meta(locale),
    content: content(locale),
  }));
}
