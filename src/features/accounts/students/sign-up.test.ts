import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeStudent, studentForm, testPassword } from "#app/testing/make-student.ts";
import { records } from "#app/testing/specification/records.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { creditAccounts, creditEntries } from "#db/tables/credits.ts";
import { profiles } from "#db/tables/profiles.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { accountsContract } from "../contract.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy({ environment: { ADMIN_EMAIL: "head@school.example" } });
});
afterAll(() => academy.close());

const signUp = accountsContract.signUpStudent;

async function visitorOf(birthDate: string) {
  const browser = academy.browser();
  await browser.ok(accountsContract.answerAgeStep, { birthDate });
  return browser;
}

async function profileOf(id: string) {
  const [profile] = await academy.database.db.select().from(profiles).where(eq(profiles.id, id));
  return profile;
}

test("D-01 sign-up fills the columns of a profile", async () => {
  const { account } = await makeStudent(academy, {
    fullName: "  Ana Lucía Pérez ",
    username: "ana.perez",
    email: "Ana@Example.com ",
    birthDate: "2009-02-03",
    gradeLevel: 11,
    primarySubject: "SAT/ACT",
    preferredSubjects: ["Mathematics", "SAT/ACT"],
    learningGoals: "  Pass the May exam  ",
    locale: "es",
  });
  const profile = await profileOf(account.id);
  expect(profile).toMatchObject({
    fullName: "Ana Lucía Pérez",
    username: "ana.perez",
    email: "ana@example.com",
    birthDate: "2009-02-03",
    gradeLevel: 11,
    learningGoals: "Pass the May exam",
    onboardingCompleted: true,
    parentCreated: false,
    role: "student",
    locale: "es",
    parentContactInfo: {
      primary_subject: "SAT/ACT",
      preferred_subjects: ["SAT/ACT", "Mathematics"],
      notification_preferences: { email: false, weekly_summary: false, achievement_alerts: false },
    },
  });
  const info = profile?.parentContactInfo ?? {};
  expect(Object.keys(info).toSorted()).toEqual([...records["D-01"].contactInfo].toSorted());
  expect(Object.keys(info.notification_preferences ?? {}).toSorted()).toEqual(
    [...records["D-01"].notificationPreferences].toSorted(),
  );
  expect(profile?.passwordHash).toMatch(/^\$argon2id\$/);
  expect(account).toMatchObject({ firstName: "Ana", primarySubject: "SAT/ACT", role: "student" });
});

test("K-04 a new student has 25 free credits, and an entry that says why", async () => {
  const { account } = await makeStudent(academy);
  const { db } = academy.database;
  expect(
    await db.select().from(creditAccounts).where(eq(creditAccounts.studentId, account.id)),
  ).toEqual([{ studentId: account.id, balance: 25, reserved: 0 }]);
  const entries = await db
    .select()
    .from(creditEntries)
    .where(eq(creditEntries.studentId, account.id));
  expect(entries).toMatchObject([{ kind: "grant", amount: 25, messageId: null }]);
});

test("T-04 a student who gave grade and subject is led to the chat", async () => {
  const browser = await visitorOf("2010-01-01");
  const { destination } = await browser.ok(signUp, studentForm());
  expect(destination).toBe("/chat");
});

test("V-01 a name with quotes and angle brackets is stored as typed", async () => {
  const { account } = await makeStudent(academy, { fullName: "O'Brien <b>" });
  expect((await profileOf(account.id))?.fullName).toBe("O'Brien <b>");
  expect(account.fullName).toBe("O'Brien <b>");
});

test("a taken username is refused in any case and says which field", async () => {
  await makeStudent(academy, { username: "Faro.Fan" });
  const answer = await (
    await visitorOf("2010-01-01")
  ).call(signUp, studentForm({ username: "faro.fan" }));
  expect(answer).toMatchObject({
    ok: false,
    status: 409,
    code: "username_taken",
    fields: { username: "usernameTaken" },
  });
});

