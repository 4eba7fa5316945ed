import { z } from "zod";
import { type Contract, defineCall, defineRedirect } from "#shared/contract.ts";
import { mutableKinds } from "#shared/notices.ts";
import { everyone, parents } from "#shared/permissions.ts";
import { isTimeZone } from "#shared/zoned-time.ts";

/** Minutes since midnight by the family's clock. */
const wallMinutes = z.number().int().min(0).max(1439);

/** From and to; where `to` is the smaller it lies on the next day. */
const quietHours = z
  .object({ from: wallMinutes, to: wallMinutes })
  .refine(({ from, to }) => from !== to, "hoursInvalid");

export type QuietHours = z.infer<typeof quietHours>;

/** How one parent is written to. */
const preferences = z.object({
  timeZone: z.string().max(64).refine(isTimeZone, "timeZoneInvalid"),
  /** When the week's summary comes: 0 is Monday, by the family's clock. */
  weeklyDay: z.number().int().min(0).max(6),
  weeklyHour: z.number().int().min(0).max(23),
  /** When nothing but what is urgent is sent; null for never. */
  quiet: quietHours.nullable(),
  /** Everything of a day in one letter, at the hour of the week's summary. */
  daily: z.boolean(),
  /** Kinds that this parent does not want, whatever the family chose for a child. */
  muted: z.array(z.enum(mutableKinds)).max(mutableKinds.length),
});

export type Preferences = z.infer<typeof preferences>;

/** What the family wants to hear of one child (spec D-01). */
const childNotices = z.object({
  /** Every sign-in, and a summary after each session. */
  email: z.boolean(),
  weeklySummary: z.boolean(),
  achievementAlerts: z.boolean(),
});

export type ChildNotices = z.infer<typeof childNotices>;

const notices = z.object({
  child: childNotices,
  own: preferences,
  /** Where the letters go. */
  address: z.string(),
  /** Whether that address was ever confirmed: nothing is sent to another. */
  isAddressProved: z.boolean(),
});

export type Notices = z.infer<typeof notices>;

/** What a link at the foot of a letter is about. */
const subscription = z.object({
  kinds: z.array(z.enum(mutableKinds)),
  /** Whether letters of any of these kinds are sent. */
  isOn: z.boolean(),
});

const link = { unsubscribeToken: z.string().max(200) };

/** Many people behind one address may follow such a link, and mail programs do it for them. */
const linkLimit = {
  name: "unsubscribe",
  per: "address",
  points: 300,
  windowSeconds: 3600,
} as const;

export const noticesContract = {
  readNotices: defineCall({
    method: "get",
    path: "/api/notices/children/:childId",
    summary: "What a parent hears of a child by e-mail, and when.",
    access: parents,
    input: z.object({ childId: z.string() }),
    output: notices,
    errors: ["not_found"],
  }),
  setChildNotices: defineCall({
    method: "put",
    path: "/api/notices/children/:childId",
    summary: "Chooses what the family hears of a child by e-mail.",
    access: parents,
    input: childNotices.partial().extend({ childId: z.string() }),
    output: notices,
    limits: [{ name: "notices-change", per: "account", points: 240, windowSeconds: 3600 }],
    errors: ["invalid_input", "not_found", "sample_only", "rate_limited"],
  }),
  setOwnNotices: defineCall({
    method: "put",
    path: "/api/notices/own",
    summary: "Chooses when the signed-in parent is written to, and about what.",
    access: parents,
    input: preferences.partial(),
    output: preferences,
    limits: [{ name: "notices-change", per: "account", points: 240, windowSeconds: 3600 }],
    errors: ["invalid_input", "sample_only", "rate_limited"],
  }),
  openUnsubscribe: defineRedirect({
    method: "get",
    path: "/api/notices/unsubscribe/:unsubscribeToken",
    summary: "Leads whoever opens the List-Unsubscribe link of a letter to the page that asks.",
    access: everyone,
    input: z.object(link),
    output: z.undefined(),
    limits: [linkLimit],
  }),
  unsubscribe: defineCall({
    method: "post",
    path: "/api/notices/unsubscribe/:unsubscribeToken",
    summary:
      "Ends the kinds of letters to one parent that its letter told of, without a session: for people's one press and for mail programs (RFC 8058).",
    access: everyone,
    ignoresBody: true,
    input: z.object(link),
    output: subscription,
    limits: [linkLimit],
    errors: ["not_found", "rate_limited"],
  }),
  readSubscription: defineCall({
    method: "get",
    path: "/api/notices/unsubscribe/:unsubscribeToken/subscription",
    summary: "What the link at the foot of a letter is about; changes nothing.",
    access: everyone,
    input: z.object(link),
    output: subscription,
    limits: [linkLimit],
    errors: ["not_found", "rate_limited"],
  }),
  resubscribe: defineCall({
    method: "put",
    path: "/api/notices/unsubscribe/:unsubscribeToken/subscription",
    summary: "Takes back what the link at the foot of a letter ended.",
    access: everyone,
    ignoresBody: true,
    input: z.object(link),
    output: subscription,
    limits: [linkLimit],
    errors: ["not_found", "rate_limited"],
  }),
} satisfies Contract;
