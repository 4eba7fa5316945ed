import { z } from "zod";
import type { Attempt } from "#tutor/mind/decision.ts";

/** How the last answer was given: without help, with it, or not right. */
export const noteKinds = ["alone", "withHelp", "missed"] as const;

/** What student_progress keeps of the last answer in a subject (D-06), to be said in the reader's language. */
const progressNote = z.object({ kind: z.enum(noteKinds), skillId: z.string() });

export type ProgressNote = z.output<typeof progressNote>;

/** The note of an answer, as it is kept; null where it was no answer on a skill. */
export function noteOf(attempt: Attempt | null, skillId: string | null): string | null {
  if (!attempt || skillId === null) return null;
  const isRight = attempt.receipt.outcome === "right";
  const isAlone = attempt.firstTry && attempt.helpLevel === 0;
  const kind = isRight ? (isAlone ? "alone" : "withHelp") : "missed";
  return JSON.stringify({ kind, skillId } satisfies ProgressNote);
}

/** A note as it was kept; null where there is none, or none that this program wrote. */
export function readNote(stored: string | null): ProgressNote | null {
  if (stored === null) return null;
  try {
    return progressNote.safeParse(JSON.parse(stored)).data ?? null;
  } catch {
    return null;
  }
}
