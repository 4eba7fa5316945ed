import { useMemo } from "react";
import { useTranslate } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import { problemSentence } from "#tutor/items/receipt-words.ts";
import { Maths } from "#client/rich-text/maths.tsx";
import { StopMarked } from "./stop-marked.tsx";
import { readTyped } from "#client/rich-text/typed-latex.ts";
import { useDebounced } from "./use-debounced.ts";

/** So long a student's hands rest before the page says how it reads what they typed. */
const restMs = 400;

type TypedReadingProps = {
  /** What stands in the box. */
  text: string;
  /** The language of the session: in Spanish 3,5 is three and a half. */
  locale: Locale;
};

/**
 * How the line being typed is read as mathematics, or where reading stops. Nothing is marked: the key never leaves
 * the server.
 */
export function TypedReading({ text, locale }: TypedReadingProps) {
  const translate = useTranslate();
  const rested = useDebounced(text, restMs, "");
  const line = rested.trimEnd().split("\n").at(-1)?.trim() ?? "";
  const reading = useMemo(() => readTyped(line, locale), [line, locale]);
  if (!reading || rested !== text) return null;
  if ("latex" in reading) {
    return (
      <p className="text-small break-words text-quiet">
        {translate("marks.reading")}{" "}
        <span className="text-ink">
          <Maths latex={reading.latex} />
        </span>
      </p>
    );
  }
  const { key, values } = problemSentence(reading.problem, line);
  return (
    <p className="text-small break-words text-quiet">
      <StopMarked text={line} {...reading.problem} /> {translate(key, values)}
    </p>
  );
}
