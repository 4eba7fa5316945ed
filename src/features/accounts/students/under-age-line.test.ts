import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, studentForm, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { emails } from "#db/tables/emails.ts";
import { guardianships, parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { sessions } from "#db/tables/sessions.ts";
import { adminContract } from "#features/admin/contract.ts";
import { familyContract } from "#features/family/contract.ts";
import { makeChild } from "#features/privacy/family.fixture.ts";
import { hour, minute } from "#shared/constants.ts";
import { accountsContract } from "../contract.ts";
import { affiliateAccountsContract } from "../contract/affiliates.ts";
import { profileContract } from "../contract/profile.ts";
import { letterTo, tokenIn } from "../parents/parent.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
beforeEach(() => academy.database.db.delete(emails));
afterAll(() => academy.close());

let made = 0;

/** A child of nine with an address that the parent gave and the child proved, and the parent's own address. */
async function childWithAddress() {
  const family = await makeChild(academy);
  const email = `child.${++made}@example.org`;
  const { db } = academy.database;
  await family.parent.ok(familyContract.setChildEmail, { childId: family.childId, email });
  const { textBody } = await letterTo(academy, email, "profile-verification");
  const token = /verify-email=([\w-]{43})/.exec(textBody)?.[1] ?? "";
  await family.child.ok(profileContract.verifyEmail, { token });
  const [parent] = await db
    .select({ email: parentAccounts.email })
    .from(parentAccounts)
    .where(eq(parentAccounts.id, family.parentId));
  return { ...family, email, parentEmail: parent?.email ?? "" };
}

async function lettersTo(recipient: string): Promise<string[]> {
  const rows = await academy.database.db
    .select({ kind: emails.kind })
    .from(emails)
    .where(eq(emails.recipient, recipient));
  return rows.map(({ kind }) => kind);
}

async function lifetimeAt(browser: Browser): Promise<number> {
  const { account } = await browser.ok(accountsContract.readSession, {});
  return Date.parse(account?.sessionExpiresAt ?? "") - academy.services.now().getTime();
}

test("a child under 13 cannot change the address, and the profile says who can", async () => {
  const { child, childId } = await makeChild(academy);
  const email = "own.idea@example.org";
  expect(
    await child.call(profileContract.changeEmail, { email, password: testPassword }),
  ).toMatchObject({
    status: 403,
    code: "guardian_decides",
    fields: { email: "guardianChangesEmail" },
  });
  const { details } = await child.ok(profileContract.readOwnAccount, {});
  expect(details).toMatchObject({ email: null, emailChange: "guardian" });
  const [row] = await academy.database.db.select().from(profiles).where(eq(profiles.id, childId));
  expect(row?.email).toBeNull();
  expect(await lettersTo(email)).toEqual([]);
});

test("a guardian gives, changes and takes away a child's address; nobody else's and no teenager's", async () => {
  const { parent, childId, email } = await childWithAddress();
  const { parent: stranger } = await makeChild(academy);
  const set = (at: Browser, to: string | null, id = childId) =>
    at.call(familyContract.setChildEmail, { childId: id, email: to });
  expect(await set(stranger, "stranger@example.org")).toMatchObject({ status: 404 });
  const next = `next.${email}`;
  expect((await set(parent, next)).ok).toBe(true);
  await letterTo(academy, next, "profile-verification");
  await letterTo(academy, email, "email-changed");
  expect((await set(parent, null)).ok).toBe(true);
  const taken = `taken.${email}`;
  await makeStudent(academy, { email: taken });
  expect(await set(parent, taken)).toMatchObject({ fields: { email: "emailTaken" } });
  const teen = await makeChild(academy, { birthDate: "2011-02-03" });
  expect(await set(teen.parent, "teen@example.org", teen.childId)).toMatchObject({
    status: 403,
    code: "student_decides",
  });
  const { cards } = { cards: await teen.parent.ok(familyContract.readFamily, { timeZone: "UTC" }) };
  expect(cards.children[0]?.guardianChangesEmail).toBe(false);
});

test("a link for a new password goes to the guardian, whichever address asked; the guardian is told of it", async () => {
  const { email, parentEmail, username } = await childWithAddress();
  await academy.browser().ok(profileContract.requestPasswordReset, { email });
  const letter = await letterTo(academy, parentEmail, "parent-credentials");
  expect(letter.textBody).toContain(username);
  expect(await lettersTo(email)).not.toContain("password-reset");
  const token = tokenIn(letter.textBody, "/reset-password");
  const password = "four quiet harbor bells";
  const browser = academy.browser();
  await browser.ok(profileContract.resetPassword, { token, password });
  const told = await letterTo(academy, parentEmail, "password-changed");
  expect(told.textBody).toContain("Nora's account has a new password");
  expect(await lettersTo(email)).not.toContain("password-changed");
  await browser.ok(accountsContract.signInStudent, { identifier: email, password });
  expect(await lifetimeAt(browser)).toBeLessThanOrEqual(hour);
  academy.wait(50 * minute);
  await browser.ok(accountsContract.extendSession, {});
  expect(await lifetimeAt(browser)).toBeLessThanOrEqual(10 * minute);
  academy.wait(11 * minute);
  expect((await browser.ok(accountsContract.readSession, {})).account).toBeNull();
});

test("a link for a child's password ends when a guardian is locked out, and when one sets another", async () => {
  const { parent, email, parentEmail, childId, parentId } = await childWithAddress();
  const { browser: admin } = await makeActor(academy, "administrator");
  const open = async () => {
    await academy.database.db.delete(emails);
    await academy.browser().ok(profileContract.requestPasswordReset, { email });
    const { textBody } = await letterTo(academy, parentEmail, "parent-credentials");
    return tokenIn(textBody, "/reset-password");
  };
  const refused = async (token: string) =>
    expect(
      await academy.browser().call(profileContract.openPasswordReset, { token }),
    ).toMatchObject({ code: "token_invalid" });
  const first = await open();
  await parent.ok(familyContract.setChildPassword, { childId, password: "a calm lamp at dusk" });
  await refused(first);
  const second = await open();
  const pair = { accountId: parentId, studentId: childId };
  await admin.ok(adminContract.lockGuardian, { ...pair, reason: "A court order" });
  await refused(second);
});

test("where no guardian may be written to nobody gets a link, and an administrator's goes to guardians too", async () => {
  const { email, parentEmail, childId, parentId } = await childWithAddress();
  const { browser: admin } = await makeActor(academy, "administrator");
  const send = () => admin.call(adminContract.sendResetLink, { accountId: childId });
  expect((await send()).ok).toBe(true);
  await letterTo(academy, parentEmail, "parent-credentials");
  await academy.database.db
    .update(guardianships)
    .set({ lockedAt: academy.services.now() })
    .where(eq(guardianships.parentId, parentId));
  expect(await send()).toMatchObject({ code: "no_email_address" });
  expect(await lettersTo(email)).not.toContain("password-reset");
});

test("a sign-in at a new device is told to the guardian, and no letter to the child's address opens the account", async () => {
  const { email, parentEmail } = await childWithAddress();
  await academy.browser().ok(accountsContract.signInStudent, {
    identifier: email,
    password: testPassword,
  });
  await letterTo(academy, parentEmail, "child-sign-in-notice");
  expect(await lettersTo(email)).not.toContain("sign-in-notice");
});

test("from 13 on address, link and session are the student's own", async () => {
  const email = "thirteen@example.org";
  const { browser, account } = await makeStudent(academy, { email, birthDate: "2010-05-17" });
  await browser.ok(accountsContract.signInStudent, { identifier: email, password: testPassword });
  expect(await lifetimeAt(browser)).toBeGreaterThan(24 * hour);
  await academy.browser().ok(profileContract.requestPasswordReset, { email });
  await letterTo(academy, email, "password-reset");
  const [row] = await academy.database.db
    .select({ method: sessions.method })
    .from(sessions)
    .where(eq(sessions.profileId, account.id));
  expect(row?.method).toBe("email");
});

const step = accountsContract.answerAgeStep;

test("the age answer is signed, for some hours, and one under 13 does not grow old", async () => {
  const old = academy.browser();
  await old.ok(step, { birthDate: "2008-05-05" });
  const young = academy.browser();
  await young.ok(step, { birthDate: "2020-05-05" });
  const answer = old.cookies.get("faro_age") ?? "";
  const [date = "", endsAt = "", signature = ""] = answer.split(".");
  const forged = [
    `${date}.${Number(endsAt) + hour}.${signature}`,
    `2007-01-01.${endsAt}.${signature}`,
    `${date}.${signature}`,
    `${date}.${endsAt}.`,
    `${date}.${endsAt}.${"A".repeat(signature.length)}`,
  ];
  for (const value of forged) {
    const browser = academy.browser();
    browser.cookies.set("faro_age", value);
    expect(await browser.call(accountsContract.signUpStudent, studentForm())).toMatchObject({
      code: "age_step_missing",
    });
  }
  expect(await young.ok(step, { birthDate: "1990-01-01" })).toEqual({ path: "parent-first" });
  academy.wait(13 * hour);
  expect(await old.call(accountsContract.signUpStudent, studentForm())).toMatchObject({
    code: "age_step_missing",
  });
  expect(await young.ok(step, { birthDate: "1990-01-01" })).toEqual({ path: "parent-first" });
  expect(await young.call(accountsContract.signUpStudent, studentForm())).toMatchObject({
    code: "parent_consent_needed",
  });
});

test("nobody under 18 becomes an administrator, nor an affiliate where they said so", async () => {
  const { browser: admin } = await makeActor(academy, "administrator");
  const { childId } = await makeChild(academy);
  const { account: teen, browser: ofTeen } = await makeStudent(academy, {
    birthDate: "2010-05-17",
  });
  for (const accountId of [childId, teen.id]) {
    expect(await admin.call(adminContract.makeAdministrator, { accountId })).toMatchObject({
      status: 409,
      code: "adult_needed",
    });
  }
  const form = {
    fullName: "Marta Torres",
    email: "marta.young@example.org",
    password: testPassword,
    isAdult: true,
    locale: "en",
  } as const;
  const signUp = affiliateAccountsContract.signUpAffiliate;
  for (const birthDate of ["2020-05-05", "2010-05-17"]) {
    const browser = academy.browser();
    await browser.ok(step, { birthDate });
    expect(await browser.call(signUp, form)).toMatchObject({ fields: { isAdult: "adultNeeded" } });
  }
  // Who is signed in has said how old they are, though the answer's cookie is gone.
  expect(await ofTeen.call(signUp, form)).toMatchObject({ fields: { isAdult: "adultNeeded" } });
  expect((await academy.browser().call(signUp, form)).ok).toBe(true);
});
