import type { Services } from "#platform/http/request-context.ts";
import { WorkEnded } from "#platform/workers/worker-pool.ts";
import { AppError } from "#shared/errors.ts";
import { lessonMax } from "#tutor/curriculum/packs/check.ts";
import { checkTextsTask } from "./check-task.ts";
import type { TextsToCheck } from "./check-texts.ts";

/**
 * Refuses corrected texts against which the check has something to say, each at its place. Throws invalid_input, and
 * unavailable where the check was not over in good time.
 */
export async function refuseFaultyTexts(
  { workers }: Pick<Services, "workers">,
  texts: TextsToCheck,
): Promise<void> {
  const faults = await workers.run(checkTextsTask, texts).catch((error: unknown) => {
    throw error instanceof WorkEnded ? new AppError("unavailable") : error;
  });
  if (faults.length === 0) return;
  const other = faults.find(({ problem }) => problem === "checkRefused");
  throw new AppError("invalid_input", {
    fields: Object.fromEntries(faults.map(({ place, problem }) => [place, problem])),
    data: { max: lessonMax, ...(other ? { said: other.words } : {}) },
  });
}
