type HighlightedProps = { text: string; search: string };

/** A text in which the words searched for are marked, whatever their case. */
export function Highlighted({ text, search }: HighlightedProps) {
  return splitAtMatches(text, search).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- parts have no identity but their place
      <mark key={index} className="rounded-small bg-lamp-soft font-semibold text-lamp-text">
        {part}
      </mark>
    ),
  );
}

/** The text cut at every match: outside, match, outside, match … outside. */
export function splitAtMatches(text: string, search: string): string[] {
  if (search === "") return [text];
  const pattern = search.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return text.split(new RegExp(`(${pattern})`, "gi"));
}
