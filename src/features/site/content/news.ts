import { z } from "zod";
import enNews from "#content/en/news.json" with { type: "json" };
import esNews from "#content/es/news.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";
import { words } from "./words.ts";

const entry = z.strictObject({
  /** The same in both languages; the address carries it after #news-. */
  id: z.string().regex(/^[a-z-]+$/),
  date: z.iso.date(),
  title: words,
  text: words,
});

const news = z.strictObject({
  title: words,
  lead: words,
  /** The link to the feed. */
  follow: words,
  /** What the feed is called among a reader's others. */
  feed: words,
  /** The newest first. */
  entries: z.array(entry).min(1),
});

export type NewsContent = z.output<typeof news>;

/** What is new, for the page about the academy and for the feeds; throws a ZodError where the file is not as agreed. */
export function newsContent(locale: Locale): NewsContent {
  return news.parse(locale === "es" ? esNews : enNews);
}

/** What the address of an entry carries after #. */
export function newsAnchor({ id }: NewsContent["entries"][number]): string {
  return `news-${id}`;
}

/** Where the news can be followed by a feed reader. */
export const feedPaths: Readonly<Record<Locale, string>> = { en: "/feed.xml", es: "/es/feed.xml" };
