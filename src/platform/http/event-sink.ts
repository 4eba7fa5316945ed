import type { ServerResponse } from "node:http";
import type { SessionEnding } from "#shared/session-ends.ts";

/** Why nobody follows a stream any more: the browser left, the session's time was up, or it was ended. */
export type Leaving = "left" | "time" | SessionEnding;

/** Where a stream's events go. Writing after the browser left does nothing. */
export type EventSink<Event> = {
  /** Sends the head at once, for a stream that may be quiet for long. */
  open(): void;
  send(event: Event): void;
  /** Fires once when the browser goes away, or its session ends, before the stream ended; then a last event may be sent. */
  onClose(listener: (why: Leaving) => void): void;
};

/** A sink as whoever answers the call holds it. */
export type OpenedSink<Event> = EventSink<Event> & {
  /** Has the stream end because the session has. */
  stop(why: Leaving): void;
  end(): void;
};

const headers = {
  "content-type": "text/event-stream; charset=utf-8",
  "cache-control": "no-store",
  "x-accel-buffering": "no",
  "x-content-type-options": "nosniff",
} as const;

/** Keeps proxies from closing a stream that is quiet while the model thinks. */
const heartbeatMs = 15_000;

/**
 * Server-sent events straight onto Node's response: a web stream between costs a third more CPU for each
 * stream (docs/decisions/0006). The head is written with the first event, so a failure before it can
 * still answer with a status.
 */
export function openEventSink<Event>(response: ServerResponse): OpenedSink<Event> {
  let heartbeat: NodeJS.Timeout | null = null;
  let left: Leaving | null = null;
  let isGathering = false;
  const listeners: ((why: Leaving) => void)[] = [];

  function leave(why: Leaving): void {
    if (left !== null) return;
    left = why;
    for (const listener of listeners.splice(0)) listener(why);
  }
  response.once("close", () => {
    if (!response.writableFinished) leave("left");
  });

  function writeHead(): void {
    response.writeHead(200, headers);
    heartbeat = setInterval(() => response.write(": still here\n\n"), heartbeatMs);
    heartbeat.unref();
  }

  function flush(): void {
    if (!isGathering) return;
    isGathering = false;
    response.uncork();
  }

  function end(): void {
    // Node drops what is held back when the response ends.
    flush();
    if (heartbeat) clearInterval(heartbeat);
    if (response.destroyed || response.writableEnded) return;
    if (!response.headersSent) response.writeHead(200, headers);
    response.end();
  }

  return {
    open() {
      if (response.destroyed || response.headersSent) return;
      writeHead();
      response.flushHeaders();
    },
    send(event) {
      if (response.destroyed || response.writableEnded) return;
      if (!response.headersSent) writeHead();
      // Events of one moment leave in one write: a system call costs more than all we do for a token.
      if (!isGathering) {
        isGathering = true;
        response.cork();
        queueMicrotask(flush);
      }
      response.write(`data: ${JSON.stringify(event)}\n\n`);
    },
    onClose(listener) {
      if (left === null) listeners.push(listener);
      else listener(left);
    },
    stop(why) {
      leave(why);
      end();
    },
    end,
  };
}
