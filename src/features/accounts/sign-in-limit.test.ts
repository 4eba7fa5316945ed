import { createHmac } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { readSecret } from "#platform/secrets.ts";
import { hour } from "#shared/constants.ts";
import { accountsContract } from "./contract.ts";
import { affiliateAccountsContract } from "./contract/affiliates.ts";
import { parentsContract } from "./contract/parents.ts";
import { profileContract } from "./contract/profile.ts";
import { issueToken } from "./one-time-tokens.ts";
import { hashPassword } from "./passwords.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({ environment: { TRUST_PROXY: "127.0.0.1" } });
});
afterAll(() => academy.close());

const wrong = "not the password";

/** Makes a try at an account and gives the status it is answered with. */
async function tryAs(
  browser: Browser,
  identifier: string,
  password: string,
  from = "192.0.2.1",
): Promise<number> {
  const response = await browser.fetch(accountsContract.signInStudent.path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify({ identifier, password }),
  });
  return response.status;
}

/** Strangers try until they are stopped, each time from another address and with a new browser. */
async function besiege(identifier: string): Promise<void> {
  const answers = [];
  for (let i = 0; i < 7; i++) {
    answers.push(await tryAs(academy.browser(), identifier, wrong, `203.0.113.${i}`));
  }
  expect(answers).toEqual([401, 401, 401, 401, 401, 429, 429]);
}

test("a device that the account signed in at is kept out by no stranger; a new one waits", async () => {
  const { browser } = await makeStudent(academy, { username: "besieged" });
  await besiege("besieged");
  expect(await tryAs(academy.browser(), "besieged", testPassword)).toBe(429);
  expect(await tryAs(browser, "besieged", testPassword)).toBe(200);
});

test("a known device has five wrong tries of its own, and what is tried there counts for no other", async () => {
  const { browser: home } = await makeStudent(academy, { username: "shared.place" });
  const school = academy.browser();
  expect(await tryAs(school, "shared.place", testPassword)).toBe(200);
  const answers = [];
  for (let i = 0; i < 6; i++) answers.push(await tryAs(school, "shared.place", wrong));
  expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
  expect(await tryAs(school, "shared.place", testPassword)).toBe(429);
  expect(await tryAs(home, "shared.place", testPassword)).toBe(200);
});

test("a mark is worth nothing for another account, under another device's name, or made up", async () => {
  const { browser } = await makeStudent(academy, { username: "marked" });
  const { browser: other } = await makeStudent(academy, { username: "not.marked" });
  const [, , mark = ""] = (browser.cookies.get("faro_devices") ?? "").split(".");
  const [, otherName = "", otherMark = ""] = (other.cookies.get("faro_devices") ?? "").split(".");
  expect([mark.length, otherName.length]).toEqual([22, 22]);
  await besiege("marked");
  for (const forged of [
    `2.${otherName}.${otherMark}`,
    `2.${otherName}.${mark}`,
    `2.${"A".repeat(22)}.${mark}`,
    `2.${mark}.${mark}`,
    `2.${otherName}.${otherMark}.${"A".repeat(22)}`,
    mark,
  ]) {
    const forger = academy.browser();
    forger.cookies.set("faro_devices", forged);
    expect(await tryAs(forger, "marked", testPassword), forged).toBe(429);
  }
});

test("a mark that names no browser is known, and a sign-in puts one that does in its place", async () => {
  const { account } = await makeStudent(academy, { username: "marked.before" });
  const secret = await readSecret(academy.services.settings.dataDir, "devices");
  const mark = createHmac("sha256", secret).update(account.id).digest("base64url").slice(0, 22);
  await besiege("marked.before");
  const browser = academy.browser();
  browser.cookies.set("faro_devices", `${"A".repeat(22)}.${mark}`);
  expect(await tryAs(browser, "marked.before", testPassword)).toBe(200);
  expect(browser.cookies.get("faro_devices")).toMatch(/^2\.[\w-]{22}\.[\w-]{22}$/);
  expect(browser.cookies.get("faro_devices")).not.toContain(mark);
  const forger = academy.browser();
  forger.cookies.set("faro_devices", `2.${"A".repeat(22)}.${mark}`);
  await besiege("marked.before");
  expect(await tryAs(forger, "marked.before", testPassword)).toBe(429);
});

test("all known devices of an account together have fifty wrong tries", async () => {
  await makeStudent(academy, { username: "many.devices" });
  const devices = [];
  for (let i = 0; i < 11; i++) {
    const browser = academy.browser();
    expect(await tryAs(browser, "many.devices", testPassword)).toBe(200);
    devices.push(browser);
  }
  const [last, ...others] = devices;
  if (!last) throw new Error("no device");
  for (const browser of others) {
    for (let i = 0; i < 5; i++) expect(await tryAs(browser, "many.devices", wrong)).toBe(401);
  }
  expect(await tryAs(last, "many.devices", testPassword)).toBe(429);
});

