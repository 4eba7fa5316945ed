import { z } from "zod";
import { endings } from "#shared/endings.ts";
import { locales } from "#shared/locale.ts";
import { subjects } from "#shared/subjects.ts";

const localized = z.object({ en: z.string(), es: z.string() });

/** What to show the evidence of; whatever is left out is not asked for. */
export const evidenceQuery = {
  /** The first and the last day on which the problems were last answered; YYYY-MM-DD. */
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  ending: z.enum(endings).optional(),
  /** Ids of skills, with commas between. */
  skillIds: z.string().max(2000).optional(),
  sessionId: z.string().max(80).optional(),
  /** Goes on where a page ended. */
  before: z.iso.datetime().optional(),
};

/** One marked answer. */
const markedAnswer = z.object({
  id: z.string(),
  /** ISO 8601. */
  at: z.string(),
  /** What the child wrote; null where the chat no longer holds it. */
  given: z.string().nullable(),
  /** It is a program. */
  isCode: z.boolean(),
  outcome: z.enum(["right", "wrong", "right-value-wrong-form", "unreadable"]),
  /** Why it was marked so, in the language of the call. */
  reasons: z.array(z.string()),
  /** Hints seen before it: 0 is alone. */
  helpLevel: z.number(),
});

/** A problem with every answer to it. */
const problem = z.object({
  id: z.string(),
  sessionId: z.string(),
  subject: z.enum(subjects),
  /** The language of the session: how what was written in it is read. */
  locale: z.enum(locales),
  day: z.string(),
  skill: localized.nullable(),
  /** Light Markdown with mathematics between $ signs, in the language of the session. */
  prompt: z.string().nullable(),
  ending: z.enum(endings),
  /** When it was put before the child; ISO 8601. */
  shownAt: z.string().nullable(),
  /** Oldest first. */
  answers: z.array(markedAnswer),
});

export const evidence = z.object({
  /** The latest first. */
  problems: z.array(problem),
  /** Where the next page begins; null at the end. */
  next: z.string().nullable(),
});

export type Evidence = z.infer<typeof evidence>;
export type EvidenceProblem = Evidence["problems"][number];
export type EvidenceQuery = {
  [Key in keyof typeof evidenceQuery]?: z.infer<(typeof evidenceQuery)[Key]>;
};
