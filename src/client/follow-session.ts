import type { SessionEvent } from "#features/accounts/contract/sessions.ts";
import { isSessionEnding, type SessionEnding } from "#shared/session-ends.ts";
import { send } from "./api.ts";
import { followStream } from "./follow-stream.ts";

/**
 * Of all windows of a browser that are looked at one holds the line, since browsers allow a server six at a time, and
 * tells the others what it hears.
 */
const name = "faro-session";

/**
 * Hears from the server that this browser's session is no more, and why, while the page is visible; gives what ends
 * that. Where the browser has no locks the page hears nothing by this way.
 */
export function followSession(onEnded: (why: SessionEnding) => void): () => void {
  let leave: AbortController | null = null;
  const others = new BroadcastChannel(name);
  others.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string" && isSessionEnding(data)) onEnded(data);
  });

  async function follow(signal: AbortSignal): Promise<void> {
    const open = () => send("accounts", "followSession", {}, { signal });
    const follower = {
      onOpen: () => undefined,
      onEvent: ({ why }: SessionEvent) => {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
        others.postMessage(why);
        onEnded(why);
      },
    };
    await navigator.locks.request(name, { signal }, () =>
      followStream<SessionEvent>(open, follower, signal),
    );
  }

  function adjust(): void {
    if (document.hidden) stop();
    else if (!leave && "locks" in navigator) {
      leave = new AbortController();
      // Gives up with the signal while it waits for the lock.
      follow(leave.signal).catch(() => undefined);
    }
  }

  function stop(): void {
    leave?.abort();
    leave = null;
  }

  adjust();
  document.addEventListener("visibilitychange", adjust);
  return () => {
    document.removeEventListener("visibilitychange", adjust);
    others.close();
    stop();
  };
}
