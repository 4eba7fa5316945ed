import type { FrameContent } from "../content/home.ts";
import { type PublicRoute, publicRoutes } from "../content/public-routes.ts";
import { Wordmark } from "#ui/art/wordmark.tsx";
import { buttonStyle } from "#ui/button-style.ts";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import { SignedInLinks } from "./signed-in-links.tsx";

type SiteHeaderProps = {
  locale: Locale;
  words: FrameContent;
  /** Where the language switch leads: the counterpart of this page. */
  counterpart: string;
  /** Lets the scene below show through instead of painting its own ground. */
  overScene: boolean;
};

const links = ["whyUs", "about", "pricing", "contact"] as const satisfies readonly PublicRoute[];
const linkStyle =
  "inline-flex min-h-11 items-center rounded-control px-3 text-dusk-text no-underline hover:bg-dusk-mid";

/**
 * The public top bar (rows N-01 to N-04). Without JavaScript it shows the signed-out side, and on a
 * phone the menu is a details element. <html data-kind> uncovers the signed-in side.
 */
export function SiteHeader({ locale, words, counterpart, overScene }: SiteHeaderProps) {
  return (
    <header data-dusk className={`relative z-10 text-dusk-text ${overScene ? "" : "bg-dusk-deep"}`}>
      <div className="mx-auto flex max-w-page items-center gap-x-1 px-4 py-3 sm:px-8">
        <a
          href={publicRoutes.home[locale]}
          className="mr-auto inline-flex min-h-11 items-center text-dusk-text no-underline lg:mr-6"
        >
          <Wordmark name={site.name} />
        </a>
        <nav aria-label={words.mainNavigation} className="mr-auto hidden items-center lg:flex">
          <PageLinks locale={locale} words={words} />
        </nav>
        <LanguageLink
          locale={locale}
          words={words}
          counterpart={counterpart}
          className="max-sm:hidden"
        />
        <div data-signed-out="" className="flex items-center gap-1 in-data-kind:hidden">
          <a href={publicRoutes.login[locale]} className={`${linkStyle} max-sm:hidden`}>
            {words.login}
          </a>
          <a href={publicRoutes.register[locale]} className={buttonStyle("lamp")}>
            {words.signUp}
          </a>
        </div>
        <div className="hidden items-center gap-1 lg:in-data-kind:flex">
          <SignedInLinks words={words} linkStyle={linkStyle} />
        </div>
        <details data-menu="" className="group lg:hidden">
          <summary
            aria-label={words.menu}
            className="ml-1 inline-flex size-11 list-none items-center justify-center rounded-control hover:bg-dusk-mid [&::-webkit-details-marker]:hidden"
          >
            <MenuIcon />
          </summary>
          <nav
            aria-label={words.menu}
            className="absolute inset-x-0 top-full flex flex-col border-t border-dusk-line bg-dusk-deep px-4 pt-3 pb-6 text-[1.125rem] shadow-float sm:px-8"
          >
            <div className="mb-3 hidden flex-col border-b border-dusk-line pb-3 in-data-kind:flex">
              <SignedInLinks words={words} linkStyle={linkStyle} />
            </div>
            <PageLinks locale={locale} words={words} />
            <a href={publicRoutes.login[locale]} className={`${linkStyle} in-data-kind:hidden`}>
              {words.login}
            </a>
            <LanguageLink locale={locale} words={words} counterpart={counterpart} />
          </nav>
        </details>
      </div>
    </header>
  );
}

function PageLinks({ locale, words }: Pick<SiteHeaderProps, "locale" | "words">) {
  return links.map((name) => (
    <a key={name} href={publicRoutes[name][locale]} className={linkStyle}>
      {words.routes[name]}
    </a>
  ));
}

function LanguageLink({
  locale,
  words,
  counterpart,
  className = "",
}: Omit<SiteHeaderProps, "overScene"> & { className?: string }) {
  const other = locale === "en" ? "es" : "en";
  return (
    <a href={counterpart} lang={other} hrefLang={other} className={`${linkStyle} ${className}`}>
      {words.language}
    </a>
  );
}

function MenuIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-6"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      aria-hidden
    >
      <path className="group-open:hidden" d="M4 7h16M4 12h16M4 17h16" />
      <path className="hidden group-open:inline" d="M6 6l12 12M18 6L6 18" />
    </svg>
  );
}
