import { type PricingContent, pricingContent } from "../content/pages.ts";
import { publicRoutes } from "../content/public-routes.ts";
import { formatAmount } from "#shared/money.ts";
import { buttonStyle } from "#ui/button-style.ts";
import type { Locale } from "#shared/locale.ts";
import { type Price, site } from "#shared/site.ts";
import { LinkedText } from "./linked-text.tsx";
import { PageFrame } from "./page-frame.tsx";
import { PageOpening } from "./page-opening.tsx";

type PricingPageProps = {
  locale: Locale;
  /** What the operator sells; the site file's where left out. */
  prices?: readonly Price[];
};

/** /pricing and /pricing-es (row R-16): the free credits, what each thing costs, and the operator's prices if any. */
export function PricingPage({ locale, prices = site.prices }: PricingPageProps) {
  const words = pricingContent(locale);
  return (
    <PageFrame locale={locale} counterpart={publicRoutes.pricing[locale === "en" ? "es" : "en"]}>
      <PageOpening title={words.title} lead={words.lead} scene="wide" />
      <div className="mx-auto grid max-w-page gap-14 px-4 py-16 sm:px-8 lg:grid-cols-[2fr_3fr] lg:gap-20 lg:py-24">
        <div className="self-start">
          <p className="font-display text-[clamp(6rem,4rem+8vw,9.5rem)] leading-[0.85]">
            {words.figure}
          </p>
          <p className="mt-6 max-w-text text-lead text-quiet">{words.figureText}</p>
          <a
            href={publicRoutes.studentRegister[locale]}
            className={buttonStyle("lamp", "large", "mt-8")}
          >
            {words.start}
          </a>
        </div>
        <Ledger words={words.ledger} />
      </div>
      <section className="border-y border-hairline bg-sunken">
        <div className="mx-auto grid max-w-page gap-x-20 gap-y-5 px-4 py-14 sm:px-8 lg:grid-cols-[2fr_3fr] lg:py-20">
          <h2 className="text-heading">{words.more.title}</h2>
          {prices.length === 0 ? (
            <p className="max-w-text text-lead">{words.more.none}</p>
          ) : (
            <Prices words={words.more} prices={prices} />
          )}
        </div>
      </section>
      <ul className="mx-auto grid max-w-page gap-x-12 gap-y-8 px-4 py-16 sm:px-8 md:grid-cols-3 lg:py-24">
        {words.notes.map(({ title, text }) => (
          <li key={title} className="border-t-2 border-ink pt-4">
            <h3 className="text-title">{title}</h3>
            <p className="mt-2 text-quiet">{text}</p>
          </li>
        ))}
      </ul>
    </PageFrame>
  );
}

function Ledger({ words }: { words: PricingContent["ledger"] }) {
  return (
    <section>
      <h2 className="text-title">{words.title}</h2>
      <dl className="mt-4 divide-y divide-hairline border-y border-hairline">
        {words.rows.map(({ what, cost }) => (
          <div key={what} className="flex items-baseline justify-between gap-6 py-4">
            <dt className="max-w-[30rem]">{what}</dt>
            <dd className="shrink-0 text-right font-semibold">{cost}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Prices({ words, prices }: { words: PricingContent["more"]; prices: readonly Price[] }) {
  return (
    <div className="max-w-text">
      <p className="text-lead">{words.lead}</p>
      <dl className="my-5 divide-y divide-hairline border-y border-hairline">
        {prices.map(({ credits, dollars }) => (
          <div key={credits} className="flex items-baseline justify-between gap-6 py-4">
            <dt>
              {credits} {words.credits}
            </dt>
            <dd className="font-semibold tabular-nums">{formatAmount(dollars)}</dd>
          </div>
        ))}
      </dl>
      <p>
        <LinkedText>{`${words.write} ${site.contactEmail}`}</LinkedText>
      </p>
    </div>
  );
}
