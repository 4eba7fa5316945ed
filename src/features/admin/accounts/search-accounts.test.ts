import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { createId } from "#shared/ids.ts";
import { adminContract as contract } from "../contract.ts";

const settingsEmail = "head@school.example";

let academy: TestAcademy;
let admin: { browser: Browser; id: string };
beforeAll(async () => {
  academy = await startTestAcademy({ environment: { ADMIN_EMAIL: settingsEmail } });
});
beforeEach(async () => {
  await academy.database.db.delete(profiles);
  await academy.database.db.delete(parentAccounts);
  admin = await makeActor(academy, "administrator");
});
afterAll(() => academy.close());

async function found(input: Record<string, string>): Promise<string[]> {
  const { accounts } = await admin.browser.ok(contract.searchAccounts, input);
  return accounts.map(({ fullName }) => fullName);
}

test("F-09 accounts of both kinds are found by name without accents, address, username and id", async () => {
  const { account } = await makeStudent(academy, {
    fullName: "Lucía Núñez",
    username: "luna_50",
    email: "lucia@example.com",
  });
  const { id: parentId } = await makeActor(academy, "parent");
  await academy.database.db
    .update(parentAccounts)
    .set({ fullName: "Ana Núñez", email: "ana.nunez@example.com" })
    .where(eq(parentAccounts.id, parentId));
  expect(await found({ query: "nunez" })).toEqual(["Ana Núñez", "Lucía Núñez"]);
  expect(await found({ query: "NÚÑEZ" })).toHaveLength(2);
  expect(await found({ query: "LUCIA@example" })).toEqual(["Lucía Núñez"]);
  expect(await found({ query: "ana.nunez" })).toEqual(["Ana Núñez"]);
  expect(await found({ query: "luna_5" })).toEqual(["Lucía Núñez"]);
  // What stands for anything in LIKE is an ordinary character here.
  expect(await found({ query: "luna%5" })).toEqual([]);
  expect(await found({ query: "l_c" })).toEqual([]);
  expect(await found({ query: account.id })).toEqual(["Lucía Núñez"]);
  expect(await found({ query: parentId })).toEqual(["Ana Núñez"]);
  expect(await found({ query: "nobody at all" })).toEqual([]);
});

test("the filters give each role and each state, and nobody twice", async () => {
  const { db } = academy.database;
  await makeStudent(academy, { fullName: "No Address" });
  const { account: unproved } = await makeStudent(academy, {
    fullName: "Unproved",
    email: "u@example.com",
  });
  const { account: shut } = await makeStudent(academy, { fullName: "Shut" });
  await db.update(profiles).set({ suspendedAt: new Date() }).where(eq(profiles.id, shut.id));
  const { account: named } = await makeStudent(academy, { fullName: "By Settings" });
  await db
    .update(profiles)
    .set({ email: settingsEmail, emailVerifiedAt: new Date() })
    .where(eq(profiles.id, named.id));
  await db.update(profiles).set({ fullName: "Root" }).where(eq(profiles.id, admin.id));
  const { id: parentId } = await makeActor(academy, "parent");
  await db
    .update(parentAccounts)
    .set({ fullName: "Parent", emailVerified: false })
    .where(eq(parentAccounts.id, parentId));
  expect(await found({ role: "student" })).toEqual(["Shut", "Unproved", "No Address"]);
  expect(await found({ role: "administrator" })).toEqual(["By Settings", "Root"]);
  expect(await found({ role: "parent" })).toEqual(["Parent"]);
  expect(await found({ role: "affiliate" })).toEqual([]);
  expect(await found({ state: "suspended" })).toEqual(["Shut"]);
  expect(await found({ state: "unverified" })).toEqual(["Parent", "Unproved", "Root"]);
  expect(await found({ state: "active", role: "student" })).toEqual(["No Address"]);
  expect(unproved.role).toBe("student");
});

test("pages of fifty follow each other without gap or repetition, over both kinds", async () => {
  const { db } = academy.database;
  const now = Date.now();
  const people = Array.from({ length: 120 }, (_, index) => ({
    fullName: `Person ${String(index).padStart(3, "0")}`,
    email: `p${index}@example.com`,
    at: now + index,
    index,
  }));
  await db
    .insert(profiles)
    .values(
      people
        .filter(({ index }) => index % 3 > 0)
        .map(({ at, fullName, email }) => ({ id: createId("prf", at), fullName, email })),
    );
  await db.insert(parentAccounts).values(
    people
      .filter(({ index }) => index % 3 === 0)
      .map(({ at, fullName, email }) => ({
        id: createId("par", at),
        fullName,
        email,
        passwordHash: "none",
        phone: "1",
      })),
  );
  const names: string[] = [];
  const sizes: number[] = [];
  let after: string | undefined;
  do {
    const page = await admin.browser.ok(contract.searchAccounts, {
      query: "Person",
      ...(after === undefined ? {} : { after }),
    });
    names.push(...page.accounts.map(({ fullName }) => fullName));
    sizes.push(page.accounts.length);
    after = page.next ?? undefined;
  } while (after !== undefined);
  expect(sizes).toEqual([50, 50, 20]);
  expect(names).toEqual(people.map(({ fullName }) => fullName).toReversed());
});
