import { Check, CircleQuestionMark, X } from "lucide-react";
import { useTranslate } from "#client/language.tsx";
import type { Locale } from "#shared/locale.ts";
import type { Workbench } from "../contract.ts";
import { TypedLine } from "#client/rich-text/typed-line.tsx";

type Line = Workbench["lines"][number];

const marks = {
  right: { icon: Check, style: "bg-glass-soft text-glass-text", words: "desk.lineRight" },
  wrong: { icon: X, style: "bg-care-soft text-care-text", words: "desk.lineWrong" },
  unread: { icon: CircleQuestionMark, style: "bg-sunken text-quiet", words: "desk.lineUnread" },
} as const;

type WorkLinesProps = {
  lines: readonly Line[];
  /** The language of the session. */
  locale: Locale;
  /** They are programs. */
  areCode: boolean;
};

/** The student's lines of work, each with its mark. The sign and the word say what the colour says. */
export function WorkLines({ lines, locale, areCode }: WorkLinesProps) {
  const translate = useTranslate();
  return (
    <ol className="flex flex-col gap-1.5">
      {lines.map(({ text, mark }, index) => {
        const { icon: Icon, style, words } = marks[mark];
        return (
          // oxlint-disable-next-line react/no-array-index-key -- a line's place is what it is
          <li key={index} className="flex items-start gap-3">
            <span
              className={`mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-full ${style}`}
            >
              <Icon className="size-4" strokeWidth={2.5} aria-hidden />
            </span>
            <span className="min-w-0 break-words">
              {areCode ? (
                <code className="block font-code text-small whitespace-pre-wrap">{text}</code>
              ) : (
                <TypedLine line={text} locale={locale} />
              )}{" "}
              <span className="sr-only">({translate(words)})</span>
              {mark !== "right" && !areCode && (
                <span aria-hidden className={`block text-small ${style} bg-transparent`}>
                  {translate(words)}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
