import { feedPaths, newsAnchor, newsContent } from "../content/news.ts";
import type { Locale } from "#shared/locale.ts";
import { ReadOnLink } from "./read-on-link.tsx";

/** What is new, each entry with an address of its own, and the feed to follow it by. */
export function NewsSection({ locale }: { locale: Locale }) {
  const words = newsContent(locale);
  const days = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" });
  return (
    <section id="news" className="border-t border-hairline">
      <div className="mx-auto grid max-w-page gap-x-12 gap-y-5 px-4 py-16 sm:px-8 lg:grid-cols-[2fr_3fr] lg:py-24">
        <div>
          <h2 className="text-heading">{words.title}</h2>
          <p className="mt-3 text-quiet">{words.lead}</p>
        </div>
        <div className="flex max-w-text flex-col gap-6">
          <ul className="divide-y divide-hairline border-y border-hairline">
            {words.entries.map((entry) => (
              <li key={entry.id} id={newsAnchor(entry)} className="py-6">
                <time dateTime={entry.date} className="text-small text-quiet">
                  {days.format(new Date(entry.date))}
                </time>
                <h3 className="mt-1 text-title">{entry.title}</h3>
                <p className="mt-2 text-quiet">{entry.text}</p>
              </li>
            ))}
          </ul>
          <ReadOnLink href={feedPaths[locale]}>{words.follow}</ReadOnLink>
        </div>
      </div>
    </section>
  );
}
