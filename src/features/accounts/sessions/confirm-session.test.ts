import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { adminContract } from "#features/admin/contract.ts";
import { confirmationMs, second } from "#shared/constants.ts";
import { accountsContract } from "../contract.ts";
import { hashPassword } from "../passwords.ts";

const password = "a calm lamp at dusk";
const needed = { status: 403, code: "confirmation_needed" };

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

let admin: { browser: Browser; id: string };
let accountId: string;
beforeEach(async () => {
  admin = await newAdministrator();
  accountId = (await makeActor(academy, "student")).id;
});

/** An administrator who is signed in and gave no password since. */
async function newAdministrator() {
  const made = await makeActor(academy, "administrator", { isConfirmed: false });
  const passwordHash = await hashPassword(password, "test");
  await academy.database.db.update(profiles).set({ passwordHash }).where(eq(profiles.id, made.id));
  return made;
}

const suspend = ({ browser } = admin) =>
  browser.call(adminContract.suspendAccount, { accountId, reason: "Asked for" });
const confirm = (given: string, { browser } = admin) =>
  browser.call(accountsContract.confirmSession, { password: given });

test("an account's rights are changed once the password was given again, and nothing is done before", async () => {
  expect(await suspend()).toMatchObject(needed);
  expect(await admin.browser.ok(adminContract.readAccountRecord, { accountId })).toMatchObject({
    account: { suspendedAt: null },
  });
  expect(await confirm("not the password")).toMatchObject({
    status: 403,
    code: "password_wrong",
    fields: { password: "passwordWrong" },
  });
  expect(await suspend()).toMatchObject(needed);
  expect(await confirm(password)).toMatchObject({ ok: true });
  expect(await suspend()).toMatchObject({ ok: true });
});

test("signing in is not giving the password again", async () => {
  const browser = academy.browser();
  await browser.ok(accountsContract.signInStudent, {
    identifier: `${admin.id}@example.org`,
    password,
  });
  expect(await suspend({ ...admin, browser })).toMatchObject(needed);
});

test("it is good for ten minutes, and for this session alone", async () => {
  await confirm(password);
  const elsewhere = academy.browser();
  await elsewhere.ok(accountsContract.signInStudent, {
    identifier: `${admin.id}@example.org`,
    password,
  });
  expect(await suspend({ ...admin, browser: elsewhere })).toMatchObject(needed);
  academy.wait(confirmationMs - 5 * second);
  expect(await suspend()).toMatchObject({ ok: true });
  academy.wait(5 * second);
  expect(await suspend()).toMatchObject(needed);
});

test("ten wrong ones in a quarter of an hour are all that is looked at, right ones included", async () => {
  for (let tries = 0; tries < 10; tries++) await confirm("not the password");
  expect(await confirm(password)).toMatchObject({ status: 429, code: "rate_limited" });
  expect(await suspend()).toMatchObject(needed);
});

test("who is no administrator has nothing to confirm, and an account without a password cannot", async () => {
  const { browser } = await makeStudent(academy);
  expect(await confirm(password, { ...admin, browser })).toMatchObject({
    status: 403,
    code: "forbidden",
  });
  const passwordHash = null;
  await academy.database.db.update(profiles).set({ passwordHash }).where(eq(profiles.id, admin.id));
  expect(await confirm(password)).toMatchObject({ code: "account_incomplete" });
});

test("every call that changes who may do what asks for it", () => {
  const asking = Object.entries(adminContract).flatMap(([name, call]) =>
    call.confirmed ? [name] : [],
  );
  expect(asking.toSorted()).toEqual([
    "deleteAccount",
    "lockGuardian",
    "makeAdministrator",
    "reinstateAccount",
    "suspendAccount",
    "takeBackAdministrator",
    "unlockGuardian",
    "verifyParentAddress",
  ]);
});
