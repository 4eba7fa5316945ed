import { queryRetryPauseMaxMs, second } from "#shared/constants.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import { readEvents } from "./event-stream.ts";
import { untilRenewed } from "./session-renewal.ts";

/** What hears of a stream. */
export type StreamFollower<Event> = {
  /** The stream is open. What happened before it was has to be read. */
  onOpen(): void;
  onEvent(event: Event): void;
  /** The stream is gone; it is opened again after a pause. */
  onLost?(): void;
};

/** Refusals that no further try changes. */
const final: readonly ErrorCode[] = ["forbidden", "not_found"];

/** A stream that lasted this long was no failure; the next pause begins at one second again. */
const steadyMs = 10 * second;

/**
 * Follows a stream until the signal gives it up, connecting again after pauses that double up to half a minute;
 * where the session is over, once it goes on. Ends early only where the server refuses for good; never rejects.
 */
export async function followStream<Event>(
  open: (signal: AbortSignal) => Promise<Response>,
  follower: StreamFollower<Event>,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const began = Date.now();
    try {
      const response = await open(signal);
      follower.onOpen();
      await readEvents<Event>(response, (event) => follower.onEvent(event));
    } catch (error) {
      const code = error instanceof AppError ? error.code : null;
      if (code !== null && final.includes(code)) return;
      if (code === "unauthenticated") {
        await untilRenewed(signal);
        failures = 0;
        continue;
      }
    }
    if (signal.aborted) return;
    follower.onLost?.();
    failures = Date.now() - began > steadyMs ? 0 : failures + 1;
    await pause(Math.min(second * 2 ** failures, queryRetryPauseMaxMs), signal);
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener(
      "abort",
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
}
