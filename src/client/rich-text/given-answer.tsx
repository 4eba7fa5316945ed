import type { Locale } from "#shared/locale.ts";
import { StudentWords } from "./student-words.tsx";
import { TypedLine } from "./typed-line.tsx";

type GivenAnswerProps = { given: string; isCode: boolean; locale: Locale };

/** An answer behind its mark: on the same line where it is one, below it where it is a program or several lines. */
export function GivenAnswer({ given, isCode, locale }: GivenAnswerProps) {
  if (!isCode && !given.includes("\n"))
    return (
      <>
        {": "}
        <TypedLine line={given} locale={locale} />
      </>
    );
  return (
    <div className="mt-1 rounded-small bg-sunken px-3 py-2">
      <StudentWords text={given} locale={locale} isCode={isCode} />
    </div>
  );
}
