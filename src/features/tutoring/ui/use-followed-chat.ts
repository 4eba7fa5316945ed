import { useEffect, useRef } from "react";
import { type ChatFollower, followChat } from "./follow-chat.ts";

/**
 * Follows a chat while the page is visible; a page that comes back connects anew and reads what it missed.
 * Null follows nothing.
 */
export function useFollowedChat(chatId: string | null, follower: ChatFollower): void {
  const latest = useRef(follower);
  useEffect(() => {
    latest.current = follower;
  });
  useEffect(() => {
    if (chatId === null) return undefined;
    const id = chatId;
    let stream: AbortController | null = null;
    function adjust(): void {
      const isVisible = document.visibilityState === "visible";
      if (isVisible && !stream) {
        stream = new AbortController();
        void followChat(
          id,
          {
            onOpen: () => latest.current.onOpen(),
            onEvent: (event) => latest.current.onEvent(event),
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
  }, [chatId]);
}
