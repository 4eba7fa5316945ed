import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "#client/api.ts";
import { useTranslate } from "#client/language.tsx";
import { showToast } from "#ui/toast.tsx";
import type { ChatSummary } from "../contract.ts";
import { failureWords } from "./failure-words.ts";
import { chatsKey } from "./use-chat.ts";

/** A session that was just put away or taken out. */
export type Moved = { chat: ChatSummary; away: boolean };

export type PutAway = {
  /** What was moved last, to be undone; null before, and once it was undone or let go. */
  moved: Moved | null;
  put: (chat: ChatSummary, away: boolean) => void;
  undo: () => void;
  letGo: () => void;
};

/** Puts sessions away from the list and takes them out again. */
export function usePutAway(): PutAway {
  const client = useQueryClient();
  const translate = useTranslate();
  const [moved, setMoved] = useState<Moved | null>(null);

  async function send({ chat, away }: Moved, then: Moved | null): Promise<void> {
    try {
      await call("tutoring", "putAway", { chatId: chat.id, away });
      setMoved(then);
      void client.invalidateQueries({ queryKey: chatsKey });
      // What was left half done is offered from the list alone.
      void client.invalidateQueries({ queryKey: ["tutoring", "today"] });
    } catch (error) {
      showToast({
        title: translate("desk.putAwayFailed"),
        text: failureWords(translate, error),
        tone: "care",
      });
    }
  }

  return {
    moved,
    put: (chat, away) => void send({ chat, away }, { chat, away }),
    undo: () => {
      if (moved) void send({ ...moved, away: !moved.away }, null);
    },
    letGo: () => setMoved(null),
  };
}
