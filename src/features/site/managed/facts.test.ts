import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { emails } from "#db/tables/emails.ts";
import { siteVersions } from "#db/tables/site-versions.ts";
import { adminContract } from "#features/admin/contract.ts";
import { plainText } from "#features/accounts/emails/layout.ts";
import { shippedFacts, site } from "#shared/site.ts";
import { catalogue } from "../content/catalogue.ts";
import { siteContract } from "../contract.ts";
import type { FactKey, FactText } from "../rules/facts.ts";

const { readFacts, saveFacts, listChanges, undoChange } = siteContract;

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

async function read(browser: Browser, key: FactKey) {
  const { facts } = await browser.ok(readFacts, {});
  const found = facts.find((fact) => fact.key === key);
  if (!found) throw new Error(`no fact ${key}`);
  return found;
}

async function save(browser: Browser, key: FactKey, text: FactText) {
  const { version } = await read(browser, key);
  return browser.ok(saveFacts, { facts: [{ key, text, version }] });
}

test("F-09 a fact is saved for all that says it at once, letters too, and goes back to what was shipped", async () => {
  const { browser } = await makeActor(academy, "administrator");
  expect(await read(browser, "contactEmail")).toMatchObject({
    text: shippedFacts.contactEmail,
    shipped: shippedFacts.contactEmail,
    version: 0,
    changed: null,
  });
  await save(browser, "contactEmail", " help@sol.example ");
  expect(await read(browser, "contactEmail")).toMatchObject({
    text: "help@sol.example",
    version: 1,
    changed: { by: "Rosa Díaz" },
  });
  expect(site.contactEmail).toBe("help@sol.example");

  await save(browser, "name", "Academia Sol");
  const letter = {
    greeting: "",
    before: [],
    action: { label: "", url: "" },
    after: [],
    footer: "",
  };
  expect(plainText(letter)).toContain("--\nAcademia Sol\n");

  await save(browser, "contactEmail", shippedFacts.contactEmail);
  await save(browser, "name", shippedFacts.name);
  expect(site).toMatchObject({ name: "Faro", contactEmail: shippedFacts.contactEmail });
  const [last] = (await browser.ok(listChanges, { kind: "fact", key: "name" })).changes;
  expect(last).toMatchObject({ before: { text: "Academia Sol" }, after: null });
});

test("F-09 of several facts all are saved or none, and each wrong field is named", async () => {
  const { browser } = await makeActor(academy, "administrator");
  const { version } = await read(browser, "phone");
  const refused = await browser.call(saveFacts, {
    facts: [
      { key: "phone", text: "+34 600 11 22 33", version },
      { key: "textbookCount", text: String(catalogue.length + 1), version: 0 },
      { key: "answerHours", text: { en: "Mondays", es: "" }, version: 0 },
      { key: "links", text: "javascript:alert(1)", version: 0 },
    ],
  });
  expect(refused).toMatchObject({
    status: 400,
    code: "invalid_input",
    fields: {
      textbookCount: "numberTooLarge",
      "answerHours.es": "bothNeeded",
      links: "addressInvalid",
    },
  });
  expect((await read(browser, "phone")).text).toBe("");
  expect((await read(browser, "textbookCount")).max).toBe(catalogue.length);
});

test("F-09 of two administrators who change the same fact the second is told, and what the first wrote stands", async () => {
  const one = await makeActor(academy, "administrator");
  const two = await makeActor(academy, "administrator");
  const { version } = await read(two.browser, "operator");
  await save(one.browser, "operator", "Sol y Luna, S. L.");
  const late = { facts: [{ key: "operator" as const, text: "Luna", version }] };
  expect(await two.browser.call(saveFacts, late)).toMatchObject({
    status: 409,
    code: "content_changed",
  });
  expect((await read(two.browser, "operator")).text).toBe("Sol y Luna, S. L.");
});

