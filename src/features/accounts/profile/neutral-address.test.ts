import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeStudent, studentForm, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { profiles } from "#db/tables/profiles.ts";
import { affiliatesContract } from "#features/affiliates/contract.ts";
import { familyContract } from "#features/family/contract.ts";
import { makeChild } from "#features/privacy/family.fixture.ts";
import { accountsContract } from "../contract.ts";
import { affiliateAccountsContract } from "../contract/affiliates.ts";
import { profileContract } from "../contract/profile.ts";
import { letterTo, makeParent, parentPassword } from "../parents/parent.fixture.ts";
import { targetKey } from "../target-key.ts";
import { nextLetter } from "./read-letters.fixture.ts";
import { parentsContract } from "../contract/parents.ts";

let academy: TestAcademy;
const taken = "taken@example.org";
beforeAll(async () => {
  academy = await startTestAcademy({
    environment: { ACCOUNT_ANSWERS: "neutral", ADMIN_EMAIL: "boss@faro.example" },
  });
  const { account } = await makeStudent(academy);
  const proved = { email: taken, emailVerifiedAt: academy.services.now() };
  await academy.database.db.update(profiles).set(proved).where(eq(profiles.id, account.id));
});
afterAll(() => academy.close());

/** The token of the letter that proves an address. */
async function proofSentTo(email: string): Promise<string> {
  const { textBody } = await letterTo(academy, email, "profile-verification");
  return /verify-email=([\w-]{43})/.exec(textBody)?.[1] ?? "";
}

async function signUpWith(email: string) {
  const browser = academy.browser();
  await browser.ok(accountsContract.answerAgeStep, { birthDate: "2010-05-17" });
  const form = studentForm({ username: null, email });
  const answer = await browser.ok(accountsContract.signUpStudent, form);
  return { browser, answer };
}

test("a student's sign-up answers the same for a taken address, one kept for an administrator and a free one", async () => {
  const shapes = [];
  for (const email of [taken, "boss@faro.example", "free.student@example.org"]) {
    const { answer } = await signUpWith(email);
    const { id: _, username, sessionExpiresAt: __, ...account } = answer.account;
    expect(username).toMatch(/^maya-[a-z2-9]{8}$/);
    shapes.push({ ...answer, account });
  }
  expect(shapes[0]).toEqual(shapes[2]);
  expect(shapes[1]).toEqual(shapes[2]);
  expect(shapes[2]).toMatchObject({ account: { email: null } });
  const letter = await letterTo(academy, taken, "parent-address-taken");
  expect(letter.textBody).toContain("It has one already, so nothing was changed.");
  const rows = await academy.database.db
    .select({ id: profiles.id })
    .from(profiles)
    .where(eq(profiles.email, taken));
  expect(rows).toHaveLength(1);
});

test("the letter's link brings the address, and with it the account is signed in to", async () => {
  const email = "comes.later@example.org";
  const { answer } = await signUpWith(email);
  const signIn = () =>
    academy.browser().call(accountsContract.signInStudent, {
      identifier: email,
      password: testPassword,
    });
  expect(await signIn()).toMatchObject({ code: "invalid_credentials" });
  const token = await proofSentTo(email);
  const verify = () => academy.browser().call(profileContract.verifyEmail, { token });
  expect(await verify()).toMatchObject({ value: { email, alreadyVerified: false } });
  expect(await verify()).toMatchObject({ value: { email, alreadyVerified: true } });
  expect(await signIn()).toMatchObject({ ok: true, value: { account: { id: answer.account.id } } });
});

test("an affiliate's sign-up answers the same, and the application waits for the address", async () => {
  const form = (email: string) => ({
    fullName: "Marta Torres",
    email,
    password: testPassword,
    isAdult: true,
    locale: "en" as const,
  });
  const parent = await makeParent(academy);
  const free = "free.affiliate@example.org";
  const shapes = [];
  for (const email of [taken, parent.email, "boss@faro.example", free]) {
    const answer = await academy
      .browser()
      .ok(affiliateAccountsContract.signUpAffiliate, form(email));
    const { id: _, username: __, sessionExpiresAt: ___, ...account } = answer.account;
    shapes.push({ ...answer, account });
  }
  expect(new Set(shapes.map((shape) => JSON.stringify(shape))).size).toBe(1);
  const browser = academy.browser();
  const late = "late.affiliate@example.org";
  await browser.ok(affiliateAccountsContract.signUpAffiliate, form(late));
  const application = { firstName: "Marta", lastName: "Torres", promotionPlan: "A blog" };
  expect(await browser.call(affiliatesContract.register, application)).toMatchObject({
    status: 409,
    code: "address_unproved",
  });
  await browser.ok(profileContract.verifyEmail, { token: await proofSentTo(late) });
  const { affiliate } = await browser.ok(affiliatesContract.register, application);
  expect(affiliate?.email).toBe(late);
});

