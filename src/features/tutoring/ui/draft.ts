import { isRecord } from "#shared/records.ts";
import type { MessageView } from "../contract.ts";

const draftPrefix = "faro.draft.";
const sentPrefix = "faro.sent.";

/** A message on its way, and the position of the last message before it. */
type Sent = { text: string; after: number };

/** What was typed in a chat and not sent, kept in this window until it closes; empty where there is nothing. */
export function readDraft(chatId: string): string {
  return readKept(draftPrefix + chatId) ?? "";
}

/** Keeps what is being typed; an empty text leaves nothing behind. */
export function writeDraft(chatId: string, text: string): void {
  keep(draftPrefix + chatId, text);
}

/**
 * Keeps a message while it is on its way: a page that is left in that moment (for the login, or by a reload) never
 * hears whether it arrived.
 */
export function keepSent(chatId: string, sent: Sent): void {
  keep(sentPrefix + chatId, JSON.stringify(sent));
}

/** The message has arrived. */
export function forgetSent(chatId: string): void {
  keep(sentPrefix + chatId, "");
}

/** The message on its way goes back into the draft, before whatever was typed since. Gives the draft. */
export function takeBackSent(chatId: string): string {
  const sent = readSent(chatId);
  const draft = readDraft(chatId);
  if (!sent) return draft;
  const whole = withUnsent(sent.text, draft);
  writeDraft(chatId, whole);
  forgetSent(chatId);
  return whole;
}

/** The draft as a chat is opened, with a message that was on its way when the page was left and never arrived. */
export function openDraft(
  chatId: string,
  messages: readonly Pick<MessageView, "author" | "position" | "text">[],
): string {
  const sent = readSent(chatId);
  const hasArrived = messages.some(
    ({ author, position, text }) =>
      sent && author === "student" && position > sent.after && text === sent.text,
  );
  if (hasArrived) forgetSent(chatId);
  return takeBackSent(chatId);
}

function readSent(chatId: string): Sent | null {
  try {
    const kept: unknown = JSON.parse(readKept(sentPrefix + chatId) ?? "null");
    if (!isRecord(kept) || typeof kept.text !== "string" || typeof kept.after !== "number")
      return null;
    return { text: kept.text, after: kept.after };
  } catch {
    return null;
  }
}

/** What is kept in this window under a key; null where nothing is, or can be. */
export function readKept(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text in this window; an empty one leaves nothing behind. */
export function keep(key: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(key, text);
    else sessionStorage.removeItem(key);
  } catch {
    // A browser that keeps nothing still holds the text on the page.
  }
}

/** A text that could not be sent, put back before whatever was typed since. */
export function withUnsent(unsent: string, typed: string): string {
  if (typed.trim() === "" || typed === unsent) return unsent;
  if (typed.startsWith(`${unsent}\n`)) return typed;
  return `${unsent}\n${typed}`;
}
