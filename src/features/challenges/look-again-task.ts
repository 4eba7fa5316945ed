import { WorkEnded, type WorkerPool } from "#platform/workers/worker-pool.ts";
import { defineTask } from "#platform/workers/task.ts";
import type { Locale } from "#shared/locale.ts";
import type { AnswerKey } from "#tutor/items/receipt.ts";
import { lookAgainTyped } from "#tutor/subjects/second-looks.ts";
import type { Finding } from "./rules.ts";

/** A mark to be looked at again. */
export type SecondLook = { key: AnswerKey; given: string; locale: Locale };

/** The second look as work for another thread: it goes every road there is, so it is the longest of all markings. */
export const lookAgainTask = defineTask("challenges.look-again", (look: SecondLook) =>
  lookAgainTyped(look.key, look.given, look.locale),
);

/** Looks again in a worker; what cannot be decided in good time is left open, for a person. */
export async function lookAgainAside(workers: WorkerPool, look: SecondLook): Promise<Finding> {
  try {
    return await workers.run(lookAgainTask, look);
  } catch (error) {
    if (error instanceof WorkEnded) return { kind: "open", way: null, missing: null };
    throw error;
  }
}
