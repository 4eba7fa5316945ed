import type { ArticleSection } from "../content/article.ts";
import { publicRoutes } from "../content/public-routes.ts";
import type { Locale } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import { LinkedText } from "./linked-text.tsx";
import { ReadOnLink } from "./read-on-link.tsx";

type ArticleSectionBodyProps = { section: ArticleSection; locale: Locale };

/** What stands under the heading of an article's part: prose, list, steps, named facts, the way on. */
export function ArticleSectionBody({ section, locale }: ArticleSectionBodyProps) {
  const { paragraphs, points, steps, rows, link } = section;
  return (
    <div className="flex max-w-text flex-col gap-4">
      {paragraphs.map((text) => (
        <p key={text}>
          <LinkedText>{text}</LinkedText>
        </p>
      ))}
      {points.length > 0 && (
        <ul className="divide-y divide-hairline border-y border-hairline">
          {points.map((point) => (
            <li key={point} className="py-3">
              {point}
            </li>
          ))}
        </ul>
      )}
      {steps.length > 0 && (
        <ol className="mt-2 flex flex-col gap-6">
          {steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-x-4">
              <span
                aria-hidden
                className="inline-flex size-8 items-center justify-center rounded-full bg-lamp text-small font-bold text-on-lamp"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-title">{title}</h3>
                <p className="mt-1 text-quiet">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      )}
      {rows.length > 0 && (
        <dl className="divide-y divide-hairline border-y border-hairline">
          {rows.map(({ title, text }) => (
            <div key={title} className="gap-x-6 py-4 sm:grid sm:grid-cols-[11rem_1fr]">
              <dt className="font-semibold">{title}</dt>
              <dd className="text-quiet">{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {link && (
        <ReadOnLink
          href={
            link.to === "e-mail" ? `mailto:${site.contactEmail}` : publicRoutes[link.to][locale]
          }
        >
          {link.text}
        </ReadOnLink>
      )}
    </div>
  );
}
