import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { sessions } from "#db/tables/sessions.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { minute, parentSessionMs, second } from "#shared/constants.ts";
import { accountsContract } from "../contract.ts";
import { endSessionsOf, hashToken, insertSession, rotateSession } from "../sessions.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

async function isSignedIn(browser: Browser): Promise<boolean> {
  return (await browser.ok(accountsContract.readSession, {})).account !== null;
}

/** Signs the same student in at one more browser. */
async function signInAgain(identifier: string): Promise<Browser> {
  const browser = academy.browser();
  await browser.ok(accountsContract.signInStudent, { identifier, password: testPassword });
  return browser;
}

async function sessionsAt(browser: Browser) {
  return (await browser.ok(accountsContract.listSessions, {})).sessions;
}

/** What a handler is given when this browser makes a call. */
async function contextOf(browser: Browser): Promise<RequestContext> {
  const token = browser.cookies.get("faro_session") ?? "";
  const { account } = await browser.ok(accountsContract.readSession, {});
  return {
    ...academy.services,
    actor: account && {
      id: account.id,
      kind: account.kind,
      role: account.role,
      firstName: account.firstName,
      sessionHash: hashToken(token),
      confirmedAt: null,
    },
    locale: "en",
    address: "127.0.0.1",
    userAgent: "",
    timeZone: "UTC",
    site: null,
    cookies: { get: () => token, set: () => undefined, clear: () => undefined },
  };
}

test("the list names the device, says when it was used, and which session is this one", async () => {
  const { browser } = await makeStudent(academy, { username: "three.places" });
  academy.wait(minute);
  const phone = academy.browser();
  await phone.fetch(accountsContract.signInStudent.path, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "user-agent":
        "Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1",
    },
    body: JSON.stringify({ identifier: "three.places", password: testPassword }),
  });
  const list = await sessionsAt(browser);
  expect(list).toHaveLength(2);
  expect(list[0]).toMatchObject({ browser: "Safari", system: "iPhone", isCurrent: false });
  expect(list[1]).toMatchObject({ isCurrent: true });
  const [atPhone, here] = list;
  expect(Date.parse(atPhone?.createdAt ?? "")).toBeGreaterThan(Date.parse(here?.createdAt ?? ""));
});

test("the list holds no token, no hash, nobody else's sessions and none that has ended", async () => {
  await makeStudent(academy, { username: "somebody.else" });
  const { browser } = await makeStudent(academy, { username: "lists.own" });
  const old = await signInAgain("lists.own");
  academy.wait(3590 * second);
  const newer = await signInAgain("lists.own");
  academy.wait(11 * second);
  expect(await isSignedIn(old)).toBe(false);
  const response = await newer.fetch(accountsContract.listSessions.path);
  const text = await response.text();
  for (const { cookies } of [browser, old, newer]) {
    const token = cookies.get("faro_session") ?? "none";
    expect(text).not.toContain(token);
    expect(text).not.toContain(hashToken(token));
  }
  expect(await sessionsAt(newer)).toHaveLength(1);
});

test("one of the other sessions is ended, and only that one", async () => {
  const { browser } = await makeStudent(academy, { username: "ends.one" });
  const another = await signInAgain("ends.one");
  const third = await signInAgain("ends.one");
  const sessionId = (await sessionsAt(another)).find(({ isCurrent }) => isCurrent)?.id ?? "";
  await browser.ok(accountsContract.endOtherSession, { sessionId });
  expect(await Promise.all([browser, another, third].map(isSignedIn))).toEqual([true, false, true]);
});

test("somebody else's session, one's own present one and one that never was all answer 404", async () => {
  const { browser } = await makeStudent(academy);
  const { browser: other } = await makeStudent(academy);
  const ids = [
    (await sessionsAt(other))[0]?.id ?? "",
    (await sessionsAt(browser))[0]?.id ?? "",
    "ses_none",
  ];
  for (const sessionId of ids) {
    const answer = await browser.call(accountsContract.endOtherSession, { sessionId });
    expect(answer).toMatchObject({ status: 404, code: "not_found" });
  }
  expect(await isSignedIn(other)).toBe(true);
});

