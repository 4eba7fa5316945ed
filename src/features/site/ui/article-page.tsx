import { type Article, articleContent, type ArticleName } from "../content/article.ts";
import { homeContent } from "../content/home.ts";
import { publicRoutes } from "../content/public-routes.ts";
import type { Locale } from "#shared/locale.ts";
import { ArticleSectionBody } from "./article-section-body.tsx";
import { ClosingSection } from "./closing-section.tsx";
import { ComparisonSection } from "./comparison-section.tsx";
import { NewsSection } from "./news-section.tsx";
import { KeptData } from "./kept-data.tsx";
import { PageFrame } from "./page-frame.tsx";
import { PageOpening } from "./page-opening.tsx";

type ArticlePageProps = { name: ArticleName; locale: Locale };

/** A page of prose (rows ): privacy and terms with a list of their parts, why us with the comparison. */
export function ArticlePage({ name, locale }: ArticlePageProps) {
  const article = articleContent(name, locale);
  const home = homeContent(locale);
  const isLegal = article.contents !== undefined;
  return (
    <PageFrame locale={locale} counterpart={publicRoutes[name][locale === "en" ? "es" : "en"]}>
      <PageOpening title={article.title} lead={article.lead} scene={isLegal ? undefined : "always"}>
        {article.date && <p className="mt-4 text-small text-dusk-quiet">{article.date}</p>}
      </PageOpening>
      {isLegal ? (
        <LegalBody article={article} locale={locale} withKeptData={name === "privacy"} />
      ) : (
        <WideBody article={article} locale={locale} />
      )}
      {name === "about" && <NewsSection locale={locale} />}
      {name === "whyUs" && (
        <>
          <ComparisonSection words={home} />
          <ClosingSection words={home.closing} />
        </>
      )}
    </PageFrame>
  );
}

type BodyProps = { article: Pick<Article, "sections" | "contents">; locale: Locale };

/** Headings at the left, what they head at the right. */
export function WideBody({ article, locale }: BodyProps) {
  return (
    <div className="mx-auto max-w-page px-4 py-16 sm:px-8 lg:py-24">
      {article.sections.map((section, index) => (
        <section
          key={section.id}
          id={section.id}
          className={`grid gap-x-12 gap-y-5 lg:grid-cols-[2fr_3fr] ${index > 0 ? "mt-14 border-t border-hairline pt-14 lg:mt-20 lg:pt-20" : ""}`}
        >
          <h2 className="max-w-[16ch] text-heading">{section.title}</h2>
          <ArticleSectionBody section={section} locale={locale} />
        </section>
      ))}
    </div>
  );
}

/** One column to read through, with the list of parts beside it. */
function LegalBody({ article, locale, withKeptData }: BodyProps & { withKeptData: boolean }) {
  return (
    <div className="mx-auto grid max-w-page gap-12 px-4 py-14 sm:px-8 lg:grid-cols-[16rem_1fr] lg:gap-20 lg:py-20">
      <nav aria-label={article.contents} className="self-start lg:sticky lg:top-8">
        <ul className="max-lg:columns-2 max-lg:gap-6">
          {article.sections.map(({ id, title }) => (
            <li key={id} className="break-inside-avoid">
              <a
                href={`#${id}`}
                className="inline-flex min-h-11 items-center text-quiet no-underline hover:text-ink hover:underline lg:min-h-9"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex flex-col gap-12">
        {article.sections.map((section) => (
          <section key={section.id} id={section.id}>
            <h2 className="mb-4 text-[1.75rem] leading-tight">{section.title}</h2>
            <ArticleSectionBody section={section} locale={locale} />
            {withKeptData && <KeptData section={section.id} locale={locale} />}
          </section>
        ))}
      </div>
    </div>
  );
}
