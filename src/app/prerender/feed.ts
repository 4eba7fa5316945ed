import { feedPaths, newsAnchor, newsContent } from "#features/site/content/news.ts";
import { publicRoutes } from "#features/site/content/public-routes.ts";
import type { Locale } from "#shared/locale.ts";
import { escapeXml } from "./xml.ts";

/** The news as RSS 2.0 (rssboard.org/rss-specification); each item leads to its place on the page about the academy. */
export function renderFeed(locale: Locale, origin: string): string {
  const words = newsContent(locale);
  const page = origin + publicRoutes.about[locale];
  const items = words.entries.map((entry) => {
    const address = `${page}#${newsAnchor(entry)}`;
    return [
      "    <item>",
      `      <title>${escapeXml(entry.title)}</title>`,
      `      <link>${escapeXml(address)}</link>`,
      `      <guid>${escapeXml(address)}</guid>`,
      `      <pubDate>${new Date(entry.date).toUTCString()}</pubDate>`,
      `      <description>${escapeXml(entry.text)}</description>`,
      "    </item>",
    ].join("\n");
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${escapeXml(words.feed)}</title>
    <link>${escapeXml(page)}#news</link>
    <description>${escapeXml(words.lead)}</description>
    <language>${locale}</language>
    <atom:link href="${escapeXml(origin + feedPaths[locale])}" rel="self" type="application/rss+xml"/>
${items.join("\n")}
  </channel>
</rss>
`;
}
