import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { takeLesson } from "#app/testing/take-lesson.ts";
import { creditAccounts, creditEntries, creditRequests } from "#db/tables/credits.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { chats } from "#db/tables/tutoring.ts";
import { privacyContract } from "#features/privacy/contract.ts";
import { createId } from "#shared/ids.ts";
import { creditsContract as contract } from "./contract.ts";
import { grantByAdministrator } from "./grant-credits.ts";
import { refundCredit, reserveCredit, settleCredit } from "./turn-credits.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

function grant(studentId: string, amount: number) {
  const { db } = academy.database;
  const one = { studentId, administratorId: "prf_admin", amount, reason: "More" };
  return db.transaction((tx) =>
    grantByAdministrator(tx, { ...one, clientId: createId("crq"), now: academy.services.now() }),
  );
}

test("grants and spendings at the same moment add up, and no balance is lost", async () => {
  const { browser, account } = await makeStudent(academy);
  const studentId = account.id;
  const { db } = academy.database;
  const spend = () => {
    const charge = { studentId, messageId: createId("msg"), now: academy.services.now() };
    return db.transaction(async (tx) => {
      await reserveCredit(tx, charge);
      await settleCredit(tx, charge);
    });
  };
  await Promise.all([
    ...Array.from({ length: 8 }, () => spend()),
    ...Array.from({ length: 4 }, () => grant(studentId, 3)),
  ]);
  const credits = await browser.ok(contract.readOwnCredits, {});
  expect(credits.balance).toBe(25 - 8 + 4 * 3);
  // The last line says the same as the account does.
  expect(credits.history[0]?.balance).toBe(credits.balance);
  const [row] = await db
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.studentId, studentId));
  expect(row).toMatchObject({ balance: 29, reserved: 0 });
});

test("without credits nothing is spent, and a grant opens the way again", async () => {
  const { account } = await makeStudent(academy);
  const studentId = account.id;
  const { db } = academy.database;
  await db
    .update(creditAccounts)
    .set({ balance: 0 })
    .where(eq(creditAccounts.studentId, studentId));
  const charge = { studentId, messageId: createId("msg"), now: academy.services.now() };
  await expect(db.transaction((tx) => reserveCredit(tx, charge))).rejects.toMatchObject({
    code: "no_credits",
  });
  expect(await grant(studentId, 1)).toEqual({ balance: 1, isNew: true });
  await db.transaction((tx) => reserveCredit(tx, charge));
});

test("the history names the subject of each problem, shows what came back, and goes on by pages", async () => {
  const { browser, account } = await makeStudent(academy);
  const studentId = account.id;
  const lesson = await takeLesson(academy, browser);
  await lesson.answer("987654");
  const { db } = academy.database;
  academy.wait(1000);
  const charge = { studentId, messageId: createId("msg"), now: academy.services.now() };
  await db.transaction((tx) => reserveCredit(tx, charge));
  academy.wait(1000);
  await db.transaction((tx) => refundCredit(tx, { ...charge, now: academy.services.now() }));
  const { history } = await browser.ok(contract.readOwnCredits, {});
  expect(history).toMatchObject([
    { kind: "returned", change: 1, balance: 24, subject: null },
    { kind: "spent", change: -1, balance: 23 },
    { kind: "spent", change: -1, balance: 24, subject: "Mathematics" },
    { kind: "begun", change: 25, balance: 25 },
  ]);
  for (let made = 0; made < 40; made++) {
    academy.wait(1000);
    await grant(studentId, 1);
  }
  const first = await browser.ok(contract.readOwnCredits, {});
  expect(first.history).toHaveLength(30);
  const second = await browser.ok(contract.readOwnCredits, { before: first.next ?? "" });
  expect(second.next).toBeNull();
  const ids = [...first.history, ...second.history].map(({ id }) => id);
  expect(new Set(ids).size).toBe(44);
  expect(second.history.at(-1)?.kind).toBe("begun");
});

test("a parent reads no title in the child's own words", async () => {
  const { browser: child, account } = await makeStudent(academy);
  const parent = await makeActor(academy, "parent");
  const studentId = account.id;
  await academy.database.db
    .insert(guardianships)
    .values({ parentId: parent.id, studentId, createdAt: academy.services.now() });
  const lesson = await takeLesson(academy, child);
  await lesson.answer("987654");
  const read = () => parent.browser.ok(contract.readChildCredits, { childId: studentId });
  const [own] = (await child.ok(contract.readOwnCredits, {})).history;
  expect((await read()).history[0]?.title).toBe(own?.title);
  await academy.database.db
    .update(chats)
    .set({ title: "My secret" })
    .where(eq(chats.studentId, studentId));
  expect((await child.ok(contract.readOwnCredits, {})).history[0]?.title).toBe("My secret");
  expect((await read()).history[0]).toMatchObject({ subject: "Mathematics", title: "" });
});

test("the student's copy has the requests and the ledger, and a deleted account leaves neither", async () => {
  const { browser, account } = await makeStudent(academy, { birthDate: "1990-05-17" });
  const studentId = account.id;
  await browser.ok(contract.askForSelf, { note: "For the finals" });
  await grant(studentId, 7);
  const { json } = await browser.ok(privacyContract.exportOwn, {});
  const { tables } = z
    .object({ tables: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))) })
    .parse(JSON.parse(json));
  expect(tables.credit_requests).toMatchObject([{ note: "For the finals", status: "open" }]);
  expect(tables.credit_entries).toHaveLength(2);
  const { db } = academy.database;
  await db.delete(profiles).where(eq(profiles.id, studentId));
  expect(
    await db.select().from(creditRequests).where(eq(creditRequests.studentId, studentId)),
  ).toEqual([]);
  expect(
    await db.select().from(creditEntries).where(eq(creditEntries.studentId, studentId)),
  ).toEqual([]);
});

test("a request outlives the account of the parent who asked, and names nobody", async () => {
  const { account } = await makeStudent(academy);
  const parent = await makeActor(academy, "parent");
  const { db } = academy.database;
  await db
    .insert(guardianships)
    .values({ parentId: parent.id, studentId: account.id, createdAt: academy.services.now() });
  await parent.browser.ok(contract.askForChild, { childId: account.id });
  await db.delete(parentAccounts).where(eq(parentAccounts.id, parent.id));
  const admin = await makeActor(academy, "administrator");
  const { requests } = await admin.browser.ok(contract.listRequests, {});
  expect(requests.find(({ studentId }) => studentId === account.id)).toMatchObject({
    askedBy: "parent",
    askedByName: "",
  });
});
