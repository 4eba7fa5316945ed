import { classNames } from "#ui/class-names.ts";
import { brandContent } from "../../content/brand-page.ts";
import { BrandFooter } from "./brand-footer.tsx";
import { BrandHeader } from "./brand-header.tsx";
import { brandButton } from "./brand-button.ts";
import type { BrandPageProps } from "./brand-page-props.ts";
import { ConsentBar } from "./consent-bar.tsx";
import { LessonSample } from "./lesson-sample.tsx";
import { FeatureCards } from "./feature-cards.tsx";
import { fill } from "./fill.ts";
import { PartnerPart } from "./partner-part.tsx";
import { SampleVoices } from "./sample-voices.tsx";

/** From so many letters on a title takes more than four lines on a phone. */
const longTitle = 48;

/**
 * The landing page of a partner (W-01), complete without scripts: the partner's words and colours, our promise. The
 * header with the way in, the note on the samples and the footer are beyond the reach of a partner's styles.
 */
export function BrandPage({ brand, locale, links, measuring }: BrandPageProps) {
  const words = brandContent(locale);
  const action = brand.ctaText ?? words.getStarted;
  const title = brand.heroTitle ?? words.title;
  return (
    <>
      <a
        href="#main"
        className="sr-only z-20 rounded-control bg-(--brand-accent) px-4 py-3 font-semibold text-(--brand-on-accent) focus:not-sr-only focus:fixed focus:top-2 focus:left-2"
      >
        {words.skip}
      </a>
      <BrandHeader brand={brand} locale={locale} links={links} />
      <main id="main">
        <PartnerPart>
          <section className="[--color-focus:var(--brand-on-primary)] relative overflow-hidden bg-(--brand-primary) text-(--brand-on-primary)">
            <Rings />
            <div className="relative mx-auto grid max-w-page items-center gap-x-16 gap-y-14 px-4 pt-10 pb-16 sm:px-8 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)] lg:pt-16 lg:pb-28">
              <div className="min-w-0">
                <h1 className={classNames("leading-[1.06] wrap-anywhere", sizeOf(title))}>
                  {title}
                </h1>
                <p className="mt-6 max-w-[36rem] text-lead whitespace-pre-line text-(--brand-quiet) wrap-anywhere">
                  {brand.heroSubtitle ?? words.subtitle}
                </p>
                <a href={links.start} className={brandButton("mt-8")}>
                  {action}
                </a>
                <p className="mt-4 text-small text-(--brand-quiet)">{words.note}</p>
              </div>
              <LessonSample words={words.sample} />
            </div>
          </section>
          {brand.partnerBlurb && (
            <section className="mx-auto max-w-page px-4 pt-16 sm:px-8 lg:pt-24">
              <div className="max-w-[48rem] border-l-4 border-(--brand-line) pl-5 sm:pl-8">
                <h2 className="text-small font-semibold text-(--brand-word) [font-family:var(--font-reading)] wrap-anywhere">
                  {fill(words.blurb, { brand: brand.name })}
                </h2>
                <p className="mt-3 text-lead whitespace-pre-line wrap-anywhere">
                  {brand.partnerBlurb}
                </p>
              </div>
            </section>
          )}
          <FeatureCards words={words.features} />
        </PartnerPart>
        <SampleVoices words={words.voices} />
        <PartnerPart>
          <section className="[--color-focus:var(--brand-on-primary)] relative overflow-hidden bg-(--brand-primary) text-(--brand-on-primary)">
            <Rings />
            <div className="relative mx-auto max-w-page px-4 py-20 sm:px-8 lg:py-28">
              <h2 className="max-w-[18ch] text-heading">{words.closing.title}</h2>
              <p className="mt-3 max-w-[32rem] text-lead text-(--brand-quiet)">
                {words.closing.text}
              </p>
              <a href={links.start} className={brandButton("mt-8")}>
                {action}
              </a>
            </div>
          </section>
        </PartnerPart>
      </main>
      <BrandFooter brand={brand} locale={locale} links={links} measuring={measuring} />
      {measuring && <ConsentBar name={brand.name} locale={locale} measuring={measuring} />}
    </>
  );
}

/** A long title is written smaller, so that the way in stays on the first screen. */
function sizeOf(title: string): string {
  return title.length > longTitle
    ? "text-[clamp(1.875rem,1.25rem+2.2vw,3rem)]"
    : "text-[clamp(2.25rem,1.4rem+3.4vw,4rem)]";
}

/** The second colour behind the first: circles of a light that comes from the right. Words can be read over them. */
function Rings() {
  return (
    <svg
      viewBox="0 0 800 800"
      className="pointer-events-none absolute top-1/2 right-[-26rem] w-[64rem] -translate-y-1/2 sm:right-[-18rem]"
      fill="var(--brand-ring)"
      aria-hidden
    >
      <circle cx="400" cy="400" r="400" opacity="0.35" />
      <circle cx="400" cy="400" r="280" opacity="0.45" />
      <circle cx="400" cy="400" r="160" />
    </svg>
  );
}
