import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { locales } from "#shared/locale.ts";
import { everyone, parents } from "#shared/permissions.ts";
import { isPhone, parentPasswordProblem, strippedPhone } from "../rules-parents.ts";
import { account, destination } from "./account.ts";
import { email, givenEmail, givenPassword, nameField, typed } from "./fields.ts";

const fullName = nameField("fullNameMissing");

const parentEmail = z
  .string("parentEmailMissing")
  .trim()
  .min(1, "parentEmailMissing")
  .pipe(givenEmail);

const phone = typed("phoneMissing")
  .overwrite(strippedPhone)
  .min(1, "phoneMissing")
  .refine((text) => text === "" || isPhone(text), "phoneInvalid");

const newPassword = z.string("passwordMissing").superRefine((text, context) => {
  const problem = parentPasswordProblem(text);
  if (problem) context.addIssue(problem);
});

/** A parent's account as its owner sees it (D-02). */
export const parentAccount = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  phone: z.string(),
  subscriptionStatus: z.enum(["free", "premium"]),
  paymentStatus: z.enum(["pending", "paid"]),
  emailVerified: z.boolean(),
  locale: z.enum(locales),
  /** ISO 8601. */
  createdAt: z.string(),
});

/** How parents come in: registration, the proof of their address, signing in, and their children's sign-ins. */
export const parentsContract = {
  signUpParent: defineCall({
    method: "post",
    path: "/api/accounts/parents",
    summary:
      "Creates a parent's account, free, pending and unverified, and writes to its address to have it verified.",
    access: everyone,
    input: z.object({ fullName, email, phone, password: newPassword, locale: z.enum(locales) }),
    output: z.object({ email: z.string(), firstName: z.string() }),
    limits: [{ name: "parent-sign-up", per: "address", points: 60, windowSeconds: 3600 }],
    errors: [
      "invalid_input",
      "all_fields_required",
      "email_taken",
      "account_not_created",
      "parent_sign_up_failed",
      "database_unavailable",
      "rate_limited",
    ],
  }),
  signUpParentByGoogle: defineCall({
    method: "post",
    path: "/api/accounts/parents/google",
    summary:
      "Creates the account of a parent whom Google has just named to this browser, verified and without a password, and signs them in.",
    access: everyone,
    input: z.object({ fullName, phone, locale: z.enum(locales) }),
    output: z.object({ account, destination }),
    limits: [{ name: "parent-sign-up", per: "address", points: 60, windowSeconds: 3600 }],
    errors: [
      "invalid_input",
      "all_fields_required",
      "google_failed",
      "email_taken",
      "account_not_created",
      "session_not_created",
      "parent_sign_up_failed",
      "database_unavailable",
      "rate_limited",
    ],
  }),
  signInParent: defineCall({
    method: "post",
    path: "/api/accounts/parent-session",
    summary: "Signs a parent in whose address is verified.",
    access: everyone,
    input: z.object({ email: givenEmail, password: givenPassword }),
    output: z.object({ account, destination }),
    // So many right ones come from a school in the morning; wrong ones are counted by themselves.
    limits: [{ name: "parent-sign-in-address", per: "address", points: 3000, windowSeconds: 900 }],
    errors: [
      "invalid_input",
      "email_password_required",
      "invalid_parent_credentials",
      "admin_setup_needed",
      "email_not_verified",
      "second_factor_needed",
      "account_suspended",
      "session_not_created",
      "parent_sign_in_failed",
      "database_unavailable",
      "rate_limited",
    ],
  }),
  verifyParentEmail: defineCall({
    method: "post",
    path: "/api/accounts/parent-verifications",
    summary:
      "Uses up the token of a verification e-mail. A link followed again once it has worked says so.",
    access: everyone,
    input: z.object({ token: z.string("other").min(1, "other").max(100, "other") }),
    output: z.object({ email: z.string(), alreadyVerified: z.boolean() }),
    limits: [{ name: "parent-verification", per: "address", points: 60, windowSeconds: 3600 }],
    errors: [
      "invalid_input",
      "token_invalid",
      "parent_account_failed",
      "database_unavailable",
      "rate_limited",
    ],
  }),
  resendParentVerification: defineCall({
    method: "post",
    path: "/api/accounts/parent-verification-emails",
    summary: "Writes the verification e-mail again; the links of earlier ones stop working.",
    access: everyone,
    input: z.object({ parentEmail }),
    /** "verified" where there is nothing left to verify. */
    output: z.object({ state: z.enum(["sent", "verified"]) }),
    limits: [{ name: "parent-resend", per: "address", points: 30, windowSeconds: 3600 }],
    errors: [
      "invalid_input",
      "parent_not_found",
      "verification_not_sent",
      "parent_account_failed",
      "database_unavailable",
      "rate_limited",
    ],
  }),
  sendForgotCredentialsEmail: defineCall({
    method: "post",
    path: "/api/accounts/forgot-credentials",
    summary:
      "Writes to a parent how each linked child signs in, with a link to set that child a new password.",
    access: everyone,
    input: z.object({ parentEmail }),
    /** `message` is in the caller's language. */
    output: z.object({ success: z.boolean(), message: z.string() }),
    limits: [{ name: "forgot-credentials", per: "address", points: 20, windowSeconds: 3600 }],
    errors: [
      "invalid_input",
      "request_not_processed",
      "parent_unknown",
      "parent_unverified",
      "account_suspended",
      "no_students_linked",
      "credentials_not_sent",
      "database_unavailable",
      "rate_limited",
    ],
  }),
  readParentAccount: defineCall({
    method: "get",
    path: "/api/accounts/parent",
    summary: "The signed-in parent's own account.",
    access: parents,
    input: z.object({}),
    output: z.object({ parent: parentAccount }),
    errors: ["parent_not_found", "parent_account_failed", "database_unavailable"],
  }),
  updateParentAccount: defineCall({
    method: "put",
    path: "/api/accounts/parent",
    summary: "Changes the signed-in parent's name, telephone number and language.",
    access: parents,
    input: z.object({ fullName, phone, locale: z.enum(locales) }),
    output: z.object({ parent: parentAccount }),
    limits: [{ name: "parent-update", per: "account", points: 60, windowSeconds: 3600 }],
    errors: [
      "invalid_input",
      "all_fields_required",
      "parent_not_found",
      "account_not_updated",
      "parent_account_failed",
      "database_unavailable",
      "rate_limited",
    ],
  }),
} satisfies Contract;
