import { afterAll, beforeAll, expect, test } from "vitest";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { oneTimeTokens } from "#db/tables/one-time-tokens.ts";
import { consentRequests } from "#db/tables/parent-accounts.ts";
import { sessions } from "#db/tables/sessions.ts";
import { consentRequestMs, day, second, usernameSessionMs } from "#shared/constants.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { issueToken, spendToken } from "#features/accounts/one-time-tokens.ts";
import { keepRetention } from "./jobs.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

function clean(): Promise<void> {
  return keepRetention(academy.services);
}

test("sessions that have ended are deleted, the others stay", async () => {
  const { db } = academy.database;
  await makeStudent(academy);
  academy.wait(usernameSessionMs - 10 * second);
  const { browser } = await makeStudent(academy);
  academy.wait(11 * second);
  await clean();
  expect(await db.select().from(sessions)).toHaveLength(1);
  expect((await browser.ok(accountsContract.readSession, {})).account).not.toBeNull();
});

test("a parent who does not answer is forgotten after seven days, with the child's name", async () => {
  const { db } = academy.database;
  const browser = academy.browser();
  await browser.ok(accountsContract.answerAgeStep, { birthDate: "2020-01-01" });
  await browser.ok(accountsContract.askParent, {
    firstName: "Noa",
    parentEmail: "rosa@example.com",
    locale: "en",
  });
  academy.wait(consentRequestMs - second);
  await clean();
  expect(await db.select().from(consentRequests)).toHaveLength(1);
  academy.wait(2 * second);
  await clean();
  expect(await db.select().from(consentRequests)).toEqual([]);
});

test("a token goes seven days after it was used or became too old", async () => {
  const { db } = academy.database;
  const { account } = await makeStudent(academy);
  const issue = (purpose: "verify-email" | "reset-password", lifetimeMs: number) =>
    issueToken(db, { purpose, profileId: account.id }, academy.services.now(), lifetimeMs);
  const used = await issue("verify-email", 30 * day);
  await spendToken(db, used, "verify-email", academy.services.now());
  await issue("reset-password", 2 * day);
  academy.wait(7 * day - second);
  await clean();
  expect(await db.select().from(oneTimeTokens)).toHaveLength(2);
  academy.wait(2 * second);
  await clean();
  const left = await db.select().from(oneTimeTokens);
  expect(left.map(({ purpose }) => purpose)).toEqual(["reset-password"]);
  academy.wait(2 * day);
  await clean();
  expect(await db.select().from(oneTimeTokens)).toEqual([]);
});
