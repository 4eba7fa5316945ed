import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { rules } from "#app/testing/specification/rules.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { emails } from "#db/tables/emails.ts";
import { profiles } from "#db/tables/profiles.ts";
import { accountsContract } from "#features/accounts/contract.ts";
import { createId } from "#shared/ids.ts";
import { affiliateForm, application, makeAffiliate, makeApplicant } from "./affiliate.fixture.ts";
import { affiliatesContract } from "./contract.ts";
import { insertAffiliate } from "./membership.ts";
import { findByActiveCode, findByEmail, findByUser } from "./records.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({ environment: { ADMIN_EMAIL: "boss@faro.example" } });
});
afterAll(() => academy.close());

const { register, readStanding, acceptPolicies } = affiliatesContract;

test("R-24 D-03 an application makes a pending record with a code of the affiliate's letters", async () => {
  const browser = await makeApplicant(academy);
  const { step, affiliate } = await browser.ok(register, application);
  expect(step).toBe("/affiliate/policies");
  expect(affiliate).toMatchObject({ firstName: "Marta", lastName: "Torres", status: "pending" });
  expect(affiliate?.referralCode).toMatch(/^FAROMATO[2-9A-Z]{6}$/);
  expect(affiliate?.link).toBe(`http://localhost:0/?ref=${affiliate?.referralCode}`);
});

test("R-24 the form says which field is wrong, and nothing is written", async () => {
  const browser = await makeApplicant(academy);
  const answer = await browser.call(register, {
    firstName: " ",
    lastName: "x".repeat(81),
    promotionPlan: "",
  });
  expect(answer).toMatchObject({
    ok: false,
    code: "invalid_input",
    fields: { firstName: "nameMissing", lastName: "nameTooLong", promotionPlan: "planMissing" },
  });
  expect(await browser.ok(readStanding, {})).toEqual({
    step: "/affiliate/register",
    affiliate: null,
  });
});

