import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { type Access, affiliates } from "#shared/permissions.ts";
import { commissionStates, declineReasons } from "../rules/commission-state.ts";
import { planKinds } from "../rules/plan.ts";
import { plan } from "./payments.ts";

const cents = z.number().int();

/** A commission as its affiliate sees it: nothing of the family. */
const earning = z.object({
  id: z.string(),
  /** When the payment came in, YYYY-MM-DD. */
  receivedOn: z.string(),
  kind: z.enum(planKinds),
  basisPoints: z.number().int(),
  cents,
  /** What refunds took back of it. */
  backCents: cents,
  state: z.enum(commissionStates),
  /** Whether it was paid before it was taken back: then the next payout is that much less. */
  wasPaid: z.boolean(),
  declined: z.enum(declineReasons).nullable(),
  /** When the holding period ends, ISO 8601. */
  payableAt: z.string(),
});

export type Earning = z.infer<typeof earning>;

const earnings = z.object({
  plan: plan.nullable(),
  totals: z.object({
    pendingCents: cents,
    /** Below zero where a refund came after the payout. */
    payableCents: cents,
    paidCents: cents,
    /** Families that have paid; null for fewer than five. */
    families: z.number().int().nullable(),
  }),
  minimumCents: cents,
  holdDays: z.number().int(),
  /** The last twelve months in UTC, oldest first, also those without anything; `month` is YYYY-MM. */
  months: z.array(z.object({ month: z.string(), earnedCents: cents, paidCents: cents })),
  /** The newest first. */
  entries: z.array(earning),
  /** Whether there are older ones than those shown. */
  hasMore: z.boolean(),
  /** The newest first. */
  statements: z.array(
    z.object({ payoutId: z.string(), paidAt: z.string(), cents, reference: z.string() }),
  ),
});

export type Earnings = z.infer<typeof earnings>;

const statement = z.object({
  payoutId: z.string(),
  /** Null, like the address and the code, where the affiliate's account is gone. */
  name: z.string().nullable(),
  email: z.string().nullable(),
  code: z.string().nullable(),
  /** ISO 8601; null, like the reference, while it is not paid. */
  paidAt: z.string().nullable(),
  reference: z.string().nullable(),
  cents,
  lines: z.array(
    z.object({
      id: z.string(),
      /** When it was earned or taken back, ISO 8601. */
      at: z.string(),
      entry: z.enum(["commission", "refund"]),
      kind: z.enum(planKinds),
      basisPoints: z.number().int(),
      cents,
    }),
  ),
});

export type Statement = z.infer<typeof statement>;

const ownStatements: Access = { ...affiliates, owns: "own-or-administrator" };

/** What an affiliate has earned. */
export const earningsContract = {
  readEarnings: defineCall({
    method: "get",
    path: "/api/affiliates/me/earnings",
    summary: "What the affiliate has earned: sums, twelve months, commissions and statements.",
    access: affiliates,
    input: z.object({}),
    output: earnings,
    errors: ["not_found"],
  }),
  readStatement: defineCall({
    method: "get",
    path: "/api/affiliates/statements/:payoutId",
    summary: "What a payout settled, line by line; the affiliate's own, once it was paid.",
    access: ownStatements,
    input: z.object({ payoutId: z.string().max(60) }),
    output: statement,
    errors: ["not_found"],
  }),
} satisfies Contract;
