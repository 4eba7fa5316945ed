import { taughtSubjects } from "#shared/subjects.ts";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import { helpContent } from "#features/site/content/help.ts";
import { feedPaths, newsAnchor, newsContent } from "#features/site/content/news.ts";
import { locales } from "#shared/locale.ts";
import { pages as table } from "../pages.ts";
import { renderDirectories, renderPages } from "./render-pages.tsx";
import { toJsonLd } from "./structured-data.ts";

const origin = "https://academy.example";
const pages = renderPages(
  { styleText: "", scriptUrl: "/assets/s.js", fontUrls: [], iconUrl: "data:," },
  origin,
);
const listed = pages.filter(({ html }) => html.includes('rel="canonical"'));
const directories = new Map(renderDirectories(origin).map(({ path, text }) => [path, text]));

/** What the meta elements of a page say, by name or property. */
function metaOf(html: string): Record<string, string> {
  const found = html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...found].map(([, name = "", content = ""]) => [name, content]));
}

const reference = z.strictObject({ "@id": z.string().startsWith(`${origin}/#`) });
const address = z.url().startsWith(`${origin}/`);
const language = z.enum(locales);

/** The properties that search engines ask for, of the kinds of things that our pages name; nothing else. */
const thing = z.discriminatedUnion("@type", [
  z.strictObject({
    "@type": z.literal("EducationalOrganization"),
    "@id": z.string(),
    name: z.string().min(1),
    url: address,
    logo: address.endsWith(".png"),
    description: z.string().min(40),
    email: z.email(),
    knowsLanguage: z.array(language),
  }),
  z.strictObject({
    "@type": z.literal("WebSite"),
    "@id": z.string(),
    name: z.string().min(1),
    url: address,
    inLanguage: language,
    publisher: reference,
  }),
  z.strictObject({
    "@type": z.literal("Course"),
    "@id": z.string(),
    name: z.string().min(1),
    description: z.string().min(40).max(500),
    url: address,
    inLanguage: language,
    provider: reference,
    isAccessibleForFree: z.boolean(),
    hasCourseInstance: z.strictObject({
      "@type": z.literal("CourseInstance"),
      courseMode: z.literal("online"),
    }),
  }),
  z.strictObject({
    "@type": z.literal("FAQPage"),
    inLanguage: language,
    mainEntity: z
      .array(
        z.strictObject({
          "@type": z.literal("Question"),
          name: z.string().min(1),
          acceptedAnswer: z.strictObject({
            "@type": z.literal("Answer"),
            text: z.string().min(1),
          }),
        }),
      )
      .min(40),
  }),
]);
const graph = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(thing).min(1),
});

function thingsOf(path: string) {
  const html = pages.find((page) => page.path === path)?.html ?? "";
  const [, text] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return text === undefined ? null : graph.parse(JSON.parse(text))["@graph"];
}

test("a shared page is shown with its own words and a picture of its own, by full addresses", () => {
  const pictures = new Set<string>();
  for (const { path, html, picture } of listed) {
    const meta = metaOf(html);
    const title = /<title>([^<]*)/.exec(html)?.[1];
    expect(meta).toMatchObject({
      "og:title": title,
      "og:description": meta["description"],
      "og:url": origin + path,
      "og:image": `${origin}${picture?.url}`,
      "og:image:width": "1200",
      "og:image:height": "630",
      "twitter:card": "summary_large_image",
      "twitter:title": title,
      "twitter:image": `${origin}${picture?.url}`,
    });
    expect(meta["og:image:alt"]?.length).toBeGreaterThan(4);
    pictures.add(picture?.url ?? "");
  }
  expect(pictures.size).toBe(listed.length);
});

test("the picture of a page draws its main heading, whole", () => {
  const drawn = pages.find(({ path }) => path === "/about-es")?.picture?.svg ?? "";
  const texts = [...drawn.matchAll(/<text [^>]*>([^<]*)<\/text>/g)].map(([, text]) => text);
  expect(texts.join(" ")).toContain("Un faro señala. El rumbo lo llevas tú.");
});