test("a taken e-mail address is refused in any case and says which field", async () => {
  await makeStudent(academy, { email: "first@example.com" });
  const answer = await (
    await visitorOf("2010-01-01")
  ).call(signUp, studentForm({ email: "FIRST@example.com" }));
  expect(answer).toMatchObject({ code: "email_taken", fields: { email: "emailTaken" } });
});

test("of ten sign-ups with one name at the same moment exactly one wins, and the others leave nothing", async () => {
  const browsers = await Promise.all(Array.from({ length: 10 }, () => visitorOf("2010-01-01")));
  const before = await countRows();
  const answers = await Promise.all(
    browsers.map((browser) => browser.call(signUp, studentForm({ username: "onlyone" }))),
  );
  expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
  expect(answers.filter((answer) => !answer.ok && answer.code === "username_taken")).toHaveLength(
    9,
  );
  const after = await countRows();
  expect(after).toEqual(before.map((count) => count + 1));
});

async function countRows(): Promise<number[]> {
  const counts: number[] = [];
  for (const table of ["profiles", "credit_accounts", "credit_entries", "sessions"]) {
    const { rows } = await academy.database.db.execute<{ n: number }>(
      sql.raw(`select count(*)::int n from ${table}`),
    );
    counts.push(rows[0]?.n ?? -1);
  }
  return counts;
}

test("P-02 nobody can sign up with an administrator's address", async () => {
  const answer = await (
    await visitorOf("2010-01-01")
  ).call(signUp, studentForm({ email: "Head@School.example" }));
  expect(answer).toMatchObject({ status: 409, code: "email_taken" });
});

test("P-01 fields that nobody asked for change nothing: no role, no credits, no id", async () => {
  const browser = await visitorOf("2010-01-01");
  const greedy = { ...studentForm(), role: "administrator", id: "prf_mine", balance: 9999 };
  const { account } = await browser.ok(signUp, greedy);
  expect(account.role).toBe("student");
  expect(account.id).not.toBe("prf_mine");
});

test("V-03 the password's length and guessability are told by name", async () => {
  const browser = await visitorOf("2010-01-01");
  for (const [password, problem] of [
    ["1234567", "passwordTooShort"],
    ["x".repeat(129), "passwordTooLong"],
    ["password123", "passwordCommon"],
    ["guessable.name", "passwordIsName"],
  ] as const) {
    const answer = await browser.call(
      signUp,
      studentForm({ password, username: "guessable.name" }),
    );
    expect(answer).toMatchObject({
      status: 400,
      code: "invalid_input",
      fields: { password: problem },
    });
  }
});

test("V-03 a password of 128 characters of any script signs up and in", async () => {
  const password = "🗼ñ日x".repeat(32);
  const { account } = await makeStudent(academy, { username: "long.password", password });
  const again = await academy
    .browser()
    .ok(accountsContract.signInStudent, { identifier: "long.password", password });
  expect(again.account.id).toBe(account.id);
});

test("every field that is wrong is named at once", async () => {
  const answer = await (
    await visitorOf("2010-01-01")
  ).call(signUp, {
    ...studentForm({ username: "a b", fullName: " ", email: "nobody@nowhere", password: "short" }),
    gradeLevel: 0,
  });
  expect(answer).toMatchObject({
    fields: {
      fullName: "nameMissing",
      username: "usernameCharacters",
      email: "emailInvalid",
      password: "passwordTooShort",
      gradeLevel: "gradeMissing",
    },
  });
});

test("a student needs a username or an e-mail address", async () => {
  const answer = await (
    await visitorOf("2010-01-01")
  ).call(signUp, studentForm({ username: null }));
  expect(answer).toMatchObject({ fields: { username: "identifierNeeded" } });
});

test("a name with a control character is refused as input, not by the database", async () => {
  const answer = await (
    await visitorOf("2010-01-01")
  ).call(signUp, studentForm({ fullName: "Ma\u0000ya" }));
  expect(answer).toMatchObject({ status: 400, fields: { fullName: "charactersOdd" } });
});

