import { expect, test } from "vitest";
import { findPage } from "#app/pages.ts";
import { locales } from "#shared/locale.ts";
import { helpContent, helpLink } from "./help.ts";

test.each(locales)("R-19 the help center has at least 40 answers in %s, each once", (locale) => {
  const { groups } = helpContent(locale);
  const articles = groups.flatMap((group) => group.articles);
  expect(articles.length).toBeGreaterThanOrEqual(40);
  const ids = [...groups, ...articles].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
});

test("an answer has the same address and leads to the same place in both languages", () => {
  const [en, es] = locales.map((locale) =>
    helpContent(locale).groups.map(({ id, articles }) => ({
      id,
      articles: articles.map((article) => ({ id: article.id, to: article.link?.to })),
    })),
  );
  expect(en).toEqual(es);
});

test.each(locales)(
  "each link of an answer in %s leads to a page or an answer that is there",
  (locale) => {
    const articles = helpContent(locale).groups.flatMap((group) => group.articles);
    const dead = articles.flatMap(({ id, link }) => {
      if (!link) return [];
      const to = helpLink(link.to, locale);
      const isThere = to.startsWith("#")
        ? articles.some((article) => `#${article.id}` === to)
        : findPage(to.replace(/#.*/, "")) !== null;
      return isThere ? [] : [`${id}: ${to}`];
    });
    expect(dead).toEqual([]);
  },
);

test.each(locales)("answers in %s are short: one paragraph of at most 75 words", (locale) => {
  const long = helpContent(locale)
    .groups.flatMap((group) => group.articles)
    .filter(({ text }) => text.split(/\s+/).length > 75)
    .map(({ id, text }) => `${id}: ${text.split(/\s+/).length}`);
  expect(long).toEqual([]);
});
