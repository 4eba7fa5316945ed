import { expect, test } from "vitest";
import { AppError, type ErrorCode, type FieldProblems } from "#shared/errors.ts";
import { translators } from "#shared/messages/server-translators.ts";
import {
  forgotRefusal,
  loginRefusal,
  type RefusalWords,
  registrationRefusal,
} from "./refusal-words.ts";

const say = translators.en;

/** The title and the text that an English reader sees above the form. */
function read(
  words: (failure: AppError) => RefusalWords,
  code: ErrorCode,
  fields: FieldProblems = {},
) {
  const { title, text } = words(new AppError(code, { fields }));
  return [say(title), say(text ?? `errors.${code}`)];
}

const invalidEmail = ["Invalid Email", "Please enter a valid email address."];

test("M-02 a parent's failed login has its title and the server's message", () => {
  for (const [code, message] of [
    ["invalid_parent_credentials", "Invalid email or password"],
    ["email_password_required", "Email and password are required"],
    ["session_not_created", "Session creation failed. Please try again."],
    ["parent_sign_in_failed", "An unexpected error occurred during sign in. Please try again."],
    ["database_unavailable", "Database connection error. Please try again."],
  ] as const) {
    expect(read(loginRefusal, code)).toEqual(["Parent Login Failed", message]);
  }
});

test("V-02 a wrong address is 'Invalid Email' on every form of parents", () => {
  const fields = { email: "emailInvalid" };
  expect(read(loginRefusal, "invalid_input", fields)).toEqual(invalidEmail);
  expect(read(registrationRefusal, "invalid_input", fields)).toEqual(invalidEmail);
  expect(read(forgotRefusal, "invalid_input", { parentEmail: "emailInvalid" })).toEqual(
    invalidEmail,
  );
});

test("V-05 an empty login is not called a wrong address", () => {
  expect(read(loginRefusal, "email_password_required", { email: "emailInvalid" })).toEqual([
    "Parent Login Failed",
    "Email and password are required",
  ]);
});

test("V-06 missing name and phone are 'Missing Information', in the order of the form", () => {
  const name = ["Missing Information", "Please enter your full name."];
  const phone = ["Missing Information", "Please enter your phone number."];
  const both = { fullName: "fullNameMissing", phone: "phoneMissing" };
  expect(read(registrationRefusal, "all_fields_required", both)).toEqual(name);
  expect(read(registrationRefusal, "all_fields_required", { phone: both.phone })).toEqual(phone);
});

test("M-03 V-06 a refused registration has its title and the server's message", () => {
  for (const [code, message] of [
    ["all_fields_required", "All fields are required"],
    ["email_taken", "An account with this email already exists"],
    ["account_not_created", "Failed to create account. Please try again."],
    ["parent_sign_up_failed", "An unexpected error occurred. Please try again."],
  ] as const) {
    expect(read(registrationRefusal, code)).toEqual(["Registration Failed", message]);
  }
});

test("M-05 V-07 the six refusals of forgot credentials", () => {
  expect(read(forgotRefusal, "invalid_input", { parentEmail: "parentEmailMissing" })).toEqual([
    "Email Required",
    "Please enter your parent email address.",
  ]);
  for (const [code, message] of [
    ["unavailable", "Unable to process your request. Please try again."],
    ["request_not_processed", "Unable to process your request. Please try again."],
    ["parent_unknown", "We could not find a parent account with that email address."],
    [
      "parent_unverified",
      "Please verify your parent account email before requesting student information.",
    ],
    ["no_students_linked", "No students are linked to this parent account."],
    ["credentials_not_sent", "Something went wrong. Please try again."],
  ] as const) {
    expect(read(forgotRefusal, code)).toEqual(["Request Failed", message]);
  }
});

test("M-03 M-05 success is said in the specification's words", () => {
  expect(say("parents.welcome", { firstName: "Rosa" })).toBe(
    "Welcome, Rosa! Please check your email to verify your account.",
  );
  expect(say("parents.informationSent")).toBe("Information Sent");
  expect(say("parents.credentialsSent", { email: "rosa@example.com" })).toBe(
    "Student login information has been sent to rosa@example.com. Please check your inbox.",
  );
});
