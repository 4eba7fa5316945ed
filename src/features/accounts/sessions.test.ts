import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, studentForm, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { sessions } from "#db/tables/sessions.ts";
import { day, minute, second } from "#shared/constants.ts";
import { accountsContract } from "./contract.ts";
import { hashToken } from "./sessions.ts";

let academy: TestAcademy;
beforeAll(async () => {
  const body = Buffer.from("the application");
  const shell = { etag: '"1"', plain: { body, headers: {} }, brotli: null, gzip: null };
  academy = await startTestAcademy({ files: new Map([["/app.html", shell]]) });
});
afterAll(() => academy.close());

async function accountAt(browser: Browser) {
  return (await browser.ok(accountsContract.readSession, {})).account;
}

/** Something that only somebody who is there does. */
async function act(browser: Browser): Promise<void> {
  await browser.ok(accountsContract.listSessions, {});
}

/** Another program with a copy of a browser's cookies. */
function copyOf(browser: Browser): Browser {
  const copy = academy.browser();
  for (const [name, value] of browser.cookies) copy.cookies.set(name, value);
  return copy;
}

/** A parent whose session began just now. */
async function makeParent(): Promise<{ browser: Browser; id: string }> {
  const parent = await makeActor(academy, "parent");
  await parent.browser.ok(accountsContract.extendSession, {});
  return parent;
}

function signIn(browser: Browser, identifier: string) {
  return browser.ok(accountsContract.signInStudent, { identifier, password: testPassword });
}

test("C-03 the session is read: nobody for a visitor, the account for whoever signed in", async () => {
  expect(await accountAt(academy.browser())).toBeNull();
  const { browser, account } = await makeStudent(academy);
  expect(await accountAt(browser)).toEqual(account);
});

test("T-01 a username session ends after 3600 seconds, whatever is done meanwhile", async () => {
  const { browser } = await makeStudent(academy);
  academy.wait(3590 * second);
  await act(browser);
  await browser.ok(accountsContract.extendSession, {});
  expect(await accountAt(browser)).not.toBeNull();
  academy.wait(11 * second);
  expect(await accountAt(browser)).toBeNull();
});

test("a session that has ended takes its cookie with it", async () => {
  const { browser } = await makeStudent(academy);
  academy.wait(3601 * second);
  await accountAt(browser);
  expect(browser.cookies.has("faro_session")).toBe(false);
});

test("an e-mail session is extended by activity and ends seven days after the last", async () => {
  const { browser } = await makeStudent(academy, { email: "mila@example.com" });
  for (let i = 0; i < 3; i++) {
    academy.wait(6 * day);
    await act(browser);
  }
  academy.wait(7 * day + second);
  expect(await accountAt(browser)).toBeNull();
});

test("activity within five minutes writes nothing", async () => {
  const { browser, account } = await makeStudent(academy, { email: "few.writes@example.com" });
  academy.wait(4 * minute);
  await act(browser);
  expect((await accountAt(browser))?.sessionExpiresAt).toBe(account.sessionExpiresAt);
  academy.wait(2 * minute);
  await act(browser);
  expect((await accountAt(browser))?.sessionExpiresAt).not.toBe(account.sessionExpiresAt);
});

test("a Google session ends seven days after the last activity", async () => {
  const { browser, account } = await makeStudent(academy, { email: "by.google@example.com" });
  await academy.database.db
    .update(sessions)
    .set({ method: "google" })
    .where(eq(sessions.profileId, account.id));
  academy.wait(6 * day);
  await act(browser);
  academy.wait(6 * day);
  expect(await accountAt(browser)).not.toBeNull();
  academy.wait(day + second);
  expect(await accountAt(browser)).toBeNull();
});

test("T-03 a parent session ends 30 minutes after the last activity", async () => {
  const { browser } = await makeParent();
  for (let i = 0; i < 3; i++) {
    academy.wait(29 * minute);
    await act(browser);
    expect(await accountAt(browser)).toMatchObject({ kind: "parent", role: "parent" });
  }
  academy.wait(30 * minute);
  expect(await accountAt(browser)).toBeNull();
});

test("T-03 what the page asks by itself does not keep a parent signed in", async () => {
  const { browser } = await makeParent();
  academy.wait(20 * minute);
  expect(await accountAt(browser)).not.toBeNull();
  academy.wait(10 * minute);
  expect(await accountAt(browser)).toBeNull();
});

test("T-03 opening a page keeps a parent signed in", async () => {
  const { browser } = await makeParent();
  academy.wait(29 * minute);
  await browser.fetch("/chat");
  academy.wait(29 * minute);
  expect(await accountAt(browser)).not.toBeNull();
});

