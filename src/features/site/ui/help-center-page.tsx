import { type HelpArticle, type HelpChanges, helpContent } from "../content/help.ts";
import { publicRoutes } from "../content/public-routes.ts";
import type { Locale } from "#shared/locale.ts";
import { AnswerText } from "./help-answer.tsx";
import { LinkedText } from "./linked-text.tsx";
import { ListSearch } from "./list-search.tsx";
import { PageFrame } from "./page-frame.tsx";
import { PageOpening } from "./page-opening.tsx";
import { ReadOnLink } from "./read-on-link.tsx";

type HelpCenterPageProps = {
  locale: Locale;
  /** What administrators made of it; as it was shipped where left out. */
  changes?: HelpChanges;
};

/**
 * /help-center and /help-center-es (row R-19): answers that open in place, each at an address of its own
 * (/help-center#hints). All are in the page, so the public script searches them without the server.
 */
export function HelpCenterPage({ locale, changes }: HelpCenterPageProps) {
  const words = helpContent(locale, changes);
  const { search } = words;
  return (
    <PageFrame locale={locale} counterpart={publicRoutes.helpCenter[locale === "en" ? "es" : "en"]}>
      <PageOpening title={words.title} lead={words.lead} scene="wide" />
      <div data-list="" className="mx-auto max-w-page px-4 py-12 sm:px-8 lg:py-16">
        <ListSearch
          label={search.label}
          legend={search.topic}
          all={search.all}
          groups={words.groups}
          count={words.groups.flatMap(({ articles }) => articles).length}
          of={search.of}
          entries={search.count}
        />
        <p data-none="" hidden className="mt-14 max-w-text text-lead">
          <LinkedText>{search.none}</LinkedText>
        </p>
        {words.groups.map(({ id, title, articles }) => (
          <section
            key={id}
            id={id}
            data-group={id}
            className="mt-14 grid gap-x-12 gap-y-4 lg:mt-20 lg:grid-cols-[1fr_2fr]"
          >
            <h2 className="text-heading">{title}</h2>
            <ul className="divide-y divide-hairline border-y border-hairline">
              {articles.map((article) => (
                <Answer
                  key={article.id}
                  article={article}
                  address={search.address}
                  locale={locale}
                />
              ))}
            </ul>
          </section>
        ))}
        <section className="mt-20 border-t border-hairline pt-12">
          <h2 className="text-heading">{words.more.title}</h2>
          <p className="mt-3 mb-3 text-lead text-quiet">{words.more.text}</p>
          <ReadOnLink href={publicRoutes.contact[locale]}>{words.more.link}</ReadOnLink>
        </section>
      </div>
    </PageFrame>
  );
}

type AnswerProps = { article: HelpArticle; address: string; locale: Locale };

function Answer({ article, address, locale }: AnswerProps) {
  const { id, title } = article;
  return (
    <li id={id} className="scroll-mt-4">
      <details className="group">
        <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 hover:text-lamp-text [&::-webkit-details-marker]:hidden">
          <h3 className="font-reading font-semibold">{title}</h3>
          <svg
            viewBox="0 0 24 24"
            className="size-5 shrink-0 transition-transform group-open:rotate-45"
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinecap="round"
            aria-hidden
          >
            <path d="M12 5v14M5 12h14" />
          </svg>
        </summary>
        <div className="flex flex-col pr-9 pb-4">
          <AnswerText article={article} locale={locale} />
          <a
            href={`#${id}`}
            className="inline-flex min-h-11 items-center self-start text-small text-quiet underline decoration-hairline underline-offset-4"
          >
            {address}
          </a>
        </div>
      </details>
    </li>
  );
}
