import { z } from "zod";
import { careAnswer } from "#features/oversight/contract/care.ts";
import { emailLengthMax } from "#shared/constants.ts";
import { type Contract, defineCall } from "#shared/contract.ts";
import { locales } from "#shared/locale.ts";
import { everyone } from "#shared/permissions.ts";
import { account, destination } from "./account.ts";
import {
  email,
  givenPassword,
  learningFields,
  password,
  personName,
  typed,
  username,
} from "./fields.ts";

const signUpInput = z
  .object({
    fullName: personName,
    /** One of the two, or both: how the student will sign in. */
    username: username.nullable().default(null),
    email: email.nullable().default(null),
    /** Null with `google`: then Google is how they sign in. */
    password: password.nullable().default(null),
    /** The registration rests on what Google has just said of this browser's user, whose address it proves. */
    google: z.boolean().default(false),
    ...learningFields,
    locale: z.enum(locales),
  })
  .refine((input) => input.google || input.password !== null, {
    path: ["password"],
    message: "passwordMissing",
  })
  .refine((input) => input.google || input.username !== null || input.email !== null, {
    path: ["username"],
    message: "identifierNeeded",
  });

/** How students come in: the age step, a parent's consent, signing up and signing in. */
export const studentsContract = {
  answerAgeStep: defineCall({
    method: "post",
    path: "/api/accounts/age-step",
    summary:
      "Takes a date of birth and says which way sign-up goes. The first answer of a browser session holds; nothing is stored on the server.",
    access: everyone,
    input: z.object({ birthDate: z.iso.date("birthDateInvalid") }),
    output: z.object({ path: z.enum(["self", "parent-first"]) }),
    limits: [{ name: "age-step", per: "address", points: 600, windowSeconds: 3600 }],
    errors: ["invalid_input", "rate_limited"],
  }),
  askParent: defineCall({
    method: "post",
    path: "/api/accounts/consent-requests",
    summary:
      "For a child under 13: writes to the parent for consent. Keeps the first name and that address alone, for 7 days.",
    access: everyone,
    input: z.object({
      firstName: personName,
      parentEmail: email,
      locale: z.enum(locales),
    }),
    output: z.object({ parentEmail: z.string(), expiresAt: z.string() }),
    limits: [{ name: "consent-request", per: "address", points: 20, windowSeconds: 3600 }],
    errors: ["invalid_input", "age_step_missing", "forbidden", "care_first", "rate_limited"],
  }),
  signUpStudent: defineCall({
    method: "post",
    path: "/api/accounts/students",
    summary: "Creates a student of 13 or older and signs them in.",
    access: everyone,
    input: signUpInput,
    /** `care` where the goals told of something heavy: they are not kept. */
    output: z.object({ account, destination, care: careAnswer.nullable() }),
    limits: [{ name: "student-sign-up", per: "address", points: 120, windowSeconds: 3600 }],
    errors: [
      "invalid_input",
      "age_step_missing",
      "parent_consent_needed",
      "username_taken",
      "email_taken",
      "google_failed",
      "care_first",
      "rate_limited",
    ],
  }),
  signInStudent: defineCall({
    method: "post",
    path: "/api/accounts/student-session",
    summary: "Signs in with a username, or with an e-mail address where the identifier has an @.",
    access: everyone,
    input: z.object({
      identifier: typed("identifierMissing")
        .trim()
        .normalize("NFC")
        .min(1, "identifierMissing")
        .max(emailLengthMax, "identifierTooLong"),
      password: givenPassword,
    }),
    output: z.object({ account, destination }),
    // So many right ones come from a school in the morning; wrong ones are counted by themselves.
    limits: [{ name: "sign-in-address", per: "address", points: 3000, windowSeconds: 900 }],
    errors: [
      "invalid_input",
      "invalid_credentials",
      "admin_setup_needed",
      "account_incomplete",
      "affiliate_login_needed",
      "second_factor_needed",
      "account_suspended",
      "rate_limited",
    ],
  }),
} satisfies Contract;
