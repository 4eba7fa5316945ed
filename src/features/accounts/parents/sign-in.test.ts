import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { createId } from "#shared/ids.ts";
import { accountsContract } from "../contract.ts";
import { parentsContract } from "../contract/parents.ts";
import { hashPassword } from "../passwords.ts";
import { makeParent, parentPassword, refusalOf } from "./parent.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({
    environment: { ADMIN_EMAIL: "head@faro.test", LEGACY_PASSWORD_SALT: "old salt" },
  });
});
afterEach(async () => {
  await academy.database.db.execute(sql`delete from rate_limits`);
});
afterAll(() => academy.close());

const signIn = parentsContract.signInParent;
const password = parentPassword;
const run = (statement: string) => academy.database.db.execute(sql.raw(statement));

test("V-05 T-05 a verified parent signs in, the address trimmed and in any case, and is led to the dashboard", async () => {
  const { id, email } = await makeParent(academy, { locale: "es" });
  const browser = academy.browser();
  const { account, destination } = await browser.ok(signIn, {
    email: `  ${email.toUpperCase()} `,
    password,
  });
  expect(account).toMatchObject({ id, kind: "parent", role: "parent", firstName: "Rosa" });
  expect(account.locale).toBe("es");
  expect(destination).toBe("/parent-dashboard");
  expect((await browser.ok(accountsContract.readSession, {})).account?.id).toBe(id);
});

test("V-05 M-02 without address or password: 'Email and password are required'", async () => {
  for (const body of [{}, { email: "", password }, { email: "rosa@example.com", password: "" }]) {
    expect(await refusalOf(academy, signIn, body)).toEqual({
      status: 400,
      code: "email_password_required",
      message: "Email and password are required",
    });
  }
  expect(await refusalOf(academy, signIn, {}, { locale: "es" })).toMatchObject({
    message: "Escribe tu correo y tu contraseña",
  });
});

test("V-02 an address without a dot in its domain is named before anything is looked up", async () => {
  expect(await academy.browser().call(signIn, { email: "rosa@home", password })).toMatchObject({
    code: "invalid_input",
    fields: { email: "emailInvalid" },
  });
});

test("M-02 an unknown address and a wrong password get the same answer, word for word", async () => {
  const { email } = await makeParent(academy);
  const expected = {
    status: 401,
    code: "invalid_parent_credentials",
    message: "Invalid email or password",
  };
  expect(await refusalOf(academy, signIn, { email, password: "wrong" })).toEqual(expected);
  expect(await refusalOf(academy, signIn, { email: "no@example.com", password })).toEqual(expected);
});

test("T-02 M-02 an unverified parent may not come in, and only the right password tells why", async () => {
  const { email } = await makeParent(academy, { verified: false });
  expect(await refusalOf(academy, signIn, { email, password })).toEqual({
    status: 403,
    code: "email_not_verified",
    message: "Please verify your email address before signing in.",
  });
  expect((await refusalOf(academy, signIn, { email, password: "wrong" })).code).toBe(
    "invalid_parent_credentials",
  );
});

test("a suspended parent is told so after the right password, and has no session", async () => {
  const { id, email } = await makeParent(academy);
  const { db } = academy.database;
  await db.update(parentAccounts).set({ suspendedAt: new Date() }).where(eq(parentAccounts.id, id));
  const browser = academy.browser();
  expect(await browser.call(signIn, { email, password })).toMatchObject({
    status: 403,
    code: "account_suspended",
  });
  expect(browser.cookies.size).toBe(0);
  expect((await refusalOf(academy, signIn, { email, password: "wrong" })).code).toBe(
    "invalid_parent_credentials",
  );
});

test("M-02 a session that cannot be written: 'Session creation failed. Please try again.'", async () => {
  const { email } = await makeParent(academy);
  await run("alter table sessions rename to sessions_away");
  const refusal = await refusalOf(academy, signIn, { email, password });
  await run("alter table sessions_away rename to sessions");
  expect(refusal).toEqual({
    status: 500,
    code: "session_not_created",
    message: "Session creation failed. Please try again.",
  });
});

test("M-02 any other failure: 'An unexpected error occurred during sign in. Please try again.'", async () => {
  const { email } = await makeParent(academy);
  await run("alter table parent_accounts rename to parent_accounts_away");
  const refusal = await refusalOf(academy, signIn, { email, password });
  await run("alter table parent_accounts_away rename to parent_accounts");
  expect(refusal).toEqual({
    status: 500,
    code: "parent_sign_in_failed",
    message: "An unexpected error occurred during sign in. Please try again.",
  });
});

test("a parent's session is a parent's: the students' desk is not theirs to write on", async () => {
  const { email } = await makeParent(academy);
  const browser = academy.browser();
  await browser.ok(signIn, { email, password });
  const { account } = await browser.ok(accountsContract.readSession, {});
  expect(account).toMatchObject({ kind: "parent", role: "parent", gradeLevel: null });
});

test("a parent's imported hash is taken once and replaced by our own, only by the right password", async () => {
  const { id, email } = await makeParent(academy);
  const { db } = academy.database;
  const passwordHash = createHash("sha256").update(`old salt${password}`).digest("hex");
  await db.update(parentAccounts).set({ passwordHash }).where(eq(parentAccounts.id, id));
  const stored = async () => {
    const [row] = await db.select().from(parentAccounts).where(eq(parentAccounts.id, id));
    return row?.passwordHash;
  };
  expect((await refusalOf(academy, signIn, { email, password: "wrong" })).status).toBe(401);
  expect(await stored()).toBe(passwordHash);
  await academy.browser().ok(signIn, { email, password });
  expect(await stored()).toMatch(/^\$argon2id\$/);
  await academy.browser().ok(signIn, { email, password });
});

test("M-06 while there is no administrator, the address of one leads to the set-up", async () => {
  expect(await refusalOf(academy, signIn, { email: "head@faro.test", password })).toMatchObject({
    status: 401,
    code: "admin_setup_needed",
  });
});

test("an administrator signs in on the parents' side as an administrator, to see the sample family", async () => {
  const id = createId("prf");
  await academy.database.db.insert(profiles).values({
    id,
    email: "head@faro.test",
    emailVerifiedAt: new Date(),
    fullName: "Ida Head",
    role: "administrator",
    passwordHash: await hashPassword(password, "test"),
  });
  const answer = await academy.browser().ok(signIn, { email: "Head@faro.test", password });
  expect(answer.account).toMatchObject({ id, kind: "profile", role: "administrator" });
  expect(answer.destination).toBe("/parent-dashboard");
  expect(
    await refusalOf(academy, signIn, { email: "head@faro.test", password: "wrong" }),
  ).toMatchObject({ code: "invalid_parent_credentials" });
});

test("a student's address opens nothing on the parents' side", async () => {
  await academy.database.db.insert(profiles).values({
    id: createId("prf"),
    email: "maya@example.com",
    fullName: "Maya",
    passwordHash: await hashPassword(password, "test"),
  });
  expect(
    await academy.browser().call(signIn, { email: "maya@example.com", password }),
  ).toMatchObject({ code: "invalid_parent_credentials" });
});
