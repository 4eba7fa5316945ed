import { brandContent } from "../../content/brand-page.ts";
import { BrandMark } from "./brand-mark.tsx";
import type { BrandPageProps } from "./brand-page-props.ts";

/** The partner's name or logo, the other language, and the way in. */
export function BrandHeader({ brand, locale, links }: Omit<BrandPageProps, "measuring">) {
  const words = brandContent(locale);
  const other = locale === "en" ? "es" : "en";
  return (
    <header className="[--color-focus:var(--brand-on-primary)] bg-(--brand-primary) text-(--brand-on-primary)">
      <div className="mx-auto flex max-w-page items-center gap-x-3 px-4 py-3 sm:px-8">
        <div className="mr-auto flex min-h-11 min-w-0 items-center gap-3">
          <BrandMark brand={brand} />
        </div>
        <a
          href={links.counterpart}
          lang={other}
          hrefLang={other}
          className="inline-flex min-h-11 shrink-0 items-center rounded-control px-2 no-underline hover:underline max-sm:hidden"
        >
          {words.language}
        </a>
        <a
          href={links.signIn}
          className="inline-flex min-h-11 shrink-0 items-center rounded-control px-2 no-underline hover:underline max-sm:hidden"
        >
          {words.signIn}
        </a>
        <a
          href={links.start}
          className="inline-flex min-h-11 shrink-0 items-center rounded-control border-2 border-(--brand-bound) bg-(--brand-accent) px-4 py-2 leading-tight font-semibold text-(--brand-on-accent) no-underline hover:underline"
        >
          {words.getStarted}
        </a>
      </div>
    </header>
  );
}
