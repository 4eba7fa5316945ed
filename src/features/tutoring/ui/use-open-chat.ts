import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useSearchParams } from "wouter";
import { useLanguage } from "#client/language.tsx";
import type { LastChat } from "#shared/browser-storage.ts";
import { AppError } from "#shared/errors.ts";
import { chooseChat } from "./choose-chat.ts";
import { recallLastChat, rememberLastChat } from "./last-chat.ts";
import { openSession } from "./use-new-session.ts";
import { useSessions } from "./use-sessions.ts";

/** What the address of the page leads to. */
export type OpenChat =
  | { kind: "opening" }
  /** What to do today, to choose from. */
  | { kind: "today" }
  /** `forget` where the chat was only remembered: the next best is then opened in its place. */
  | { kind: "chat"; chatId: string; forget: (() => void) | null }
  | { kind: "failed"; failure: AppError; retry: () => void };

/**
 * The chat that the address names, by the rules of chooseChat; makes the first session of a student who has
 * none. Its clientId is made once, so that however often React runs this there is one session.
 */
export function useOpenChat(): { open: OpenChat; remember: (last: LastChat | null) => void } {
  const [query] = useSearchParams();
  const { locale } = useLanguage();
  const client = useQueryClient();
  const [last, setLast] = useState<LastChat | null>(recallLastChat);
  const [clientId] = useState(() => crypto.randomUUID());
  const sessions = useSessions("");
  const choice = chooseChat(
    {
      session: query.get("session"),
      subject: query.get("subject"),
      resume: query.get("resume"),
    },
    { last, newest: sessions.chats, hasAway: sessions.hasAway },
  );
  const subject = choice.kind === "new" ? choice.subject : null;
  const created = useQuery({
    queryKey: ["tutoring", "first-session", clientId, subject],
    queryFn: () =>
      subject ? openSession(client, { subject, locale, clientId: `${clientId}-${subject}` }) : null,
    enabled: subject !== null,
    staleTime: Infinity,
  });

  const remember = useCallback((chat: LastChat | null) => {
    rememberLastChat(chat);
    setLast(chat);
  }, []);

  return { open: lead(), remember };

  function lead(): OpenChat {
    if (choice.kind === "open") {
      const { chatId, certain } = choice;
      return { kind: "chat", chatId, forget: certain ? null : () => remember(null) };
    }
    if (choice.kind === "new" && created.data) {
      return { kind: "chat", chatId: created.data.id, forget: null };
    }
    if (choice.kind === "today") return { kind: "today" };
    const error = choice.kind === "new" ? created.error : sessions.failure;
    if (!error) return { kind: "opening" };
    return {
      kind: "failed",
      failure: error instanceof AppError ? error : new AppError("unavailable"),
      retry: () => (choice.kind === "new" ? void created.refetch() : sessions.reload()),
    };
  }
}
