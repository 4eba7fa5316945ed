import type { Locale } from "#shared/locale.ts";
import { TypedLine } from "./typed-line.tsx";

type StudentWordsProps = {
  text: string;
  /** The language it was written in. */
  locale: Locale;
  /** It is a program. */
  isCode: boolean;
};

/** What a student wrote, line by line as they wrote it: a program as one, a line of mathematics alone typeset. */
export function StudentWords({ text, locale, isCode }: StudentWordsProps) {
  if (isCode)
    return <pre className="font-code text-small leading-6 whitespace-pre-wrap">{text}</pre>;
  return text.split("\n").map((line, index) => (
    <p key={index} className="min-h-[1lh] whitespace-pre-wrap">
      <TypedLine line={line} locale={locale} />
    </p>
  ));
}
