import { send } from "#client/api.ts";
import { queryRetryPauseMaxMs, second } from "#shared/constants.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import type { TurnEvent } from "../contract.ts";
import { readEvents } from "./event-stream.ts";

/** What hears of a chat. */
export type ChatFollower = {
  /** The stream is open. What happened before it was has to be read. */
  onOpen(): void;
  onEvent(event: TurnEvent): void;
};

/** Refusals that no further try changes. */
const final: readonly ErrorCode[] = ["unauthenticated", "forbidden", "not_found"];

/** A stream that lasted this long was no failure; the next pause begins at one second again. */
const steadyMs = 10 * second;

/**
 * Follows a chat until the signal gives it up, connecting again after pauses that double up to half a minute.
 * Ends early only where the server refuses for good; never rejects.
 */
export async function followChat(
  chatId: string,
  follower: ChatFollower,
  signal: AbortSignal,
): Promise<void> {
  let failures = 0;
  while (!signal.aborted) {
    const began = Date.now();
    try {
      const response = await send("tutoring", "watchChat", { chatId }, { signal });
      follower.onOpen();
      await readEvents(response, (event) => follower.onEvent(event));
    } catch (error) {
      if (error instanceof AppError && final.includes(error.code)) return;
    }
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
