import { z } from "zod";
import { evidenceQuery } from "#features/family/contract/evidence.ts";
import { lede, practiceDay } from "#features/learning/contract.ts";
import { skillStates } from "#shared/skill-state.ts";
import { type Contract, defineCall } from "#shared/contract.ts";
import { parents } from "#shared/permissions.ts";
import { subjects } from "#shared/subjects.ts";

const localized = z.object({ en: z.string(), es: z.string() });

/** Problems by how they stand: right on the first try without help, right in the end, not right yet. */
const counts = z.object({ alone: z.number(), withHelp: z.number(), open: z.number() });

/** What a sentence of a report can say. */
export const claimKinds = [
  "practised",
  "days",
  "alone",
  "helped",
  "open",
  "more",
  "less",
  "same",
  "mastered",
  "strength",
  "difficulty",
  "explained",
  "notYet",
] as const;
export type ClaimKind = (typeof claimKinds)[number];

/** One sentence of a report, in figures, with the problems behind it. */
const claim = z.object({
  kind: z.enum(claimKinds),
  /** The numbers that the sentence says, by their names in it. */
  numbers: z.record(z.string(), z.number()),
  skill: localized.nullable(),
  /** What opens the problems behind it: at least one, two where two times are compared. */
  evidence: z.array(z.object(evidenceQuery)).min(1),
});

/** How the question of the week went, as the parent says. */
export const kitchenAnswers = ["explained", "not-yet", "not-asked"] as const;

/** The question of a week to ask a child aloud. */
const kitchenCard = z.object({
  id: z.string(),
  /** The Monday of its week. */
  week: z.string(),
  skillId: z.string(),
  skill: localized,
  /** What to ask, in the parent's own voice. */
  ask: localized,
  /** What a good answer sounds like. */
  listenFor: localized,
  /** What to say where no answer comes. */
  nudge: localized,
  /** How many of the child's problems it comes from, and what opens them. */
  problems: z.number(),
  evidence: z.object(evidenceQuery),
  answer: z.enum(kitchenAnswers).nullable(),
});

/** A skill that was worked on, as far as it was in the time of the report. */
const reportSkill = counts.extend({
  /** Null for problems of the child's own. */
  id: z.string().nullable(),
  subject: z.enum(subjects),
  title: localized.nullable(),
  /** How well it works now; null for problems of the child's own. */
  state: z.enum(skillStates).nullable(),
});

const report = z.object({
  child: z.object({ id: z.string(), firstName: z.string(), fullName: z.string() }),
  /** First and last day; YYYY-MM-DD on the child's own calendar. */
  from: z.string(),
  to: z.string(),
  /** The last day a report can reach: the child's today. */
  today: z.string(),
  /** All of it in a sentence. */
  lede,
  totals: counts,
  /** The days before, as many as the report has. */
  before: z.object({ from: z.string(), to: z.string(), totals: counts }),
  /** Every day of the report, oldest first. */
  days: z.array(practiceDay),
  subjects: z.array(counts.extend({ subject: z.enum(subjects) })),
  /** Those with the most problems first. */
  skills: z.array(reportSkill),
  claims: z.array(claim),
  /** The questions of the weeks that the report touches, the latest first. */
  cards: z.array(kitchenCard),
});

export type Counts = z.infer<typeof counts>;
export type Claim = z.infer<typeof claim>;
export type KitchenCard = z.infer<typeof kitchenCard>;
export type ReportSkill = z.infer<typeof reportSkill>;
export type Report = z.infer<typeof report>;

/** The kinds of file a report can be taken home as. */
export const reportFormats = ["pdf", "csv"] as const;
export const papers = ["a4", "letter"] as const;
export type Paper = (typeof papers)[number];

/** Which days of which child. */
const which = {
  childId: z.string(),
  /** First and last day; the seven days up to today where left out. */
  from: z.iso.date("dayInvalid").optional(),
  to: z.iso.date("dayInvalid").optional(),
};

export const reportsContract = {
  readReport: defineCall({
    method: "get",
    path: "/api/family/children/:childId/report",
    summary:
      "A child's progress between two days: figures, how its skills stand, and sentences that each name the problems behind them.",
    access: parents,
    input: z.object(which),
    output: report,
    errors: ["invalid_input", "not_found"],
  }),
  downloadReport: defineCall({
    method: "get",
    path: "/api/family/children/:childId/report/file",
    summary: "The same report as a file: PDF to print, CSV for spreadsheets.",
    access: parents,
    input: z.object({
      ...which,
      format: z.enum(reportFormats).default("pdf"),
      paper: z.enum(papers).default("a4"),
    }),
    output: z.object({
      fileName: z.string(),
      mediaType: z.enum(["text/csv", "application/pdf"]),
      base64: z.string(),
    }),
    limits: [{ name: "report-file", per: "account", points: 60, windowSeconds: 3600 }],
    errors: ["invalid_input", "not_found", "rate_limited"],
  }),
  readKitchenCard: defineCall({
    method: "get",
    path: "/api/family/children/:childId/kitchen-card",
    summary:
      "The question of this week to ask the child aloud; null where nothing was practiced that it could come from.",
    access: parents,
    input: z.object({ childId: z.string() }),
    output: z.object({ card: kitchenCard.nullable() }),
    errors: ["not_found"],
  }),
  answerKitchenCard: defineCall({
    method: "put",
    path: "/api/family/children/:childId/kitchen-card",
    summary: "Keeps how the question went; null takes it back. It moves no mastery.",
    access: parents,
    input: z.object({
      childId: z.string(),
      cardId: z.string(),
      answer: z.enum(kitchenAnswers).nullable(),
    }),
    output: z.object({ card: kitchenCard }),
    errors: ["invalid_input", "not_found", "sample_only"],
  }),
} satisfies Contract;