test("all other sessions are ended at once; this one and everybody else's stay", async () => {
  const { browser } = await makeStudent(academy, { username: "ends.all" });
  const others = await Promise.all([signInAgain("ends.all"), signInAgain("ends.all")]);
  const { browser: stranger } = await makeStudent(academy);
  expect(await browser.ok(accountsContract.endAllOtherSessions, {})).toEqual({ ended: 2 });
  expect(await Promise.all(others.map(isSignedIn))).toEqual([false, false]);
  expect(await Promise.all([browser, stranger].map(isSignedIn))).toEqual([true, true]);
});

test("T-11 a parent extends the session to its full length, and is told its end by the server's clock", async () => {
  const { browser } = await makeActor(academy, "parent");
  await browser.ok(accountsContract.extendSession, {});
  academy.wait(30 * second);
  const { sessionExpiresAt, now } = await browser.ok(accountsContract.extendSession, {});
  expect(Date.parse(sessionExpiresAt) - Date.parse(now)).toBe(parentSessionMs);
  const { account } = await browser.ok(accountsContract.readSession, {});
  expect(account?.sessionExpiresAt).toBe(sessionExpiresAt);
});

test("T-01 a username session is not extended, whoever asks", async () => {
  const { browser, account } = await makeStudent(academy);
  academy.wait(10 * minute);
  const { sessionExpiresAt } = await browser.ok(accountsContract.extendSession, {});
  expect(sessionExpiresAt).toBe(account.sessionExpiresAt);
});

test("a session that has ended is not brought back by extending it", async () => {
  const { browser } = await makeActor(academy, "parent");
  academy.wait(61 * minute);
  expect(await browser.call(accountsContract.extendSession, {})).toMatchObject({ status: 401 });
  expect(await isSignedIn(browser)).toBe(false);
});

test("a new token takes the place of the old one at a change of role; the session stays the same", async () => {
  const { browser, account } = await makeStudent(academy);
  const [before] = await sessionsAt(browser);
  const rotated = await rotateSession(academy.database.db, await contextOf(browser));
  expect(await isSignedIn(browser)).toBe(false);
  browser.cookies.set("faro_session", rotated.token);
  const [after] = await sessionsAt(browser);
  expect(after).toEqual({ ...before, lastActiveAt: after?.lastActiveAt });
  const rows = await academy.database.db
    .select()
    .from(sessions)
    .where(eq(sessions.profileId, account.id));
  expect(rows).toHaveLength(1);
});

test("a session that is gone is not rotated into a new one", async () => {
  const { browser } = await makeStudent(academy);
  const context = await contextOf(browser);
  await browser.ok(accountsContract.signOut, {});
  await expect(rotateSession(academy.database.db, context)).rejects.toMatchObject({
    code: "unauthenticated",
  });
});

test("all sessions of somebody end with a suspension, all but one with a new password", async () => {
  const { browser, account } = await makeStudent(academy, { username: "ended.all" });
  const other = await signInAgain("ended.all");
  const { browser: stranger } = await makeStudent(academy);
  const { db } = academy.database;
  const owner = { profileId: account.id };
  const except = hashToken(browser.cookies.get("faro_session") ?? "");
  expect(await endSessionsOf(db, owner, { except })).toBe(1);
  expect(await Promise.all([browser, other].map(isSignedIn))).toEqual([true, false]);
  expect(await endSessionsOf(db, owner)).toBe(1);
  expect(await Promise.all([browser, stranger].map(isSignedIn))).toEqual([false, true]);
});

test("a sign-in that fails half-way leaves the session that was there", async () => {
  const { browser } = await makeStudent(academy);
  const context = await contextOf(browser);
  await expect(
    academy.database.db.transaction(async (transaction) => {
      await insertSession(transaction, context, { profileId: context.actor?.id ?? "" }, "email");
      await transaction.update(profiles).set({ email: null, username: null });
    }),
  ).rejects.toThrow();
  expect(await isSignedIn(browser)).toBe(true);
});
