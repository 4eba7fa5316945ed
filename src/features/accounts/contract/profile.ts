import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { locales } from "#shared/locale.ts";
import { type Access, everyone, learners, roles } from "#shared/permissions.ts";
import { subjects } from "#shared/subjects.ts";
import { account, destination } from "./account.ts";
import {
  email,
  givenEmail,
  givenPassword,
  learningFields,
  password,
  personName,
  username,
} from "./fields.ts";

const ownAccount: Access = { allow: "signed-in", owns: "own-records" };

/** Students, affiliates and administrators: everyone but parents, who have accounts of another kind. */
const ownProfile: Access = { allow: ["student", "affiliate"], owns: "own-records" };

const token = z.string("other").min(1, "other").max(100, "other");

/** The signed-in person's account as they see and change it. */
export const accountDetails = z.object({
  kind: z.enum(["profile", "parent"]),
  role: z.enum(roles),
  fullName: z.string(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  /** The address was proved to be theirs. */
  emailVerified: z.boolean(),
  hasPassword: z.boolean(),
  googleLinked: z.boolean(),
  gradeLevel: z.number().int().nullable(),
  primarySubject: z.enum(subjects).nullable(),
  preferredSubjects: z.array(z.enum(subjects)),
  learningGoals: z.string(),
  locale: z.enum(locales),
  /** Who changes the address: below the age of consent a guardian does. */
  emailChange: z.enum(["owner", "guardian"]),
  /**
   * Who may delete the account: its owner; the guardian of a student under 18; nobody while it is the only
   * administrator's, or while an approved payout to an affiliate is not paid.
   */
  deletion: z.enum(["owner", "guardian", "last-administrator", "after-payout"]),
  /** Of a parent: children under 13 with no other guardian, whose accounts are deleted with theirs. */
  childrenDeleted: z.number().int(),
  /** Of an affiliate: what was earned and not paid, in cents; of nobody else. */
  owed: z.object({ approvedCents: z.number().int(), openCents: z.number().int() }).nullable(),
});

export type AccountDetails = z.infer<typeof accountDetails>;

const details = z.object({ details: accountDetails });

/** What the signed-in person sees and changes of their own account, and what links in e-mails do to it. */
export const profileContract = {
  readOwnAccount: defineCall({
    method: "get",
    path: "/api/accounts/profile",
    summary: "The signed-in person's account as they see and change it.",
    access: ownAccount,
    input: z.object({}),
    output: details,
  }),
  changeName: defineCall({
    method: "put",
    path: "/api/accounts/profile/name",
    summary: "Changes the full name.",
    access: ownAccount,
    input: z.object({ fullName: personName }),
    output: details,
    limits: [{ name: "profile-change", per: "account", points: 60, windowSeconds: 3600 }],
    errors: ["invalid_input", "care_first"],
  }),
  changeUsername: defineCall({
    method: "put",
    path: "/api/accounts/profile/username",
    summary: "Changes the username, or gives one to an account that had none.",
    access: ownProfile,
    input: z.object({ username }),
    output: details,
    limits: [{ name: "username-change", per: "account", points: 20, windowSeconds: 3600 }],
    errors: ["invalid_input", "username_taken", "care_first"],
  }),
  changeEmail: defineCall({
    method: "put",
    path: "/api/accounts/profile/email",
    summary:
      "Changes the e-mail address, unproved until the link sent to it is used; a parent keeps the old one until then. The former address is told.",
    access: ownAccount,
    /** The password is needed where the account has one. */
    input: z.object({ email, password: givenPassword.nullable().default(null) }),
    output: details,
    limits: [{ name: "email-change", per: "account", points: 10, windowSeconds: 3600 }],
    errors: ["invalid_input", "password_wrong", "email_taken", "guardian_decides"],
  }),
  sendOwnVerification: defineCall({
    method: "post",
    path: "/api/accounts/profile/verification-emails",
    summary:
      "Sends the e-mail that proves the address again; the links of earlier ones stop working.",
    access: ownProfile,
    input: z.object({}),
    /** "verified" where there is nothing left to prove, or no address. */
    output: z.object({ state: z.enum(["sent", "verified"]) }),
    limits: [{ name: "profile-verification", per: "account", points: 5, windowSeconds: 3600 }],
    errors: ["verification_not_sent"],
  }),
  updateLearning: defineCall({
    method: "put",
    path: "/api/accounts/profile/learning",
    summary: "Changes grade, subjects and goals. With it, onboarding is completed.",
    access: learners,
    input: z.object(learningFields),
    output: z.object({ account, destination }),
    limits: [{ name: "profile-change", per: "account", points: 60, windowSeconds: 3600 }],
    errors: ["invalid_input", "care_first"],
  }),
  changeLocale: defineCall({
    method: "put",
    path: "/api/accounts/profile/locale",
    summary: "Changes the language of e-mails, and of pages on new devices.",
    access: ownAccount,
    input: z.object({ locale: z.enum(locales) }),
    output: details,
    limits: [{ name: "profile-change", per: "account", points: 60, windowSeconds: 3600 }],
    errors: ["invalid_input"],
  }),
  changePassword: defineCall({
    method: "put",
    path: "/api/accounts/profile/password",
    summary: "Sets a new password and ends every other session. The present one is needed.",
    access: ownAccount,
    input: z.object({ presentPassword: givenPassword, newPassword: password }),
    output: z.object({ endedSessions: z.number().int() }),
    limits: [{ name: "password-change", per: "account", points: 20, windowSeconds: 3600 }],
    errors: ["invalid_input", "password_wrong", "account_incomplete"],
  }),
  deleteOwnAccount: defineCall({
    method: "delete",
    path: "/api/accounts/profile",
    summary: "Deletes the account with all that belongs to it, and signs it out everywhere.",
    access: ownAccount,
    /** The password; for an account without one, the word that the page asks for. */
    input: z.object({ confirmation: givenPassword }),
    output: z.object({}),
    limits: [{ name: "account-deletion", per: "account", points: 20, windowSeconds: 3600 }],
    errors: [
      "invalid_input",
      "password_wrong",
      "guardian_decides",
      "last_administrator",
      "payout_under_way",
    ],
  }),
  verifyEmail: defineCall({
    method: "post",
    path: "/api/accounts/email-verifications",
    summary: "Uses up the token of an e-mail that proves an address. Followed again, it says so.",
    access: everyone,
    input: z.object({ token }),
    output: z.object({ email: z.string(), alreadyVerified: z.boolean() }),
    limits: [{ name: "email-verification", per: "address", points: 60, windowSeconds: 3600 }],
    errors: ["invalid_input", "token_invalid", "email_taken"],
  }),
  requestPasswordReset: defineCall({
    method: "post",
    path: "/api/accounts/password-resets",
    summary:
      "Sends a link that sets a new password to the accounts of an address. Answers the same whether there are any.",
    access: everyone,
    input: z.object({ email: givenEmail }),
    output: z.object({}),
    limits: [{ name: "password-reset", per: "address", points: 30, windowSeconds: 3600 }],
    errors: ["invalid_input"],
  }),
  openPasswordReset: defineCall({
    method: "post",
    path: "/api/accounts/password-resets/opened",
    summary: "Whose password a link sets, without using it up.",
    access: everyone,
    input: z.object({ token }),
    /** `signsInWith` is the username or address, for the browser's password manager. */
    output: z.object({
      kind: z.enum(["profile", "parent"]),
      firstName: z.string(),
      signsInWith: z.string(),
    }),
    limits: [{ name: "password-reset-token", per: "address", points: 60, windowSeconds: 3600 }],
    errors: ["invalid_input", "token_invalid"],
  }),
  resetPassword: defineCall({
    method: "post",
    path: "/api/accounts/password-resets/used",
    summary: "Sets a new password by a link's token and ends every session of the account.",
    access: everyone,
    input: z.object({ token, password }),
    output: z.object({ kind: z.enum(["profile", "parent"]) }),
    limits: [{ name: "password-reset-token", per: "address", points: 60, windowSeconds: 3600 }],
    errors: ["invalid_input", "token_invalid"],
  }),
} satisfies Contract;
