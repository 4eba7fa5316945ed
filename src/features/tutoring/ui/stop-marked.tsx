type StopMarkedProps = {
  text: string;
  /** Where reading stopped, in UTF-16 units. */
  at: number;
  length: number;
};

/** What was typed, with the place marked where reading stopped; at the very end a blank stands for what is missing. */
export function StopMarked({ text, at, length }: StopMarkedProps) {
  const stop = Math.min(at, text.length);
  const marked = text.slice(stop, stop + Math.max(length, 1));
  return (
    <code className="font-code break-words whitespace-pre-wrap">
      {text.slice(0, stop)}
      <mark className="rounded-small bg-transparent text-care-text underline decoration-care decoration-wavy decoration-2 underline-offset-4">
        {marked || "\u00A0\u00A0"}
      </mark>
      {text.slice(stop + marked.length)}
    </code>
  );
}
