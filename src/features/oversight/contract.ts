import { z } from "zod";
import { message } from "#features/tutoring/contract.ts";
import { type Contract, defineCall } from "#shared/contract.ts";
import { learners, parents } from "#shared/permissions.ts";
import { subjects } from "#shared/subjects.ts";
import { sights } from "./rules.ts";

const localized = z.object({ en: z.string(), es: z.string() });

/** What of lessons those who look after a student see, and what follows on which birthday. */
const policy = z.object({
  sight: z.enum(sights),
  /** YYYY-MM-DD; null where no birthday changes it any more. */
  next: z.object({ day: z.string(), sight: z.enum(sights) }).nullable(),
});

export type PolicyView = z.infer<typeof policy>;

/** The problems a sentence rests on, by their ids in the session. */
const rests = { problems: z.array(z.string()) };

const sentence = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("practised"),
    ...rests,
    skills: z.array(localized),
    minutes: z.number(),
  }),
  z.object({ kind: z.literal("talked"), ...rests, messages: z.number(), minutes: z.number() }),
  z.object({ kind: z.enum(["alone", "withHelp", "open"]), ...rests }),
  z.object({
    kind: z.literal("stumbled"),
    ...rests,
    /** What the tutor pointed at. */
    point: localized,
    isOvercome: z.boolean(),
  }),
  z.object({
    kind: z.literal("next"),
    ...rests,
    step: z.enum(["again", "alone", "review"]),
    skill: localized.nullable(),
  }),
]);

export type SentenceView = z.infer<typeof sentence>;

const endings = z.enum(["alone", "withHelp", "open"]);

/** A problem behind a summary, with how it was answered; words only where they may be shown. */
const problem = z.object({
  id: z.string(),
  skill: localized.nullable(),
  /** Light Markdown with mathematics between $ signs; null for the student's own words where they may not be shown. */
  prompt: z.string().nullable(),
  ending: endings,
  answers: z.array(
    z.object({
      id: z.string(),
      /** ISO 8601. */
      at: z.string(),
      outcome: z.enum(["right", "wrong", "right-value-wrong-form", "unreadable"]),
      /** Hints seen before it: 0 is alone. */
      helpLevel: z.number(),
      /** What the student wrote; null where it may not be shown. */
      given: z.string().nullable(),
    }),
  ),
});

export type SessionProblem = z.infer<typeof problem>;

/** A session: a stretch of a chat without a silence of fifteen minutes. */
const session = z.object({
  id: z.string(),
  subject: z.enum(subjects),
  startedAt: z.string(),
  lastAt: z.string(),
  /** It ended by fifteen minutes of silence. */
  isOver: z.boolean(),
  sentences: z.array(sentence),
  problems: z.array(problem),
});

export type SessionSummary = z.infer<typeof session>;

const sessionList = z.object({
  sessions: z.array(session),
  /** Where the next page begins; null at the end. */
  next: z.string().nullable(),
});

export type SessionList = z.infer<typeof sessionList>;

/** A turn as the student saw it. */
const turn = z.object({
  message,
  /** Words that were shown and then taken back. */
  takenBack: z.string().nullable(),
  /** The student had it said another way afterwards. */
  isReworded: z.boolean(),
  /** It is what an alert is about. */
  isFlagged: z.boolean(),
});

export type TranscriptTurn = z.infer<typeof turn>;

const transcript = z.object({
  /** Stretches of the conversation: one where all of it may be seen, the flagged ones alone, or none. */
  parts: z.array(z.array(turn)),
});

const before = z.object({ before: z.iso.datetime().optional() });
const childId = z.string();

export const oversightContract = {
  readSessions: defineCall({
    method: "get",
    path: "/api/oversight/children/:childId/sessions",
    summary:
      "A child's sessions with a summary each, latest first, and what of them a parent sees at the child's age.",
    access: parents,
    input: before.extend({ childId }),
    output: sessionList.extend({ policy }),
    errors: ["not_found"],
  }),
  readSession: defineCall({
    method: "get",
    path: "/api/oversight/children/:childId/session",
    summary: "One session: its summary and as much of what was said as the child's age allows.",
    access: parents,
    input: z.object({ childId, session: z.string().max(60).default("") }),
    output: z.object({ policy, session: session.nullable(), transcript }),
    errors: ["not_found"],
  }),
  readOwnSessions: defineCall({
    method: "get",
    path: "/api/oversight/own/sessions",
    summary: "The signed-in student's own sessions with the summaries that parents read.",
    access: learners,
    input: before,
    output: sessionList,
  }),
} satisfies Contract;
