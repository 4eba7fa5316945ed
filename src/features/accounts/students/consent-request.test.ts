import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { consentRequests } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { day, second } from "#shared/constants.ts";
import { accountsContract } from "../contract.ts";
import { hashToken } from "../sessions.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({
    environment: { PUBLIC_URL: "http://faro.test:8080" },
  });
});
beforeEach(async () => {
  await academy.database.db.delete(consentRequests);
  await academy.database.db.delete(emails);
});
afterAll(() => academy.close());

async function childOf(birthDate = "2018-05-05") {
  const browser = academy.browser();
  await browser.ok(accountsContract.answerAgeStep, { birthDate });
  return browser;
}

let parents = 0;
const request = (given: { firstName?: string; locale?: "en" | "es" } = {}) => ({
  firstName: "Leo",
  parentEmail: `parent${++parents}@example.com`,
  locale: "en" as const,
  ...given,
});

test("a child's request is kept with a letter in the outbox, and nothing else of the child", async () => {
  const browser = await childOf();
  const input = request();
  const answer = await browser.ok(accountsContract.askParent, input);
  expect(answer.parentEmail).toBe(input.parentEmail);

  const { db } = academy.database;
  const [kept] = await db.select().from(consentRequests);
  expect(kept).toMatchObject({ childFirstName: "Leo", parentEmail: input.parentEmail });
  expect(kept?.expiresAt.toISOString()).toBe(answer.expiresAt);
  expect((kept?.expiresAt.getTime() ?? 0) - (kept?.createdAt.getTime() ?? 0)).toBe(7 * day);
  expect(JSON.stringify(kept)).not.toContain("2018");
  expect(await db.select().from(profiles)).toEqual([]);

  const [letter] = await db.select().from(emails);
  expect(letter).toMatchObject({
    kind: "parent-consent",
    recipient: input.parentEmail,
    status: "kept",
    subject: "Leo would like to learn with Faro",
  });
  const [, token = ""] =
    /http:\/\/faro\.test:8080\/parent-consent\?token=([\w-]{43})/.exec(letter?.textBody ?? "") ??
    [];
  expect(kept?.tokenHash).toBe(hashToken(token));
  expect(letter?.htmlBody).toContain(`href="http://faro.test:8080/parent-consent?token=${token}"`);
});

test("V-01 a first name with markup reaches the parent as the characters typed", async () => {
  const browser = await childOf();
  const name = `O'Brien <b>"&</b>`;
  await browser.ok(accountsContract.askParent, request({ firstName: name }));
  const [letter] = await academy.database.db.select().from(emails);
  expect(letter?.htmlBody).toContain("O&#39;Brien &lt;b&gt;&quot;&amp;&lt;/b&gt;");
  expect(letter?.htmlBody).not.toContain("<b>");
  expect(letter?.textBody).toContain(name);
});

test("a name that would put a link or a line into the letter is refused, and nobody is written to", async () => {
  const browser = await childOf();
  for (const [firstName, problem] of [
    ["https://evil.example/win PRIZE", "nameHoldsAddress"],
    ["Leo\nBcc: all@example.com", "nameHoldsAddress"],
    ["Leo\nBcc", "charactersOdd"],
    ["Leo\u202E", "charactersOdd"],
  ] as const) {
    const answer = await browser.call(accountsContract.askParent, request({ firstName }));
    expect(answer).toMatchObject({ status: 400, fields: { firstName: problem } });
  }
  expect(await academy.database.db.select().from(emails)).toEqual([]);
});

test("the letter speaks the language of the page", async () => {
  const browser = await childOf();
  await browser.ok(accountsContract.askParent, request({ locale: "es" }));
  const [letter] = await academy.database.db.select().from(emails);
  expect(letter?.subject).toBe("Leo quiere aprender con Faro");
  expect(letter?.htmlBody).toContain('<html lang="es">');
});

test("without the age step, or for somebody old enough, no parent is written to", async () => {
  expect(await academy.browser().call(accountsContract.askParent, request())).toMatchObject({
    status: 400,
    code: "age_step_missing",
  });
  const teenager = await childOf("2010-01-01");
  expect(await teenager.call(accountsContract.askParent, request())).toMatchObject({
    status: 403,
    code: "forbidden",
  });
  expect(await academy.database.db.select().from(emails)).toEqual([]);
});

test("a wrong address keeps the form and names the field", async () => {
  const browser = await childOf();
  const answer = await browser.call(accountsContract.askParent, {
    ...request(),
    parentEmail: "mum at home",
  });
  expect(answer).toMatchObject({ status: 400, fields: { parentEmail: "emailInvalid" } });
});

test("one parent gets at most five letters a day, from however many children", async () => {
  const input = request();
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) {
    const browser = await childOf();
    statuses.push((await browser.call(accountsContract.askParent, input)).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("L2 a request that nobody answered in seven days is deleted", async () => {
  await (await childOf()).ok(accountsContract.askParent, request({ firstName: "Old" }));
  academy.wait(7 * day + second);
  await (await childOf()).ok(accountsContract.askParent, request({ firstName: "New" }));
  const kept = await academy.database.db.select().from(consentRequests);
  expect(kept.map((row) => row.childFirstName)).toEqual(["New"]);
});
