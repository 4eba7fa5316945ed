import type { ReactNode } from "react";
import { frameContent } from "../content/home.ts";
import type { Locale } from "#shared/locale.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";

type PageFrameProps = {
  locale: Locale;
  /** The address of this page in the other language. */
  counterpart: string;
  /** The page begins with a dusk scene that reaches up behind the top bar. */
  overScene?: boolean;
  children: ReactNode;
};

/** What every public page has around its own text: skip link, top bar, main part, footer. */
export function PageFrame({ locale, counterpart, overScene = false, children }: PageFrameProps) {
  const words = frameContent(locale);
  return (
    <>
      <a
        href="#main"
        className="sr-only z-20 rounded-control bg-lamp px-4 py-3 font-semibold text-on-lamp focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {words.skip}
      </a>
      <SiteHeader locale={locale} words={words} counterpart={counterpart} overScene={overScene} />
      <main id="main">{children}</main>
      <SiteFooter locale={locale} words={words} />
    </>
  );
}
