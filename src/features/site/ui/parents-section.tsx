import type { HomeContent } from "../content/home.ts";
import { publicRoutes } from "../content/public-routes.ts";
import { sampleChildren } from "../content/sample-children.ts";
import { buttonStyle } from "#ui/button-style.ts";
import type { Locale } from "#shared/locale.ts";
import { ParentSample } from "./parent-sample.tsx";

type ParentsSectionProps = { locale: Locale; words: HomeContent["parents"] };

/** What parents may count on, and their page as a sample to look into. */
export function ParentsSection({ locale, words }: ParentsSectionProps) {
  return (
    <section
      id="parents"
      className="mx-auto grid max-w-page items-start gap-12 px-4 py-20 sm:px-8 lg:grid-cols-2 lg:gap-20 lg:py-28"
    >
      <div className="lg:sticky lg:top-8">
        <h2 className="text-heading">{words.title}</h2>
        <p className="mt-4 max-w-text text-lead text-quiet">{words.lead}</p>
        <ul className="mt-6 max-w-text divide-y divide-hairline border-y border-hairline">
          {words.points.map((point) => (
            <li key={point} className="py-3">
              {point}
            </li>
          ))}
        </ul>
        <a href={publicRoutes.whyUs[locale]} className={buttonStyle("outline", "large", "mt-8")}>
          {words.action}
        </a>
      </div>
      <ParentSample words={words.sample} family={sampleChildren(locale)} />
    </section>
  );
}
