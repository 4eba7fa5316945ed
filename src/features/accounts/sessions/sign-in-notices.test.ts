import { eq, like } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { emails } from "#db/tables/emails.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { tellParents } from "#features/notices/jobs.ts";
import { readPreferences, writePreferences } from "#features/notices/preferences.ts";
import { day, hour, minute } from "#shared/constants.ts";
import { wallTimeAt } from "#shared/zoned-time.ts";
import { parentsContract } from "../contract/parents.ts";
import { accountsContract } from "../contract.ts";
import { hashPassword } from "../passwords.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());
beforeEach(() => academy.database.db.delete(emails));

/** Signs in by password at a browser, and gives what was written to whom because of it. */
async function signInAt(
  browser: Browser,
  identifier: string,
  headers: Record<string, string> = {},
) {
  await academy.database.db.delete(emails);
  const response = await browser.fetch(accountsContract.signInStudent.path, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify({ identifier, password: testPassword }),
  });
  expect(response.status).toBe(200);
  // A sign-up writes a letter of its own, which may come at any moment.
  return academy.database.db.select().from(emails).where(like(emails.kind, "%sign-in-notice"));
}

/** A child who was signed up at one browser, with a parent who looks after them. */
async function makeFamily(username: string) {
  const child = await makeStudent(academy, { username, fullName: "Noa Vega" });
  const parent = await makeActor(academy, "parent");
  const { db } = academy.database;
  await db.insert(guardianships).values({ parentId: parent.id, studentId: child.account.id });
  // Whatever hour it is.
  await writePreferences(db, parent.id, { quiet: null });
  return { ...child, parentId: parent.id };
}

test("F-05 a parent hears of a child's sign-in: the device, the time and its zone, and what to do", async () => {
  await makeFamily("noa.told");
  const [letter, ...rest] = await signInAt(academy.browser(), "noa.told", {
    "user-agent":
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/146.0.0.0 Safari/537.36",
    "x-time-zone": "America/Mexico_City",
  });
  expect(rest).toEqual([]);
  expect(letter).toMatchObject({ kind: "child-sign-in-notice", subject: "Noa signed in to Faro" });
  expect(letter?.textBody).toContain("Chrome on Windows");
  expect(letter?.textBody).toMatch(/Time: \w+day, .*\d:\d\d.* \(America\/Mexico City\)/);
  expect(letter?.textBody).toContain("Place: the device’s clock is set to America/Mexico City.");
  expect(letter?.textBody).toContain("/not-you?token=");
});

test("F-05 the parent is written to in the parent's language", async () => {
  const { parentId } = await makeFamily("noa.es");
  await academy.database.db
    .update(parentAccounts)
    .set({ locale: "es" })
    .where(eq(parentAccounts.id, parentId));
  const [letter] = await signInAt(academy.browser(), "noa.es");
  expect(letter?.subject).toBe("Noa entró en Faro");
});

test("F-05 at a known device one e-mail in twelve hours is enough; a new device is told of at once", async () => {
  const { browser } = await makeFamily("noa.often");
  expect(await signInAt(browser, "noa.often")).toHaveLength(1);
  expect(await signInAt(browser, "noa.often")).toHaveLength(0);
  expect(await signInAt(academy.browser(), "noa.often")).toHaveLength(1);
});

test("F-05 where the family asked for e-mails every sign-in is told of", async () => {
  const { browser, account } = await makeFamily("noa.always");
  await academy.database.db
    .update(profiles)
    .set({
      parentContactInfo: {
        notification_preferences: { email: true, weekly_summary: false, achievement_alerts: false },
      },
    })
    .where(eq(profiles.id, account.id));
  expect(await signInAt(browser, "noa.always")).toHaveLength(1);
  expect(await signInAt(browser, "noa.always")).toHaveLength(1);
});

test("an address that was never proved, and a suspended parent, are not written to", async () => {
  const unproved = await makeFamily("noa.unproved");
  const suspended = await makeFamily("noa.suspended");
  const { db } = academy.database;
  await db
    .update(parentAccounts)
    .set({ emailVerified: false })
    .where(eq(parentAccounts.id, unproved.parentId));
  await db
    .update(parentAccounts)
    .set({ suspendedAt: academy.services.now() })
    .where(eq(parentAccounts.id, suspended.parentId));
  expect(await signInAt(academy.browser(), "noa.unproved")).toEqual([]);
  expect(await signInAt(academy.browser(), "noa.suspended")).toEqual([]);
});

test("whoever proved their address hears of a sign-in at a new device, and of none at a known one", async () => {
  const { browser, account } = await makeStudent(academy, { email: "leo@example.com" });
  const proved = eq(profiles.id, account.id);
  expect(await signInAt(academy.browser(), "leo@example.com")).toEqual([]);
  const { db } = academy.database;
  await db.update(profiles).set({ emailVerifiedAt: academy.services.now() }).where(proved);
  expect(await signInAt(browser, "leo@example.com")).toEqual([]);
  const elsewhere = academy.browser();
  const [letter] = await signInAt(elsewhere, "leo@example.com");
  expect(letter).toMatchObject({ kind: "sign-in-notice", recipient: "leo@example.com" });
  expect(await signInAt(elsewhere, "leo@example.com")).toEqual([]);
});

