import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocation } from "wouter";
import { call } from "#client/api.ts";
import { useLanguage } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import type { Subject } from "#shared/subjects.ts";
import { showToast } from "#ui/toast.tsx";
import type { ChatView } from "../contract.ts";
import { chatPath } from "./choose-chat.ts";
import { failureWords } from "./failure-words.ts";
import { chatKey, chatsKey } from "./use-chat.ts";

/** What a session is opened with; the same clientId opens the same session. */
export type SessionToOpen = {
  subject: Subject;
  locale: Locale;
  clientId: string;
  skillId?: string;
};

/** How a session is begun: with a skill, with a problem of the student's own, or with the map of topics. */
export type Beginning = { skillId?: string; first?: "own" | "topics" };

/** Opens a session on the server and keeps it for the screen, so that it is not read a second time. */
export async function openSession(client: QueryClient, session: SessionToOpen): Promise<ChatView> {
  const { chat } = await call("tutoring", "openChat", session);
  client.setQueryData(chatKey(chat.id), chat);
  void client.invalidateQueries({ queryKey: chatsKey });
  return chat;
}

/** The button that opens a new session and goes there. */
export type NewSession = {
  isPending: boolean;
  start(subject: Subject, beginning?: Beginning): void;
};

/** How the session was begun that was opened last: until it is done, and never after a reload. */
let begun: { chatId: string; first: NonNullable<Beginning["first"]> } | null = null;

/** Whether a session was opened to begin in this way. */
export function beginsWith(chatId: string, first: NonNullable<Beginning["first"]>): boolean {
  return begun?.chatId === chatId && begun.first === first;
}

/** The session has been begun. */
export function forgetBeginning(): void {
  begun = null;
}

/** Opens a new session each time it is started; a second press while one opens does nothing. */
export function useNewSession(): NewSession {
  const client = useQueryClient();
  const [, navigate] = useLocation();
  const { locale, translate } = useLanguage();
  const [isPending, setPending] = useState(false);

  async function open(session: SessionToOpen, first: Beginning["first"]): Promise<void> {
    setPending(true);
    try {
      const chat = await openSession(client, session);
      begun = first ? { chatId: chat.id, first } : null;
      navigate(chatPath(chat));
    } catch (error) {
      showToast({
        title: translate("desk.sessionOpenFailed"),
        text: failureWords(translate, error),
        tone: "care",
      });
    } finally {
      setPending(false);
    }
  }

  return {
    isPending,
    start(subject, { skillId, first } = {}) {
      if (isPending) return;
      const session = { subject, locale, clientId: crypto.randomUUID() };
      void open({ ...session, ...(skillId ? { skillId } : {}) }, first);
    },
  };
}
