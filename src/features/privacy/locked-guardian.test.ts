import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { testPassword } from "#app/testing/make-student.ts";
import { takeLesson } from "#app/testing/take-lesson.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { consents, parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { adminContract } from "#features/admin/contract.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { createId } from "#shared/ids.ts";
import { privacyContract as contract } from "./contract.ts";
import { type Family, guard, makeChild } from "./family.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

async function lock({ parentId, childId }: Family) {
  const admin = await makeActor(academy, "administrator");
  const pair = { accountId: parentId, studentId: childId };
  await admin.browser.ok(adminContract.lockGuardian, { ...pair, reason: "Order 12/2026" });
  return admin;
}

/** A child whose only guardian is locked out. */
async function makeLocked(birthDate: string) {
  const family = await makeChild(academy, { birthDate });
  return { ...family, admin: await lock(family) };
}

const child = "2016-05-04";
const teenager = "2012-05-04";

test("L21 the only guardian, locked out, can neither withdraw nor delete nor copy, and the child learns on", async () => {
  const { parent, parentId, child: student, childId } = await makeLocked(child);
  await academy.database.db
    .update(parentAccounts)
    .set({ passwordHash: null })
    .where(eq(parentAccounts.id, parentId));
  const withdrawal = { childId, kind: "core", isGiven: false } as const;
  expect(await parent.call(contract.setChildConsent, withdrawal)).toMatchObject({ status: 404 });
  const deletion = { childId, confirmation: "Nora", password: "" };
  expect(await parent.call(contract.deleteChild, deletion)).toMatchObject({ status: 404 });
  expect(await parent.call(contract.exportChild, { childId })).toMatchObject({ status: 404 });
  await takeLesson(academy, student);
});

test("L21 L4 a child under 13 gains no word by the lock; the administrator stops and deletes for them", async () => {
  const { child: student, childId, username, admin } = await makeLocked(child);
  const own = await student.ok(contract.readOwnPrivacy, {});
  expect(own).toMatchObject({ mayChange: false, mayWithdraw: false, mayCopy: false });
  for (const isGiven of [true, false]) {
    expect(await student.call(contract.setOwnConsent, { kind: "core", isGiven })).toMatchObject({
      code: "guardian_decides",
    });
  }
  expect(
    await student.call(accountsContract.deleteOwnAccount, { confirmation: testPassword }),
  ).toMatchObject({ code: "guardian_decides" });
  const { account } = await admin.browser.ok(adminContract.suspendAccount, {
    accountId: childId,
    reason: "Asked for",
  });
  expect(account.suspendedAt).not.toBeNull();
  await admin.browser.ok(adminContract.deleteAccount, {
    accountId: childId,
    confirmation: username,
  });
  expect(await academy.database.db.select().from(profiles).where(eq(profiles.id, childId))).toEqual(
    [],
  );
});

test("L21 L4 from 13 on the student whose every guardian is locked out takes back what was agreed to, and agrees to nothing", async () => {
  const { child: student } = await makeLocked(teenager);
  const own = await student.ok(contract.readOwnPrivacy, {});
  expect(own).toMatchObject({ decider: "guardian", mayChange: false, mayWithdraw: true });
  expect(
    await student.call(contract.setOwnConsent, { kind: "disclosure", isGiven: true }),
  ).toMatchObject({ code: "guardian_decides" });
  const after = await student.ok(contract.setOwnConsent, { kind: "core", isGiven: false });
  expect(after).toMatchObject({ mayLearn: false, mayChange: false });
  expect((await student.ok(accountsContract.readSession, {})).account).toBeNull();
});

test("L21 L8 from 13 on the student whose every guardian is locked out may delete the account; with one who is not, may not", async () => {
  const family = await makeLocked(teenager);
  const { child: student, childId } = family;
  const deletion = async () => {
    const { details } = await student.ok(accountsContract.readOwnAccount, {});
    return details.deletion;
  };
  expect(await deletion()).toBe("owner");
  await guard(academy, (await makeActor(academy, "parent")).id, childId);
  expect(await deletion()).toBe("guardian");
  expect(await student.ok(contract.readOwnPrivacy, {})).toMatchObject({ mayWithdraw: false });
});

test("L21 L2 when the locked guardian's own account goes the child's stays, and learns nothing until somebody looks after it", async () => {
  const { parent, parentId, child: student, childId } = await makeLocked(child);
  const { db } = academy.database;
  await db
    .update(parentAccounts)
    .set({ passwordHash: null })
    .where(eq(parentAccounts.id, parentId));
  await parent.ok(accountsContract.deleteOwnAccount, { confirmation: "DELETE" });
  expect(await db.select().from(profiles).where(eq(profiles.id, childId))).toHaveLength(1);
  expect(await db.select().from(consents).where(eq(consents.studentId, childId))).not.toEqual([]);
  const newChat = () => ({
    subject: "Mathematics" as const,
    locale: "en" as const,
    clientId: createId("msg"),
  });
  expect(await student.call(tutoringContract.openChat, newChat())).toMatchObject({
    code: "consent_needed",
  });
  await guard(academy, (await makeActor(academy, "parent")).id, childId);
  await student.ok(tutoringContract.openChat, newChat());
});
