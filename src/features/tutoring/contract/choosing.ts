import { z } from "zod";
import { subjects } from "#shared/subjects.ts";
import { topicStandings } from "#tutor/mind/topics.ts";

const localized = z.object({ en: z.string(), es: z.string() });

/** A skill on the map of topics, with where the student stands with it. */
/** Where textbooks of the catalogue treat a skill. */
export const chapters = z.array(
  z.object({ book: z.string(), chapter: z.string(), link: z.string() }),
);

export const topic = z.object({
  id: z.string(),
  title: localized,
  why: localized,
  /** First and last school grade. */
  grades: z.tuple([z.number(), z.number()]),
  standing: z.enum(topicStandings),
  chapters,
});

export type Topic = z.infer<typeof topic>;

const closingReasons = ["paused", "hours", "minutes"] as const;

/** What a student finds after signing in. */
export const today = z.object({
  /** A session whose problem was begun and not finished. */
  unfinished: z
    .object({ chatId: z.string(), subject: z.enum(subjects), title: z.string() })
    .nullable(),
  /** The one thing to do now; null where it is what was left half done, and where the family's rules leave nothing. */
  plan: z
    .object({
      subject: z.enum(subjects),
      skillId: z.string(),
      title: localized,
      /** What it is good for. */
      use: localized,
      /** A review is due, the student's own goal names it, it was begun, or it comes next. */
      why: z.enum(["review", "goal", "begun", "next"]),
      /** Whole days since it was last done, for a review. */
      days: z.number().int().nullable(),
    })
    .nullable(),
  /** The family's rules leave nothing to begin now: why, and when the tutor opens again. */
  closed: z
    .object({
      reason: z.enum(closingReasons),
      /** ISO 8601; null where nobody knows. */
      opensAt: z.string().nullable(),
      timeZone: z.string(),
      /** What is at hand may still be finished for some minutes. */
      mayFinish: z.boolean(),
    })
    .nullable(),
  /** Reviews that are due, in all subjects together. */
  due: z.number().int(),
  /** The subjects to choose from, the student's own first. */
  subjects: z.array(z.enum(subjects)).readonly(),
  /** Whether a problem of the student's own may be brought. */
  ownProblems: z.boolean(),
});

export type Today = z.infer<typeof today>;
