import { useLanguage } from "#client/language.tsx";
import { EvidenceCount } from "#client/parent/evidence/evidence-count.tsx";
import { countsWords, type Ending, endingName, endings } from "#shared/endings.ts";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { endingTones, StackedColumns } from "#ui/stacked-columns.tsx";
import type { Report } from "../contract.ts";
import { type Stretch, stretchesOf } from "../rules-range.ts";

/** Problems over the time of the report: by day, by week or by month, as its length asks. */
export function ReportChart({ report }: { report: Report }) {
  const { locale, translate } = useLanguage();
  const stretches = stretchesOf(report.days);
  const isByMonth = (stretches[1]?.from ?? "").endsWith("-01") && report.days.length > 31;
  const short = new Intl.DateTimeFormat(locale, {
    ...(isByMonth ? { month: "short" } : { day: "numeric" }),
    ...(report.days.length > 31 && !isByMonth ? { month: "numeric" } : {}),
    timeZone: "UTC",
  });
  const long = new Intl.DateTimeFormat(locale, { day: "numeric", month: "long", timeZone: "UTC" });
  return (
    <ChartFrame
      title={translate("report.chart")}
      description={`${countsWords(report.totals, translate)}.`}
      words={{
        showTable: translate("report.showTable"),
        showChart: translate("report.showChart"),
      }}
      columns={[
        {
          id: "days",
          heading: translate("report.day"),
          cell: ({ from, to }: Stretch) =>
            from === to
              ? long.format(new Date(from))
              : long.formatRange(new Date(from), new Date(to)),
        },
        ...endings.map((ending) => ({
          id: ending,
          heading: endingName(ending, locale, translate),
          numeric: true,
          cell: (stretch: Stretch) => countOf(report.child.id, stretch, ending),
        })),
      ]}
      rows={stretches}
      rowKey={({ from }) => from}
    >
      <StackedColumns
        columns={stretches.map(({ from, ...counts }) => ({
          id: from,
          label: short.format(new Date(from)),
          parts: endings.map((ending) => ({ tone: endingTones[ending], value: counts[ending] })),
        }))}
        legend={endings.map((ending) => ({
          tone: endingTones[ending],
          label: endingName(ending, locale, translate),
        }))}
        empty={translate("report.chartEmpty")}
      />
    </ChartFrame>
  );
}

function countOf(childId: string, { from, to, ...counts }: Stretch, ending: Ending) {
  return <EvidenceCount childId={childId} count={counts[ending]} query={{ from, to, ending }} />;
}
