import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { adminContract } from "#features/admin/contract.ts";
import { siteContract } from "../contract.ts";
import { readSiteWords } from "./read-words.ts";
import { helpContent } from "../content/help.ts";

const { listArticles, addArticle, saveArticle, orderArticles, listChanges, undoChange } =
  siteContract;

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

async function read(browser: Browser, id: string) {
  const { articles } = await browser.ok(listArticles, {});
  const found = articles.find((article) => article.id === id);
  if (!found) throw new Error(`no answer ${id}`);
  return found;
}

/** What a reader of the help center sees, by topic. */
async function shown(locale: "en" | "es" = "en") {
  const { help } = await readSiteWords(academy.database.db);
  return new Map(helpContent(locale, help).groups.map(({ id, articles }) => [id, articles]));
}

const idsOf = async (group: string) => ((await shown()).get(group) ?? []).map(({ id }) => id);

test("F-09 a changed answer replaces the shipped one, which is kept and can be had back", async () => {
  const { browser } = await makeActor(academy, "administrator");
  const { article, shipped, version } = await read(browser, "hints");
  expect({ article, version }).toEqual({ article: shipped, version: 0 });
  const mine = { ...article, en: { ...article.en, text: "Press it.\n\nTwice." } };
  await browser.ok(saveArticle, { articleId: "hints", article: mine, version });
  expect(await read(browser, "hints")).toMatchObject({
    article: mine,
    shipped,
    version: 1,
    changed: { by: "Rosa Díaz" },
  });
  expect((await shown()).get("lessons")?.find(({ id }) => id === "hints")?.text).toBe(
    "Press it.\n\nTwice.",
  );
  // Saved as it was shipped, it is the shipped one again.
  await browser.ok(saveArticle, { articleId: "hints", article, version: 1 });
  const { changes } = await browser.ok(listChanges, { kind: "article", key: "hints" });
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    [mine, null],
    [null, mine],
  ]);
  expect(changes[0]?.name).toEqual({
    en: "How do hints work?",
    es: "¿Cómo funcionan las pistas?",
  });
  // What was shipped and what its topic is called come along, so that the page says what was changed and nothing else.
  expect(changes[1]).toMatchObject({
    shipped: article,
    names: { lessons: { en: "Lessons", es: "Las lecciones" } },
  });
  const { deeds } = await browser.ok(adminContract.listDeeds, { about: "article:hints" });
  expect(deeds.map(({ action }) => action)).toEqual([
    "site.article-changed",
    "site.article-changed",
  ]);
});

test("F-09 of two administrators who edit one answer the second is told, and nothing of either is lost", async () => {
  const one = await makeActor(academy, "administrator");
  const two = await makeActor(academy, "administrator");
  const { article, version } = await read(two.browser, "sessions");
  const first = { ...article, en: { ...article.en, title: "First" } };
  const second = { ...article, en: { ...article.en, title: "Second" } };
  await one.browser.ok(saveArticle, { articleId: "sessions", article: first, version });
  const late = { articleId: "sessions", article: second, version };
  expect(await two.browser.call(saveArticle, late)).toMatchObject({
    status: 409,
    code: "content_changed",
  });
  const now = await read(two.browser, "sessions");
  expect(now.article.en.title).toBe("First");
  // Knowing it, the second may save all the same; the first stays in the history.
  await two.browser.ok(saveArticle, { ...late, version: now.version });
  const { changes } = await two.browser.ok(listChanges, { kind: "article", key: "sessions" });
  expect(changes[0]).toMatchObject({ before: first, after: second });
});

test("F-09 an answer is hidden and shown again; a topic without answers has no heading", async () => {
  const { browser } = await makeActor(academy, "administrator");
  const { articles } = await browser.ok(listArticles, {});
  const answers = articles.filter(({ article }) => article.groupId === "answers");
  for (const { id: articleId, article, version } of answers) {
    await browser.ok(saveArticle, { articleId, version, article: { ...article, isHidden: true } });
  }
  expect((await shown()).has("answers")).toBe(false);
  expect((await read(browser, "several-lines")).article.isHidden).toBe(true);
  const { changes } = await browser.ok(listChanges, { kind: "article", key: "several-lines" });
  await browser.ok(undoChange, { changeId: changes[0]?.id ?? "" });
  expect(await idsOf("answers")).toEqual(["several-lines"]);
});

