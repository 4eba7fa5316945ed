import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { administrators } from "#shared/permissions.ts";
import { decisions, statuses } from "../rules/standing.ts";

/** An affiliate as the administrator sees them. */
const applicant = z.object({
  id: z.string(),
  userId: z.string(),
  referralCode: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  /** Whether the address was proved to be theirs. */
  emailVerified: z.boolean(),
  status: z.enum(statuses),
  statusReason: z.string().nullable(),
  promotionPlan: z.string(),
  termsAccepted: z.boolean(),
  privacyAccepted: z.boolean(),
  /** ISO 8601. */
  createdAt: z.string(),
  clicks: z.number().int().min(0),
  students: z.number().int().min(0),
});

export type Applicant = z.infer<typeof applicant>;

/** Why an administrator says no; needed for it, and read by the affiliate. */
const reason = z
  .string()
  .trim()
  .max(500, "reasonTooLong")
  .regex(/^(?:[^\p{Cc}]|[\t\n\r])*$/u, "charactersOdd")
  .default("");

/** How administrators decide about affiliates. */
export const approvalContract = {
  listAffiliates: defineCall({
    method: "get",
    path: "/api/admin/affiliates",
    summary: "Affiliates of one status or all, the newest first, fifty at a time.",
    access: administrators,
    input: z.object({
      status: z.enum(statuses).optional(),
      /** The id of the last one on the page before. */
      after: z.string().max(60).optional(),
    }),
    output: z.object({ affiliates: z.array(applicant), hasMore: z.boolean() }),
  }),
  setAffiliateStatus: defineCall({
    method: "post",
    path: "/api/admin/affiliates/:affiliateId/status",
    summary: "Approves, suspends or rejects; writes to the affiliate and into the audit trail.",
    access: administrators,
    confirmed: true,
    input: z
      .object({ affiliateId: z.string().max(60), status: z.enum(decisions), reason })
      .refine(({ status, reason: given }) => status === "active" || given !== "", {
        path: ["reason"],
        message: "reasonMissing",
      }),
    output: z.object({ affiliate: applicant }),
    errors: ["invalid_input", "not_found"],
  }),
} satisfies Contract;
