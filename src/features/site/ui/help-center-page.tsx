import { helpContent } from "../content/pages.ts";
import { publicRoutes } from "../content/public-routes.ts";
import type { Locale } from "#shared/locale.ts";
import { LinkedText } from "./linked-text.tsx";
import { PageFrame } from "./page-frame.tsx";
import { PageOpening } from "./page-opening.tsx";
import { ReadOnLink } from "./read-on-link.tsx";

/** /help-center and /help-center-es (row R-19): questions that open in place, without a script. */
export function HelpCenterPage({ locale }: { locale: Locale }) {
  const words = helpContent(locale);
  return (
    <PageFrame locale={locale} counterpart={publicRoutes.helpCenter[locale === "en" ? "es" : "en"]}>
      <PageOpening title={words.title} lead={words.lead} />
      <div className="mx-auto max-w-page px-4 py-14 sm:px-8 lg:py-20">
        {words.groups.map(({ id, title, questions }) => (
          <section
            key={id}
            id={id}
            className="mb-14 grid gap-x-12 gap-y-4 lg:mb-20 lg:grid-cols-[1fr_2fr]"
          >
            <h2 className="text-heading">{title}</h2>
            <div className="max-w-text divide-y divide-hairline border-y border-hairline">
              {questions.map((question) => (
                <details key={question.title} className="group">
                  <summary className="flex min-h-14 list-none items-center justify-between gap-4 py-3 font-semibold hover:text-lamp-text [&::-webkit-details-marker]:hidden">
                    <h3 className="font-reading font-semibold">{question.title}</h3>
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
                  <p className="pr-9 pb-5 text-quiet">
                    <LinkedText>{question.text}</LinkedText>
                  </p>
                </details>
              ))}
            </div>
          </section>
        ))}
        <section className="border-t border-hairline pt-12">
          <h2 className="text-heading">{words.more.title}</h2>
          <p className="mt-3 mb-3 text-lead text-quiet">{words.more.text}</p>
          <ReadOnLink href={publicRoutes.contact[locale]}>{words.more.link}</ReadOnLink>
        </section>
      </div>
    </PageFrame>
  );
}
