import { expect, test } from "vitest";
import enHelp from "#content/en/help-center.json" with { type: "json" };
import esHelp from "#content/es/help-center.json" with { type: "json" };
import { findPage } from "#app/pages.ts";
import { locales } from "#shared/locale.ts";
import { helpContent } from "./help.ts";
import { helpLink } from "./public-routes.ts";

test.each(locales)("R-19 the help center has at least 40 answers in %s, each once", (locale) => {
  const { groups } = helpContent(locale);
  const articles = groups.flatMap((group) => group.articles);
  expect(articles.length).toBeGreaterThanOrEqual(40);
  const ids = [...groups, ...articles].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(articles.map(({ title }) => title)).size).toBe(articles.length);
});

test("an answer has the same address and leads to the same place in both languages", () => {
  const [en, es] = [enHelp, esHelp].map(({ groups }) =>
    groups.map(({ id, articles }) => ({
      id,
      articles: articles.map((article) => ({
        id: article.id,
        to: "link" in article ? article.link?.to : undefined,
      })),
    })),
  );
  expect(en).toEqual(es);
  const [english, spanish] = locales.map((locale) =>
    helpContent(locale).groups.flatMap(({ articles }) =>
      articles.map(({ id, link }) => ({ id, to: link && helpLink(link.to, "en") })),
    ),
  );
  expect(english).toEqual(spanish);
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
