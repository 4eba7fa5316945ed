import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { oneTimeTokens } from "#db/tables/one-time-tokens.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { minute, verificationLinkMs } from "#shared/constants.ts";
import { parentsContract } from "../contract/parents.ts";
import { letterTo, makeParent, parentPassword, refusalOf, tokenIn } from "./parent.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterEach(async () => {
  await academy.database.db.execute(sql`delete from rate_limits`);
});
afterAll(() => academy.close());

const { verifyParentEmail: verify, resendParentVerification: resend } = parentsContract;
const run = (statement: string) => academy.database.db.execute(sql.raw(statement));

async function tokenOf(email: string): Promise<string> {
  const letter = await letterTo(academy, email, "parent-verification");
  return tokenIn(letter.textBody, "/parent-email-verification");
}

async function isVerified(email: string): Promise<boolean | undefined> {
  const [row] = await academy.database.db
    .select()
    .from(parentAccounts)
    .where(eq(parentAccounts.email, email));
  return row?.emailVerified;
}

test("T-02 C-11 the link in the letter verifies the address, and then sign-in is allowed", async () => {
  const { email } = await makeParent(academy, { verified: false });
  expect(await isVerified(email)).toBe(false);
  const answer = await academy.browser().ok(verify, { token: await tokenOf(email) });
  expect(answer).toEqual({ email, alreadyVerified: false });
  expect(await isVerified(email)).toBe(true);
  await academy.browser().ok(parentsContract.signInParent, { email, password: parentPassword });
});

test("a link followed again is answered kindly; of ten at once one verifies", async () => {
  const { email } = await makeParent(academy, { verified: false });
  const token = await tokenOf(email);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => academy.browser().ok(verify, { token })),
  );
  expect(answers.filter(({ alreadyVerified }) => !alreadyVerified)).toHaveLength(1);
  expect(await academy.browser().ok(verify, { token })).toEqual({ email, alreadyVerified: true });
});

test("an unknown token, and one for something else, verify nothing", async () => {
  const { email, id } = await makeParent(academy, { verified: false });
  const token = await tokenOf(email);
  await academy.database.db
    .update(oneTimeTokens)
    .set({ purpose: "reset-password" })
    .where(eq(oneTimeTokens.parentId, id));
  for (const tried of ["x".repeat(43), token]) {
    expect(await academy.browser().call(verify, { token: tried })).toMatchObject({
      status: 400,
      code: "token_invalid",
    });
  }
  expect(await isVerified(email)).toBe(false);
});

test("a link does not verify an address that was set after it was sent", async () => {
  const { email, id } = await makeParent(academy, { verified: false });
  const token = await tokenOf(email);
  await academy.database.db
    .update(parentAccounts)
    .set({ email: `other.${email}` })
    .where(eq(parentAccounts.id, id));
  expect(await academy.browser().call(verify, { token })).toMatchObject({ code: "token_invalid" });
  expect(await isVerified(`other.${email}`)).toBe(false);
});

test("C-11 the e-mail is sent again on request, and only the newest link works", async () => {
  const { email } = await makeParent(academy, { verified: false });
  const first = await tokenOf(email);
  expect(await academy.browser().ok(resend, { parentEmail: ` ${email.toUpperCase()} ` })).toEqual({
    state: "sent",
  });
  await expect.poll(() => tokenOf(email)).not.toBe(first);
  expect(await academy.browser().call(verify, { token: first })).toMatchObject({
    code: "token_invalid",
  });
  await academy.browser().ok(verify, { token: await tokenOf(email) });
});

test("who is verified already is told so, and no letter is written", async () => {
  const { email } = await makeParent(academy);
  const before = await academy.database.db.select().from(emails);
  expect(await academy.browser().ok(resend, { parentEmail: email })).toEqual({ state: "verified" });
  expect(await academy.database.db.select().from(emails)).toHaveLength(before.length);
});

test("M-04 V-07 an address without an account: 'No parent account found'; without an address: which is named", async () => {
  expect(await refusalOf(academy, resend, { parentEmail: "no@example.com" })).toEqual({
    status: 404,
    code: "parent_not_found",
    message: "No parent account found",
  });
  expect(await academy.browser().call(resend, { parentEmail: " " })).toMatchObject({
    fields: { parentEmail: "parentEmailMissing" },
  });
});

test("M-04 a letter that cannot be written: 'Failed to send verification email', and the old link still works", async () => {
  const { email } = await makeParent(academy, { verified: false });
  const token = await tokenOf(email);
  await run("alter table emails rename to emails_away");
  const refusal = await refusalOf(academy, resend, { parentEmail: email });
  await run("alter table emails_away rename to emails");
  expect(refusal).toEqual({
    status: 500,
    code: "verification_not_sent",
    message: "Failed to send verification email",
  });
  await academy.browser().ok(verify, { token });
});

test("M-04 any other failure: 'An unexpected error occurred'", async () => {
  await run("alter table parent_accounts rename to parent_accounts_away");
  const refusal = await refusalOf(academy, resend, { parentEmail: "rosa@example.com" });
  await run("alter table parent_accounts_away rename to parent_accounts");
  expect(refusal).toEqual({
    status: 500,
    code: "parent_account_failed",
    message: "An unexpected error occurred",
  });
});

test("one address gets at most five letters an hour, whoever asks", async () => {
  const { email } = await makeParent(academy, { verified: false });
  const statuses: number[] = [];
  for (let i = 0; i < 6; i++) {
    statuses.push((await academy.browser().call(resend, { parentEmail: email })).status);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
});

test("a link of more than three days ago verifies nothing", async () => {
  const { email } = await makeParent(academy, { verified: false });
  const token = await tokenOf(email);
  academy.wait(verificationLinkMs + minute);
  expect(await academy.browser().call(verify, { token })).toMatchObject({ code: "token_invalid" });
  expect(await isVerified(email)).toBe(false);
});
