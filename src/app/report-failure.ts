import type { Failure } from "#features/errors/ui/keep-failure.ts";
import { loadWords } from "#client/words.ts";

/** Brings what is needed once something fails, with its words. Rejects where it cannot be loaded. */
export async function bringFailureDesk() {
  const [desk] = await Promise.all([import("./failure-desk.ts"), loadWords(["mishaps"])]);
  return desk;
}

/** Keeps a report of a failure in this browser; nothing hangs on whether that works. */
export function reportFailure(failure: Failure): void {
  bringFailureDesk()
    .then(({ keepFailure }) => keepFailure(failure))
    .catch(() => {
      // The failure itself is shown where it happened.
    });
}
