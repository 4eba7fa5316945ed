import { brandContent } from "../../content/brand-page.ts";
import type { BrandPageProps } from "./brand-page-props.ts";

/** The partner's name or logo, the other language, and the way in. */
export function BrandHeader({ brand, locale, links }: Omit<BrandPageProps, "measuring">) {
  const words = brandContent(locale);
  const other = locale === "en" ? "es" : "en";
  return (
    <header className="[--color-focus:var(--brand-on-primary)] bg-(--brand-primary) text-(--brand-on-primary)">
      <div className="mx-auto flex max-w-page items-center gap-x-3 px-4 py-3 sm:px-8">
        <div className="mr-auto flex min-h-11 min-w-0 items-center gap-3">
          {brand.logoUrl ? (
            // A plate under it, so that a dark logo is seen on a dark ground; its room is kept while it comes.
            <span className="inline-flex h-11 w-36 shrink-0 items-center rounded-control bg-dusk-text px-2 py-1 text-on-lamp sm:w-44">
              <img
                src={brand.logoUrl}
                alt={brand.name}
                width={160}
                height={36}
                referrerPolicy="no-referrer"
                className="h-full w-full object-contain"
              />
            </span>
          ) : (
            <>
              <span
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-control bg-(--brand-accent) font-semibold text-(--brand-on-accent)"
                aria-hidden
              >
                {brand.initials}
              </span>
              <span className="line-clamp-2 font-display text-[1.125rem] leading-tight wrap-anywhere sm:text-[1.375rem]">
                <bdi>{brand.name}</bdi>
              </span>
            </>
          )}
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
