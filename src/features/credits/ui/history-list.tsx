import { useLanguage } from "#client/language.tsx";
import { subjectNames } from "#shared/subjects.ts";
import type { CreditLine } from "../contract.ts";

/** Every movement of credits, with what was asked for between; latest first. */
export function HistoryList({ lines }: { lines: readonly CreditLine[] }) {
  const { locale } = useLanguage();
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "short" });
  const change = new Intl.NumberFormat(locale, { signDisplay: "always" });
  return (
    <ol className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
      {lines.map((line) => (
        <Line
          key={line.id}
          line={line}
          when={date.format(new Date(line.at))}
          moved={line.balance === null ? null : change.format(line.change)}
        />
      ))}
    </ol>
  );
}

type LineProps = { line: CreditLine; when: string; moved: string | null };

function Line({ line, when, moved }: LineProps) {
  const { locale, translate } = useLanguage();
  const { subject, title } = line;
  const named = subject && subjectNames[subject][locale];
  const about = named && title ? translate("credits.inSession", { subject: named, title }) : named;
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3">
      <div className="min-w-0">
        <p className="font-semibold">{translate(`credits.line_${line.kind}`)}</p>
        {line.words && (
          <p className="text-small wrap-anywhere">
            {translate("credits.quoted", { words: line.words })}
          </p>
        )}
        <p className="text-small wrap-anywhere text-quiet">
          <time dateTime={line.at}>{when}</time>
          {about && ` · ${about}`}
        </p>
      </div>
      {moved !== null && (
        <p className="shrink-0 text-right tabular-nums">
          <span className={`font-semibold ${line.change > 0 ? "text-glass-text" : ""}`}>
            {moved}
          </span>
          <span className="block text-small text-quiet">
            {translate("credits.balance", { count: line.balance ?? 0 })}
          </span>
        </p>
      )}
    </li>
  );
}
