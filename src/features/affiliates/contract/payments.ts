import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { administrators } from "#shared/permissions.ts";
import { paymentMaxCents, readBasisPoints, readCents } from "../rules/amounts.ts";
import { commissionStates, declineReasons } from "../rules/commission-state.ts";
import { basisPointsMax, monthsMax, planKinds } from "../rules/plan.ts";

const cents = z.number().int();

/** An amount as the administrator types it: "49", "49.00" or "49,00". */
const typedAmount = z.string("amountInvalid").transform((typed, context) => {
  const read = readCents(typed);
  if (read !== null && read > 0 && read <= paymentMaxCents) return read;
  context.addIssue({ code: "custom", message: "amountInvalid" });
  return z.NEVER;
});

const typedPercent = z.string("percentInvalid").transform((typed, context) => {
  const read = readBasisPoints(typed);
  if (read !== null && read <= basisPointsMax) return read;
  context.addIssue({ code: "custom", message: "percentInvalid" });
  return z.NEVER;
});

/** Made by the page; the same one is the same deed. */
const clientId = z.string().min(8).max(64);

/** A student with those who look after them, to whom a payment is entered. */
const family = z.object({
  studentId: z.string(),
  studentName: z.string(),
  /** What tells two of one name apart: how they sign in. */
  handle: z.string(),
  guardians: z.array(z.object({ name: z.string(), email: z.string() })),
});

export type Family = z.infer<typeof family>;

const commission = z.object({
  affiliateId: z.string(),
  /** Null where the affiliate's account is gone. */
  affiliateName: z.string().nullable(),
  cents,
  /** What refunds took back of it. */
  backCents: cents,
  state: z.enum(commissionStates),
  declined: z.enum(declineReasons).nullable(),
});

const payment = z.object({
  id: z.string(),
  studentId: z.string(),
  studentName: z.string(),
  cents,
  refundedCents: cents,
  /** YYYY-MM-DD. */
  receivedOn: z.string(),
  note: z.string(),
  /** Null where no affiliate brought the family, or its plan does not reach this payment. */
  commission: commission.nullable(),
});

export type Payment = z.infer<typeof payment>;

/** How an affiliate shares in payments. */
export const plan = z.object({
  kind: z.enum(planKinds),
  basisPoints: z.number().int(),
  months: z.number().int().nullable(),
});

const agreedPlan = z.object({
  /** What holds; null where nothing does. */
  plan: plan.nullable(),
  /** Whether it was agreed with this affiliate alone. */
  isOwn: z.boolean(),
});

/** How administrators write down what families paid, and what is agreed with affiliates. */
export const paymentsContract = {
  findFamilies: defineCall({
    method: "get",
    path: "/api/admin/families",
    summary: "Students by their name, username or address, or a guardian's; at most ten.",
    access: administrators,
    input: z.object({ query: z.string().trim().min(2).max(120) }),
    output: z.object({ families: z.array(family) }),
    errors: ["invalid_input"],
  }),
  listPayments: defineCall({
    method: "get",
    path: "/api/admin/payments",
    summary: "Payments with what they bring affiliates, the newest first, fifty at a time.",
    access: administrators,
    input: z.object({
      /** The `next` of the page before. */
      after: z.string().max(60).optional(),
    }),
    output: z.object({ payments: z.array(payment), next: z.string().nullable() }),
  }),
  recordPayment: defineCall({
    method: "post",
    path: "/api/admin/payments",
    summary:
      "Writes down a payment of a family and the commission it brings; one key, one payment.",
    access: administrators,
    confirmed: true,
    input: z.object({
      studentId: z.string("studentMissing").min(1, "studentMissing").max(60),
      sum: typedAmount,
      receivedOn: z.iso.date("dayInvalid"),
      note: z
        .string()
        .trim()
        .max(140, "reasonLong")
        .regex(/^[^\p{Cc}]*$/u, "charactersOdd")
        .default(""),
      clientId,
    }),
    output: z.object({ payment }),
    errors: ["invalid_input", "not_found"],
  }),
  refundPayment: defineCall({
    method: "post",
    path: "/api/admin/payments/:paymentId/refunds",
    summary: "Writes down that a payment went back, wholly or in part, its commission with it.",
    access: administrators,
    confirmed: true,
    input: z.object({ paymentId: z.string().max(60), sum: typedAmount, clientId }),
    output: z.object({ payment }),
    errors: ["invalid_input", "not_found"],
  }),
  readPlan: defineCall({
    method: "get",
    path: "/api/admin/affiliates/:affiliateId/plan",
    summary: "What an affiliate gets of payments, and whether it was agreed with them alone.",
    access: administrators,
    input: z.object({ affiliateId: z.string().max(60) }),
    output: agreedPlan,
    errors: ["not_found"],
  }),
  setPlan: defineCall({
    method: "put",
    path: "/api/admin/affiliates/:affiliateId/plan",
    summary: "Agrees with an affiliate what they get of payments that are entered from now on.",
    access: administrators,
    confirmed: true,
    input: z.object({
      affiliateId: z.string().max(60),
      planKind: z.enum(planKinds),
      percent: typedPercent,
      months: z
        .number("monthsInvalid")
        .int("monthsInvalid")
        .min(1, "monthsInvalid")
        .max(monthsMax, "monthsInvalid")
        .nullable(),
    }),
    output: agreedPlan,
    errors: ["invalid_input", "not_found"],
  }),
} satisfies Contract;
