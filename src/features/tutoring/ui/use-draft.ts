import { useLayoutEffect, useState } from "react";
import type { ChatView } from "../contract.ts";
import { openDraft, readDraft, withUnsent, writeDraft } from "./draft.ts";
import type { ChatDesk } from "./use-chat.ts";

/** What was sent and is to be written anew. */
export type ToCorrect = { text: string };

type Unsent = ChatDesk["unsent"];

/**
 * The text being written in a chat. It outlives a reload, and a message that could not be sent comes back into it.
 * So does one that is to be corrected. Needs a component of its own for each chat (a key).
 */
export function useDraft(
  { id: chatId, messages }: ChatView,
  isSending: boolean,
  unsent: Unsent,
  toCorrect: ToCorrect | null,
): [string, (text: string) => void] {
  const [text, setText] = useState(() =>
    isSending ? readDraft(chatId) : openDraft(chatId, messages),
  );
  const [restored, setRestored] = useState<Unsent>(null);
  if (unsent?.failure !== restored?.failure) {
    setRestored(unsent);
    if (unsent?.text) setText(withUnsent(unsent.text, text));
  }
  const [corrected, setCorrected] = useState<ToCorrect | null>(null);
  if (toCorrect !== corrected) {
    setCorrected(toCorrect);
    if (toCorrect) setText(withUnsent(toCorrect.text, text));
  }
  // Written with the drawing itself: later it could take the place of a message that was refused meanwhile.
  useLayoutEffect(() => writeDraft(chatId, text), [chatId, text]);
  return [text, setText];
}