test("a browser that others sign in at stays known, and a mark made up by hand is none", async () => {
  const { browser, account } = await makeStudent(academy, { email: "shared@example.com" });
  const { db } = academy.database;
  await db
    .update(profiles)
    .set({ emailVerifiedAt: academy.services.now() })
    .where(eq(profiles.id, account.id));
  for (let i = 0; i < 3; i++) {
    const { account: other } = await makeStudent(academy);
    await signInAt(browser, other.username ?? "");
  }
  expect(await signInAt(browser, "shared@example.com")).toEqual([]);
  const forger = academy.browser();
  forger.cookies.set("faro_devices", `${account.id}.${"A".repeat(22)}`);
  expect(await signInAt(forger, "shared@example.com")).toHaveLength(1);
});

test("a made-up time zone is not repeated, and a name in markup stays text", async () => {
  const { account } = await makeFamily("noa.markup");
  await academy.database.db
    .update(profiles)
    .set({ fullName: "<img/src=x> Vega" })
    .where(eq(profiles.id, account.id));
  academy.wait(13 * hour);
  const [letter] = await signInAt(academy.browser(), "noa.markup", {
    "x-time-zone": "Evil/<Zone>",
  });
  expect(letter?.textBody).toContain("UTC");
  expect(letter?.htmlBody).not.toContain("Evil");
  expect(letter?.htmlBody).not.toContain("<img/src");
});

test("a notice that cannot be written keeps nobody out", async () => {
  await makeFamily("noa.broken");
  const { db } = academy.database;
  await db.execute("alter table guardianships rename to guardianships_away");
  const answer = await academy.browser().call(accountsContract.signInStudent, {
    identifier: "noa.broken",
    password: testPassword,
  });
  await db.execute("alter table guardianships_away rename to guardianships");
  expect(answer.status).toBe(200);
});

test("F-05 quiet hours hold a sign-in at a known device until the morning, and none at a new one", async () => {
  const { browser, parentId } = await makeFamily("noa.night");
  const { db } = academy.database;
  const { minutes } = wallTimeAt(academy.services.now(), "UTC");
  const quiet = { from: (minutes + 1430) % 1440, to: (minutes + 60) % 1440 };
  await writePreferences(db, parentId, { quiet, timeZone: "UTC" });
  expect(await signInAt(browser, "noa.night")).toEqual([]);
  expect(await signInAt(academy.browser(), "noa.night")).toHaveLength(1);
  await db.delete(emails);
  academy.wait(61 * minute);
  await tellParents(academy.services);
  const letters = await db.select().from(emails);
  expect(letters.map(({ kind }) => kind)).toEqual(["child-sign-in-notice"]);
});

test("F-05 who wants one letter a day finds the day's sign-ins in it, each with its own way to end it", async () => {
  const { browser, account, parentId } = await makeFamily("noa.daily");
  const { db } = academy.database;
  const everything = { email: true, weekly_summary: false, achievement_alerts: false };
  await db
    .update(profiles)
    .set({ parentContactInfo: { notification_preferences: everything } })
    .where(eq(profiles.id, account.id));
  await writePreferences(db, parentId, { daily: true, timeZone: "UTC" });
  expect(await signInAt(browser, "noa.daily")).toEqual([]);
  expect(await signInAt(browser, "noa.daily")).toEqual([]);
  academy.wait(day);
  await tellParents(academy.services);
  const [letter, ...others] = await db.select().from(emails).where(eq(emails.kind, "digest"));
  expect(others).toEqual([]);
  expect(letter?.textBody.match(/Noa signed in: /g)).toHaveLength(2);
  const links = letter?.textBody.match(/not-you\?token=\S+/g);
  expect(new Set(links).size).toBe(2);
});

test("by the clock of the place where a parent signs in their letters come, unless they said otherwise", async () => {
  const email = "clock.parent@example.org";
  const parent = await makeActor(academy, "parent");
  const { db } = academy.database;
  const passwordHash = await hashPassword(testPassword, "test");
  await db
    .update(parentAccounts)
    .set({ email, passwordHash })
    .where(eq(parentAccounts.id, parent.id));
  const signIn = async (zone: string) => {
    const response = await academy.browser().fetch(parentsContract.signInParent.path, {
      method: "POST",
      headers: { "content-type": "application/json", "x-time-zone": zone },
      body: JSON.stringify({ email, password: testPassword }),
    });
    expect(response.status).toBe(200);
  };
  await signIn("America/Lima");
  expect((await readPreferences(db, parent.id)).timeZone).toBe("America/Lima");
  await signIn("Asia/Tokyo");
  expect((await readPreferences(db, parent.id)).timeZone).toBe("America/Lima");
});
