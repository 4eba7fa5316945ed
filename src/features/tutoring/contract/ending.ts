import { z } from "zod";

const localized = z.object({ en: z.string(), es: z.string() });

/** What a session came to, from the record of its marked answers, when the student took leave. */
export const ending = z.object({
  /** When the student took leave (ISO 8601). */
  at: z.string(),
  skills: z.array(localized),
  /** Problems right on the first try without help, right in the end, and not right yet. */
  alone: z.number().int(),
  withHelp: z.number().int(),
  open: z.number().int(),
  /** Problems that were right after a try that was not. */
  persisted: z.number().int(),
  /** Where answers went wrong, the first of each skill. */
  hard: z.array(
    z.object({
      /** Null for a problem of the student's own. */
      skill: localized.nullable(),
      /** What the student gave, where it is short. */
      given: z.string().nullable(),
      /** What the tutor pointed at, where the answer shows a known wrong method. */
      point: localized.nullable(),
      isOvercome: z.boolean(),
    }),
  ),
  /** The title of what was left half done in this session. */
  left: z.string().nullable(),
  /** What the student is offered next. */
  next: z.object({ title: localized, why: z.enum(["review", "goal", "begun", "next"]) }).nullable(),
  /** What was practised and is due again first, with when (ISO 8601). */
  returns: z.object({ title: localized, dueAt: z.string() }).nullable(),
  /** Whether something may be gone on with now. */
  mayGoOn: z.boolean(),
});

export type Ending = z.infer<typeof ending>;
