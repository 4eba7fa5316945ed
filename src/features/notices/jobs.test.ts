import { eq, isNull, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { takeLesson } from "#app/testing/take-lesson.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { pendingNotices } from "#db/tables/notices.ts";
import { alerts } from "#db/tables/oversight.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { day, hour, minute } from "#shared/constants.ts";
import { createId } from "#shared/ids.ts";
import { wallTimeAt } from "#shared/zoned-time.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { noticesContract as contract } from "./contract.ts";
import { tellParents, tellWeek } from "./jobs.ts";
import { noticeFor } from "./notice-for.ts";
import { nextHour } from "./rules.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());
beforeEach(async () => {
  await academy.database.db.delete(pendingNotices);
  await academy.database.db.delete(emails);
});

/** A parent whose clock is in UTC without quiet hours, and a child of whom everything is told. */
async function makeFamily(more: { quiet?: { from: number; to: number }; daily?: boolean } = {}) {
  const { browser, account } = await makeStudent(academy, { fullName: "Noa Vega" });
  const parent = await makeActor(academy, "parent");
  const { db } = academy.database;
  await db.insert(guardianships).values({ parentId: parent.id, studentId: account.id });
  await parent.browser.ok(contract.setChildNotices, {
    childId: account.id,
    email: true,
    weeklySummary: true,
    achievementAlerts: true,
  });
  const own = { quiet: null, timeZone: "UTC", weeklyHour: 18, ...more };
  // So that the week's summary comes into no other test.
  const weeklyDay = (wallTimeAt(academy.services.now(), "UTC").weekday + 3) % 7;
  await parent.browser.ok(contract.setOwnNotices, { ...own, weeklyDay });
  return { child: browser, childId: account.id, parent };
}

function lettersTo(parentId: string) {
  return academy.database.db
    .select()
    .from(emails)
    .where(eq(emails.recipient, `${parentId}@example.org`));
}

async function tell(): Promise<void> {
  await tellParents(academy.services);
  await tellWeek(academy.services);
}

test("a session is told of once, a quarter of an hour after its last turn, in sentences from the record", async () => {
  const { child, parent, childId } = await makeFamily();
  const lesson = await takeLesson(academy, child);
  await lesson.answer();
  academy.wait(14 * minute);
  await tell();
  expect(await lettersTo(parent.id)).toEqual([]);
  academy.wait(2 * minute);
  await tell();
  await tell();
  const letters = await lettersTo(parent.id);
  expect(letters).toMatchObject([
    { kind: "session-notice", subject: "Noa has finished a session", about: [childId] },
  ]);
  expect(letters[0]?.textBody).toContain("Right on the first try and without help: 1.");
  expect(letters[0]?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
});

test("a skill that was mastered alone is told of when it is, and once", async () => {
  const { child, parent } = await makeFamily();
  const lesson = await takeLesson(academy, child);
  for (let problem = 0; problem < 6; problem++) {
    await lesson.answer();
    await lesson.answer("next");
  }
  await tell();
  const letters = (await lettersTo(parent.id)).filter(({ kind }) => kind === "achievement-notice");
  expect(letters.length).toBeGreaterThan(0);
  expect(new Set(letters.map(({ subject }) => subject)).size).toBe(letters.length);
  await academy.database.db.delete(emails);
  await tell();
  expect(await lettersTo(parent.id)).toEqual([]);
  expect(letters[0]?.subject).toMatch(/^Noa has mastered a skill: /);
});

async function noteMany(childId: string, count: number): Promise<void> {
  for (const { id } of skillsOf("Mathematics").slice(0, count)) {
    const what = { kind: "achievement", skillId: id, subject: "Mathematics" } as const;
    await noticeFor(academy.database.db, childId, what, academy.services.now());
  }
}

test("several programs at once write each letter once", async () => {
  const { parent, childId } = await makeFamily();
  await Promise.all([noteMany(childId, 2), noteMany(childId, 2), noteMany(childId, 2)]);
  await Promise.all([tell(), tell(), tell(), tell()]);
  const subjects = (await lettersTo(parent.id)).map(({ subject }) => subject);
  expect(subjects).toHaveLength(2);
  expect(new Set(subjects).size).toBe(2);
});

test("two things are two letters, three are one that ends all it told of", async () => {
  const { parent, childId } = await makeFamily();
  await noteMany(childId, 2);
  await tell();
  expect(await lettersTo(parent.id)).toHaveLength(2);
  await academy.database.db.delete(pendingNotices);
  await academy.database.db.delete(emails);
  await noteMany(childId, 4);
  await tell();
  const letters = await lettersTo(parent.id);
  expect(letters).toMatchObject([{ kind: "digest", subject: "News of Noa at Faro" }]);
  expect(letters[0]?.textBody.match(/can do this alone now/g)).toHaveLength(4);
});

async function makeAlert(studentId: string): Promise<string> {
  const id = createId("alr");
  await academy.database.db.insert(alerts).values({
    id,
    studentId,
    chatId: createId("chat"),
    messageId: createId("msg"),
    category: "violence",
    route: "guardians",
    snippet: "I am scared",
    locale: "en",
    createdAt: academy.services.now(),
  });
  return id;
}

test("quiet hours hold everything but an alert until they end", async () => {
  const { parent, childId } = await makeFamily();
  const { minutes } = wallTimeAt(academy.services.now(), "UTC");
  const quiet = { from: (minutes + 1430) % 1440, to: (minutes + 120) % 1440 };
  await noteMany(childId, 1);
  // Chosen after it was noted: what waits already is held too.
  await parent.browser.ok(contract.setOwnNotices, { quiet });
  await noticeFor(
    academy.database.db,
    childId,
    { kind: "alert", alertId: await makeAlert(childId) },
    academy.services.now(),
  );
  await tell();
  expect(await lettersTo(parent.id)).toMatchObject([{ kind: "alert-notice" }]);
  await academy.database.db.delete(emails);
  academy.wait(110 * minute);
  await tell();
  expect(await lettersTo(parent.id)).toEqual([]);
  academy.wait(11 * minute);
  await tell();
  expect(await lettersTo(parent.id)).toHaveLength(1);
});

test("an alert is told to whoever ended all that may be ended, however long ago they ended alerts themselves", async () => {
  const { parent, childId } = await makeFamily({ daily: true });
  const { db } = academy.database;
  await db.execute(sql`update parent_preferences
    set muted = '{sign-in,session,achievement,weekly,alert}' where parent_id = ${parent.id}`);
  const what = { kind: "alert", alertId: await makeAlert(childId) } as const;
  await noticeFor(db, childId, what, academy.services.now());
  await noteMany(childId, 3);
  await tell();
  const letters = await lettersTo(parent.id);
  expect(letters).toMatchObject([{ kind: "alert-notice", headers: {} }]);
  expect(letters[0]?.textBody).not.toContain("I am scared");
  const { own } = await parent.browser.ok(contract.readNotices, { childId });
  expect(own.muted).toEqual(["sign-in", "session", "achievement", "weekly"]);
});

test("the week's report comes at the chosen hour of the chosen day, once, with both children in it", async () => {
  const { parent, childId } = await makeFamily();
  const second = await makeStudent(academy, { fullName: "Leo Vega" });
  await academy.database.db
    .insert(guardianships)
    .values({ parentId: parent.id, studentId: second.account.id });
  await parent.browser.ok(contract.setChildNotices, {
    childId: second.account.id,
    weeklySummary: true,
  });
  const dueAt = nextHour(academy.services.now(), 18, "UTC");
  const weeklyDay = wallTimeAt(dueAt, "UTC").weekday;
  await parent.browser.ok(contract.setOwnNotices, { weeklyDay, quiet: { from: 17 * 60, to: 420 } });
  academy.wait(dueAt.getTime() - academy.services.now().getTime() - minute);
  await tell();
  expect(await lettersTo(parent.id)).toEqual([]);
  academy.wait(2 * minute);
  await Promise.all([tell(), tell()]);
  academy.wait(hour);
  await tell();
  const letters = await lettersTo(parent.id);
  expect(letters).toMatchObject([{ kind: "weekly-report" }]);
  expect(letters[0]?.about.toSorted()).toEqual([childId, second.account.id].toSorted());
  expect(letters[0]?.headers["List-Unsubscribe"]).toContain(".weekly.");
});

test.each([
  [{}, []],
  [{ email: true }, ["session-notice"]],
  [{ achievementAlerts: true }, ["achievement-notice"]],
  [{ weeklySummary: true }, ["weekly-report"]],
] as const)("D-01 of all that happened, a family that chose %o hears %o", async (chosen, heard) => {
  const { child, childId, parent } = await makeFamily();
  const nothing = { email: false, weeklySummary: false, achievementAlerts: false };
  await parent.browser.ok(contract.setChildNotices, { childId, ...nothing, ...chosen });
  const lesson = await takeLesson(academy, child);
  await lesson.answer();
  await noteMany(childId, 1);
  const { db } = academy.database;
  const week = { kind: "weekly", day: "2026-11-22" } as const;
  await noticeFor(db, childId, week, academy.services.now());
  academy.wait(16 * minute);
  await tell();
  const letters = await lettersTo(parent.id);
  expect(letters.map(({ kind }) => kind)).toEqual(heard);
});

test("no letter of what is no longer wanted, or to whom it no longer may go", async () => {
  const { db } = academy.database;
  const changes: ((family: Awaited<ReturnType<typeof makeFamily>>) => Promise<unknown>)[] = [
    ({ parent }) => parent.browser.ok(contract.setOwnNotices, { muted: ["achievement"] }),
    ({ parent, childId }) =>
      parent.browser.ok(contract.setChildNotices, { childId, achievementAlerts: false }),
    ({ parent }) => db.delete(guardianships).where(eq(guardianships.parentId, parent.id)),
    ({ parent }) =>
      db
        .update(guardianships)
        .set({ lockedAt: academy.services.now() })
        .where(eq(guardianships.parentId, parent.id)),
    ({ childId }) =>
      db.update(profiles).set({ birthDate: "1999-01-01" }).where(eq(profiles.id, childId)),
    ({ childId }) =>
      db.update(profiles).set({ birthDate: "2016-01-01" }).where(eq(profiles.id, childId)),
    ({ parent }) =>
      db
        .update(parentAccounts)
        .set({ emailVerified: false })
        .where(eq(parentAccounts.id, parent.id)),
    ({ parent }) =>
      db
        .update(parentAccounts)
        .set({ suspendedAt: academy.services.now() })
        .where(eq(parentAccounts.id, parent.id)),
  ];
  for (const change of changes) {
    const family = await makeFamily();
    await noteMany(family.childId, 1);
    await change(family);
    await tell();
    expect(await lettersTo(family.parent.id), change.toString()).toEqual([]);
    academy.wait(day);
    await tell();
    expect(await lettersTo(family.parent.id), change.toString()).toEqual([]);
  }
  const unsettled = await db.select().from(pendingNotices).where(isNull(pendingNotices.settledAt));
  expect(unsettled).toEqual([]);
});
