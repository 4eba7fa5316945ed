import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { affiliates } from "#shared/permissions.ts";
import { declineReasons, deviceTypes } from "../rules/visits.ts";

const count = z.number().int().min(0);

/** A visit without anything about the person. */
const click = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  device: z.enum(deviceTypes),
  source: z.string().nullable(),
  medium: z.string().nullable(),
  campaign: z.string().nullable(),
  landingPage: z.string().nullable(),
});

export type Click = z.infer<typeof click>;

/** Sign-ups of a row; null in all rows of a series or group that would tell of fewer than five. */
const signUps = count.nullable();

const group = <Name extends z.ZodType>(name: Name) =>
  z.array(z.object({ name, clicks: count, visitors: count, signUps }));

const named = group(z.string().nullable());

export type Group = z.infer<typeof named>[number];

/** Everything on the dashboard: the last 30 days in UTC, today among them. */
export const figures = z.object({
  totals: z.object({
    clicks: count,
    visitors: count,
    /** Students whose account was made after the visit; null for fewer than five. */
    signUps: count.nullable(),
    /** Students who had an account before it; null for fewer than five. */
    returning: count.nullable(),
  }),
  /** Oldest first; every day is there, also the quiet ones. `day` is YYYY-MM-DD. */
  days: z.array(z.object({ day: z.string(), clicks: count, visitors: count, signUps })),
  /** By utm_source, the most visited first; null where the link named none. */
  sources: named,
  /** By utm_campaign, in the same way. */
  campaigns: named,
  devices: group(z.enum(deviceTypes)),
  landingPages: named,
  latest: z.array(click),
  /** Visits that do not count, and stand in nothing above; every reason is there. */
  declined: z.array(z.object({ reason: z.enum(declineReasons), clicks: count })),
});

export type Figures = z.infer<typeof figures>;

/** What an affiliate sees of their links. */
export const dashboardContract = {
  readFigures: defineCall({
    method: "get",
    path: "/api/affiliates/me/figures",
    summary:
      "Visits and sign-ups through the affiliate's links in the last 30 days; no sign-ups below five.",
    access: affiliates,
    input: z.object({}),
    output: figures,
    errors: ["not_found"],
  }),
  listClicks: defineCall({
    method: "get",
    path: "/api/affiliates/me/clicks",
    summary:
      "The visits of the last 30 days, newest first, at most 10,000: what the CSV file holds.",
    access: affiliates,
    input: z.object({}),
    output: z.object({ clicks: z.array(click) }),
    limits: [{ name: "affiliate-export", per: "account", points: 60, windowSeconds: 3600 }],
    errors: ["not_found", "rate_limited"],
  }),
} satisfies Contract;
