import { useLanguage } from "#client/language.tsx";
import { Badge } from "#ui/badge.tsx";
import type { ErrorReport } from "../rules-reports.ts";
import { ReportContents } from "./report-contents.tsx";
import { SendReportButton } from "./send-report-button.tsx";
import { SeverityBadge } from "./severity-badge.tsx";

/** Reports of this browser: what the person was told, when, and all of it for those who help. */
export function ReportList({ reports }: { reports: readonly ErrorReport[] }) {
  const { locale, translate } = useLanguage();
  const time = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeStyle: "medium" });
  return (
    <ol className="divide-y divide-hairline rounded-card border border-hairline bg-surface">
      {reports.map((report) => {
        const { category, severity, context } = report;
        const times = context.extra.repeats + 1;
        return (
          <li key={report.id} className="px-4 py-4">
            <p className="flex flex-wrap items-center gap-2 text-small text-quiet">
              <SeverityBadge severity={severity} />
              <Badge>{translate(`mishaps.category_${category}`)}</Badge>
              <time dateTime={context.timestamp}>{time.format(new Date(context.timestamp))}</time>
              <code className="font-code break-all">{context.url}</code>
            </p>
            <h3 className="mt-2 font-reading text-body font-semibold">
              {translate(`mishaps.message_${category}`)}
            </h3>
            <p className="font-code text-small break-words text-quiet">{report.message}</p>
            {times > 1 && (
              <p className="text-small text-quiet">
                {translate("diagnostics.repeated", { count: times })}
              </p>
            )}
            <ReportContents report={report} label={translate("mishaps.contents")} />
            <div className="mt-3">
              <SendReportButton report={report} />
            </div>
          </li>
        );
      })}
    </ol>
  );
}
