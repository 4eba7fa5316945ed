import type { LastChat } from "#shared/browser-storage.ts";
import { findSubject, type Subject } from "#shared/subjects.ts";
import type { ChatSummary } from "../contract.ts";

/** What the address of the page asks for, as it stands there. */
export type WantedChat = {
  session: string | null;
  subject: string | null;
  /** Set where the newest session is asked for. */
  resume?: string | null;
};

/** Which chat the page shows. */
export type ChatChoice =
  /** `certain` where the address names the session; a remembered one may be another student's, or gone. */
  | { kind: "open"; chatId: string; certain: boolean }
  /** The newest sessions have to be known first. */
  | { kind: "ask-newest" }
  /** Nothing was asked for, and there are sessions: the student is shown what to do today. */
  | { kind: "today" }
  | { kind: "new"; subject: Subject };

/** The subject of a first session, where nothing names another. */
export const firstSubject: Subject = "Mathematics";

type Known = {
  /** The chat this browser showed last; null once it turned out to be nobody's here. */
  last: LastChat | null;
  /** The newest sessions, latest first; null until they have come. */
  newest: readonly Pick<ChatSummary, "id" | "subject">[] | null;
  /** There are sessions that were put away. */
  hasAway: boolean;
};

/**
 * The chat that an address opens (N-03): the session it names; else the last or newest one of the subject it
 * names; where it names nothing, what to do today, or the first session of all.
 */
export function chooseChat(wanted: WantedChat, { last, newest, hasAway }: Known): ChatChoice {
  if (wanted.session) return { kind: "open", chatId: wanted.session, certain: true };
  const subject = findSubject(wanted.subject);
  if (last && subject && findSubject(last.subject) === subject) {
    return { kind: "open", chatId: last.sessionId, certain: false };
  }
  if (!newest) return { kind: "ask-newest" };
  // Who put all of them away has asked for no new one.
  const hasSessions = newest.length > 0 ? !wanted.resume : hasAway;
  if (!subject && hasSessions) return { kind: "today" };
  const latest = newest.find((chat) => !subject || chat.subject === subject);
  if (latest) return { kind: "open", chatId: latest.id, certain: true };
  return { kind: "new", subject: subject ?? firstSubject };
}

/** The address of a chat, to be opened again from anywhere. */
export function chatPath(chat: { id: string; subject: string }): string {
  return `/chat?${new URLSearchParams({ subject: chat.subject, session: chat.id })}`;
}
