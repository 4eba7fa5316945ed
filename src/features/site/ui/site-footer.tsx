import { type FrameContent, frameContent } from "../content/home.ts";
import { type PublicRoute, publicRoutes, translatedRoutes } from "../content/public-routes.ts";
import { Wordmark } from "#ui/art/wordmark.tsx";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";

type SiteFooterProps = { locale: Locale; words: FrameContent };

const linkStyle =
  "inline-flex min-h-11 items-center py-1 leading-snug text-dusk-quiet no-underline hover:text-dusk-text hover:underline lg:min-h-9";

const academy: readonly PublicRoute[] = [
  "home",
  "landing",
  "whyUs",
  "about",
  "pricing",
  "textbooks",
];
const accounts: readonly PublicRoute[] = [
  "studentRegister",
  "register",
  "login",
  "affiliate",
  "affiliateLogin",
];
const support: readonly PublicRoute[] = ["helpCenter", "contact"];
const legal: readonly PublicRoute[] = ["privacy", "terms", "affiliateTerms", "affiliatePrivacy"];

/** The foot of every public page: each public page in this language, and its twin in the other. */
export function SiteFooter({ locale, words }: SiteFooterProps) {
  const other = locale === "en" ? "es" : "en";
  return (
    <footer data-dusk className="bg-dusk-sea text-dusk-text">
      <div className="mx-auto max-w-page px-4 pt-14 pb-10 sm:px-8">
        <div className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
          <Column title={words.footer.academy} names={academy} locale={locale} words={words} />
          <Column title={words.footer.accounts} names={accounts} locale={locale} words={words} />
          <Column title={words.footer.support} names={support} locale={locale} words={words} />
          <Column title={words.footer.legal} names={legal} locale={locale} words={words} />
          <Column
            title={words.footer.otherLanguage}
            names={translatedRoutes}
            locale={other}
            words={frameContent(other)}
            isWide
          />
        </div>
        <div className="mt-12 flex flex-wrap items-end justify-between gap-x-10 gap-y-6 border-t border-dusk-line pt-8">
          <div>
            <Wordmark name={site.name} />
            <p className="mt-3 text-dusk-quiet">{site.line?.[locale] ?? words.footer.line}</p>
            {site.operator !== "" && (
              <p className="text-dusk-quiet">
                {words.footer.runBy} {site.operator}
              </p>
            )}
            <p className="text-dusk-quiet">
              {words.footer.write}{" "}
              <a href={`mailto:${site.contactEmail}`} className={`${linkStyle} underline`}>
                {site.contactEmail}
              </a>
            </p>
          </div>
          <ThemeChoice words={words} />
        </div>
        {site.links.length > 0 && (
          <nav aria-label={words.footer.elsewhere} className="mt-6">
            <ul className="flex flex-wrap gap-x-6">
              {site.links.map((address) => (
                <li key={address}>
                  <a href={address} rel="me noopener" className={`${linkStyle} underline`}>
                    {placeOf(address)}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
    </footer>
  );
}

/** Where an address leads, as people know it: "instagram.com/academy". */
function placeOf(address: string): string {
  const { hostname, pathname } = new URL(address);
  return hostname.replace(/^www\./, "") + pathname.replace(/\/$/, "");
}

type ColumnProps = {
  title: string;
  names: readonly PublicRoute[];
  locale: Locale;
  words: FrameContent;
  /** Takes the whole width, its links in the columns above it. */
  isWide?: boolean;
};

function Column({ title, names, locale, words, isWide = false }: ColumnProps) {
  return (
    <nav aria-label={title} lang={locale} className={isWide ? "col-span-full" : undefined}>
      <h2 className="mb-2 font-reading text-small font-semibold text-dusk-lamp">{title}</h2>
      <ul className={isWide ? "grid grid-cols-2 gap-x-6 md:grid-cols-4" : undefined}>
        {names.map((name) => (
          <li key={name}>
            <a href={publicRoutes[name][locale]} className={linkStyle}>
              {words.routes[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Day, night or as the system; without JavaScript it stays away, since it could do nothing. */
function ThemeChoice({ words }: { words: FrameContent }) {
  return (
    <fieldset data-theme-choice="" hidden className="not-[[hidden]]:flex items-center gap-1">
      <legend className="float-left mr-3 text-small text-dusk-quiet">{words.theme.label}</legend>
      {(["system", "light", "dark"] as const).map((value) => (
        <label
          key={value}
          className="inline-flex min-h-11 cursor-pointer items-center rounded-control border border-transparent px-3 text-small text-dusk-quiet hover:bg-dusk-mid has-checked:border-dusk-lamp has-checked:text-dusk-text has-focus-visible:outline-3 has-focus-visible:outline-dusk-lamp"
        >
          <input type="radio" name="theme" value={value} className="sr-only" />
          {words.theme[value]}
        </label>
      ))}
    </fieldset>
  );
}