test("R-24 who has applied does not apply again, also not twice at once", async () => {
  const browser = await makeApplicant(academy);
  const answers = await Promise.all([1, 2, 3].map(() => browser.call(register, application)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await browser.call(register, application)).toMatchObject({
    ok: false,
    status: 409,
    code: "affiliate_exists",
  });
});

test("R-24 the letters go out with the application: to the affiliate, and to the administrator", async () => {
  const browser = await makeApplicant(academy);
  const { affiliate } = await browser.ok(register, {
    ...application,
    promotionPlan: "<b>My</b> blog & newsletter",
  });
  const letters = await academy.database.db.select().from(emails);
  const own = letters.filter(({ recipient }) => recipient === affiliate?.email);
  expect(own.map(({ kind }) => kind)).toContain("affiliate-application-received");
  const notice = letters.findLast(({ recipient }) => recipient === "boss@faro.example");
  expect(notice?.kind).toBe("affiliate-new-application");
  expect(notice?.textBody).toContain("<b>My</b> blog & newsletter");
  expect(notice?.htmlBody).toContain("&lt;b&gt;My&lt;/b&gt; blog &amp; newsletter");
});

test("R-23 both texts have to be accepted; which, and when, is kept", async () => {
  const browser = await makeApplicant(academy);
  const { affiliate } = await browser.ok(register, application);
  expect(await browser.call(acceptPolicies, { terms: true, privacy: false })).toMatchObject({
    ok: false,
    fields: { privacy: "privacyNotAccepted" },
  });
  const { step } = await browser.ok(acceptPolicies, { terms: true, privacy: true });
  expect(step).toBe("/affiliate/dashboard");
  const [stored] = await academy.database.db
    .select()
    .from(affiliates)
    .where(eq(affiliates.id, affiliate?.id ?? ""));
  expect(stored).toMatchObject({ termsAccepted: true, privacyAccepted: true });
  expect(stored?.acceptedVersion).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(stored?.acceptedAt).toBeInstanceOf(Date);
});

test("R-23 without an application there is nothing to accept for", async () => {
  const browser = await makeApplicant(academy);
  expect(await browser.call(acceptPolicies, { terms: true, privacy: true })).toMatchObject({
    code: "not_found",
  });
});

test("K-07 a code that somebody has already is made anew", async () => {
  const { affiliate } = await makeAffiliate(academy);
  const { id } = await makeActor(academy, "affiliate");
  const codes = [affiliate.referralCode, affiliate.referralCode.toLowerCase(), "FAROXXXX222222"];
  const inserted = await insertAffiliate(
    academy.database.db,
    { id: createId("aff"), userId: id, firstName: "X", lastName: "Y", email: `${id}@example.org` },
    () => codes.shift() ?? "",
  );
  expect(inserted.referralCode).toBe("FAROXXXX222222");
});

test("C-04 an affiliate is found by active code in any case, by user and by address", async () => {
  const { affiliate, email } = await makeAffiliate(academy);
  const { db } = academy.database;
  const { id, userId, referralCode, firstName, lastName, status } = affiliate;
  expect(await findByActiveCode(db, referralCode.toLowerCase())).toEqual({
    id,
    userId,
    referralCode,
    firstName,
    lastName,
    status,
  });
  const found = Object.keys((await findByActiveCode(db, referralCode)) ?? {});
  expect(found.toSorted()).toEqual([...rules["C-04"].byActiveCode].toSorted());
  expect((await findByUser(db, userId))?.id).toBe(id);
  expect((await findByEmail(db, email.toUpperCase()))?.id).toBe(id);
  for (const closed of ["pending", "suspended", "rejected"] as const) {
    await db.update(affiliates).set({ status: closed }).where(eq(affiliates.id, id));
    expect(await findByActiveCode(db, referralCode)).toBeNull();
  }
});

test("R-22 an affiliate's account needs an adult, and signs in at the affiliates' door", async () => {
  const form = affiliateForm();
  const minor = await academy
    .browser()
    .call(accountsContract.signUpAffiliate, { ...form, isAdult: false });
  expect(minor).toMatchObject({ code: "invalid_input", fields: { isAdult: "adultNeeded" } });
  const { account, destination } = await academy
    .browser()
    .ok(accountsContract.signUpAffiliate, form);
  expect(account.role).toBe("affiliate");
  expect(destination).toBe("/affiliate/dashboard");
  const later = await academy.browser().ok(accountsContract.signInAffiliate, {
    email: form.email.toUpperCase(),
    password: testPassword,
  });
  expect(later.account.id).toBe(account.id);
});

test("C-01 a new affiliate gets the letter that proves the address", async () => {
  const form = affiliateForm();
  await academy.browser().ok(accountsContract.signUpAffiliate, form);
  await expect
    .poll(async () => {
      const letters = await academy.database.db
        .select()
        .from(emails)
        .where(eq(emails.recipient, form.email));
      return letters.map(({ kind }) => kind);
    })
    .toEqual(["profile-verification"]);
});

test("P-04 a student's, a parent's and an administrator's address is no affiliate's", async () => {
  const { account } = await makeStudent(academy, { email: "leo@example.com", username: null });
  const parent = await makeActor(academy, "parent");
  for (const email of [account.email ?? "", `${parent.id}@example.org`, "boss@faro.example"]) {
    const answer = await academy
      .browser()
      .call(accountsContract.signUpAffiliate, { ...affiliateForm(), email });
    expect(answer).toMatchObject({ code: "email_taken", fields: { email: "emailTaken" } });
  }
});

test("P-04 a student does not sign in at the affiliates' door, whatever the password", async () => {
  await makeStudent(academy, { email: "iris@example.com", username: null });
  for (const password of [testPassword, "not the password"]) {
    const answer = await academy
      .browser()
      .call(accountsContract.signInAffiliate, { email: "iris@example.com", password });
    expect(answer).toMatchObject({ status: 401, code: "invalid_credentials" });
  }
});

test("P-04 a suspended affiliate hears so with the right password alone", async () => {
  const { affiliate, email } = await makeAffiliate(academy);
  await academy.database.db
    .update(profiles)
    .set({ suspendedAt: new Date() })
    .where(eq(profiles.id, affiliate.userId));
  const signIn = (password: string) =>
    academy.browser().call(accountsContract.signInAffiliate, { email, password });
  expect(await signIn(testPassword)).toMatchObject({ code: "account_suspended" });
  expect(await signIn("not the password")).toMatchObject({ code: "invalid_credentials" });
});

test("P-04 five tries at one affiliate's account are enough for a while", async () => {
  const { email } = affiliateForm();
  const codes: string[] = [];
  for (let tries = 0; tries < 6; tries++) {
    const answer = await academy
      .browser()
      .call(accountsContract.signInAffiliate, { email, password: "a guess" });
    codes.push(answer.ok ? "ok" : answer.code);
  }
  expect(codes.slice(0, 5)).toEqual(Array.from({ length: 5 }, () => "invalid_credentials"));
  expect(codes[5]).toBe("rate_limited");
});

test("students and parents cannot apply or read an affiliate's figures", async () => {
  for (const role of ["student", "parent"] as const) {
    const { browser } = await makeActor(academy, role);
    expect(await browser.call(register, application)).toMatchObject({ status: 403 });
    expect(await browser.call(affiliatesContract.readFigures, {})).toMatchObject({ status: 403 });
  }
});
