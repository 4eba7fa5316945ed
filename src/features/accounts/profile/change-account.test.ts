import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { makeStudent, testPassword } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { profiles } from "#db/tables/profiles.ts";
import { accountsContract as contract } from "../contract.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

test("R-29 D-01 students see their account as they made it, and no hash of anything", async () => {
  const { browser } = await makeStudent(academy, {
    username: "iris.r",
    learningGoals: "Fractions <3",
    preferredSubjects: ["History"],
  });
  const { details } = await browser.ok(contract.readOwnAccount, {});
  expect(details).toEqual({
    kind: "profile",
    role: "student",
    fullName: "Maya Torres",
    username: "iris.r",
    email: null,
    emailVerified: false,
    hasPassword: true,
    googleLinked: false,
    gradeLevel: 8,
    primarySubject: "Mathematics",
    preferredSubjects: ["Mathematics", "History"],
    learningGoals: "Fractions <3",
    locale: "en",
    emailChange: "owner",
    deletion: "owner",
    childrenDeleted: 0,
    owed: null,
  });
});

test("R-29 name, username and language are changed one by one, and kept", async () => {
  const { browser } = await makeStudent(academy, { username: "before" });
  await browser.ok(contract.changeName, { fullName: "  Siobhán O'Brien " });
  await browser.ok(contract.changeUsername, { username: "after" });
  const { details } = await browser.ok(contract.changeLocale, { locale: "es" });
  expect(details).toMatchObject({ fullName: "Siobhán O'Brien", username: "after", locale: "es" });
  const { account } = await browser.ok(contract.readSession, {});
  expect(account).toMatchObject({ firstName: "Siobhán", username: "after", locale: "es" });
});

test("a taken username is refused, also in another case, and nothing changes", async () => {
  await makeStudent(academy, { username: "Taken.Name" });
  const { browser } = await makeStudent(academy, { username: "own.name" });
  expect(await browser.call(contract.changeUsername, { username: "taken.name" })).toMatchObject({
    status: 409,
    code: "username_taken",
    fields: { username: "usernameTaken" },
  });
  const { details } = await browser.ok(contract.readOwnAccount, {});
  expect(details.username).toBe("own.name");
});

test("R-27 T-04 whoever has no grade yet is led to onboarding, and from it to the chat", async () => {
  const { browser, account } = await makeStudent(academy, { username: "new.one" });
  await academy.database.db
    .update(profiles)
    .set({
      gradeLevel: null,
      onboardingCompleted: false,
      parentContactInfo: { notification_preferences: notices },
    })
    .where(eq(profiles.id, account.id));
  const input = { identifier: "new.one", password: testPassword };
  expect(await browser.ok(contract.signInStudent, input)).toMatchObject({
    destination: "/onboarding",
  });
  expect(
    await browser.call(contract.updateLearning, { gradeLevel: 13, primarySubject: "Science" }),
  ).toMatchObject({ fields: { gradeLevel: "gradeMissing" } });
  expect(
    await browser.ok(contract.updateLearning, { gradeLevel: 7, primarySubject: "Science" }),
  ).toMatchObject({ destination: "/chat", account: { gradeLevel: 7, primarySubject: "Science" } });
  const [row] = await academy.database.db
    .select()
    .from(profiles)
    .where(eq(profiles.id, account.id));
  expect(row?.parentContactInfo).toEqual({
    primary_subject: "Science",
    preferred_subjects: ["Science"],
    notification_preferences: notices,
  });
});

const notices = { email: true, weekly_summary: false, achievement_alerts: true };

test("a new password needs the present one, ends the other sessions and keeps this one", async () => {
  const { browser } = await makeStudent(academy, { username: "changer" });
  const elsewhere = academy.browser();
  await elsewhere.ok(contract.signInStudent, { identifier: "changer", password: testPassword });
  const newPassword = "another calm lamp";
  const change = (presentPassword: string, password = newPassword) =>
    browser.call(contract.changePassword, { presentPassword, newPassword: password });
  expect(await change("a wrong lamp at dusk")).toMatchObject({
    status: 403,
    code: "password_wrong",
    fields: { presentPassword: "passwordWrong" },
  });
  expect(await change(testPassword, "changer")).toMatchObject({ code: "invalid_input" });
  expect((await elsewhere.ok(contract.readSession, {})).account).not.toBeNull();
  expect(await change(testPassword)).toMatchObject({ value: { endedSessions: 1 } });
  expect((await elsewhere.ok(contract.readSession, {})).account).toBeNull();
  expect((await browser.ok(contract.readSession, {})).account).not.toBeNull();
  expect(
    await elsewhere.call(contract.signInStudent, { identifier: "changer", password: newPassword }),
  ).toMatchObject({ ok: true });
});

test("an open session is no place to guess the password: of thirty tries at once ten are looked at", async () => {
  const { browser } = await makeStudent(academy);
  const tries = await Promise.all(
    Array.from({ length: 15 }, (_, index) => [
      browser.call(contract.changePassword, {
        presentPassword: `guess number ${index}`,
        newPassword: "another calm lamp",
      }),
      browser.call(contract.deleteOwnAccount, { confirmation: `guess number ${index}` }),
    ]).flat(),
  );
  expect(tries.filter(({ status }) => status === 403)).toHaveLength(10);
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(20);
});

test("parents change their name and language here too, and have no username to change", async () => {
  const { browser } = await makeActor(academy, "parent");
  const { details } = await browser.ok(contract.changeName, { fullName: "Rosa Vega" });
  expect(details).toMatchObject({ kind: "parent", fullName: "Rosa Vega", gradeLevel: null });
  expect(await browser.call(contract.changeUsername, { username: "rosa" })).toMatchObject({
    status: 403,
  });
});
