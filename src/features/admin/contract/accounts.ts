import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { locales } from "#shared/locale.ts";
import { administrators, roles } from "#shared/permissions.ts";
import { accountStates } from "../rules.ts";
import { deed } from "./audit.ts";

const listedAccount = z.object({
  id: z.string(),
  kind: z.enum(["profile", "parent"]),
  role: z.enum(roles),
  fullName: z.string(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  /** "unverified": there is an address that was never proved. */
  state: z.enum(accountStates),
  /** ISO 8601, as all times here. */
  createdAt: z.string(),
});

export type ListedAccount = z.infer<typeof listedAccount>;

const accountSession = z.object({
  id: z.string(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.string(),
  lastActiveAt: z.string(),
  expiresAt: z.string(),
});

const accountRecord = listedAccount.extend({
  emailProved: z.boolean(),
  locale: z.enum(locales),
  suspendedAt: z.string().nullable(),
  /** Why, as the administrator wrote who suspended it. */
  suspensionReason: z.string().nullable(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  /** An administrator because the settings name the address. */
  isAdministratorBySettings: z.boolean(),
  /** The signed-in administrator's own account. */
  isOwn: z.boolean(),
  student: z
    .object({
      gradeLevel: z.number().int().nullable(),
      credits: z.number().int(),
      chats: z.number().int(),
      problems: z.number().int(),
      problemsRight: z.number().int(),
    })
    .nullable(),
  parent: z
    .object({
      phone: z.string(),
      subscriptionStatus: z.enum(["free", "premium"]),
      paymentStatus: z.enum(["pending", "paid"]),
    })
    .nullable(),
  /** A parent's children, or a child's parents. */
  family: z.array(
    z.object({
      id: z.string(),
      fullName: z.string(),
      /** Since when this parent is kept away from this child; null where nothing keeps them apart. */
      lockedAt: z.string().nullable(),
    }),
  ),
  sessions: z.array(accountSession),
  /** The latest things administrators did to it. */
  deeds: z.array(deed),
});

export type AccountRecord = z.infer<typeof accountRecord>;

const oneAccount = z.object({ accountId: z.string().max(60) });
const reason = z
  .string("suspensionReasonMissing")
  .trim()
  .min(1, "suspensionReasonMissing")
  .max(500, "reasonTooLong");

const done = z.object({ account: accountRecord });

/** What an administrator sees of people and does about their accounts. Never a password, a token or a lesson. */
export const accountsContract = {
  searchAccounts: defineCall({
    method: "get",
    path: "/api/admin/accounts",
    summary: "Accounts of every role by name, address, username or id, latest first, 50 at a time.",
    access: administrators,
    input: z.object({
      query: z.string().trim().max(100).default(""),
      role: z.enum(roles).optional(),
      state: z.enum(accountStates).optional(),
      /** The `next` of the page before. */
      after: z
        .string()
        .regex(/^[0-9a-z]{1,40}$/)
        .optional(),
    }),
    output: z.object({ accounts: z.array(listedAccount), next: z.string().nullable() }),
  }),
  readAccountRecord: defineCall({
    method: "get",
    path: "/api/admin/accounts/:accountId",
    summary: "The facts of one account. Opening a student's is recorded.",
    access: administrators,
    input: oneAccount,
    output: done,
    errors: ["not_found"],
  }),
  suspendAccount: defineCall({
    method: "post",
    path: "/api/admin/accounts/:accountId/suspension",
    summary: "Shuts an account with a reason and ends its sessions everywhere.",
    access: administrators,
    confirmed: true,
    input: oneAccount.extend({ reason }),
    output: done,
    errors: ["invalid_input", "not_found", "own_account", "last_administrator"],
  }),
  reinstateAccount: defineCall({
    method: "delete",
    path: "/api/admin/accounts/:accountId/suspension",
    summary: "Opens a suspended account again.",
    access: administrators,
    confirmed: true,
    input: oneAccount,
    output: done,
    errors: ["not_found"],
  }),
  endAccountSessions: defineCall({
    method: "delete",
    path: "/api/admin/accounts/:accountId/sessions",
    summary: "Signs an account out everywhere; an administrator's own present session stays.",
    access: administrators,
    input: oneAccount,
    output: done,
    errors: ["not_found"],
  }),
  sendResetLink: defineCall({
    method: "post",
    path: "/api/admin/accounts/:accountId/reset-link",
    summary:
      "E-mails a link for a new password to the account, or for a student without an address to the parents.",
    access: administrators,
    input: oneAccount,
    output: done,
    errors: ["not_found", "no_email_address", "rate_limited"],
    limits: [{ name: "admin-reset-link", per: "account", points: 60, windowSeconds: 3600 }],
  }),
  lockGuardian: defineCall({
    method: "post",
    path: "/api/admin/accounts/:accountId/guardian-lock",
    summary:
      "Keeps a parent away from one child, as by a court's order: pages, live view and e-mails about the child end for this parent at once.",
    access: administrators,
    confirmed: true,
    input: oneAccount.extend({ studentId: z.string().max(60), reason }),
    output: done,
    errors: ["invalid_input", "not_found"],
  }),
  unlockGuardian: defineCall({
    method: "delete",
    path: "/api/admin/accounts/:accountId/guardian-lock",
    summary: "Lets a parent who was kept away from a child back in.",
    access: administrators,
    confirmed: true,
    input: oneAccount.extend({ studentId: z.string().max(60) }),
    output: done,
    errors: ["not_found"],
  }),
  verifyParentAddress: defineCall({
    method: "post",
    path: "/api/admin/accounts/:accountId/verification",
    summary: "Takes a parent's address as proved, by an administrator's word.",
    access: administrators,
    confirmed: true,
    input: oneAccount,
    output: done,
    errors: ["not_found", "parent_not_found"],
  }),
  makeAdministrator: defineCall({
    method: "post",
    path: "/api/admin/accounts/:accountId/administrator",
    summary: "Gives a profile every right, and ends its sessions.",
    access: administrators,
    confirmed: true,
    input: oneAccount,
    output: done,
    errors: ["not_found", "adult_needed"],
  }),
  takeBackAdministrator: defineCall({
    method: "delete",
    path: "/api/admin/accounts/:accountId/administrator",
    summary: "Makes an administrator what they were before, and ends their sessions.",
    access: administrators,
    confirmed: true,
    input: oneAccount,
    output: done,
    errors: ["not_found", "own_account", "last_administrator", "administrator_by_settings"],
  }),
  deleteAccount: defineCall({
    method: "delete",
    path: "/api/admin/accounts/:accountId",
    summary: "Deletes an account and all its records for good.",
    access: administrators,
    confirmed: true,
    input: oneAccount.extend({
      /** The account's address, username or id, typed as the page shows it. */
      confirmation: z.string().trim().max(254),
    }),
    output: z.object({}),
    errors: ["invalid_input", "not_found", "own_account", "last_administrator"],
  }),
} satisfies Contract;
