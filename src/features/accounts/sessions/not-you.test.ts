import { and, eq, like } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { emails } from "#db/tables/emails.ts";
import { parentPreferences } from "#db/tables/notices.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { day } from "#shared/constants.ts";
import { accountsContract } from "../contract.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

/** Signs in at a new device, and gives the token of the letter about it. */
async function signIn(
  identifier: string,
  recipient: string,
): Promise<{ at: Browser; token: string }> {
  const { db } = academy.database;
  await db.delete(emails);
  const at = academy.browser();
  await at.ok(accountsContract.signInStudent, { identifier, password: testPassword });
  // A sign-up writes a letter of its own, which may come at any moment.
  const [letter] = await db
    .select()
    .from(emails)
    .where(and(eq(emails.recipient, recipient), like(emails.kind, "%sign-in-notice")));
  const token = /\/not-you\?token=([\w-]+)/.exec(letter?.textBody ?? "")?.[1] ?? "";
  expect(token).not.toBe("");
  return { at, token };
}

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.ok(accountsContract.readSession, {})).account !== null;
}

function reject(token: string): Promise<Response> {
  return academy.browser().fetch(accountsContract.rejectSignIn.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ token }),
  });
}

test("F-05 'not you?' ends that session alone, once, and sets a new password for whose own it was", async () => {
  const { browser, account } = await makeStudent(academy, { email: "ida@example.com" });
  await academy.database.db
    .update(profiles)
    .set({ emailVerifiedAt: academy.services.now() })
    .where(eq(profiles.id, account.id));
  const { at, token } = await signIn("ida@example.com", "ida@example.com");
  const visitor = academy.browser();
  const { resetToken } = await visitor.ok(accountsContract.rejectSignIn, { token });
  expect(await isSignedIn(at)).toBe(false);
  expect(await isSignedIn(browser)).toBe(true);
  expect((await reject(token)).status).toBe(400);
  const password = "another calm lamp";
  await visitor.ok(accountsContract.resetPassword, { token: resetToken ?? "", password });
  await visitor.ok(accountsContract.signInStudent, { identifier: "ida@example.com", password });
});

test("F-05 a letter at an address that the account has no more ends the session and sets no password", async () => {
  const { account } = await makeStudent(academy, { email: "left@example.com" });
  const { db } = academy.database;
  const set = (change: Partial<typeof profiles.$inferInsert>) =>
    db.update(profiles).set(change).where(eq(profiles.id, account.id));
  await set({ emailVerifiedAt: academy.services.now() });
  const { at, token } = await signIn("left@example.com", "left@example.com");
  await set({ email: "came@example.com" });
  const { resetToken } = await academy.browser().ok(accountsContract.rejectSignIn, { token });
  expect(resetToken).toBeNull();
  expect(await isSignedIn(at)).toBe(false);
});

test("F-05 a guardian ends a child's session, and gets no token that would set the child's password", async () => {
  const { browser, account } = await makeStudent(academy, { username: "teo.home" });
  const parent = await makeActor(academy, "parent");
  const { db } = academy.database;
  await db.insert(guardianships).values({ parentId: parent.id, studentId: account.id });
  const { at, token } = await signIn("teo.home", `${parent.id}@example.org`);
  const { resetToken } = await academy.browser().ok(accountsContract.rejectSignIn, { token });
  expect(resetToken).toBeNull();
  expect(await isSignedIn(at)).toBe(false);
  expect(await isSignedIn(browser)).toBe(true);
});

test("F-05 who no longer looks after a child ends nothing, and an old link works no more", async () => {
  const { account } = await makeStudent(academy, { username: "teo.away" });
  const parent = await makeActor(academy, "parent");
  const { db } = academy.database;
  const bond = eq(guardianships.parentId, parent.id);
  await db.insert(guardianships).values({ parentId: parent.id, studentId: account.id });
  const first = await signIn("teo.away", `${parent.id}@example.org`);
  const second = await signIn("teo.away", `${parent.id}@example.org`);
  await db.delete(guardianships).where(bond);
  expect((await reject(first.token)).status).toBe(400);
  expect(await isSignedIn(first.at)).toBe(true);
  await db.insert(guardianships).values({ parentId: parent.id, studentId: account.id });
  academy.wait(8 * day);
  expect((await reject(second.token)).status).toBe(400);
});

test("F-05 a parent who stopped these letters gets none; the letter says how, and where the device's clock is", async () => {
  const { account } = await makeStudent(academy, { username: "teo.quiet" });
  const parent = await makeActor(academy, "parent");
  const { db } = academy.database;
  await db.insert(guardianships).values({ parentId: parent.id, studentId: account.id });
  await signIn("teo.quiet", `${parent.id}@example.org`);
  const [letter] = await db
    .select()
    .from(emails)
    .where(eq(emails.recipient, `${parent.id}@example.org`));
  expect(letter?.headers["List-Unsubscribe"]).toMatch(/^<http.+\/api\/notices\/unsubscribe\//);
  expect(letter?.textBody).toContain("/unsubscribe?token=");
  await db
    .update(parentPreferences)
    .set({ muted: ["sign-in"] })
    .where(eq(parentPreferences.parentId, parent.id));
  await db.delete(emails);
  const identifier = "teo.quiet";
  await academy
    .browser()
    .ok(accountsContract.signInStudent, { identifier, password: testPassword });
  expect(
    await db
      .select()
      .from(emails)
      .where(eq(emails.recipient, `${parent.id}@example.org`)),
  ).toEqual([]);
});
