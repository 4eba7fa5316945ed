import type { Locale } from "#shared/locale.ts";

/** A passage as it stands in its book: its paragraphs, and nothing read as mathematics or markup. */
export function PassageText({ text, locale }: { text: string; locale: Locale }) {
  return (
    <div lang={locale} className="flex flex-col gap-3 break-words">
      {text.split("\n\n").map((paragraph, at) => (
        <p key={at}>{paragraph}</p>
      ))}
    </div>
  );
}
