import { Check, CircleDashed, TextSearch, X } from "lucide-react";
import { useLanguage } from "../../language.tsx";
import { GivenAnswer } from "../../rich-text/given-answer.tsx";
import { minute, second } from "#shared/constants.ts";
import type { Locale } from "#shared/locale.ts";
import type { EvidenceProblem } from "#features/family/contract.ts";

type Answer = EvidenceProblem["answers"][number];

const outcomes = {
  right: { icon: Check, words: "evidence.right", style: "text-glass-text" },
  wrong: { icon: X, words: "evidence.wrong", style: "text-ink" },
  "right-value-wrong-form": {
    icon: CircleDashed,
    words: "evidence.form",
    style: "text-heather-text",
  },
  unreadable: { icon: TextSearch, words: "evidence.unreadable", style: "text-quiet" },
} as const satisfies Record<Answer["outcome"], unknown>;

/** Longer than this was no thinking: the problem had been left. */
const thinkingMaxMs = 30 * minute;

type EvidenceAnswerProps = {
  answer: Answer;
  /** The language of the lesson, which may not be the reader's. */
  writtenIn: Locale;
  /** When the child began on it: the problem was shown, or the answer before was marked. */
  since: string | null;
};

/** One answer: what was written, the mark and why, the help, and how long it took. */
export function EvidenceAnswer({ answer, writtenIn, since }: EvidenceAnswerProps) {
  const { locale, translate } = useLanguage();
  const { given, isCode, outcome, reasons, helpLevel, at } = answer;
  const { icon: Icon, words, style } = outcomes[outcome];
  const when = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const took = since === null ? null : Date.parse(at) - Date.parse(since);
  return (
    <li className="flex flex-col gap-1">
      <div className="flex items-start gap-2">
        <Icon className={`mt-1 size-4 shrink-0 ${style}`} strokeWidth={2.5} aria-hidden />
        <div className="min-w-0 break-words">
          <span className={`font-semibold ${style}`}>{translate(words)}</span>
          {given !== null && <GivenAnswer given={given} isCode={isCode} locale={writtenIn} />}
        </div>
      </div>
      <p className="text-small text-quiet">
        {[
          when.format(new Date(at)),
          helpLevel === 0
            ? translate("evidence.noHints")
            : translate("evidence.hints", { count: helpLevel }),
          took !== null && took < thinkingMaxMs && durationOf(took, locale),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {reasons.length > 0 && (
        <details className="text-small text-quiet">
          <summary className="min-h-6 w-fit underline decoration-dotted underline-offset-4">
            {translate("evidence.why")}
          </summary>
          {reasons.map((reason) => (
            <p key={reason}>{reason}</p>
          ))}
        </details>
      )}
    </li>
  );
}

function durationOf(ms: number, locale: string): string {
  const [value, unit] = ms < minute ? [ms / second, "second"] : [ms / minute, "minute"];
  return new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(
    Math.max(1, Math.round(value)),
  );
}
