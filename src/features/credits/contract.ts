import { z } from "zod";
import { creditGrantMax, creditNoteLengthMax, creditReasonLengthMax } from "#shared/constants.ts";
import { type Contract, defineCall } from "#shared/contract.ts";
import { administrators, learners, parents } from "#shared/permissions.ts";
import { subjects } from "#shared/subjects.ts";
import { askings, requestStatuses } from "./rules.ts";

/** A request for more credits, as the family sees it. */
const creditRequest = z.object({
  id: z.string(),
  status: z.enum(requestStatuses),
  askedBy: z.enum(["parent", "student"]),
  /** In the words of whoever asked; may be empty. */
  note: z.string(),
  /** What was granted; null where nothing was. */
  amount: z.number().int().nullable(),
  /** The administrator's answer; null while it waits. */
  reason: z.string().nullable(),
  /** ISO 8601, as all times here. */
  askedAt: z.string(),
  answeredAt: z.string().nullable(),
});

export type CreditRequest = z.infer<typeof creditRequest>;

/** One line of the history. */
const creditLine = z.object({
  id: z.string(),
  at: z.string(),
  kind: z.enum(["begun", "granted", "spent", "returned", "asked", "declined"]),
  /** How the balance moved; 0 where it did not. */
  change: z.number().int(),
  /** What could be spent afterwards; null where nothing moved. */
  balance: z.number().int().nullable(),
  /** What the problem was about, as far as it is still kept; the title is empty where it is the student's own words. */
  subject: z.enum(subjects).nullable(),
  title: z.string(),
  /** The reason of a grant or a refusal, or the note of a request; may be empty. */
  words: z.string(),
});

export type CreditLine = z.infer<typeof creditLine>;

const credits = z.object({
  /** Administrators see a family that does not exist, and may only look. */
  isSample: z.boolean(),
  balance: z.number().int(),
  asking: z.enum(askings),
  /** The latest request. */
  request: creditRequest.nullable(),
  /** Latest first. */
  history: z.array(creditLine),
  /** Where the next page of the history begins; null at the end. */
  next: z.string().nullable(),
});

export type Credits = z.infer<typeof credits>;

/** A child's credits in short, for the page with all children. */
const childCredits = z.object({
  childId: z.string(),
  firstName: z.string(),
  request: creditRequest,
});

export type ChildCredits = z.infer<typeof childCredits>;

/** A request with whose it is, as administrators see it. */
const creditCase = creditRequest.extend({
  studentId: z.string(),
  studentName: z.string(),
  /** The name of whoever asked; empty where the account is gone. */
  askedByName: z.string(),
  balance: z.number().int(),
});

export type CreditCase = z.infer<typeof creditCase>;

const childId = z.string().min(1).max(40);
/** The `next` of the page before. */
const before = z
  .string()
  .regex(/^\d{1,15}-\w{1,40}$/)
  .optional();
const note = z.string().trim().max(creditNoteLengthMax, "reasonLong").default("");
const reason = z
  .string("creditReasonMissing")
  .trim()
  .min(1, "creditReasonMissing")
  .max(creditReasonLengthMax, "replyTooLong");
const grant = {
  amount: z
    .number("creditAmountInvalid")
    .int("creditAmountInvalid")
    .min(1, "creditAmountInvalid")
    .max(creditGrantMax, "creditAmountInvalid"),
  reason,
  /** Made by the page; the same one grants once. */
  clientId: z.string().min(8).max(64),
};
const oneRequest = { creditRequestId: z.string().max(60) };
const askLimits = [
  { name: "credit-requests", per: "account", points: 20, windowSeconds: 86_400 },
] as const;

/** What a student can still spend and what became of it; more is asked for by the family and granted by administrators. */
export const creditsContract = {
  readChildCredits: defineCall({
    method: "get",
    path: "/api/credits/children/:childId",
    summary: "A child's credits: what is left, every movement, and the latest request for more.",
    access: parents,
    // The page asks by itself while a request waits.
    passive: true,
    input: z.object({ childId, before }),
    output: credits,
    errors: ["not_found"],
  }),
  askForChild: defineCall({
    method: "post",
    path: "/api/credits/children/:childId/requests",
    summary: "Asks the academy for more credits for a child; one request waits at a time.",
    access: parents,
    input: z.object({ childId, note }),
    output: credits,
    errors: ["invalid_input", "not_found", "credits_asked", "sample_only", "rate_limited"],
    limits: askLimits,
  }),
  readRequests: defineCall({
    method: "get",
    path: "/api/credits/requests",
    summary:
      "The requests of all children of the signed-in parent that wait or were answered lately.",
    access: parents,
    passive: true,
    input: z.object({}),
    output: z.object({ requests: z.array(childCredits) }),
  }),
  readOwnCredits: defineCall({
    method: "get",
    path: "/api/credits/own",
    summary: "The signed-in student's credits, every movement, and the latest request for more.",
    access: learners,
    passive: true,
    input: z.object({ before }),
    output: credits,
  }),
  askForSelf: defineCall({
    method: "post",
    path: "/api/credits/own/requests",
    summary:
      "Asks the academy for more credits, for a student whom no parent looks after; one request waits at a time.",
    access: learners,
    input: z.object({ note }),
    output: credits,
    errors: ["invalid_input", "ask_a_parent", "credits_asked", "care_first", "rate_limited"],
    limits: askLimits,
  }),
  listRequests: defineCall({
    method: "get",
    path: "/api/admin/credits",
    summary: "Requests of one status: those that wait longest first, answered ones latest first.",
    access: administrators,
    input: z.object({
      status: z.enum(requestStatuses).default("open"),
      /** The `next` of the page before. */
      after: z.string().max(60).optional(),
    }),
    output: z.object({ requests: z.array(creditCase), next: z.string().nullable() }),
  }),
  grantRequest: defineCall({
    method: "post",
    path: "/api/admin/credits/:creditRequestId/grant",
    summary: "Grants what was asked for, with an amount and a reason, and tells whoever asked.",
    access: administrators,
    input: z.object({ ...oneRequest, ...grant }),
    output: z.object({ request: creditCase }),
    errors: ["invalid_input", "not_found", "credit_request_over"],
  }),
  declineRequest: defineCall({
    method: "post",
    path: "/api/admin/credits/:creditRequestId/refusal",
    summary: "Declines a request with a reason, and tells whoever asked.",
    access: administrators,
    input: z.object({ ...oneRequest, reason }),
    output: z.object({ request: creditCase }),
    errors: ["invalid_input", "not_found", "credit_request_over"],
  }),
  reopenRequest: defineCall({
    method: "delete",
    path: "/api/admin/credits/:creditRequestId/refusal",
    summary: "Takes a refusal back: the request waits again, unless the family has asked anew.",
    access: administrators,
    input: z.object(oneRequest),
    output: z.object({ request: creditCase }),
    errors: ["not_found", "credit_request_over"],
  }),
  grantCredits: defineCall({
    method: "post",
    path: "/api/admin/accounts/:accountId/credits",
    summary: "Grants a student credits with a reason that the family reads.",
    access: administrators,
    input: z.object({ accountId: z.string().max(60), ...grant }),
    output: z.object({ balance: z.number().int() }),
    errors: ["invalid_input", "not_found"],
  }),
} satisfies Contract;
