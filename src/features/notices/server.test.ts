import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { sampleFamily } from "#features/family/sample-family.ts";
import { noticesContract as contract } from "./contract.ts";
import { unsubscribing } from "./letters.ts";
import { readPreferences } from "./preferences.ts";
import { unsubscribeToken } from "./unsubscribe.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

async function makeFamily() {
  const parent = await makeActor(academy, "parent");
  const child = await makeActor(academy, "student");
  await academy.database.db
    .insert(guardianships)
    .values({ parentId: parent.id, studentId: child.id });
  return { parent, child };
}

test("D-01 what the family chose for a child stands in its profile, beside what else stands there", async () => {
  const { parent, child } = await makeFamily();
  const { db } = academy.database;
  await db
    .update(profiles)
    .set({ parentContactInfo: { primary_subject: "Science" } })
    .where(eq(profiles.id, child.id));
  await Promise.all([
    parent.browser.ok(contract.setChildNotices, { childId: child.id, weeklySummary: true }),
    parent.browser.ok(contract.setChildNotices, { childId: child.id, achievementAlerts: true }),
  ]);
  const [row] = await db.select().from(profiles).where(eq(profiles.id, child.id));
  expect(row?.parentContactInfo).toEqual({
    primary_subject: "Science",
    notification_preferences: { email: false, weekly_summary: true, achievement_alerts: true },
  });
  const read = await parent.browser.ok(contract.readNotices, { childId: child.id });
  expect(read.child).toEqual({ email: false, weeklySummary: true, achievementAlerts: true });
});

test("a parent chooses when to be written to; what is not chosen stays", async () => {
  const { parent, child } = await makeFamily();
  await parent.browser.ok(contract.setOwnNotices, { timeZone: "Europe/Madrid", weeklyDay: 2 });
  await parent.browser.ok(contract.setOwnNotices, { quiet: null, muted: ["session", "session"] });
  const { own } = await parent.browser.ok(contract.readNotices, { childId: child.id });
  expect(own).toMatchObject({
    timeZone: "Europe/Madrid",
    weeklyDay: 2,
    weeklyHour: 18,
    quiet: null,
    muted: ["session"],
  });
});

test("quiet hours that end as they begin, a time zone that is none, and an end to alerts are refused", async () => {
  const { parent } = await makeFamily();
  const refused = [
    { quiet: { from: 60, to: 60 } },
    { timeZone: "Mars/Olympus" },
    { weeklyDay: 7 },
    // Alerts about danger are always told.
    { muted: ["alert"] },
  ];
  for (const change of refused) {
    const response = await parent.browser.fetch(contract.setOwnNotices.path, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(change),
    });
    expect(response.status).toBe(400);
  }
});

test("another family's child does not exist, and an administrator sees the sample and changes nothing", async () => {
  const { child } = await makeFamily();
  const stranger = await makeActor(academy, "parent");
  const administrator = await makeActor(academy, "administrator");
  const sample = sampleFamily(academy.services.now()).children[0]?.id ?? "";
  const put = (browser: typeof stranger.browser, childId: string) =>
    browser.fetch(`/api/notices/children/${childId}`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ weeklySummary: true }),
    });
  expect((await put(stranger.browser, child.id)).status).toBe(404);
  expect((await put(administrator.browser, sample)).status).toBe(403);
  expect((await administrator.browser.fetch(`/api/notices/children/${sample}`)).status).toBe(200);
  expect((await administrator.browser.fetch(`/api/notices/children/${child.id}`)).status).toBe(404);
});

test("a mail program's one POST, with a form's body and no cookie, ends one kind and no other (RFC 8058)", async () => {
  const { parent } = await makeFamily();
  const { db } = academy.database;
  const reader = { parentId: parent.id, kinds: ["weekly"], locale: "en" } as const;
  const { headers } = await unsubscribing(db, new URL(academy.origin), reader);
  expect(headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
  const url = /^<(.+)>$/.exec(headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
  for (const type of ["application/x-www-form-urlencoded", "multipart/form-data; boundary=x"]) {
    const response = await fetch(url, {
      method: "POST",
      headers: { "content-type": type },
      body: "List-Unsubscribe=One-Click",
      redirect: "manual",
    });
    expect(response.status).toBe(200);
    expect((await readPreferences(db, parent.id)).muted).toEqual(["weekly"]);
  }
  const opened = await fetch(url, { redirect: "manual" });
  expect(opened.status).toBe(302);
  expect(opened.headers.get("location")).toMatch(/^\/unsubscribe\?token=par_/);
});

test("looking at the link changes nothing, and what it ended can be taken back with it", async () => {
  const { parent } = await makeFamily();
  const { db } = academy.database;
  const token = await unsubscribeToken(db, { parentId: parent.id, kinds: ["session"] });
  const visitor = academy.browser();
  const link = { unsubscribeToken: token };
  expect(await visitor.ok(contract.readSubscription, link)).toEqual({
    kinds: ["session"],
    isOn: true,
  });
  expect((await readPreferences(db, parent.id)).muted).toEqual([]);
  await visitor.ok(contract.unsubscribe, link);
  expect(await visitor.ok(contract.readSubscription, link)).toMatchObject({ isOn: false });
  expect(await visitor.ok(contract.resubscribe, link)).toEqual({ kinds: ["session"], isOn: true });
  expect((await readPreferences(db, parent.id)).muted).toEqual([]);
});

test("a link that was changed by a letter, or made for another kind or parent, ends nothing", async () => {
  const { parent } = await makeFamily();
  const other = await makeActor(academy, "parent");
  const { db } = academy.database;
  const token = await unsubscribeToken(db, { parentId: parent.id, kinds: ["session"] });
  await unsubscribeToken(db, { parentId: other.id, kinds: ["session"] });
  const forged = [
    token.replace(".session.", ".weekly."),
    token.replace(parent.id, other.id),
    token.slice(0, -1),
    `${parent.id}.session.`,
    "x",
  ];
  for (const wrong of forged) {
    const url = `${academy.origin}/api/notices/unsubscribe/${encodeURIComponent(wrong)}`;
    expect((await fetch(url, { method: "POST" })).status).toBe(404);
  }
  expect((await readPreferences(db, parent.id)).muted).toEqual([]);
  expect((await readPreferences(db, other.id)).muted).toEqual([]);
});

test("a letter takes its headers along into the outbox and to the relay's hour", async () => {
  const { db } = academy.database;
  const sendAfter = new Date(academy.services.now().getTime() + 60_000);
  const letter = { kind: "test", to: "rosa@example.org", subject: "S", text: "T", html: "H" };
  const headers = { "List-Unsubscribe": "<https://example.org/x>" };
  const id = await academy.services.mailer.enqueue(db, { ...letter, headers, sendAfter });
  const [row] = await db.select().from(emails).where(eq(emails.id, id));
  expect(row).toMatchObject({ headers, nextTryAt: sendAfter });
});
