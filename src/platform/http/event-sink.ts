import type { ServerResponse } from "node:http";

/** Where a stream's events go. Writing after the browser left does nothing. */
export type EventSink<Event> = {
  /** Sends the head at once, for a stream that may be quiet for long. */
  open(): void;
  send(event: Event): void;
  /** Fires once when the browser goes away before the stream ended. */
  onClose(listener: () => void): void;
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
export function openEventSink<Event>(response: ServerResponse): EventSink<Event> & { end(): void } {
  let heartbeat: NodeJS.Timeout | null = null;

  function writeHead(): void {
    response.writeHead(200, headers);
    heartbeat = setInterval(() => response.write(": still here\n\n"), heartbeatMs);
    heartbeat.unref();
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
      if (response.writableCorked === 0) {
        response.cork();
        queueMicrotask(() => response.uncork());
      }
      response.write(`data: ${JSON.stringify(event)}\n\n`);
    },
    onClose(listener) {
      response.once("close", () => {
        if (!response.writableFinished) listener();
      });
    },
    end() {
      if (heartbeat) clearInterval(heartbeat);
      if (response.destroyed || response.writableEnded) return;
      if (!response.headersSent) response.writeHead(200, headers);
      response.end();
    },
  };
}
