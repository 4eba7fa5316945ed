import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { attempts } from "#db/tables/learning.ts";
import { emails } from "#db/tables/emails.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { day, hour } from "#shared/constants.ts";
import { createId } from "#shared/ids.ts";
import { adminContract as contract } from "../contract.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

const ago = (ms: number) => new Date(Date.now() - ms);

async function answer(
  studentId: string,
  item: { itemId: string; at: Date; outcome?: "right" | "wrong"; helpLevel?: number },
) {
  const { itemId, at, outcome = "right", helpLevel = 0 } = item;
  await academy.database.db.insert(attempts).values({
    id: createId("att"),
    studentId,
    chatId: "chat_1",
    messageId: createId("msg"),
    itemId,
    outcome,
    receipt: {},
    helpLevel,
    firstTry: helpLevel === 0,
    createdAt: at,
  });
}

test("F-09 every figure of the overview is counted, and what needs somebody is said", async () => {
  const { db } = academy.database;
  const admin = await makeActor(academy, "administrator");
  const empty = await admin.browser.ok(contract.readOverview, { timeZone: "UTC" });
  expect(empty).toMatchObject({ students: 0, administrators: 1, sessions: 1, concerns: [] });

  const { account } = await makeStudent(academy);
  await makeStudent(academy);
  const partner = await makeActor(academy, "affiliate");
  await db.insert(affiliates).values({
    id: createId("aff"),
    userId: partner.id,
    referralCode: "FARO-1",
    firstName: "A",
    lastName: "B",
    email: "p@example.com",
  });
  const parent = { passwordHash: "none", phone: "1", fullName: "P" };
  await db.insert(parentAccounts).values([
    { ...parent, id: "par_1", email: "1@x.example", emailVerified: true },
    { ...parent, id: "par_2", email: "2@x.example", createdAt: ago(2 * day) },
    { ...parent, id: "par_3", email: "3@x.example", createdAt: ago(4 * day) },
    { ...parent, id: "par_4", email: "4@x.example", suspendedAt: ago(day), emailVerified: true },
  ]);
  const letter = { kind: "k", recipient: "r", subject: "s", textBody: "t", htmlBody: "h" };
  await db.insert(emails).values([
    { ...letter, id: "eml_1", status: "waiting" },
    { ...letter, id: "eml_2", status: "waiting", createdAt: ago(2 * hour) },
    { ...letter, id: "eml_3", status: "failed" },
    { ...letter, id: "eml_4", status: "kept" },
    { ...letter, id: "eml_5", status: "sent" },
  ]);
  // Today: one alone, one with help after a slip (counted once), one never right.
  await answer(account.id, { itemId: "a", at: ago(0) });
  await answer(account.id, { itemId: "b", at: ago(0), outcome: "wrong" });
  await answer(account.id, { itemId: "b", at: ago(0), helpLevel: 1 });
  await answer(account.id, { itemId: "c", at: ago(0), outcome: "wrong" });
  await answer(account.id, { itemId: "d", at: ago(2 * day) });
  await answer(account.id, { itemId: "e", at: ago(30 * day) });

  const overview = await admin.browser.ok(contract.readOverview, { timeZone: "UTC" });
  expect(overview).toMatchObject({
    students: 2,
    parents: { verified: 2, unverified: 2 },
    affiliates: 1,
    administrators: 1,
    suspended: 1,
    sessions: 4,
    emails: { waiting: 2, failed: 1, kept: 1 },
    concerns: [
      { concern: "parents-unverified", count: 1 },
      { concern: "affiliates-pending", count: 1 },
      { concern: "emails-failed", count: 1 },
      { concern: "emails-stuck", count: 1 },
      { concern: "no-relay", count: 1 },
    ],
  });
  expect(overview.days).toHaveLength(7);
  expect(overview.days.at(-1)).toMatchObject({ alone: 1, withHelp: 1 });
  expect(overview.days.at(-3)).toMatchObject({ alone: 1, withHelp: 0 });
  const total = overview.days.reduce((sum, { alone, withHelp }) => sum + alone + withHelp, 0);
  expect(total).toBe(3);
  expect(await db.select().from(profiles)).toHaveLength(4);
});

test("a time zone that nobody knows is read as UTC", async () => {
  const admin = await makeActor(academy, "administrator");
  const { days } = await admin.browser.ok(contract.readOverview, { timeZone: "Mars/Olympus" });
  expect(days.at(-1)?.day).toBe(new Date().toISOString().slice(0, 10));
});
