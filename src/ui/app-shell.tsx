import { Menu as MenuIcon } from "lucide-react";
import type { ReactNode } from "react";
import { type BrandMark, BrandWordmark } from "./brand-wordmark.tsx";
import { Wordmark } from "./art/wordmark.tsx";
import { site } from "#shared/site.ts";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { Menu } from "./menu.tsx";

type AppShellProps = {
  words: {
    /** Beside the academy's name under a brand's: "run by". */
    runBy: string;
    /** For screen readers: "Main". */
    navigation: string;
    openMenu: string;
    skipToContent: string;
  };
  /** The brand that a family belongs to, whose name stands in place of the academy's; null for the academy's own. */
  brand?: BrandMark | null;
  /** Where the wordmark leads: a public page, so the browser loads it whole. */
  home: string;
  /** The public pages in the top bar, which the browser loads whole; where it is narrow they stand in a menu. */
  links: readonly { href: string; label: string }[];
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
        {links.length > 0 && (
          <div className="lg:hidden">
            <Menu
              align="start"
              trigger={<IconButton icon={<MenuIcon />} label={words.openMenu} isOnDusk />}
              items={links.map(({ href, label }) => ({
                id: href,
                label,
                onSelect: () => location.assign(href),
              }))}
            />
          </div>
        )}
        <a
          href={home}
          className={classNames(
            "mr-auto inline-flex min-h-11 items-center rounded-control lg:mr-6",
            // A brand's name is cut where it has no room; the academy's own is broken between words.
            brand ? "min-w-0" : "min-w-min",
          )}
        >
          {brand ? (
            <BrandWordmark brand={brand} runBy={`${words.runBy} ${site.name}`} />
          ) : (
            <Wordmark name={site.name} />
          )}
        </a>
        <nav aria-label={words.navigation} className="mr-auto hidden items-center lg:flex">
          {links.map(({ href, label }) => (
            <a
              key={href}
              href={href}
              className="inline-flex min-h-11 items-center rounded-control px-3 hover:bg-dusk-mid"
            >
              {label}
            </a>
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
