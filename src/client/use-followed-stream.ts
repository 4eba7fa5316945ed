import { useEffect, useRef } from "react";
import { followStream, type StreamFollower } from "./follow-stream.ts";

/** Opens the stream about what the key names. */
type OpenStream = (key: string, signal: AbortSignal) => Promise<Response>;

/**
 * Follows a stream while the page is visible; a page that comes back connects anew and reads what it missed.
 * A key of null follows nothing; `open` stays the same for as long as the key does.
 */
export function useFollowedStream<Event>(
  key: string | null,
  open: OpenStream,
  follower: StreamFollower<Event>,
): void {
  const latest = useRef(follower);
  useEffect(() => {
    latest.current = follower;
  });
  useEffect(() => {
    if (key === null) return undefined;
    const named = key;
    let stream: AbortController | null = null;
    function adjust(): void {
      const isVisible = document.visibilityState === "visible";
      if (isVisible && !stream) {
        stream = new AbortController();
        void followStream<Event>(
          (signal) => open(named, signal),
          {
            onOpen: () => latest.current.onOpen(),
            onEvent: (event) => latest.current.onEvent(event),
            onLost: () => latest.current.onLost?.(),
          },
          stream.signal,
        );
      } else if (!isVisible) {
        stream?.abort();
        stream = null;
      }
    }
    adjust();
    document.addEventListener("visibilitychange", adjust);
    return () => {
      document.removeEventListener("visibilitychange", adjust);
      stream?.abort();
    };
  }, [key, open]);
}
