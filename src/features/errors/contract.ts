import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { locales } from "#shared/locale.ts";
import { administrators, everyone } from "#shared/permissions.ts";
import { categories, isOwnMessage, severities, sources } from "./rules.ts";
import { scrubAddress, scrubStack, scrubUserAgent } from "./rules-scrub.ts";

/** A report as browsers send it. What the browser has scrubbed is scrubbed again here: anybody can send anything. */
const report = z.object({
  id: z.string().regex(/^err_[0-9a-z]{26}$/),
  message: z.string().max(120).refine(isOwnMessage),
  stack: z.string().max(2000).transform(scrubStack),
  category: z.enum(categories),
  severity: z.enum(severities),
  context: z.object({
    userAgent: z.string().max(400).transform(scrubUserAgent),
    url: z.string().max(300).transform(scrubAddress),
    timestamp: z.iso.datetime(),
    sessionId: z.string().regex(/^session_[0-9a-z]{16}$/),
    extra: z.object({
      source: z.enum(sources),
      version: z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}(\+[\w-]{1,20})?$/),
      language: z.enum(locales),
      online: z.boolean(),
      retries: z.number().int().min(0).max(1000),
      repeats: z.number().int().min(0).max(100_000),
      query: z.string().regex(/^[a-z]{0,20}$/),
    }),
  }),
  recoverable: z.boolean(),
});

export type SentReport = z.output<typeof report>;

/** The reports of one failure together. */
const group = z.object({
  fingerprint: z.string(),
  message: z.string(),
  category: z.enum(categories),
  severity: z.enum(severities),
  /** How many browsers' reports there are, and how often it happened by what they say. */
  reports: z.number().int(),
  times: z.number().int(),
  /** ISO 8601. */
  firstAt: z.string(),
  lastAt: z.string(),
  versions: z.array(z.string()),
  browsers: z.array(z.string()),
  urls: z.array(z.string()),
  /** The places in our scripts of the latest report, one a line. */
  stack: z.string(),
});

export type FailureGroup = z.infer<typeof group>;

/** What went wrong in people's browsers, as far as they chose to say so. */
export const errorsContract = {
  report: defineCall({
    method: "post",
    path: "/api/errors/reports",
    summary:
      "Takes an error report that a person chose to send. The same report again counts once; nothing that was typed is in it.",
    access: everyone,
    passive: true,
    input: report,
    output: z.object({ isTaken: z.literal(true) }),
    errors: ["invalid_input", "rate_limited", "body_too_large"],
    limits: [{ name: "error-reports", per: "address", points: 30, windowSeconds: 3600 }],
  }),
  listFailures: defineCall({
    method: "get",
    path: "/api/admin/errors",
    summary: "What people's browsers reported, one entry a failure, latest first, 20 at a time.",
    access: administrators,
    input: z.object({
      /** The `next` of the page before. */
      after: z.string().max(60).optional(),
    }),
    output: z.object({ failures: z.array(group), next: z.string().nullable() }),
  }),
  deleteFailure: defineCall({
    method: "delete",
    path: "/api/admin/errors/:fingerprint",
    summary: "Deletes every report of one failure. Recorded in the audit trail.",
    access: administrators,
    input: z.object({ fingerprint: z.string().max(40) }),
    output: z.object({ deleted: z.number().int() }),
    errors: ["not_found"],
  }),
} satisfies Contract;
