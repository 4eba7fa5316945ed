import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { sessions } from "#db/tables/sessions.ts";
import { minute, second, usernameSessionMs } from "#shared/constants.ts";
import { accountsContract } from "../contract.ts";
import { hashPassword } from "../passwords.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

const wrong = {
  status: 403,
  code: "password_wrong",
  fields: { password: "passwordWrong" },
};

async function accountAt(browser: Browser) {
  return (await browser.ok(accountsContract.readSession, {})).account;
}

const renew = (browser: Browser, accountId: string, password = testPassword) =>
  browser.call(accountsContract.renewSession, { accountId, password });

test("T-01 with the password a username session lasts another hour, as the same one under a new token", async () => {
  const { browser, account } = await makeStudent(academy);
  expect(account.sessionRenewal).toBe("password");
  const before = browser.cookies.get("faro_session");
  const [listed] = (await browser.ok(accountsContract.listSessions, {})).sessions;
  academy.wait(56 * minute);
  const renewed = await browser.ok(accountsContract.renewSession, {
    accountId: account.id,
    password: testPassword,
  });
  const left = Date.parse(renewed.account.sessionExpiresAt) - Date.parse(renewed.now);
  expect(Math.abs(left - usernameSessionMs)).toBeLessThan(second);
  expect(browser.cookies.get("faro_session")).not.toBe(before);
  academy.wait(59 * minute);
  expect(await accountAt(browser)).toMatchObject({ id: account.id });
  const sessionsNow = (await browser.ok(accountsContract.listSessions, {})).sessions;
  expect(sessionsNow.map(({ id }) => id)).toEqual([listed?.id]);
  academy.wait(2 * minute);
  expect(await accountAt(browser)).toBeNull();
});

test("T-01 a session whose time is up gives way to a new one of the same account", async () => {
  const { browser, account } = await makeStudent(academy);
  academy.wait(61 * minute);
  expect(await accountAt(browser)).toBeNull();
  expect(await renew(browser, account.id)).toMatchObject({ ok: true });
  expect(await accountAt(browser)).toMatchObject({ id: account.id, sessionRenewal: "password" });
});

test("a wrong password changes nothing, and is counted with those of the login", async () => {
  const { browser, account } = await makeStudent(academy);
  const elsewhere = academy.browser();
  for (let tries = 0; tries < 5; tries++) {
    expect(await renew(elsewhere, account.id, "three boats")).toMatchObject(wrong);
  }
  expect(await renew(elsewhere, account.id)).toMatchObject({ code: "rate_limited" });
  expect((await accountAt(browser))?.sessionExpiresAt).toBe(account.sessionExpiresAt);
  const signIn = { identifier: account.username ?? "", password: testPassword };
  expect(await elsewhere.call(accountsContract.signInStudent, signIn)).toMatchObject({
    code: "rate_limited",
  });
});

test("another account does not go on in its place, with whichever password", async () => {
  const { browser, account } = await makeStudent(academy);
  const { account: other } = await makeStudent(academy);
  expect(await renew(browser, other.id)).toMatchObject({ status: 409, code: "session_of_another" });
  expect(await accountAt(browser)).toMatchObject({ id: account.id });
});

test("nobody but students is let in by it, and of an account that is not there no more is told", async () => {
  const admin = await makeActor(academy, "administrator");
  const passwordHash = await hashPassword(testPassword, "test");
  const { db } = academy.database;
  await db.update(profiles).set({ passwordHash }).where(eq(profiles.id, admin.id));
  for (const id of [admin.id, "prf_none"]) {
    expect(await renew(academy.browser(), id)).toMatchObject(wrong);
  }
  const parent = await makeActor(academy, "parent");
  expect(await renew(parent.browser, parent.id)).toMatchObject(wrong);
});

test("a suspended student is told so after the right password alone", async () => {
  const { browser, account } = await makeStudent(academy);
  const { db } = academy.database;
  await db
    .update(profiles)
    .set({ suspendedAt: academy.services.now() })
    .where(eq(profiles.id, account.id));
  expect(await renew(browser, account.id, "three boats")).toMatchObject(wrong);
  expect(await renew(browser, account.id)).toMatchObject({ code: "account_suspended" });
  const rows = await db.select().from(sessions).where(eq(sessions.profileId, account.id));
  expect(rows).toHaveLength(1);
});

test("a session that activity extends asks nobody for the password", async () => {
  const { account } = await makeStudent(academy, { username: null, email: "maya@example.org" });
  expect(account.sessionRenewal).toBe("activity");
});
