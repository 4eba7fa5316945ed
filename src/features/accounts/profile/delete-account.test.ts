import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { takeLesson } from "#app/testing/take-lesson.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { accountsContract as contract } from "../contract.ts";
import { hashPassword } from "../passwords.ts";
import { lettersTo, nextLetter } from "./read-letters.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

/** The tables in which any column of any row holds this text, but the counters of calls, which end by themselves. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = academy.database;
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    if (name === "rate_limits") continue;
    const { rows: hits } = await db.execute(
      sql`select 1 from ${sql.identifier(name)} as found where found::text like ${`%${text}%`} limit 1`,
    );
    if (hits.length > 0) found.push(name);
  }
  return found;
}

async function guard(parentId: string, studentId: string): Promise<void> {
  await academy.database.db.insert(guardianships).values({ parentId, studentId });
}

test("R-29 deleting one's account leaves no row that names it, no letter to it and no session", async () => {
  const email = "gone@example.org";
  const { browser, account } = await makeStudent(academy, { email });
  const elsewhere = academy.browser();
  await elsewhere.ok(contract.signInStudent, { identifier: email, password: testPassword });
  const lesson = await takeLesson(academy, browser);
  await lesson.answer();
  await nextLetter(academy, "profile-verification", email);
  expect((await tablesWith(account.id)).length).toBeGreaterThan(5);

  expect(
    await browser.call(contract.deleteOwnAccount, { confirmation: "not my password" }),
  ).toMatchObject({ code: "password_wrong", fields: { confirmation: "passwordWrong" } });
  await browser.ok(contract.deleteOwnAccount, { confirmation: testPassword });
  expect(await tablesWith(account.id)).toEqual([]);
  expect(await lettersTo(academy, "profile-verification", email)).toEqual([]);
  for (const device of [browser, elsewhere]) {
    expect((await device.ok(contract.readSession, {})).account).toBeNull();
  }
  expect(browser.cookies.has("faro_session")).toBe(false);
});

test("an account without a password is deleted by the word that the page shows, in either language", async () => {
  const { browser, account } = await makeStudent(academy, { username: "wordless" });
  await academy.database.db
    .update(profiles)
    .set({ passwordHash: null })
    .where(eq(profiles.id, account.id));
  expect(await browser.call(contract.deleteOwnAccount, { confirmation: "yes" })).toMatchObject({
    status: 400,
    fields: { confirmation: "wordWrong" },
  });
  await browser.ok(contract.deleteOwnAccount, { confirmation: " borrar " });
  expect(await tablesWith(account.id)).toEqual([]);
});

test("a guardian decides for a student under 18, and nobody from 18 on", async () => {
  const { browser, account } = await makeStudent(academy, { birthDate: "2010-05-17" });
  const { id: parentId } = await makeActor(academy, "parent");
  await guard(parentId, account.id);
  const confirm = { confirmation: testPassword };
  expect((await browser.ok(contract.readOwnAccount, {})).details.deletion).toBe("guardian");
  expect(await browser.call(contract.deleteOwnAccount, confirm)).toMatchObject({
    status: 403,
    code: "guardian_decides",
  });
  await academy.database.db
    .update(profiles)
    .set({ birthDate: "2001-05-17" })
    .where(eq(profiles.id, account.id));
  await browser.ok(contract.deleteOwnAccount, confirm);
});

test("with a parent go the children under 13 whom nobody else looks after, and no others", async () => {
  const { browser, id: parentId } = await makeActor(academy, "parent");
  const { id: otherParent } = await makeActor(academy, "parent");
  await academy.database.db
    .update(parentAccounts)
    .set({ passwordHash: await hashPassword(testPassword, "test") })
    .where(eq(parentAccounts.id, parentId));
  const child = async (birthDate: string) => {
    const { account } = await makeStudent(academy);
    await guard(parentId, account.id);
    await academy.database.db
      .update(profiles)
      .set({ birthDate })
      .where(eq(profiles.id, account.id));
    return account.id;
  };
  const only = await child("2017-01-01");
  const shared = await child("2017-01-01");
  const teenager = await child("2012-01-01");
  await guard(otherParent, shared);
  expect((await browser.ok(contract.readOwnAccount, {})).details).toMatchObject({
    deletion: "owner",
    childrenDeleted: 1,
  });
  await browser.ok(contract.deleteOwnAccount, { confirmation: testPassword });
  expect(await tablesWith(parentId)).toEqual([]);
  expect(await tablesWith(only)).toEqual([]);
  for (const id of [shared, teenager]) expect(await tablesWith(id)).toContain("profiles");
});

test("the last administrator cannot be deleted, and of two who try at once one stays", async () => {
  const admins = [
    await makeActor(academy, "administrator"),
    await makeActor(academy, "administrator"),
  ];
  const passwordHash = await hashPassword(testPassword, "test");
  await academy.database.db
    .update(profiles)
    .set({ passwordHash })
    .where(eq(profiles.role, "administrator"));
  const answers = await Promise.all(
    admins.map(({ browser }) =>
      browser.call(contract.deleteOwnAccount, { confirmation: testPassword }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const left = admins[answers.findIndex(({ ok }) => !ok)];
  expect(await left?.browser.ok(contract.readOwnAccount, {})).toMatchObject({
    details: { deletion: "last-administrator" },
  });
});
