import { z } from "zod";
import { message } from "#features/tutoring/contract.ts";
import { type Contract, defineCall } from "#shared/contract.ts";
import { endings } from "#shared/endings.ts";
import { administrators, learners, parents } from "#shared/permissions.ts";
import {
  accessKinds,
  alertCategories,
  alertNoteMax,
  alertFindings,
  alertPlaces,
  alertRoutes,
  fieldPlaces,
  sights,
} from "#shared/oversight.ts";
import { careAnswer } from "./contract/care.ts";
import { locales } from "#shared/locale.ts";
import { subjects } from "#shared/subjects.ts";

const localized = z.object({ en: z.string(), es: z.string() });

/** What of lessons those who look after a student see, and what follows on which birthday. */
export const policy = z.object({
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
  z.object({ kind: z.enum(endings), ...rests }),
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

/** A problem behind a summary, with how it was answered; words only where they may be shown. */
const problem = z.object({
  id: z.string(),
  skill: localized.nullable(),
  /** Light Markdown with mathematics between $ signs; null for the student's own words where they may not be shown. */
  prompt: z.string().nullable(),
  ending: z.enum(endings),
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
      /** It is a program. */
      isCode: z.boolean(),
    }),
  ),
});

export type SessionProblem = z.infer<typeof problem>;

/** A session: a stretch of a chat without a silence of fifteen minutes. */
const session = z.object({
  id: z.string(),
  subject: z.enum(subjects),
  /** The language of the lesson: how what was written in it is read. */
  locale: z.enum(locales),
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

/** Who looked at what, and when. */
const accessLog = z.object({
  entries: z.array(
    z.object({
      id: z.string(),
      viewer: z.enum(["parent", "administrator"]),
      /** A parent's; null for administrators, and where the account is gone. */
      firstName: z.string().nullable(),
      isYou: z.boolean(),
      what: z.enum(accessKinds),
      firstAt: z.string(),
      /** The last of the looks within ten minutes of each other. */
      lastAt: z.string(),
    }),
  ),
  next: z.string().nullable(),
});

export type AccessLog = z.infer<typeof accessLog>;

const parentAlert = z.object({
  id: z.string(),
  category: z.enum(alertCategories),
  /** The few words that it is about; null where the age does not let them be seen. */
  snippet: z.string().nullable(),
  /** Where they were written. */
  place: z.enum(alertPlaces),
  createdAt: z.string(),
  acknowledgedAt: z.string().nullable(),
});

export type ParentAlert = z.infer<typeof parentAlert>;

const adminAlert = z.object({
  id: z.string(),
  /** Whose; both are null where the account is gone. */
  studentId: z.string().nullable(),
  fullName: z.string().nullable(),
  category: z.enum(alertCategories),
  route: z.enum(alertRoutes),
  snippet: z.string(),
  place: z.enum(alertPlaces),
  finding: z.enum(alertFindings).nullable(),
  note: z.string(),
  createdAt: z.string(),
  /** When a parent said that it was read. */
  acknowledgedAt: z.string().nullable(),
});

export type AdminAlert = z.infer<typeof adminAlert>;

const own = z.object({
  policy,
  /** First names of those who look after the student. */
  guardians: z.array(z.string()),
  /** A change by age that the student was told of and has not said to have read; null where there is none. */
  change: z.object({ day: z.string(), sight: z.enum(sights), isAhead: z.boolean() }).nullable(),
});

export type OwnOversight = z.infer<typeof own>;

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
  readOwnOversight: defineCall({
    method: "get",
    path: "/api/oversight/own",
    summary:
      "Who looks after the signed-in student, what they can see at this age, and when it changes.",
    access: learners,
    input: z.object({}),
    output: own,
  }),
  acknowledgeChange: defineCall({
    method: "post",
    path: "/api/oversight/own/change",
    summary: "The signed-in student has read which change by age they were told of.",
    access: learners,
    ignoresBody: true,
    input: z.object({}),
    output: own,
  }),
  tellMore: defineCall({
    method: "post",
    path: "/api/oversight/own/words",
    summary:
      "The signed-in student says that heavy words of theirs are about themselves: a case is opened, and who helps is answered.",
    access: learners,
    input: z.object({ place: z.enum(fieldPlaces), text: z.string().trim().min(1).max(2000) }),
    output: z.object({ care: careAnswer }),
    errors: ["invalid_input"],
    limits: [{ name: "tell-more", per: "account", points: 30, windowSeconds: 3600 }],
  }),
  readAccess: defineCall({
    method: "get",
    path: "/api/oversight/children/:childId/access",
    summary:
      "Who looked at what of a child and when, administrators included, but for their looks at alerts, and at the account while one stands that is kept from the parents.",
    access: parents,
    input: before.extend({ childId }),
    output: accessLog,
    errors: ["not_found"],
  }),
  readOwnAccess: defineCall({
    method: "get",
    path: "/api/oversight/own/access",
    summary: "Who looked at what of the signed-in student and when, administrators included.",
    access: learners,
    input: before,
    output: accessLog,
  }),
  readAlerts: defineCall({
    method: "get",
    path: "/api/oversight/children/:childId/alerts",
    summary: "Alerts about a child that a parent is to see to, latest first.",
    access: parents,
    input: z.object({ childId }),
    output: z.object({ alerts: z.array(parentAlert) }),
    errors: ["not_found"],
  }),
  acknowledgeAlert: defineCall({
    method: "put",
    path: "/api/oversight/children/:childId/alerts",
    summary:
      "Says that an alert was read; the id of none that the parent hears of changes nothing.",
    access: parents,
    input: z.object({ childId, alertId: z.string().max(60).default("") }),
    output: z.object({ alerts: z.array(parentAlert) }),
    errors: ["invalid_input", "not_found", "sample_only"],
  }),
  listAlerts: defineCall({
    method: "get",
    path: "/api/admin/alerts",
    summary:
      "Alerts that nobody has looked into yet, the oldest first; or those that were, the latest review first.",
    access: administrators,
    input: z.object({ reviewed: z.enum(["yes", "no"]).default("no") }),
    output: z.object({ alerts: z.array(adminAlert) }),
  }),
  reviewAlert: defineCall({
    method: "post",
    path: "/api/admin/alerts/:alertId/review",
    summary:
      "Keeps what an administrator found, with a note, and passes the alert on to the parents where that is safe.",
    access: administrators,
    input: z.object({
      alertId: z.string().max(60),
      finding: z.enum(alertFindings),
      note: z.string().trim().max(alertNoteMax, "reasonTooLong").default(""),
      tellGuardians: z.boolean().default(false),
    }),
    output: z.object({ alert: adminAlert }),
    errors: ["invalid_input", "not_found"],
  }),
} satisfies Contract;