test("F-09 an answer is added in both languages, at an address of its own, and adding it can be undone and done again", async () => {
  const { browser } = await makeActor(academy, "administrator");
  const article = {
    groupId: "credits",
    isHidden: false,
    link: "/pricing",
    en: { title: "How do I pay?", text: "By card.", link: "Prices" },
    es: { title: "¿Cómo pago?", text: "Con tarjeta.", link: "Precios" },
  };
  const { groups } = await browser.ok(listArticles, {});
  const groupId = groups.at(2)?.id ?? "";
  const { id } = await browser.ok(addArticle, { article: { ...article, groupId } });
  expect(id).toBe("how-do-i-pay");
  expect((await browser.ok(addArticle, { article: { ...article, groupId } })).id).toBe(
    "how-do-i-pay-2",
  );
  expect((await shown("es")).get(groupId)?.find((one) => one.id === id)).toEqual({
    id,
    title: "¿Cómo pago?",
    text: "Con tarjeta.",
    link: { to: "/pricing-es", text: "Precios" },
  });
  const { changes } = await browser.ok(listChanges, { kind: "article", key: id });
  await browser.ok(undoChange, { changeId: changes[0]?.id ?? "" });
  expect(await idsOf(groupId)).not.toContain(id);
  const gone = { articleId: id, article: { ...article, groupId }, version: 2 };
  expect(await browser.call(saveArticle, gone)).toMatchObject({ code: "not_found" });
  // Its address is not given to another one: links to it may be about.
  expect((await browser.ok(addArticle, { article: { ...article, groupId } })).id).toBe(
    "how-do-i-pay-3",
  );
  const after = await browser.ok(listChanges, { kind: "article", key: id });
  await browser.ok(undoChange, { changeId: after.changes[0]?.id ?? "" });
  expect(await idsOf(groupId)).toContain(id);
});

test("F-09 what cannot be an answer is refused with a problem at each field, and an unknown answer and topic", async () => {
  const { browser } = await makeActor(academy, "administrator");
  const words = { title: "", text: "[x](javascript:alert(1))", link: "" };
  const article = { groupId: "nowhere", isHidden: false, link: "ftp://x", en: words, es: words };
  expect(await browser.call(addArticle, { article })).toMatchObject({
    status: 400,
    code: "invalid_input",
    fields: {
      groupId: "other",
      link: "linkInvalid",
      "en.title": "titleMissing",
      "en.text": "linkInvalid",
      "es.title": "titleMissing",
      "es.link": "linkWordsMissing",
    },
  });
  const { article: fine } = await read(browser, "hints");
  const unknown = { articleId: "nothing", article: fine, version: 0 };
  expect(await browser.call(saveArticle, unknown)).toMatchObject({ code: "not_found" });
  const nowhere = { groupId: "nowhere", ids: [], version: 0 };
  expect(await browser.call(orderArticles, nowhere)).toMatchObject({ code: "not_found" });
});

test("F-09 answers are put in order; one that came meanwhile stands at the end; back in the shipped order it is as shipped", async () => {
  const { browser } = await makeActor(academy, "administrator");
  const before = await idsOf("privacy");
  const turned = before.toReversed();
  const order = { groupId: "privacy", ids: turned.slice(0, -1), version: 0 };
  await browser.ok(orderArticles, order);
  expect(await idsOf("privacy")).toEqual(turned);
  const late = { groupId: "privacy", ids: before, version: 0 };
  expect(await browser.call(orderArticles, late)).toMatchObject({ code: "content_changed" });
  await browser.ok(orderArticles, { ...late, version: 1 });
  expect(await idsOf("privacy")).toEqual(before);
  const { changes } = await browser.ok(listChanges, { kind: "order", key: "privacy" });
  expect(changes.map(({ after }) => after)).toEqual([null, { ids: turned }]);
  expect(changes[0]?.name).toMatchObject({ en: "Privacy" });
  expect(Object.keys(changes[0]?.names ?? {}).toSorted()).toEqual(before.toSorted());
  await browser.ok(undoChange, { changeId: changes[0]?.id ?? "" });
  expect(await idsOf("privacy")).toEqual(turned);
});

test.each(["student", "parent", "affiliate"] as const)(
  "F-09 a %s neither reads nor changes the answers",
  async (role) => {
    const { browser } = await makeActor(academy, role);
    const words = { title: "Q", text: "A", link: "" };
    const article = { groupId: "lessons", isHidden: false, link: "", en: words, es: words };
    for (const refused of [
      await browser.call(listArticles, {}),
      await browser.call(addArticle, { article }),
      await browser.call(saveArticle, { articleId: "hints", article, version: 0 }),
      await browser.call(orderArticles, { groupId: "lessons", ids: [], version: 0 }),
    ]) {
      expect(refused).toMatchObject({ status: 403, code: "forbidden" });
    }
  },
);
