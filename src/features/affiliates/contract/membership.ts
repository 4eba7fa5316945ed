import { z } from "zod";
import { personName } from "#features/accounts/contract/fields.ts";
import { type Contract, defineCall } from "#shared/contract.ts";
import { affiliates } from "#shared/permissions.ts";
import { affiliateSteps, statuses } from "../rules/standing.ts";

/** A text that somebody typed, trimmed. Control characters are refused: PostgreSQL takes no NUL. */
const typed = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .regex(/^(?:[^\p{Cc}]|[\t\n\r])*$/u, "charactersOdd");

/** An affiliate as they see themselves (spec D-03). */
export const affiliate = z.object({
  id: z.string(),
  referralCode: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  status: z.enum(statuses),
  /** Why, in the administrator's words; null where nothing was said. */
  statusReason: z.string().nullable(),
  /** The link to share: the home page with the code. */
  link: z.string(),
});

/** Where somebody stands on the way to the dashboard (T-06). */
export const standing = z.object({
  step: z.enum(affiliateSteps),
  affiliate: affiliate.nullable(),
});

/** How an affiliate applies and accepts the terms. */
export const membershipContract = {
  readStanding: defineCall({
    method: "get",
    path: "/api/affiliates/me",
    summary: "The signed-in affiliate with the step that comes next.",
    access: affiliates,
    input: z.object({}),
    output: standing,
  }),
  register: defineCall({
    method: "post",
    path: "/api/affiliates/me",
    summary: "Applies: makes the affiliate record with a referral code, pending until approved.",
    access: affiliates,
    input: z.object({
      firstName: personName,
      lastName: personName,
      promotionPlan: typed("planMissing").max(1000, "planTooLong"),
    }),
    output: standing,
    limits: [{ name: "affiliate-register", per: "account", points: 20, windowSeconds: 3600 }],
    errors: ["invalid_input", "address_unproved", "affiliate_exists", "rate_limited"],
  }),
  acceptPolicies: defineCall({
    method: "post",
    path: "/api/affiliates/me/acceptance",
    summary: "Accepts the terms and the privacy notice; keeps which text it was, and when.",
    access: affiliates,
    input: z.object({
      terms: z.boolean("termsNotAccepted").refine(Boolean, "termsNotAccepted"),
      privacy: z.boolean("privacyNotAccepted").refine(Boolean, "privacyNotAccepted"),
    }),
    output: standing,
    errors: ["invalid_input", "not_found"],
  }),
} satisfies Contract;
