import { z } from "zod";
import { minutesToAsk, minutesToGive } from "#shared/constants.ts";
import { type Contract, defineCall } from "#shared/contract.ts";
import { locales } from "#shared/locale.ts";
import { helpLimits } from "#shared/help-limits.ts";
import { helpCountries } from "#shared/help-lines.ts";
import { learners, parents } from "#shared/permissions.ts";
import { subjects } from "#shared/subjects.ts";
import { dayMinutes, isTimeZone } from "#shared/zoned-time.ts";

/** Minutes since midnight by the family's clock. */
const wallMinutes = z.number().int().min(0).max(dayMinutes);

/** From and to; `to` is not part of it, and 1440 is the day's end. */
const timeRange = z
  .tuple([wallMinutes, wallMinutes])
  .refine(([from, to]) => from < to, "hoursInvalid");

/** Seven lists, Monday first: when a child may learn on each day. */
const week = z.array(z.array(timeRange).max(24)).length(7, "hoursInvalid");

const timeZone = z.string().max(64).refine(isTimeZone, "timeZoneInvalid");

/** What a parent can set for one child; null is "no limit" or "as usual". */
const ruleFields = {
  /** Whose clock and calendar the hours, days and weeks are on; IANA. */
  timeZone,
  /** Where the family lives: whose help lines a child is shown; null for the country of the clock. */
  country: z.enum(helpCountries).nullable(),
  /** The subjects that may be learned. */
  subjects: z.array(z.enum(subjects)).nullable(),
  hours: week.nullable(),
  minutesPerDay: z.number().int().min(5).max(720).nullable(),
  breakEveryMinutes: z.number().int().min(10).max(120).nullable(),
  /** Problems of the student's own. */
  ownProblems: z.boolean(),
  photo: z.boolean(),
  /** Reading aloud, and dictation. */
  voice: z.boolean(),
  help: z.enum(helpLimits),
  /** The school grade whose reader the tutor writes for; null for the child's own. */
  readingGrade: z.number().int().min(1).max(12).nullable(),
  /** What the tutor speaks, whatever the child's pages do. */
  language: z.enum(locales).nullable(),
  creditsPerWeek: z.number().int().min(0).max(500).nullable(),
};

/** Everything a parent has set for one child. */
export const rules = z.object({
  ...ruleFields,
  /** Since when nothing may be learned, and until when; without an end until it is lifted. */
  paused: z.object({ since: z.iso.datetime(), until: z.iso.datetime().nullable() }).nullable(),
});

export type Rules = z.infer<typeof rules>;

/** Some rules to set; what is left out stays as it is. `since` of a pause is the server's clock. */
export const rulesChange = z
  .object({
    ...ruleFields,
    paused: z.object({ until: z.iso.datetime().nullable() }).nullable(),
  })
  .partial();

export type RulesChange = z.infer<typeof rulesChange>;

/** Why a child cannot learn now. */
export const closingReasons = ["paused", "hours", "minutes"] as const;

export type ClosingReason = (typeof closingReasons)[number];

/** What the rules mean at this moment. */
const applies = z.object({
  /** "finishing": no new problem, but the open one may be ended. */
  state: z.enum(["open", "finishing", "closed"]),
  /** Why it is closed, or what will close it next; null where nothing does. */
  reason: z.enum(closingReasons).nullable(),
  /** Whole minutes until then, counted as if the child went on without a pause; null without a limit. */
  minutesLeft: z.number().int().nullable(),
  /** The minutes of the warning that stands; null where none does. */
  warning: z.union([z.literal(15), z.literal(5)]).nullable(),
  /** When the hours or a grant end, while open; ISO 8601. */
  closesAt: z.string().nullable(),
  /** When it opens again, while it is not open; null where that is not known. */
  opensAt: z.string().nullable(),
  /** Until when an open problem may be finished, at the latest. */
  finishUntil: z.string().nullable(),
  /** Studied today by the family's calendar. */
  minutesStudied: z.number().int(),
  /** What may be studied today, extra time included; null without a limit. */
  minutesAllowed: z.number().int().nullable(),
  /** Breaks that were due today: one more each time the minutes of the reminder have gone. */
  breaksDue: z.number().int(),
  /** Credits spent since Monday; only counted where a limit is set. */
  creditsThisWeek: z.number().int(),
});

export type Applies = z.infer<typeof applies>;

const minutesAsked = z.literal(minutesToAsk);

/** A child's wish for more time, and what became of it. */
const timeRequest = z.object({
  id: z.string(),
  minutesAsked,
  reason: z.string(),
  status: z.enum(["open", "granted", "declined", "expired"]),
  /** What was given; 0 where nothing was. */
  minutesGiven: z.number().int(),
  askedAt: z.string(),
  answeredAt: z.string().nullable(),
  /** The adult who answered; empty where nobody did. */
  answeredBy: z.string(),
});

export type TimeRequest = z.infer<typeof timeRequest>;

/** One change of the rules: only what changed stands in `before` and `after`. */
const ruleChange = z.object({
  id: z.string(),
  /** The adult's name; empty where the account is gone. */
  changedBy: z.string(),
  changedAt: z.string(),
  before: rules.partial(),
  after: rules.partial(),
});

