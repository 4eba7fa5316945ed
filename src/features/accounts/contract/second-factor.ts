import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { administrators, everyone } from "#shared/permissions.ts";
import { account, destination } from "./account.ts";
import { givenPassword, typed } from "./fields.ts";

/** Six digits of an app, or a recovery code, in whatever groups. */
const code = typed("codeMissing").trim().min(1, "codeMissing").max(40, "codeWrong");

/** What an administrator's sign-in may ask for after the password. */
export const secondFactorContract = {
  enterSecondFactor: defineCall({
    method: "post",
    path: "/api/accounts/session/second-factor",
    summary:
      "Ends a sign-in that answered second_factor_needed in this browser a few minutes ago, by a code of the app or a recovery code.",
    access: everyone,
    input: z.object({ code }),
    output: z.object({ account, destination }),
    limits: [{ name: "second-factor-address", per: "address", points: 3000, windowSeconds: 900 }],
    errors: ["invalid_input", "sign_in_too_late", "code_wrong", "account_suspended"],
  }),
  readSecondFactor: defineCall({
    method: "get",
    path: "/api/accounts/second-factor",
    summary: "Whether the administrator's own sign-ins ask for a code.",
    access: administrators,
    input: z.object({}),
    output: z.object({
      /** ISO 8601; null while it is off. */
      enabledAt: z.string().nullable(),
      /** How many recovery codes were not used yet. */
      codesLeft: z.number().int(),
    }),
  }),
  beginSecondFactor: defineCall({
    method: "post",
    path: "/api/accounts/second-factor/set-up",
    summary:
      "Makes a secret for the administrator's own app. Given this once; it does nothing until a code is given back.",
    access: administrators,
    confirmed: true,
    input: z.object({}),
    output: z.object({
      /** In base 32, for an app that is typed into. */
      secret: z.string(),
      /** otpauth://…, for the picture that an app reads. */
      address: z.string(),
    }),
    errors: ["second_factor_changed"],
  }),
  switchOnSecondFactor: defineCall({
    method: "post",
    path: "/api/accounts/second-factor",
    summary:
      "Switches the second factor on by a first code of the app, ends the other sessions, and gives ten recovery codes this once.",
    access: administrators,
    input: z.object({ code }),
    output: z.object({ codes: z.array(z.string()) }),
    limits: [{ name: "second-factor-set-up", per: "account", points: 30, windowSeconds: 900 }],
    errors: ["invalid_input", "code_wrong", "second_factor_changed"],
  }),
  switchOffSecondFactor: defineCall({
    method: "delete",
    path: "/api/accounts/second-factor",
    summary: "Switches the second factor off, by the password and a code together.",
    access: administrators,
    input: z.object({ password: givenPassword, code }),
    output: z.object({}),
    errors: [
      "invalid_input",
      "password_wrong",
      "code_wrong",
      "second_factor_changed",
      "rate_limited",
    ],
  }),
} satisfies Contract;
