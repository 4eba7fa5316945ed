const prefix = "faro.draft.";

/** What was typed in a chat and not sent, kept in this window until it closes; empty where there is nothing. */
export function readDraft(chatId: string): string {
  try {
    return sessionStorage.getItem(prefix + chatId) ?? "";
  } catch {
    return "";
  }
}

/** Keeps what is being typed; an empty text leaves nothing behind. */
export function writeDraft(chatId: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(prefix + chatId, text);
    else sessionStorage.removeItem(prefix + chatId);
  } catch {
    // A browser that keeps nothing still holds the text on the page.
  }
}

/** A text that could not be sent, put back before whatever was typed since. */
export function withUnsent(unsent: string, typed: string): string {
  if (typed.trim() === "" || typed === unsent) return unsent;
  return `${unsent}\n${typed}`;
}
