import { memo } from "react";
import type { Locale } from "#shared/locale.ts";
import { StudentWords } from "#client/rich-text/student-words.tsx";

type StudentTurnProps = {
  text: string;
  /** The language of the session. */
  locale: Locale;
  /** It is a program. */
  isCode?: boolean;
  /** It is on its way. */
  pending?: boolean;
};

/** What a student wrote, line by line as they wrote it; a line of mathematics alone is typeset. */
export const StudentTurn = memo(function StudentTurn({
  text,
  locale,
  isCode = false,
  pending = false,
}: StudentTurnProps) {
  return (
    <div
      aria-busy={pending || undefined}
      className="ml-auto w-fit max-w-[85%] rounded-card bg-sunken px-4 py-2.5 break-words aria-busy:opacity-70"
    >
      <StudentWords text={text} locale={locale} isCode={isCode} />
    </div>
  );
});
