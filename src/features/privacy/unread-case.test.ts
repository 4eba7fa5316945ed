import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { alerts } from "#db/tables/oversight.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { hashPassword } from "#features/accounts/passwords.ts";
import { adminContract } from "#features/admin/contract.ts";
import { makeFamily, type TestFamily } from "#features/controls/family.fixture.ts";
import { oversightContract } from "#features/oversight/contract.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { day } from "#shared/constants.ts";
import { privacyContract as contract } from "./contract.ts";
import { keepRetention } from "./jobs.ts";
import { scanFor } from "./scan.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

async function deletedBy({ parent, parentId, childId }: TestFamily) {
  const passwordHash = await hashPassword(testPassword, "test");
  const isParent = eq(parentAccounts.id, parentId);
  await academy.database.db.update(parentAccounts).set({ passwordHash }).where(isParent);
  const request = { childId, confirmation: "Maya", password: testPassword };
  return (await parent.ok(contract.deleteChild, request)).certificate;
}

test("L8 L15 what no administrator has read outlives the account, without it, until one has closed it", async () => {
  const { db } = academy.database;
  const family = await makeFamily(academy);
  const { id: chatId } = await family.open();
  await family.say(chatId, "my dad hits me");
  await family.say(chatId, "I want to die, nobody likes my marmalade");
  const { browser } = await makeActor(academy, "administrator");
  const seen = async (reviewed: "yes" | "no") =>
    (await browser.ok(oversightContract.listAlerts, { reviewed })).alerts;
  const known = (await seen("no")).map(({ id }) => id);
  await deletedBy(family);

  const left = await seen("no");
  expect(left.map(({ id }) => id)).toEqual(known);
  expect(left).toMatchObject([
    { studentId: null, fullName: null, snippet: "my dad hits me", route: "administrators" },
    { studentId: null, fullName: null, category: "self-harm", route: "guardians" },
  ]);
  expect(await scanFor(db, [family.childId, chatId, "Maya Torres"])).toEqual([]);
  const mine = await family.parent.call(oversightContract.readAlerts, { childId: family.childId });
  expect(mine).toMatchObject({ code: "not_found" });

  const createdAt = new Date(academy.services.now().getTime() - 400 * day);
  await db.update(alerts).set({ createdAt });
  await keepRetention(academy.services);
  expect(await seen("no")).toHaveLength(2);
  const [first = ""] = known;
  const { alert } = await browser.ok(oversightContract.reviewAlert, {
    alertId: first,
    finding: "cared-for",
    tellGuardians: true,
  });
  expect(alert).toMatchObject({ route: "administrators", finding: "cared-for", fullName: null });
  expect((await seen("yes")).map(({ id }) => id)).toEqual([first]);
  await keepRetention(academy.services);
  expect((await seen("yes")).map(({ id }) => id)).toEqual([]);
  expect(await seen("no")).toHaveLength(1);
});

test("L8 a case that was looked into goes with the account", async () => {
  const { db } = academy.database;
  const family = await makeFamily(academy);
  await family.say((await family.open()).id, "my dad hits me");
  const [row] = await db.select().from(alerts).where(eq(alerts.studentId, family.childId));
  const { browser } = await makeActor(academy, "administrator");
  const alertId = row?.id ?? "";
  await browser.ok(oversightContract.reviewAlert, { alertId, finding: "cared-for" });
  await deletedBy(family);
  expect(await db.select().from(alerts).where(eq(alerts.id, alertId))).toEqual([]);
});

test("L8 the certificate reads the same with and without a case, on the page and in the letter", async () => {
  const { db } = academy.database;
  const [quiet, telling] = [await makeFamily(academy), await makeFamily(academy)];
  const { browser } = await makeActor(academy, "administrator");
  for (const family of [quiet, telling]) {
    const { id: chatId } = await family.open();
    await family.say(chatId, "7");
    const isTelling = family === telling;
    if (isTelling) await family.say(chatId, "my dad hits me");
    const title = isTelling ? "my uncle touches my breasts" : "Fractions";
    await family.child.call(tutoringContract.renameChat, { chatId, title });
  }
  await browser.ok(oversightContract.listAlerts, {});
  await browser.ok(adminContract.readAccountRecord, { accountId: telling.childId });
  const read = async (family: TestFamily) => {
    const { removed, total } = await deletedBy(family);
    const letters = await db
      .select()
      .from(emails)
      .where(eq(emails.recipient, `${family.parentId}@example.org`));
    const letter = letters.find(({ kind }) => kind === "deletion-certificate");
    const counted = letter?.textBody.split("\n").find((line) => line.startsWith("Entries removed"));
    return { removed, total, counted };
  };
  const expected = await read(quiet);
  expect(expected.counted).toBeDefined();
  expect(await read(telling)).toEqual(expected);
});
