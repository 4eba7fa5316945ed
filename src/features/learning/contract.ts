import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { ledeKinds } from "#shared/lede.ts";
import { everyone, learners } from "#shared/permissions.ts";
import { subjects } from "#shared/subjects.ts";
import { isTimeZone } from "#shared/zoned-time.ts";
import { noteKinds } from "./rules-note.ts";

const localized = z.object({ en: z.string(), es: z.string() });

/** An IANA time zone ("America/Bogota"): days are those of the reader. Unknown ones are read as UTC. */
export const timeZone = z.string().max(64).refine(isTimeZone).catch("UTC");

/** How well a skill is known, as two probabilities: with help, and alone. */
const skillStanding = z.object({
  id: z.string(),
  title: localized,
  withHelp: z.number(),
  alone: z.number(),
  attempts: z.number(),
  correct: z.number(),
  aloneAttempts: z.number(),
  aloneCorrect: z.number(),
  /** When it comes back for review; ISO 8601, null before it was first done alone. */
  dueAt: z.string().nullable(),
  isDue: z.boolean(),
  updatedAt: z.string(),
});

/** Where a student stands in one subject (D-06). */
const subjectStanding = z.object({
  subject: z.enum(subjects),
  /** Share of the skills begun that stand alone; 0 to 1. */
  masteryLevel: z.number(),
  totalSessions: z.number(),
  totalPracticeItems: z.number(),
  totalCorrectItems: z.number(),
  currentUnit: localized.nullable(),
  currentSkill: localized.nullable(),
  strengths: z.array(localized),
  gaps: z.array(localized),
  nextSkill: localized.nullable(),
  /** How the last answer was given, and on which skill; null before the first. */
  note: z.object({ kind: z.enum(noteKinds), skill: localized }).nullable(),
  /** Latest first. */
  skills: z.array(skillStanding),
});

/** Problems answered on one day of the reader's calendar. */
export const practiceDay = z.object({
  /** YYYY-MM-DD. */
  day: z.string(),
  /** Right on the first try and without help. */
  alone: z.number(),
  /** Right in the end, after help or another try. */
  withHelp: z.number(),
  /** Not right yet. */
  open: z.number(),
});

/** All that is known of a student's learning, for the student and whoever looks after them. */
export const standing = z.object({
  subjects: z.array(subjectStanding),
  /** The last 14 days, oldest first, days without practice included. */
  days: z.array(practiceDay),
  /** From this probability on a skill counts as mastered alone. */
  masteredFrom: z.number(),
});

/** What the sentence over a child's week says (shared/lede.ts). */
export const lede = z.object({
  kind: z.enum(ledeKinds),
  alone: z.number(),
  total: z.number(),
  minutes: z.number(),
  days: z.number(),
  length: z.number(),
});

export type Standing = z.infer<typeof standing>;
export type SubjectStanding = z.infer<typeof subjectStanding>;
export type SkillStanding = z.infer<typeof skillStanding>;
export type PracticeDay = z.infer<typeof practiceDay>;

export const learningContract = {
  listTaughtSubjects: defineCall({
    method: "get",
    path: "/api/learning/subjects",
    summary: "The subjects in which something is taught now.",
    access: everyone,
    passive: true,
    input: z.object({}),
    output: z.object({ subjects: z.array(z.enum(subjects)) }),
  }),
  readProgress: defineCall({
    method: "get",
    path: "/api/learning/progress",
    summary:
      "Where the signed-in student stands: every skill with help and alone, and the last two weeks.",
    access: learners,
    input: z.object({ timeZone }),
    output: standing,
  }),
} satisfies Contract;