test("T-01 a real session replaces the username session and clears it on the server", async () => {
  const { browser, account } = await makeStudent(academy, { username: "both.ways" });
  await academy.database.db
    .update(profiles)
    .set({ email: "both.ways@example.com" })
    .where(eq(profiles.id, account.id));
  const before = copyOf(browser);
  await signIn(browser, "both.ways@example.com");
  expect(await accountAt(before)).toBeNull();
  const rows = await academy.database.db
    .select({ method: sessions.method })
    .from(sessions)
    .where(eq(sessions.profileId, account.id));
  expect(rows).toEqual([{ method: "email" }]);
});

test("a sign-in never goes on with the session that was there: a planted token stays worthless", async () => {
  const { browser } = await makeStudent(academy, { username: "planted" });
  const planted = copyOf(browser);
  await signIn(browser, "planted");
  expect(browser.cookies.get("faro_session")).not.toBe(planted.cookies.get("faro_session"));
  expect(await accountAt(planted)).toBeNull();
});

test("C-03 signing out ends the session on the server, for every copy of its cookie", async () => {
  const { browser } = await makeStudent(academy);
  const copy = copyOf(browser);
  await browser.ok(accountsContract.signOut, {});
  expect(browser.cookies.has("faro_session")).toBe(false);
  expect(await accountAt(copy)).toBeNull();
});

test("signing out here leaves the other computer signed in", async () => {
  const { browser, account } = await makeStudent(academy, { username: "two.computers" });
  const other = academy.browser();
  await signIn(other, "two.computers");
  await browser.ok(accountsContract.signOut, {});
  expect((await accountAt(other))?.id).toBe(account.id);
});

test("P-01 a visitor cannot sign out; everybody else may", async () => {
  expect(await academy.browser().call(accountsContract.signOut, {})).toMatchObject({
    status: 401,
    code: "unauthenticated",
  });
});

test("P-01 a change of role holds from the next call on", async () => {
  const { browser, account } = await makeStudent(academy);
  await academy.database.db
    .update(profiles)
    .set({ role: "affiliate" })
    .where(eq(profiles.id, account.id));
  expect((await accountAt(browser))?.role).toBe("affiliate");
});

test("a deleted student is signed out everywhere", async () => {
  const { browser, account } = await makeStudent(academy);
  await academy.database.db.delete(profiles).where(eq(profiles.id, account.id));
  expect(await accountAt(browser)).toBeNull();
});

test("a suspended student is nobody at once", async () => {
  const { browser, account } = await makeStudent(academy);
  await academy.database.db
    .update(profiles)
    .set({ suspendedAt: academy.services.now() })
    .where(eq(profiles.id, account.id));
  expect(await accountAt(browser)).toBeNull();
});

test("P-02 an administrator's address that was typed and never proved makes no administrator", async () => {
  const { browser, account } = await makeStudent(academy, { email: "early@example.com" });
  await academy.database.db
    .update(profiles)
    .set({ email: academy.services.settings.adminEmails[0] ?? "" })
    .where(eq(profiles.id, account.id));
  expect((await accountAt(browser))?.role).toBe("student");
  await academy.database.db
    .update(profiles)
    .set({ emailVerifiedAt: academy.services.now() })
    .where(eq(profiles.id, account.id));
  expect((await accountAt(browser))?.role).toBe("administrator");
});

test("the token is in the cookie and nowhere in the database, which holds its hash", async () => {
  const { browser } = await makeStudent(academy);
  const token = browser.cookies.get("faro_session") ?? "";
  expect(token).toMatch(/^[\w-]{43}$/);
  const { db } = academy.database;
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  let hashes = 0;
  for (const { name } of rows) {
    const table = sql.identifier(name);
    const holding = (text: string) =>
      db.execute(sql`select 1 from ${table} t where position(${text} in t::text) > 0`);
    expect((await holding(token)).rows, name).toEqual([]);
    hashes += (await holding(hashToken(token))).rows.length;
  }
  expect(hashes).toBe(1);
});

test("no script can read the cookie and no other site can send it along", async () => {
  const browser = academy.browser();
  await browser.ok(accountsContract.answerAgeStep, { birthDate: "2010-01-01" });
  const response = await browser.fetch(accountsContract.signUpStudent.path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(studentForm()),
  });
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith("faro_session="));
  expect(cookie).toContain("HttpOnly");
  expect(cookie).toContain("SameSite=Lax");
  expect(cookie).toContain("Max-Age=3600");
  expect(cookie).toContain("Path=/");
});

test("a damaged or enormous token is nobody's", async () => {
  for (const token of ["x", "%00", "'; drop table sessions; --", "a".repeat(4000)]) {
    const browser = academy.browser();
    browser.cookies.set("faro_session", encodeURIComponent(token));
    expect(await accountAt(browser)).toBeNull();
  }
});