test("what pages tell search engines of themselves is as schema.org and the engines have it", () => {
  for (const [home, help, locale] of [
    ["/", "/help-center", "en"],
    ["/inicio", "/help-center-es", "es"],
  ] as const) {
    expect(thingsOf(home)?.map((entry) => entry["@type"])).toEqual([
      "EducationalOrganization",
      "WebSite",
      ...taughtSubjects.map(() => "Course"),
    ]);
    const [questions] = thingsOf(help) ?? [];
    const answers = helpContent(locale).groups.flatMap(({ articles }) => articles);
    expect(questions).toMatchObject({
      inLanguage: locale,
      mainEntity: answers.map(({ title, text }) => ({
        name: title,
        acceptedAnswer: { text },
      })),
    });
  }
  expect(thingsOf("/about")).toBeNull();
});

test("nothing in structured data can end its script element", () => {
  const text = toJsonLd([{ "@type": "Thing", name: "</script><script>alert(1)</script>" }]);
  expect(text).not.toContain("<");
  expect(JSON.parse(text)["@graph"][0].name).toContain("</script>");
});

test("the site map has every page that may be listed and no other, with its counterparts and the day of its words", () => {
  const map = directories.get("/sitemap.xml") ?? "";
  const entries = [...map.matchAll(/<url>([\s\S]*?)<\/url>/g)].map(([, entry = ""]) => entry);
  const addresses = entries.map((entry) => /<loc>([^<]*)/.exec(entry)?.[1]);
  const promised = table
    .filter(({ kind, sameAs }) => kind === "static" && sameAs === undefined)
    .map(({ path }) => origin + path);
  expect(new Set(addresses)).toEqual(new Set(promised));
  for (const entry of entries) {
    expect(entry).toMatch(/<lastmod>\d{4}-\d\d-\d\d<\/lastmod>/);
    const isSingle = entry.includes("/textbooks<");
    expect(entry.match(/hreflang="(en|es|x-default)"/g)?.length ?? 0).toBe(isSingle ? 0 : 3);
  }
});

test("robots may read every public page, and neither a call nor a screen of the application", () => {
  const robots = directories.get("/robots.txt") ?? "";
  const closed = [...robots.matchAll(/^Disallow: (.+)$/gm)].map(([, path = ""]) => path);
  const isClosed = (path: string) => closed.some((start) => path.startsWith(start));
  expect(isClosed("/api/accounts/session")).toBe(true);
  for (const { path, kind } of table) {
    expect({ path, isClosed: isClosed(path) }).toEqual({ path, isClosed: kind === "app" });
  }
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`);
});

test("the news can be followed in both languages, each entry leading to its place on the page", () => {
  for (const [locale, about] of [
    ["en", "/about"],
    ["es", "/about-es"],
  ] as const) {
    const feed = directories.get(feedPaths[locale]) ?? "";
    const { entries } = newsContent(locale);
    const html = pages.find(({ path }) => path === about)?.html ?? "";
    expect(feed.match(/<item>/g)?.length).toBe(entries.length);
    for (const entry of entries) {
      expect(feed).toContain(`<link>${origin}${about}#${newsAnchor(entry)}</link>`);
      expect(feed).toContain(`<pubDate>${new Date(entry.date).toUTCString()}</pubDate>`);
      expect(html).toContain(`id="${newsAnchor(entry)}"`);
    }
    expect(html).toContain(`type="application/rss+xml" href="${feedPaths[locale]}"`);
  }
  const ids = (locale: "en" | "es") => newsContent(locale).entries.map(({ id, date }) => id + date);
  expect(ids("es")).toEqual(ids("en"));
});

test("the manifest makes the program installable: a name, a start, icons that systems may cut", async () => {
  const file = new URL("../../../public/manifest.json", import.meta.url);
  const manifest = z
    .object({
      name: z.string().min(1),
      short_name: z.string().max(12),
      start_url: z.literal("/chat"),
      display: z.literal("standalone"),
      icons: z.array(
        z.object({ src: z.string(), sizes: z.string(), purpose: z.string().optional() }),
      ),
    })
    .parse(JSON.parse(await readFile(file, "utf8")));
  const icons = manifest.icons.map(({ sizes, purpose = "any" }) => `${sizes} ${purpose}`);
  expect(icons).toEqual(expect.arrayContaining(["192x192 any", "512x512 any", "512x512 maskable"]));
});
