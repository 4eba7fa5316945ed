import { expect, test } from "vitest";
import { loginAfterGoogle, readGoogleOutcome } from "#features/accounts/rules-google.ts";
import {
  forgotRefusal,
  loginRefusal,
  type RefusalWords,
  registrationRefusal,
} from "#features/accounts/ui/parents/refusal-words.ts";
import { studentRefusal } from "#features/accounts/ui/student-refusal.ts";
import { brandContent } from "#features/brands/content/brand-page.ts";
import { AppError, type ErrorCode, type FieldProblems } from "#shared/errors.ts";
import type { MessageKey } from "#shared/messages/en.ts";
import { translators } from "#shared/messages/server-translators.ts";
import { messages } from "./messages.ts";
import { rules } from "./rules.ts";
import { screens } from "./screens.ts";

const say = translators.en;

/** The words of the server for a refusal, in the catalogue that it speaks from. */
const answer = (code: ErrorCode) => say(`errors.${code}`);

/** What an English reader sees above a form that was refused. */
function read(
  words: (failure: AppError) => RefusalWords,
  code: ErrorCode,
  fields: FieldProblems = {},
): { title: string; text: string } {
  const { title, text } = words(new AppError(code, { fields }));
  return { title: say(title), text: say(text ?? `errors.${code}`) };
}

/** A text with the values of the specification's braces put in by the program. */
const filled = (key: MessageKey, name: string, braces: string) => say(key, { [name]: braces });

test("M-01 the student login's words", () => {
  const { title, text } = read(studentRefusal, "invalid_credentials");
  expect({
    wrong: answer("invalid_credentials"),
    incomplete: read(studentRefusal, "account_incomplete").text,
    failed: read(studentRefusal, "unavailable").title,
    title,
    text,
  }).toEqual(messages["M-01"]);
  expect(read(studentRefusal, "account_incomplete").title).toBe(messages["M-01"].title);
});

test("M-02 the parent sign-in's words", () => {
  expect({
    database: read(loginRefusal, "database_unavailable").text,
    wrong: read(loginRefusal, "invalid_parent_credentials").text,
    unverified: answer("email_not_verified"),
    session: read(loginRefusal, "session_not_created").text,
    unexpected: read(loginRefusal, "parent_sign_in_failed").text,
    missing: read(loginRefusal, "email_password_required").text,
    title: read(loginRefusal, "invalid_parent_credentials").title,
  }).toEqual(messages["M-02"]);
});

test("M-03 the parent sign-up's words", () => {
  expect({
    taken: read(registrationRefusal, "email_taken").text,
    notCreated: read(registrationRefusal, "account_not_created").text,
    unexpected: read(registrationRefusal, "parent_sign_up_failed").text,
    title: read(registrationRefusal, "email_taken").title,
    success: filled("parents.welcome", "firstName", "{first name}"),
  }).toEqual(messages["M-03"]);
});

test("M-04 the parent account's words", () => {
  expect({
    notFound: answer("parent_not_found"),
    notUpdated: answer("account_not_updated"),
    unexpected: answer("parent_account_failed"),
    notSent: answer("verification_not_sent"),
  }).toEqual(messages["M-04"]);
});

test("M-05 the words about forgotten credentials", () => {
  const empty = read(forgotRefusal, "invalid_input", { parentEmail: "parentEmailMissing" });
  expect({
    emptyTitle: empty.title,
    failedTitle: read(forgotRefusal, "parent_unknown").title,
    notProcessed: read(forgotRefusal, "request_not_processed").text,
    unknown: read(forgotRefusal, "parent_unknown").text,
    unverified: read(forgotRefusal, "parent_unverified").text,
    noStudents: read(forgotRefusal, "no_students_linked").text,
    notSent: read(forgotRefusal, "credentials_not_sent").text,
    sentTitle: say("parents.informationSent"),
    sent: filled("parents.credentialsSent", "email", "{email}"),
  }).toEqual(messages["M-05"]);
});