test("F-09 two who save in the same moment do not both change the same version", async () => {
  const people = await Promise.all([1, 2, 3].map(() => makeActor(academy, "administrator")));
  const { version } = await read(people[0]?.browser ?? academy.browser(), "postalAddress");
  const answers = await Promise.all(
    people.map(({ browser }, at) =>
      browser.call(saveFacts, {
        facts: [{ key: "postalAddress", text: `Street ${at}`, version }],
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
});

test("F-09 the history says who changed what, when, before and after; one click puts back; the trail knows both", async () => {
  const { browser, id } = await makeActor(academy, "administrator");
  await save(browser, "hours", "9 to 9");
  await save(browser, "hours", "8 to 8");
  const { changes } = await browser.ok(listChanges, { kind: "fact", key: "hours" });
  expect(changes).toMatchObject([
    {
      before: { text: "9 to 9" },
      after: { text: "8 to 8" },
      by: "Rosa Díaz",
      version: 2,
      isUndone: false,
    },
    { before: null, after: { text: "9 to 9" }, by: "Rosa Díaz", version: 1, isUndone: false },
  ]);
  const undone = await browser.ok(undoChange, { changeId: changes[0]?.id ?? "" });
  expect(undone.changes[0]).toMatchObject({
    before: { text: "8 to 8" },
    after: { text: "9 to 9" },
    version: 3,
  });
  expect(site.hours).toBe("9 to 9");
  // What stands already is not written again.
  await browser.ok(undoChange, { changeId: changes[0]?.id ?? "" });
  await browser.ok(undoChange, { changeId: changes[1]?.id ?? "" });
  expect(site.hours).toBe("24/7");
  const after = await browser.ok(listChanges, { kind: "fact", key: "hours" });
  expect(after.changes.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
  expect(after.changes.at(-1)?.isUndone).toBe(true);
  const { deeds } = await browser.ok(adminContract.listDeeds, { about: "fact:hours" });
  expect(deeds).toHaveLength(4);
  expect(deeds[0]).toMatchObject({ action: "site.fact-changed", actorId: id });
  expect(await browser.call(undoChange, { changeId: "stv_none" })).toMatchObject({
    code: "not_found",
  });
});

test("F-09 what is as it stands is not written, and pages of the history follow each other", async () => {
  const { browser } = await makeActor(academy, "administrator");
  for (let at = 1; at <= 11; at++) await save(browser, "tutorHours", String(at));
  for (let at = 1; at <= 11; at++) await save(browser, "tutorHours", String(12 - at));
  await save(browser, "tutorHours", "1");
  const first = await browser.ok(listChanges, { kind: "fact", key: "tutorHours" });
  expect(first.changes).toHaveLength(20);
  const rest = await browser.ok(listChanges, {
    kind: "fact",
    key: "tutorHours",
    after: first.next ?? "",
  });
  expect(rest).toMatchObject({ next: null });
  const versions = [...first.changes, ...rest.changes].map(({ version }) => version);
  expect(versions).toEqual(Array.from({ length: 21 }, (_, at) => 21 - at));
});

test("F-09 the history only grows, whoever asks the database", async () => {
  const { db } = academy.database;
  const before = await db.select().from(siteVersions);
  expect(before.length).toBeGreaterThan(0);
  for (const query of [
    sql`delete from site_versions`,
    sql`update site_versions set value = '"x"'`,
    sql`truncate site_versions`,
  ]) {
    await expect(db.execute(query)).rejects.toMatchObject({
      cause: { message: "versions of the site's words are neither changed nor deleted" },
    });
  }
  expect(await db.select().from(siteVersions)).toEqual(before);
  expect(await db.select().from(emails)).toEqual([]);
});

test.each(["student", "parent", "affiliate"] as const)(
  "F-09 a %s neither reads nor changes the site's words",
  async (role) => {
    const { browser } = await makeActor(academy, role);
    const facts = [{ key: "name" as const, text: "Mine", version: 0 }];
    expect(await browser.call(readFacts, {})).toMatchObject({ code: "forbidden" });
    expect(await browser.call(saveFacts, { facts })).toMatchObject({ code: "forbidden" });
    expect(await browser.call(listChanges, {})).toMatchObject({ code: "forbidden" });
    expect(await browser.call(undoChange, { changeId: "x" })).toMatchObject({ code: "forbidden" });
  },
);