test("a name holds no address and nothing that is not drawn; what is wrong is said at the field", async () => {
  const browser = await visitorOf("2010-01-01");
  const [en, es] = [translators.en, translators.es];
  for (const [fullName, problem] of [
    ["https://evil.example/win PRIZE", "nameHoldsAddress"],
    ["evil.example", "nameHoldsAddress"],
    ["rosa@evil.example", "nameHoldsAddress"],
    ["Ma\u200Bya", "charactersOdd"],
    ["Maya \u202Eserrot", "charactersOdd"],
  ] as const) {
    const answer = await browser.call(signUp, studentForm({ fullName }));
    expect(answer).toMatchObject({ status: 400, fields: { fullName: problem } });
    for (const say of [en, es]) expect(say(`fields.${problem}`).length).toBeGreaterThan(20);
  }
  expect((await browser.call(signUp, studentForm({ fullName: "J.R. O'Brien" }))).ok).toBe(true);
});

test("usernames that pass for the academy's are refused, and a username holds nothing that is not drawn", async () => {
  const browser = await visitorOf("2010-01-01");
  for (const [username, problem] of [
    ["admin", "usernameReserved"],
    ["adm1n_7", "usernameReserved"],
    ["аdmin", "usernameReserved"],
    ["faro.support", "usernameReserved"],
    ["ma\u034Fya.drawn", "usernameCharacters"],
  ] as const) {
    const answer = await browser.call(signUp, studentForm({ username }));
    expect(answer, username).toMatchObject({ status: 400, fields: { username: problem } });
  }
});

test("a password of the account's own words, or of one letter, is refused", async () => {
  const browser = await visitorOf("2010-01-01");
  for (const [password, problem] of [
    ["aaaaaaaa", "passwordSimple"],
    ["MayaTorres1!", "passwordIsName"],
    ["faro-2026-faro", "passwordIsName"],
    ["mt.school2026", "passwordIsName"],
  ] as const) {
    const form = studentForm({ email: "mt.school@example.org", password });
    expect(await browser.call(signUp, form)).toMatchObject({ fields: { password: problem } });
  }
});

test("without the age step there is no sign-up", async () => {
  expect(await academy.browser().call(signUp, studentForm())).toMatchObject({
    status: 400,
    code: "age_step_missing",
  });
});

test("a forged age cookie is no age step", async () => {
  const browser = await visitorOf("2020-01-01");
  const [, signature] = browser.cookies.get("faro_age")?.split(".") ?? [];
  browser.cookies.set("faro_age", `2000-01-01.${signature}`);
  expect(await browser.call(signUp, studentForm())).toMatchObject({ code: "age_step_missing" });
});

test("an impossible date of birth is refused and not held", async () => {
  const browser = academy.browser();
  for (const birthDate of ["2999-01-01", "1850-01-01", "2010-02-30"]) {
    expect(await browser.call(accountsContract.answerAgeStep, { birthDate })).toMatchObject({
      code: "invalid_input",
      fields: { birthDate: "birthDateInvalid" },
    });
  }
  expect(browser.cookies.has("faro_age")).toBe(false);
});

test("under 13 the first answer holds: another date changes nothing and nothing is stored", async () => {
  const before = await countRows();
  const browser = academy.browser();
  const step = accountsContract.answerAgeStep;
  expect(await browser.ok(step, { birthDate: "2018-05-05" })).toEqual({ path: "parent-first" });
  expect(await browser.ok(step, { birthDate: "1990-05-05" })).toEqual({ path: "parent-first" });
  expect(await browser.call(signUp, studentForm())).toMatchObject({
    status: 403,
    code: "parent_consent_needed",
  });
  expect(await countRows()).toEqual(before);
});

test("after a sign-up the next child at the computer answers for themselves", async () => {
  const { browser } = await makeStudent(academy);
  const step = accountsContract.answerAgeStep;
  expect(await browser.ok(step, { birthDate: "2018-05-05" })).toEqual({ path: "parent-first" });
});

test("the password is nowhere in the database", async () => {
  await makeStudent(academy);
  const { db } = academy.database;
  const { rows } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  expect(rows.length).toBeGreaterThan(10);
  for (const { name } of rows) {
    const found = await db.execute(
      sql.raw(`select 1 from "${name}" t where t::text like '%${testPassword}%'`),
    );
    expect(found.rows, name).toEqual([]);
  }
});
