import { z } from "zod";
import revisionsFile from "#content/revisions.json" with { type: "json" };
import { pages } from "../pages.ts";
import type { PublicPage } from "./public-pages.tsx";
import { escapeXml } from "./xml.ts";

const revisions = z.record(z.string(), z.object({ changed: z.iso.date() })).parse(revisionsFile);

/**
 * The pages that search engines may list, each with its counterparts (sitemaps.org/protocol and Google's
 * xhtml:link for languages).
 */
export function renderSitemap(all: readonly PublicPage[], origin: string): string {
  const entries = all.filter(({ isListed }) => isListed).map((page) => renderEntry(page, origin));
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join("\n")}
</urlset>
`;
}

function renderEntry({ path, alternates }: PublicPage, origin: string): string {
  const languages = alternates
    ? Object.entries({ ...alternates, "x-default": alternates.en }).map(
        ([language, address]) =>
          `    <xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(origin + address)}"/>`,
      )
    : [];
  return [
    "  <url>",
    `    <loc>${escapeXml(origin + path)}</loc>`,
    `    <lastmod>${changedOn(alternates?.en ?? path)}</lastmod>`,
    ...languages,
    "  </url>",
  ].join("\n");
}

/** The day on which a page's words last changed, by its English address; the page about the academy has its news too. */
function changedOn(path: string): string {
  const name = path === "/" ? "home" : path.slice(1).replaceAll("/", "-");
  const names = name === "about" ? [name, "news"] : [name];
  const days = names.flatMap((key) => revisions[key]?.changed ?? []);
  const newest = days.toSorted().at(-1);
  if (newest === undefined) throw new Error(`content/revisions.json does not know ${name}`);
  return newest;
}

/** The calls and the screens of the application are nobody's to list; everything else is. */
export function renderRobots(origin: string): string {
  const screens = pages
    .filter(({ kind }) => kind === "app")
    .map(({ path }) => path.replace(/\/:.*/, "/"));
  const closed = ["/api", ...new Set(screens)].filter(
    (path, _, all) => !all.some((other) => path.startsWith(`${other}/`)),
  );
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
    "",
  ].join("\n");
}
