import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { passwordLengthMax, passwordLengthMin } from "#shared/constants.ts";
import { locales } from "#shared/locale.ts";
import { everyone } from "#shared/permissions.ts";

const token = z
  .string("setupTokenMissing")
  .trim()
  .min(1, "setupTokenMissing")
  .max(200, "setupTokenMissing");

/** Characters are Unicode code points after normalisation to NFC, as for every password. */
function lengthOf(password: string): number {
  return Array.from(password.normalize("NFC")).length;
}

const ownPassword = z
  .string("adminPasswordTooShort")
  .refine((text) => lengthOf(text) >= passwordLengthMin, "adminPasswordTooShort")
  .refine((text) => lengthOf(text) <= passwordLengthMax, "passwordTooLong");

/** Tries at the token, from one address. It has 256 random bits: the limit spares the server, not the secret. */
const tokenTries = {
  name: "admin-setup",
  per: "address",
  points: 30,
  windowSeconds: 900,
} as const;

/** How the first administrator is made, and the check whether somebody is one. */
export const setupContract = {
  openAdminSetup: defineCall({
    method: "post",
    path: "/api/admin/setup/opening",
    summary:
      "Checks the set-up token that the program prints at its start, without using it up, and answers the administrator's address and this installation's default password.",
    access: everyone,
    onBrandHosts: false,
    input: z.object({ token }),
    output: z.object({ adminEmail: z.string(), defaultPassword: z.string() }),
    limits: [tokenTries],
    errors: ["invalid_input", "token_invalid", "admin_exists", "rate_limited"],
  }),
  createAdministrator: defineCall({
    method: "post",
    path: "/api/admin/setup",
    summary:
      "Makes the first administrator, with the default password where none is given; uses every set-up token up.",
    access: everyone,
    onBrandHosts: false,
    input: z
      .object({
        token,
        /** Null for the default password. */
        password: ownPassword.nullable(),
        confirmation: z.string().nullable().default(null),
        locale: z.enum(locales),
      })
      .refine(({ password, confirmation }) => password === null || password === confirmation, {
        path: ["confirmation"],
        message: "passwordsDiffer",
      }),
    output: z.object({ email: z.string() }),
    limits: [tokenTries],
    errors: [
      "invalid_input",
      "token_invalid",
      "admin_exists",
      "admin_user_not_created",
      "admin_user_not_returned",
      "admin_profile_not_created",
      "rate_limited",
    ],
  }),
  isAdministrator: defineCall({
    method: "get",
    path: "/api/admin/administrators/:userId",
    summary:
      "is_admin: whether that profile is an administrator's. Asked by oneself or by an administrator; no answer within 10 seconds means no.",
    access: { allow: "signed-in", owns: "own-or-administrator" },
    onBrandHosts: false,
    input: z.object({ userId: z.string().max(60) }),
    output: z.boolean(),
    errors: ["not_found"],
  }),
} satisfies Contract;
