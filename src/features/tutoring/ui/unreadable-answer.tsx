import { useTranslate } from "#client/language.tsx";
import type { MessageView } from "../contract.ts";

type Unreadable = NonNullable<MessageView["unreadable"]>;

/** An answer that could not be read, as it was typed, with the place marked where reading stopped. */
export function UnreadableAnswer({ unreadable }: { unreadable: Unreadable }) {
  const translate = useTranslate();
  const { given, at, length } = unreadable;
  const stop = Math.min(at, given.length);
  const marked = given.slice(stop, stop + Math.max(length, 1));
  return (
    <figure className="rounded-control bg-care-soft px-4 py-3">
      <code className="font-code break-words whitespace-pre-wrap">
        {given.slice(0, stop)}
        <mark className="rounded-small bg-transparent text-care-text underline decoration-care decoration-wavy decoration-2 underline-offset-4">
          {marked || "\u00A0\u00A0"}
        </mark>
        {given.slice(stop + marked.length)}
      </code>
      <figcaption className="mt-1 text-small text-care-text">
        {translate(marked ? "chat.unreadable" : "chat.unreadableEnd")}
      </figcaption>
    </figure>
  );
}

/** The words of a turn without the answer they quote in code, since that is shown with its place marked. */
export function withoutQuotedAnswer(text: string, unreadable: Unreadable): string {
  const quoted = `\`${unreadable.given.replaceAll("`", "'")}\``;
  return text.replace(`\n\n${quoted}`, () => "");
}
