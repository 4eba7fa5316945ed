import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { rules } from "#app/testing/specification/rules.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { profiles } from "#db/tables/profiles.ts";
import { isAdministrator } from "#features/accounts/administrators.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { adminContract } from "./contract.ts";

const adminEmail = "head@school.example";
const superEmail = "owner@school.example";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({
    environment: { ADMIN_EMAIL: adminEmail, SUPER_ADMIN_EMAIL: superEmail },
  });
});
afterAll(() => academy.close());

const signIn = accountsContract.signInStudent;
const check = adminContract.isAdministrator;

test("M-06 an administrator's address opens the set-up while there is no administrator, and never after", async () => {
  const visitor = academy.browser();
  const tries = { identifier: adminEmail, password: "whatever it is" };
  expect(await visitor.call(signIn, tries)).toMatchObject({ code: "admin_setup_needed" });
  expect(
    await visitor.call(signIn, { identifier: superEmail.toUpperCase(), password: "x" }),
  ).toMatchObject({ status: 401, code: "admin_setup_needed" });
  expect(await visitor.call(signIn, { ...tries, identifier: "maya" })).toMatchObject({
    code: "invalid_credentials",
  });
  const { id } = await makeActor(academy, "administrator");
  expect(await visitor.call(signIn, tries)).toMatchObject({
    status: 401,
    code: "invalid_credentials",
  });
  await academy.database.db.delete(profiles).where(eq(profiles.id, id));
});

test("P-02 an administrator is known by the record, or by a proved address of the settings", async () => {
  const { db } = academy.database;
  for (const [email, isProved, expected] of [
    [adminEmail, true, true],
    [superEmail, true, true],
    [adminEmail, false, false],
    ["somebody@school.example", true, false],
  ] as const) {
    const { browser, account } = await makeStudent(academy);
    const emailVerifiedAt = isProved ? new Date() : null;
    await db.update(profiles).set({ email, emailVerifiedAt }).where(eq(profiles.id, account.id));
    expect(await browser.ok(check, { userId: account.id })).toBe(expected);
    const { account: shown } = await browser.ok(accountsContract.readSession, {});
    expect(shown?.role).toBe(expected ? "administrator" : "student");
    await db.delete(profiles).where(eq(profiles.id, account.id));
  }
  const { browser, id } = await makeActor(academy, "administrator");
  expect(await browser.ok(check, { userId: id })).toBe(true);
});

test("C-07 is_admin is answered about oneself and to administrators; anybody else's id does not exist", async () => {
  const admin = await makeActor(academy, "administrator");
  for (const role of ["student", "parent", "affiliate"] as const) {
    const { browser, id } = await makeActor(academy, role);
    expect(await browser.ok(check, { userId: id })).toBe(false);
    expect(await browser.call(check, { userId: admin.id })).toMatchObject({
      status: 404,
      code: "not_found",
    });
    expect(await admin.browser.ok(check, { userId: id })).toBe(false);
  }
  expect(await academy.browser().call(check, { userId: admin.id })).toMatchObject({ status: 401 });
});

test("P-02 K-01 while the database does not answer, the check means no after 10 seconds", async () => {
  const { checkTimesOutAfterMs, thenAdministrator } = rules["P-02"];
  const { id } = await makeActor(academy, "administrator");
  expect(await isAdministrator(academy.services, id)).toBe(true);
  const holder = await academy.database.pool.connect();
  await holder.query("begin; lock table profiles in access exclusive mode");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    let answer: boolean | null = null;
    const asked = isAdministrator(academy.services, id).then((value) => (answer = value));
    await vi.advanceTimersByTimeAsync(checkTimesOutAfterMs - 1);
    expect(answer).toBeNull();
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(answer).toBe(thenAdministrator);
  } finally {
    vi.useRealTimers();
    await holder.query("rollback");
    holder.release();
  }
});

test("P-02 where the check fails, it means no", async () => {
  const { id } = await makeActor(academy, "administrator");
  const { db } = academy.database;
  await db.execute(sql`alter table profiles rename to profiles_away`);
  expect(await isAdministrator(academy.services, id)).toBe(false);
  await db.execute(sql`alter table profiles_away rename to profiles`);
});

test("P-03 nothing of another person's own records becomes an administrator's", async () => {
  const { browser: student } = await makeStudent(academy);
  const { sessions } = await student.ok(accountsContract.listSessions, {});
  const admin = await makeActor(academy, "administrator");
  const sessionId = sessions[0]?.id ?? "";
  expect(await admin.browser.call(accountsContract.endOtherSession, { sessionId })).toMatchObject({
    status: 404,
  });
  expect((await student.ok(accountsContract.readSession, {})).account).not.toBeNull();
});
