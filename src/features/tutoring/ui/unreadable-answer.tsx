import { useTranslate } from "#client/language.tsx";
import { problemSentence, type Sentence } from "#tutor/items/receipt-words.ts";
import type { MessageView } from "../contract.ts";
import { StopMarked } from "./stop-marked.tsx";

type Unreadable = NonNullable<MessageView["unreadable"]>;

/** An answer that could not be read, as it was typed, with the place marked where reading stopped, and why there. */
export function UnreadableAnswer({ unreadable }: { unreadable: Unreadable }) {
  const translate = useTranslate();
  const { given, at, length } = unreadable;
  const { key, values } = whyUnread(unreadable);
  return (
    <figure className="rounded-control bg-care-soft px-4 py-3">
      <StopMarked text={given} at={at} length={length} />
      <figcaption className="mt-1 text-small text-care-text">{translate(key, values)}</figcaption>
    </figure>
  );
}

/** The reason of the reader; where a message was kept without it, only where reading stopped. */
function whyUnread({ given, at, length, code }: Unreadable): Sentence {
  if (code !== undefined) return problemSentence({ code, at, length }, given);
  return { key: at < given.length ? "chat.unreadable" : "chat.unreadableEnd" };
}