test("right sign-ins count for nothing: not at one device, not at many, not among wrong ones", async () => {
  const { browser } = await makeStudent(academy, { username: "frequent" });
  for (let i = 0; i < 8; i++) expect(await tryAs(browser, "frequent", testPassword)).toBe(200);
  for (let i = 0; i < 8; i++) {
    expect(await tryAs(academy.browser(), "frequent", testPassword)).toBe(200);
  }
  for (const device of [browser, academy.browser()]) {
    for (let i = 0; i < 4; i++) expect(await tryAs(device, "frequent", wrong)).toBe(401);
    expect(await tryAs(device, "frequent", testPassword)).toBe(200);
    for (let i = 0; i < 5; i++) expect(await tryAs(device, "frequent", wrong)).toBe(401);
    expect(await tryAs(device, "frequent", wrong)).toBe(429);
  }
});

test("a right sign-in at a known device lets the owner in at a new one again", async () => {
  const { browser } = await makeStudent(academy, { username: "unlocks" });
  await besiege("unlocks");
  expect(await tryAs(browser, "unlocks", testPassword)).toBe(200);
  expect(await tryAs(academy.browser(), "unlocks", testPassword)).toBe(200);
});

test("a new password by a letter unlocks the account, and its browser is no stranger from then on", async () => {
  const { account } = await makeStudent(academy, {
    username: "forgetful",
    email: "forgetful@example.org",
  });
  await besiege("forgetful");
  const grant = {
    purpose: "reset-password",
    profileId: account.id,
    email: "forgetful@example.org",
  } as const;
  const now = academy.services.now();
  const token = await issueToken(academy.database.db, grant, now, hour);
  const browser = academy.browser();
  const password = "four quiet harbor bells";
  await browser.ok(profileContract.resetPassword, { token, password });
  expect(await tryAs(academy.browser(), "forgetful", password)).toBe(200);
  await besiege("forgetful");
  expect(await tryAs(browser, "forgetful", password)).toBe(200);
});

test("username and address, in any case and at any door, are one count", async () => {
  const { account } = await makeStudent(academy, {
    username: "two.names",
    email: "two.names@example.org",
  });
  await academy.database.db
    .update(profiles)
    .set({ role: "administrator" })
    .where(eq(profiles.id, account.id));
  const stranger = academy.browser();
  expect(await tryAs(stranger, "two.names", wrong)).toBe(401);
  expect(await tryAs(stranger, "Two.Names@Example.org", wrong)).toBe(401);
  expect(await tryAs(stranger, "TWO.NAMES", wrong)).toBe(401);
  const email = "two.names@example.org";
  const atAffiliates = { email, password: wrong };
  for (const status of [401, 401, 429]) {
    const answer = await stranger.call(affiliateAccountsContract.signInAffiliate, atAffiliates);
    expect(answer.status).toBe(status);
  }
  expect(await tryAs(stranger, "two.names", testPassword)).toBe(429);
});

test("a parent's known device is kept out by no stranger either", async () => {
  const { id, browser } = await makeActor(academy, "parent");
  const email = "besieged.parent@example.org";
  const passwordHash = await hashPassword(testPassword, "test");
  await academy.database.db
    .update(parentAccounts)
    .set({ email, passwordHash })
    .where(eq(parentAccounts.id, id));
  const signIn = (at: Browser, password: string) =>
    at.call(parentsContract.signInParent, { email, password });
  expect((await signIn(browser, testPassword)).status).toBe(200);
  for (let i = 0; i < 5; i++) await signIn(academy.browser(), wrong);
  expect((await signIn(academy.browser(), testPassword)).status).toBe(429);
  expect((await signIn(browser, testPassword)).status).toBe(200);
});

test("of wrong tries from one address 300 are looked at; who comes back to a device there is let in", async () => {
  const from = "198.51.100.7";
  const { browser } = await makeStudent(academy, { username: "behind.one.router" });
  const tries = Array.from({ length: 302 }, (_, i) =>
    tryAs(academy.browser(), `nobody-${i}`, wrong, from),
  );
  const answers = await Promise.all(tries);
  expect(answers.filter((status) => status === 429)).toHaveLength(2);
  expect(await tryAs(academy.browser(), "behind.one.router", testPassword, from)).toBe(429);
  expect(await tryAs(browser, "behind.one.router", testPassword, from)).toBe(200);
});

test("the own password given right at a session is not counted, and begins the count of wrong ones anew", async () => {
  const { browser } = await makeStudent(academy, { username: "careful.one" });
  const change = (presentPassword: string, newPassword: string) =>
    browser.call(profileContract.changePassword, { presentPassword, newPassword });
  let present = testPassword;
  for (let i = 0; i < 11; i++) {
    const next = `a calm lamp at dusk, ${i}`;
    expect((await change(present, next)).status).toBe(200);
    present = next;
  }
  for (let i = 0; i < 8; i++) expect((await change(wrong, present)).status).toBe(403);
});
