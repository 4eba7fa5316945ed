import { useLanguage } from "#client/language.tsx";
import { GivenAnswer } from "#client/rich-text/given-answer.tsx";
import { RichLine } from "#client/rich-text/rich-text.tsx";
import { endingName } from "#shared/endings.ts";
import type { Locale } from "#shared/locale.ts";
import { Badge } from "#ui/badge.tsx";
import type { SessionProblem } from "../contract.ts";

const tones = { alone: "right", withHelp: "help", open: "plain" } as const;

const outcomes = {
  right: "evidence.right",
  wrong: "evidence.wrong",
  "right-value-wrong-form": "evidence.form",
  unreadable: "evidence.unreadable",
} as const;

type ProblemListProps = {
  problems: readonly SessionProblem[];
  /** The language of the lesson, which may not be the reader's. */
  writtenIn: Locale;
};

/** The problems behind a sentence with how each was answered. */
export function ProblemList({ problems, writtenIn }: ProblemListProps) {
  const { locale, translate } = useLanguage();
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "short" });
  return (
    <ol className="flex flex-col gap-4">
      {problems.map(({ id, skill, prompt, ending, answers }) => (
        <li
          key={id}
          className="flex flex-col gap-3 rounded-card border border-hairline bg-surface p-4"
        >
          <div className="flex flex-wrap items-start justify-between gap-2">
            <p className="text-small text-quiet">
              {skill?.[locale] ?? translate("oversight.ownProblem")}
            </p>
            <Badge tone={tones[ending]}>{endingName(ending, locale, translate)}</Badge>
          </div>
          {prompt && (
            <p className="font-semibold break-words">
              <RichLine text={prompt} />
            </p>
          )}
          <ol className="flex flex-col gap-1">
            {answers.map(({ id: key, at, outcome, helpLevel, given, isCode }) => (
              <li key={key} className="break-words">
                <span className="font-semibold">{translate(outcomes[outcome])}</span>
                {given !== null && <GivenAnswer given={given} isCode={isCode} locale={writtenIn} />}
                <span className="block text-small text-quiet">
                  {time.format(new Date(at))} ·{" "}
                  {helpLevel === 0
                    ? translate("evidence.noHints")
                    : translate("evidence.hints", { count: helpLevel })}
                </span>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}
