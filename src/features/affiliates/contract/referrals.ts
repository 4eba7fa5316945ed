import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { everyone, learners } from "#shared/permissions.ts";
import { statuses } from "../rules/standing.ts";

/** Text that a page reports: cut to a length, never refused, since nobody typed it. */
const reported = (length: number) =>
  z
    .string()
    .transform((text) => text.replaceAll(/[\p{Cc}\uFFFD]/gu, "").slice(0, length))
    .nullable()
    .default(null);

const code = z
  .string()
  .trim()
  .regex(/^[\w-]{1,60}$/);
const visitorId = z
  .string()
  .regex(/^visitor_\w{8,64}$/)
  .nullable()
  .default(null);
const sessionId = z
  .string()
  .regex(/^session_\w{8,64}$/)
  .nullable()
  .default(null);

/** Referral links: their code, the visits through them, and whom they brought. */
export const referralsContract = {
  readReferralCode: defineCall({
    method: "get",
    path: "/api/affiliates/codes/:referralCode",
    summary:
      "Whose referral code it is, as it is written (C-04): the affiliate, only while they are active.",
    access: everyone,
    passive: true,
    input: z.object({ referralCode: code }),
    output: z.object({
      id: z.string(),
      userId: z.string(),
      referralCode: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      status: z.enum(statuses),
    }),
    limits: [
      { name: "referral-code", per: "address", points: 600, windowSeconds: 3600, kept: "memory" },
    ],
    errors: ["invalid_input", "referral_code_invalid", "referral_failed", "rate_limited"],
  }),
  trackClick: defineCall({
    method: "post",
    path: "/api/affiliates/clicks",
    summary:
      "Reports a visit through a referral link (track-affiliate-click). The same visitor within 30 minutes, and programs, are not counted again. Fields may be written in snake_case too (C-08).",
    access: everyone,
    passive: true,
    input: z.object({
      referralCode: code,
      affiliateId: z.string().max(60).nullable().default(null),
      visitorId,
      sessionId,
      userAgent: reported(300),
      referrer: reported(500),
      landingUrl: reported(500),
      utmSource: reported(100),
      utmMedium: reported(100),
      utmCampaign: reported(100),
      utmContent: reported(100),
      utmTerm: reported(100),
    }),
    output: z.object({
      /** The visit as it was counted, also when it was counted before; null where it does not count. */
      clickId: z.string().nullable(),
      counted: z.boolean(),
    }),
    limits: [
      { name: "affiliate-click", per: "address", points: 300, windowSeconds: 3600, kept: "memory" },
    ],
    errors: [
      "invalid_input",
      "referral_code_invalid",
      "click_not_tracked",
      "clicks_busy",
      "rate_limited",
    ],
  }),
  applyReferral: defineCall({
    method: "post",
    path: "/api/affiliates/referrals",
    summary:
      "Credits the signed-in student to the affiliate whose link this browser came by; the first one holds.",
    access: learners,
    passive: true,
    input: z.object({
      referralCode: code,
      visitorId,
      /** When the visit took place, in ms since 1970. */
      timestamp: z.number().int().min(0).max(8.64e15),
    }),
    output: z.object({ applied: z.boolean() }),
    limits: [{ name: "referral-apply", per: "account", points: 60, windowSeconds: 3600 }],
    errors: ["invalid_input", "referral_code_invalid", "referral_failed", "rate_limited"],
  }),
} satisfies Contract;
