import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, studentForm, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { accountsContract } from "./contract.ts";
import { affiliateAccountsContract } from "./contract/affiliates.ts";
import { parentsContract } from "./contract/parents.ts";
import { profileContract } from "./contract/profile.ts";
import { hashPassword } from "./passwords.ts";
import { nextLetter } from "./profile/read-letters.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

/** Nobody gets an account with it any more. */
const odd = (name: string) => `${name}(home)@example.org`;

test("whoever has an address that no account could be made with still comes in, and gets a link", async () => {
  const { db } = academy.database;
  const { account } = await makeStudent(academy);
  const email = odd("rosa");
  await db.update(profiles).set({ email, role: "affiliate" }).where(eq(profiles.id, account.id));
  const browser = academy.browser();
  await browser.ok(affiliateAccountsContract.signInAffiliate, { email, password: testPassword });
  await browser.ok(profileContract.requestPasswordReset, { email });
  await nextLetter(academy, "password-reset", email);
  const { id } = await makeActor(academy, "parent");
  const passwordHash = await hashPassword(testPassword, "test");
  const parentEmail = odd("carlos");
  await db
    .update(parentAccounts)
    .set({ email: parentEmail, passwordHash })
    .where(eq(parentAccounts.id, id));
  await browser.ok(parentsContract.signInParent, { email: parentEmail, password: testPassword });
  const forgot = await browser.call(parentsContract.sendForgotCredentialsEmail, { parentEmail });
  expect(forgot).toMatchObject({ code: "no_students_linked" });
  await browser.ok(accountsContract.answerAgeStep, { birthDate: "2008-05-05" });
  const form = studentForm({ email: odd("nobody") });
  expect(await browser.call(accountsContract.signUpStudent, form)).toMatchObject({
    fields: { email: "emailInvalid" },
  });
});

test("a name may have the joiners that its script writes", async () => {
  const { account } = await makeStudent(academy, { fullName: "علی\u200Cرضا قاسمی" });
  expect(account.fullName).toBe("علی\u200Cرضا قاسمی");
  const browser = academy.browser();
  await browser.ok(accountsContract.answerAgeStep, { birthDate: "2008-05-05" });
  for (const [change, problem] of [
    [{ fullName: "Ma\u200Dya Torres" }, { fullName: "charactersOdd" }],
    [{ username: "maya\uFE0F" }, { username: "usernameCharacters" }],
    [{ username: "farosupport" }, { username: "usernameReserved" }],
  ] as const) {
    const answer = await browser.call(accountsContract.signUpStudent, studentForm(change));
    expect(answer).toMatchObject({ fields: problem });
  }
});
