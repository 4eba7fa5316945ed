import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { administrators } from "#shared/permissions.ts";
import { statuses } from "../rules/standing.ts";

const cents = z.number().int();

/** What one affiliate gets in a run. */
const payoutLine = z.object({
  payoutId: z.string(),
  affiliateId: z.string(),
  /** Null, like the address and the code, where the affiliate's account is gone. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  code: z.string().nullable(),
  cents,
  /** How many commissions and refunds it settles. */
  items: z.number().int(),
});

const run = z.object({
  id: z.string(),
  status: z.enum(["proposed", "approved", "paid", "discarded"]),
  cents,
  minimumCents: cents,
  /** ISO 8601, as all times here. */
  proposedAt: z.string(),
  approvedAt: z.string().nullable(),
  paidAt: z.string().nullable(),
  reference: z.string().nullable(),
  lines: z.array(payoutLine),
});

export type PayoutRun = z.infer<typeof run>;

/** What an affiliate is owed that no run has taken up. */
const balance = z.object({
  affiliateId: z.string(),
  name: z.string().nullable(),
  /** Null where the affiliate's account is gone. */
  status: z.enum(statuses).nullable(),
  pendingCents: cents,
  /** Below zero where a refund came after the payout: the next payout is that much less. */
  payableCents: cents,
});

export type Balance = z.infer<typeof balance>;

const oneRun = { runId: z.string().max(60) };

/** How administrators pay affiliates: a run is proposed, looked at, approved and marked paid. */
export const payoutsContract = {
  listRuns: defineCall({
    method: "get",
    path: "/api/admin/payout-runs",
    summary: "The last twenty payout runs with their payouts, and what is owed beside them.",
    access: administrators,
    input: z.object({}),
    output: z.object({
      runs: z.array(run),
      balances: z.array(balance),
      minimumCents: cents,
      holdDays: z.number().int(),
    }),
  }),
  proposeRun: defineCall({
    method: "post",
    path: "/api/admin/payout-runs",
    summary:
      "Proposes a payout to each active affiliate whose payable balance is at least the minimum.",
    access: administrators,
    confirmed: true,
    input: z.object({}),
    output: z.object({ run }),
    errors: ["payout_open", "nothing_to_pay"],
  }),
  approveRun: defineCall({
    method: "post",
    path: "/api/admin/payout-runs/:runId/approval",
    summary: "Approves a proposed run as it was looked at: by its sum.",
    access: administrators,
    confirmed: true,
    input: z.object({ ...oneRun, cents }),
    output: z.object({ run }),
    errors: ["invalid_input", "not_found", "payout_over", "payout_changed", "nothing_to_pay"],
  }),
  payRun: defineCall({
    method: "post",
    path: "/api/admin/payout-runs/:runId/payment",
    summary: "Writes down that an approved run was paid, under the bank's reference.",
    access: administrators,
    confirmed: true,
    input: z.object({
      ...oneRun,
      reference: z
        .string("referenceMissing")
        .trim()
        .min(1, "referenceMissing")
        .max(140, "reasonLong")
        .regex(/^[^\p{Cc}]*$/u, "charactersOdd"),
    }),
    output: z.object({ run }),
    errors: ["invalid_input", "not_found", "payout_over"],
  }),
  discardRun: defineCall({
    method: "delete",
    path: "/api/admin/payout-runs/:runId",
    summary: "Discards a run that was not paid: what it was to settle is open again.",
    access: administrators,
    confirmed: true,
    input: z.object(oneRun),
    output: z.object({ run }),
    errors: ["not_found", "payout_over"],
  }),
} satisfies Contract;
