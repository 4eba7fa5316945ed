import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { locales } from "#shared/locale.ts";
import { everyone } from "#shared/permissions.ts";
import { account, destination } from "./account.ts";
import { email, givenEmail, givenPassword, password, personName } from "./fields.ts";

/** How affiliates come in. Their address is no student's and no parent's (P-04). */
export const affiliateAccountsContract = {
  signUpAffiliate: defineCall({
    method: "post",
    path: "/api/accounts/affiliates",
    summary:
      "Creates the account of an adult who wants to be an affiliate and signs them in. The application comes after it.",
    access: everyone,
    onBrandHosts: false,
    input: z.object({
      fullName: personName,
      email,
      password,
      isAdult: z.boolean("adultNeeded").refine(Boolean, "adultNeeded"),
      locale: z.enum(locales),
    }),
    output: z.object({ account, destination }),
    limits: [{ name: "affiliate-sign-up", per: "address", points: 20, windowSeconds: 3600 }],
    errors: ["invalid_input", "email_taken", "rate_limited"],
  }),
  signInAffiliate: defineCall({
    method: "post",
    path: "/api/accounts/affiliate-session",
    summary: "Signs an affiliate in. Other accounts are answered like unknown ones.",
    access: everyone,
    onBrandHosts: false,
    input: z.object({ email: givenEmail, password: givenPassword }),
    output: z.object({ account, destination }),
    // So many right ones come from a school in the morning; wrong ones are counted by themselves.
    limits: [{ name: "sign-in-address", per: "address", points: 3000, windowSeconds: 900 }],
    errors: [
      "invalid_input",
      "invalid_credentials",
      "second_factor_needed",
      "account_suspended",
      "rate_limited",
    ],
  }),
} satisfies Contract;
