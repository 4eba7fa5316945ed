import { expect, test } from "vitest";
import { subjectCards } from "#shared/subjects.ts";
import { contactFormPaths, offlinePath } from "../page-server.ts";
import { pages as table } from "../pages.ts";
import { notFoundPath } from "./public-pages.tsx";
import { inlineScripts, renderPages } from "./render-pages.tsx";

const origin = "https://academy.example";
const assets = {
  styleText: "p{color:red}",
  scriptUrl: "/assets/s.js",
  fontUrls: ["/assets/f.woff2"],
  iconUrl: "data:image/svg+xml,",
};
const pages = renderPages(assets, origin);
const noAddresses: readonly string[] = [
  notFoundPath,
  offlinePath,
  ...Object.values(contactFormPaths),
];
const listed = pages.filter(({ path }) => !noAddresses.includes(path));

function page(path: string): string {
  const found = pages.find((candidate) => candidate.path === path);
  if (!found) throw new Error(`no page ${path}`);
  return found.html;
}

/** Every page that the table promises as HTML, with its language and counterpart. */
const promised = table.filter(({ kind, sameAs }) => kind === "static" && sameAs === undefined);

test("R-04 the home page is built in English at / and in Spanish at /inicio", () => {
  expect(page("/")).toMatch(/^<!doctype html><html lang="en">/i);
  expect(page("/inicio")).toMatch(/^<!doctype html><html lang="es">/i);
});

test("R-14 R-15 R-16 R-17 R-18 R-19 R-20 what the table promises as HTML is built, in its language, and nothing else", () => {
  const built = listed.map(({ path, locale }) => `${path} ${locale}`).sort();
  expect(built).toEqual(promised.map(({ path, locale }) => `${path} ${locale}`).sort());
  for (const path of [
    "/about",
    "/about-es",
    "/contact",
    "/contact-es",
    "/pricing",
    "/pricing-es",
    "/why-us",
    "/por-que-nosotros",
    "/textbooks",
    "/help-center",
    "/help-center-es",
    "/privacy-policy",
    "/privacy-policy-es",
    "/terms-of-service",
    "/terms-of-service-es",
  ]) {
    expect(built.some((entry) => entry.startsWith(`${path} `))).toBe(true);
  }
});

test("R-04 a Spanish page's links into the application carry its language, those to pages and English ones need not", () => {
  const doors = (html: string) =>
    [...html.matchAll(/<a\b[^>]*\shref="(\/(?:login|student-register)[^"]*)"/g)].map(
      ([, to]) => to,
    );
  expect(new Set(doors(page("/inicio")))).toEqual(
    new Set([
      "/login?lang=es",
      "/student-register?lang=es",
      ...subjectCards.map(
        ({ name }) => `/student-register?subject=${encodeURIComponent(name)}&amp;lang=es`,
      ),
    ]),
  );
  expect(page("/inicio")).toContain('href="/pricing-es"');
  expect(doors(page("/")).join()).not.toContain("lang=");
});

test("counterparts are mutual, and each page names both by full address", () => {
  const byPath = new Map(promised.map((entry) => [entry.path, entry]));
  for (const { path, locale, counterpart } of promised) {
    const html = page(path);
    expect(html).toContain(`<link rel="canonical" href="${origin}${path}"/>`);
    if (counterpart === undefined) {
      expect(html).not.toContain('rel="alternate" hrefLang');
      continue;
    }
    expect(byPath.get(counterpart)?.counterpart).toBe(path);
    const [en, es] = locale === "en" ? [path, counterpart] : [counterpart, path];
    expect(html).toContain(`hrefLang="en" href="${origin}${en}"`);
    expect(html).toContain(`hrefLang="es" href="${origin}${es}"`);
    expect(html).toContain(`hrefLang="x-default" href="${origin}${en}"`);
  }
});

test("N-01 the language switch of each page leads to its counterpart, and of the English list to the Spanish home", () => {
  for (const { path, locale, counterpart = "/inicio" } of promised) {
    const other = locale === "en" ? "es" : "en";
    const header = /<header[\s\S]*?<\/header>/.exec(page(path))?.[0];
    expect(header).toContain(`<a href="${counterpart}" lang="${other}"`);
  }
});

test("each page has a title and a description of its own, of a length that a search engine shows whole", () => {
  const titles = new Set<string>();
  for (const { path, html } of listed) {
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? "";
    const description = /<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? "";
    expect({ path, fits: title.length >= 20 && title.length <= 70 }).toEqual({ path, fits: true });
    expect({ path, description, fits: /^.{60,170}$/.test(description) }).toMatchObject({
      fits: true,
    });
    titles.add(title);
  }
  expect(titles.size).toBe(listed.length);
});

test("each page has one main heading and skips no level of headings below it", () => {
  for (const { path, html } of pages) {
    const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
    const levels = [...main.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect({ path, first: levels[0] }).toEqual({ path, first: 1 });
    expect({ path, count: levels.filter((level) => level === 1).length }).toEqual({
      path,
      count: 1,
    });
    levels.forEach((level, index) => {
      const before = levels[index - 1] ?? 0;
      expect({ path, jump: level - before > 1 }).toEqual({ path, jump: false });
    });
  }
});

test("no page has two elements of the same id, and each link within a page has its place there", () => {
  for (const { path, html } of pages) {
    const ids = [...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id);
    expect({ path, ids: new Set(ids).size }).toEqual({ path, ids: ids.length });
    const wanted = [...html.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect({ path, missing: wanted.filter((id) => !ids.includes(id)) }).toEqual({
      path,
      missing: [],
    });
  }
});

test("R-32 the 404 page is kept from search engines and leads home in both languages", () => {
  const html = page(notFoundPath);
  expect(html).toContain('<meta name="robots" content="noindex"/>');
  expect(html).not.toContain("canonical");
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0];
  expect(main).toMatch(/<a href="\/"/);
  expect(main).toMatch(/<div lang="es"[\s\S]*<a href="\/inicio"/);
});

test("the only inline scripts are those that the content security policy is told of", () => {
  for (const { html } of pages) {
    const inline = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text);
    expect(inline).toEqual(inlineScripts(assets));
  }
});

test("no page asks anything of another host", () => {
  for (const { html } of pages) {
    expect(html).not.toMatch(/ src="https?:/);
    expect(html).not.toMatch(/<link [^>]*rel="(?:stylesheet|preload|preconnect)"[^>]*https?:/);
  }
});
