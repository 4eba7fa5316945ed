import { z } from "zod";
import { practiceDay } from "#features/learning/contract.ts";
import { subjects } from "#shared/subjects.ts";

export const localized = z.object({ en: z.string(), es: z.string() });

/** What a child is doing at this moment. */
const present = z.object({
  sessionId: z.string(),
  subject: z.enum(subjects),
  /** The name of its first skill; null where the session is called in the child's own words. */
  title: localized.nullable(),
  /** The skill of the problem on the workbench; null for a problem of the child's own. */
  skill: localized.nullable(),
  /** Hints taken on the problem so far. */
  hints: z.number(),
  /** The last marked answer of the session; null before the first. */
  step: z
    .object({
      outcome: z.enum(["right", "wrong", "right-value-wrong-form", "unreadable"]),
      /** No hint had been taken. */
      alone: z.boolean(),
      /** ISO 8601. */
      at: z.string(),
    })
    .nullable(),
});

/** A child at a glance, as the dashboard shows it. */
export const child = z.object({
  id: z.string(),
  fullName: z.string(),
  firstName: z.string(),
  username: z.string().nullable(),
  email: z.string().nullable(),
  /** The child is below the age of consent. */
  guardianChangesEmail: z.boolean(),
  gradeLevel: z.number().nullable(),
  /** Set while the child is learning: something was said within the last five minutes. */
  now: present.nullable(),
  /** When the child last said something to the tutor; ISO 8601. */
  lastActiveAt: z.string().nullable(),
  /** Free and bought credits left. */
  credits: z.number(),
  /** Alerts that no parent has said they read. */
  openAlerts: z.number(),
  /** The last seven days, oldest first. A day is the child's own; the last is today. */
  week: z.array(practiceDay),
  /** The last of them. */
  today: practiceDay,
});

export const family = z.object({
  /** True for administrators, who see a family that does not exist. */
  isSample: z.boolean(),
  children: z.array(child),
});

/** What the live view tells: the whole family when it opens or somebody joins or leaves, then child by child. */
export const familyEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("family"), family }),
  z.object({ type: z.literal("child"), child }),
]);

export type Child = z.infer<typeof child>;
export type Family = z.infer<typeof family>;
export type FamilyEvent = z.infer<typeof familyEvent>;