export type RuleChange = z.infer<typeof ruleChange>;

/** Whose word it is whether a child may dictate, and whether it was given. */
const dictationConsent = z.object({
  isGiven: z.boolean(),
  decider: z.enum(["guardian", "student"]),
});

export type DictationConsent = z.infer<typeof dictationConsent>;

const ruling = z.object({
  /** Administrators see a family that does not exist, and may only look. */
  isSample: z.boolean(),
  firstName: z.string(),
  /** The child's school grade; null where it was never told. */
  gradeLevel: z.number().int().nullable(),
  rules,
  /** Counts the changes; 0 before the first. */
  version: z.number().int(),
  applies,
  /** What dictation needs beside the rule. */
  dictation: dictationConsent,
  /** The open request, or today's last answered one. */
  request: timeRequest.nullable(),
  /** Latest first. */
  changes: z.array(ruleChange),
});

export type Ruling = z.infer<typeof ruling>;

/** What a child reads of it on the desk. */
const ownRuling = z.object({
  rules,
  applies,
  request: timeRequest.nullable(),
  /** Why more time cannot be asked for now; null where it can. */
  askRefused: z.enum(["open-request", "not-today", "asked-often", "no-need"]).nullable(),
  /** The latest change of the rules: who and when; null before the first. */
  changed: z.object({ by: z.string(), at: z.string() }).nullable(),
});

export type OwnRuling = z.infer<typeof ownRuling>;

/** What a student's desk may offer of hearing and speaking. */
const voiceOffer = z.object({
  /** Whether the tutor's turns may be read aloud. */
  readAloud: z.boolean(),
  /** Why nothing may be dictated: the family's rule, or a consent that is missing and whose it is; null where it may. */
  dictationRefused: z.enum(["rule", "guardian-consent", "own-consent"]).nullable(),
});

export type VoiceOffer = z.infer<typeof voiceOffer>;

/** A request with whose it is, for the list of all children. */
const childRequest = z.object({
  childId: z.string(),
  firstName: z.string(),
  request: timeRequest,
});

export type ChildRequest = z.infer<typeof childRequest>;

const childId = z.string().min(1).max(40);

/** The longest reason a child can give, in UTF-16 units. */
export const reasonLengthMax = 140;

export const controlsContract = {
  readRules: defineCall({
    method: "get",
    path: "/api/controls/children/:childId",
    summary:
      "A child's rules with what they mean now, who changed them, and the wish for more time.",
    access: parents,
    // The page asks by itself every few seconds.
    passive: true,
    input: z.object({ childId }),
    output: ruling,
    errors: ["not_found"],
  }),
  changeRules: defineCall({
    method: "put",
    path: "/api/controls/children/:childId",
    summary: "Sets some of a child's rules; they hold from the child's next step on.",
    access: parents,
    input: z.object({ childId, changes: rulesChange.default({}) }),
    output: ruling,
    errors: ["invalid_input", "not_found", "sample_only", "rate_limited"],
    limits: [{ name: "rules-change", per: "account", points: 240, windowSeconds: 3600 }],
  }),
  readRequests: defineCall({
    method: "get",
    path: "/api/controls/requests",
    summary: "The open wishes for more time of all children of the signed-in parent.",
    access: parents,
    passive: true,
    input: z.object({}),
    output: z.object({ requests: z.array(childRequest) }),
  }),
  answerRequest: defineCall({
    method: "post",
    path: "/api/controls/children/:childId/answers",
    summary:
      "Answers a child's wish for more time: 15 or 30 minutes more, or 0 for not today; null takes the answer back.",
    access: parents,
    input: z.object({
      childId,
      requestId: z.string().min(1).max(40),
      minutes: z.literal(minutesToGive).nullable(),
    }),
    output: ruling,
    errors: ["invalid_input", "not_found", "request_over", "sample_only", "rate_limited"],
    limits: [{ name: "time-answer", per: "account", points: 120, windowSeconds: 3600 }],
  }),
  readOwnRules: defineCall({
    method: "get",
    path: "/api/controls/own",
    summary:
      "The signed-in student's rules, the time left, what became of a wish for more, and what the desk may offer of hearing and speaking.",
    access: learners,
    passive: true,
    input: z.object({}),
    output: z.object({ ruling: ownRuling.nullable(), voice: voiceOffer }),
  }),
  askForTime: defineCall({
    method: "post",
    path: "/api/controls/own/requests",
    summary:
      "Asks the family for more time; one wish at a time, and none after a no until tomorrow.",
    access: learners,
    input: z.object({
      minutes: minutesAsked,
      reason: z.string().trim().max(reasonLengthMax, "reasonLong").default(""),
    }),
    output: z.object({ ruling: ownRuling.nullable() }),
    errors: ["invalid_input", "time_not_asked", "care_first", "rate_limited"],
    limits: [{ name: "time-request", per: "account", points: 20, windowSeconds: 3600 }],
  }),
} satisfies Contract;