test("a change of address answers the same, and the account has the new one when its link is used", async () => {
  const { browser, account } = await makeStudent(academy, { username: "changes.neutral" });
  const change = (email: string) =>
    browser.ok(profileContract.changeEmail, { email, password: testPassword });
  const next = "next.address@example.org";
  const answers = [await change(taken), await change("boss@faro.example"), await change(next)];
  expect(answers[0]).toEqual(answers[2]);
  expect(answers[1]).toEqual(answers[2]);
  expect(answers[2]?.details.email).toBeNull();
  await browser.ok(profileContract.verifyEmail, { token: await proofSentTo(next) });
  const after = "after.that@example.org";
  expect((await change(after)).details.email).toBe(next);
  const letters = () =>
    academy.database.db.select().from(emails).where(eq(emails.kind, "email-changed"));
  const token = await proofSentTo(after);
  expect(await letters()).toEqual([]);
  await browser.ok(profileContract.verifyEmail, { token });
  const told = await letterTo(academy, next, "email-changed");
  expect(told.textBody).toContain("a…@example.org");
  const [row] = await academy.database.db
    .select()
    .from(profiles)
    .where(eq(profiles.id, account.id));
  expect(row?.email).toBe(after);
});

test("an administrator gets the link to an address that is kept for administrators", async () => {
  const { browser, account } = await makeStudent(academy, { username: "has.the.say" });
  await academy.database.db
    .update(profiles)
    .set({ role: "administrator" })
    .where(eq(profiles.id, account.id));
  const email = "boss@faro.example";
  await browser.ok(profileContract.changeEmail, { email, password: testPassword });
  await nextLetter(academy, "profile-verification", email);
});

test("an address that a guardian takes away from a child, or wishes no more, comes back by no link", async () => {
  const { parent, childId } = await makeChild(academy);
  const set = (email: string | null) => parent.ok(familyContract.setChildEmail, { childId, email });
  const verify = (token: string) => academy.browser().call(profileContract.verifyEmail, { token });
  const first = "first.wish@example.org";
  await set(first);
  const tookAway = await proofSentTo(first);
  await set(null);
  expect(await verify(tookAway)).toMatchObject({ code: "token_invalid" });
  const second = "second.wish@example.org";
  await set(second);
  expect(await verify(await proofSentTo(second))).toMatchObject({ ok: true });
  const third = "third.wish@example.org";
  await set(third);
  const dropped = await proofSentTo(third);
  await set(second);
  expect(await verify(dropped)).toMatchObject({ code: "token_invalid" });
  const [row] = await academy.database.db.select().from(profiles).where(eq(profiles.id, childId));
  expect(row?.email).toBe(second);
});

test("a stranger's mailbox gets five links an hour, from however many accounts", async () => {
  const email = "strangers.mailbox@example.org";
  for (const username of ["fills.one", "fills.two"]) {
    const { browser } = await makeStudent(academy, { username });
    for (let i = 0; i < 4; i++) {
      await browser.ok(profileContract.changeEmail, { email, password: testPassword });
    }
  }
  const counted = async () => {
    const { rows } = await academy.database.db.execute(
      sql`select points from rate_limits where key = ${`wanted-address-letter:${targetKey(email)}`}`,
    );
    return rows[0]?.points;
  };
  await expect.poll(counted).toBe(8);
  await nextLetter(academy, "profile-verification", email, 5);
});

test("a parent's change of address tells nothing either", async () => {
  const [one, other] = [await makeParent(academy), await makeParent(academy)];
  const browser = academy.browser();
  await browser.ok(parentsContract.signInParent, { email: one.email, password: parentPassword });
  const change = (email: string) =>
    browser.ok(profileContract.changeEmail, { email, password: parentPassword });
  const answers = [await change(other.email), await change("free.parent@example.org")];
  expect(answers[0]).toEqual(answers[1]);
});
