import { useEffect, useRef, useState } from "react";
import type { Locale } from "#shared/locale.ts";
import { wholeSentences } from "./whole-sentences.ts";

type LiveAnnouncerProps = {
  /** The tutor's newest turn, or null before there is one. */
  turn: { id: string; text: string; speaking: boolean } | null;
  /** The language of the chat, which need not be the page's. */
  locale: Locale;
  /** Said in passing, in the page's language: that the tutor is answering, that something was not sent. */
  notice: string | null;
};

/** How many sentences stay in the region: enough for a reader that is behind, few enough to browse past. */
const keptMax = 6;

/**
 * Reads a turn to screen readers sentence by sentence while it streams: words one by one would be spelled out
 * (LibreChat's announcer works the same way). What stands on the page when it opens is not read.
 */
export function LiveAnnouncer({ turn, locale, notice }: LiveAnnouncerProps) {
  const [said, setSaid] = useState<readonly { key: string; text: string }[]>([]);
  const heard = useRef<{ id: string; upTo: number } | null>(null);
  const { id, text, speaking } = turn ?? { id: "", text: "", speaking: false };

  useEffect(() => {
    const before = heard.current;
    if (before === null) {
      heard.current = { id, upTo: speaking ? 0 : text.length };
      return;
    }
    // Another turn, or another wording that is shorter than what was heard, is read from its start.
    const from = before.id === id && before.upTo <= text.length ? before.upTo : 0;
    const { sentences, upTo } = wholeSentences(text, from, !speaking);
    heard.current = { id, upTo };
    if (sentences.length > 0) void say(sentences.join(" "), `${id}.${from}`);

    async function say(words: string, key: string): Promise<void> {
      const spoken = await inWords(words, locale);
      setSaid((all) =>
        [...all.filter((one) => one.key !== key), { key, text: spoken }].slice(-keptMax),
      );
    }
  }, [id, text, speaking, locale]);

  return (
    <div className="sr-only">
      <div aria-live="polite" aria-atomic="false" aria-relevant="additions" lang={locale}>
        {said.map(({ key, text: words }) => (
          <p key={key}>{words}</p>
        ))}
      </div>
      <output>{notice}</output>
    </div>
  );
}

/** The reader of mathematics is loaded with the first formula; without it the words are said as they stand. */
async function inWords(text: string, locale: Locale): Promise<string> {
  if (!/[$\\*`#-]/.test(text)) return text;
  try {
    const { spokenText } = await import("./spoken-text.ts");
    return spokenText(text, locale);
  } catch {
    return text;
  }
}