test("M-06 the login's other words", () => {
  const { google, unexpected, welcome } = messages["M-06"];
  expect([say("google.failedTitle"), answer("google_failed")]).toEqual([google, google]);
  expect(read(studentRefusal, "internal").text).toBe(unexpected);
  expect(filled("accounts.welcomeBack", "firstName", "{first name}")).toBe(welcome);
  const failed = new URL(loginAfterGoogle("failed", { side: "student", next: null }), "http://x");
  expect(readGoogleOutcome(failed.searchParams.get("google"))).toBe("failed");
});

test("M-07 the words about referrals", () => {
  expect({
    invalid: answer("referral_code_invalid"),
    notTracked: answer("click_not_tracked"),
    unexpected: answer("referral_failed"),
  }).toEqual(messages["M-07"]);
});

test("M-08 the words of a partner's page that cannot be shown", () => {
  expect({
    noCode: answer("brand_code_missing"),
    inactive: answer("brand_affiliate_inactive"),
    affiliateNotLoaded: answer("brand_affiliate_not_loaded"),
    invalid: answer("subdomain_invalid"),
    notFound: answer("brand_not_found"),
    notLoaded: answer("brand_not_loaded"),
    title: brandContent("en").problem.title,
  }).toEqual(messages["M-08"]);
});

test("M-09 the words of the administrator's set-up", () => {
  expect({
    noUser: answer("admin_user_not_created"),
    notReturned: answer("admin_user_not_returned"),
    noProfile: answer("admin_profile_not_created"),
    success: say("admin.setupDone"),
  }).toEqual(messages["M-09"]);
});

test("M-10 the warning says how many minutes are left", () => {
  expect({
    title: say("session.expiringTitle"),
    fiveMinutes: say("session.expiringToast", { count: 5 }),
  }).toEqual(messages["M-10"]);
});

test("V-02 a wrong address is refused in the same words on the parents' forms", () => {
  const { title, text } = rules["V-02"];
  const email = { email: "emailInvalid" };
  expect(read(loginRefusal, "invalid_input", email)).toEqual({ title, text });
  expect(read(registrationRefusal, "invalid_input", email)).toEqual({ title, text });
});

test("V-03 the words about a password's length", () => {
  const { tooShort, tooLong } = rules["V-03"];
  expect([say("fields.passwordTooShort"), say("fields.passwordTooLong")]).toEqual([
    tooShort,
    tooLong,
  ]);
});

test("V-05 the words about an empty login", () => {
  expect(answer("email_password_required")).toBe(rules["V-05"].missing);
});

test("V-06 the words about an empty registration", () => {
  const { missing, title, name, phone } = rules["V-06"];
  const code = "all_fields_required";
  expect(answer(code)).toBe(missing);
  const fields = { fullName: "fullNameMissing", phone: "phoneMissing" };
  expect(read(registrationRefusal, code, fields)).toEqual({ title, text: name });
  const { phone: phoneMissing } = fields;
  expect(read(registrationRefusal, code, { phone: phoneMissing })).toEqual({ title, text: phone });
});

test("V-07 the words about a missing address of a parent", () => {
  const fields = { parentEmail: "parentEmailMissing" };
  expect(read(forgotRefusal, "invalid_input", fields)).toEqual(rules["V-07"]);
});

test("V-08 the words about the administrator's own password", () => {
  expect({
    different: say("fields.passwordsDiffer"),
    tooShort: say("fields.adminPasswordTooShort"),
  }).toEqual(rules["V-08"]);
});

test("P-04 an affiliate at the students' login reads where to go", () => {
  expect(answer("affiliate_login_needed")).toBe(rules["P-04"].refusal);
});

test("W-01 the partner's page has its button, its three cards and three sample voices", () => {
  const { getStarted, features, voices } = brandContent("en");
  expect({
    start: getStarted,
    features: features.items.map(({ title }) => title),
    testimonials: voices.items.length,
  }).toEqual(screens["W-01"]);
});
