import { useLanguage } from "#client/language.tsx";
import { EndingSummary } from "#client/ending/ending-summary.tsx";
import { StudentWords } from "#client/rich-text/student-words.tsx";
import { RichLine, RichText } from "#client/rich-text/rich-text.tsx";
import { Cited } from "#client/textbooks/cited.tsx";
import type { Locale } from "#shared/locale.ts";
import { Badge } from "#ui/badge.tsx";
import type { TranscriptTurn } from "../contract.ts";

const outcomes = {
  right: "evidence.right",
  wrong: "evidence.wrong",
  "right-value-wrong-form": "evidence.form",
  unreadable: "evidence.unreadable",
} as const;

type TranscriptProps = {
  parts: readonly (readonly TranscriptTurn[])[];
  /** The language of the lesson, which may not be the reader's. */
  writtenIn: Locale;
};

/** The turns of a session as the student saw them, in the stretches that may be seen. */
export function Transcript({ parts, writtenIn }: TranscriptProps) {
  return (
    <div className="flex max-w-170 flex-col gap-6">
      {parts.map((part, index) => (
        <div key={index} className="flex flex-col gap-4 border-l-3 border-hairline pl-4">
          {part.map((turn) => (
            <Turn key={turn.message.id} turn={turn} writtenIn={writtenIn} />
          ))}
        </div>
      ))}
    </div>
  );
}

function Turn({ turn, writtenIn }: { turn: TranscriptTurn; writtenIn: Locale }) {
  const { locale, translate } = useLanguage();
  const { message, takenBack, isReworded, isFlagged } = turn;
  const { author, text, code, receipt, problem, ending, citation, createdAt } = message;
  const isStudent = author === "student";
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
  return (
    <article
      className={`rounded-card px-4 py-3 break-words ${isStudent ? "ml-auto max-w-[85%] bg-sunken" : "bg-surface"}`}
    >
      <p className="flex flex-wrap items-center gap-2 text-small text-quiet">
        {translate(isStudent ? "oversight.student" : "oversight.tutor")} ·{" "}
        {time.format(new Date(createdAt))}
        {isFlagged && <Badge tone="care">{translate("oversight.flag")}</Badge>}
        {isReworded && <Badge>{translate("oversight.reworded")}</Badge>}
      </p>
      {receipt && (
        <p className="font-semibold">
          {translate(outcomes[receipt.outcome])}
          {receipt.givenAs && (
            <>
              {": "}
              <RichLine text={`$${receipt.givenAs}$`} />
            </>
          )}
        </p>
      )}
      {takenBack && (
        <p className="my-2 border-l-2 border-care pl-3 text-quiet">
          <span className="block text-small font-semibold">{translate("oversight.takenBack")}</span>
          <s>
            <RichLine text={takenBack} />
          </s>
        </p>
      )}
      {isStudent ? (
        <StudentWords text={text} locale={writtenIn} isCode={code !== undefined} />
      ) : (
        <RichText text={text} />
      )}
      {citation && !isReworded && <Cited citation={citation} />}
      {ending && !isReworded && (
        <div className="mt-3">
          <EndingSummary ending={ending} heading="h3" />
        </div>
      )}
      {problem && (
        <p className="mt-2 font-semibold">
          <RichLine text={problem.prompt[locale]} />
        </p>
      )}
    </article>
  );
}
