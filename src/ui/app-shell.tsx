import type { ReactNode } from "react";
import { Link } from "react-router";
import { type BrandMark, BrandWordmark } from "./brand-wordmark.tsx";
import { Wordmark } from "./art/wordmark.tsx";
import { classNames } from "./class-names.ts";

type AppShellProps = {
  words: {
    productName: string;
    /** Beside the academy's name under a brand's: "run by". */
    runBy: string;
    /** For screen readers: "Main". */
    navigation: string;
    skipToContent: string;
  };
  /** The brand that a family belongs to, whose name stands in place of the academy's; null for the academy's own. */
  brand?: BrandMark | null;
  /** Where the wordmark leads: a public page, so the browser loads it whole. */
  home: string;
  /** The links of the top bar. On a phone they move into the menu slot, which then holds them too. */
  links: readonly { to: string; label: string; current?: boolean }[];
  /** At the start of the bar on a phone: a button that opens the sessions, for instance. */
  leading?: ReactNode;
  /** At the end of the bar: greeting, badge, resume, account menu. */
  trailing?: ReactNode;
  /** Between the bar and the page: offline notice, session warning. */
  notice?: ReactNode;
  /** The page has the whole window below the bar and scrolls inside itself (the tutor's desk). */
  fullHeight?: boolean;
  children: ReactNode;
};

/** The frame of the signed-in application: skip link, top bar, notices, the page. */
export function AppShell(props: AppShellProps) {
  const {
    words,
    brand = null,
    home,
    links,
    leading,
    trailing,
    notice,
    fullHeight = false,
    children,
  } = props;
  return (
    <div
      className={classNames("flex flex-col", fullHeight ? "h-dvh overflow-hidden" : "min-h-dvh")}
    >
      <a
        href="#main"
        className="sr-only z-50 rounded-control bg-lamp px-4 py-3 font-semibold text-on-lamp focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {words.skipToContent}
      </a>
      <header
        data-dusk
        className="flex shrink-0 items-center gap-1 bg-dusk-deep px-3 py-2 text-dusk-text sm:px-6"
      >
        {leading}
        <a
          href={home}
          className="mr-auto inline-flex min-h-11 min-w-0 items-center rounded-control lg:mr-6"
        >
          {brand ? (
            <BrandWordmark brand={brand} runBy={`${words.runBy} ${words.productName}`} />
          ) : (
            <Wordmark name={words.productName} />
          )}
        </a>
        <nav aria-label={words.navigation} className="mr-auto hidden items-center lg:flex">
          {links.map(({ to, label, current = false }) => (
            <Link
              key={to}
              to={to}
              aria-current={current ? "page" : undefined}
              className="inline-flex min-h-11 items-center rounded-control px-3 hover:bg-dusk-mid aria-[current=page]:text-dusk-lamp"
            >
              {label}
            </Link>
          ))}
        </nav>
        {trailing}
      </header>
      {notice}
      <main id="main" tabIndex={-1} className="flex min-h-0 grow flex-col outline-none">
        {children}
      </main>
    </div>
  );
}
