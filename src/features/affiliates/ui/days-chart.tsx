import { useLanguage } from "#client/language.tsx";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { StackedColumns } from "#ui/stacked-columns.tsx";
import type { Figures } from "../contract/dashboard.ts";

/** Every tenth day is named under its column; the table names all. */
const labelEvery = 10;

/** Visits by day, with sign-ups in the sentence and the table. */
export function DaysChart({ days }: { days: Figures["days"] }) {
  const { locale, translate } = useLanguage();
  const short = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const long = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const sum = (key: "clicks" | "signUps") => days.reduce((total, day) => total + day[key], 0);
  return (
    <ChartFrame
      title={translate("affiliates.byDay")}
      description={translate("affiliates.byDaySummary", {
        clicks: sum("clicks"),
        signUps: sum("signUps"),
        days: days.length,
      })}
      heading="h3"
      words={{
        showTable: translate("affiliates.showTable"),
        showChart: translate("affiliates.showChart"),
      }}
      columns={[
        {
          id: "day",
          heading: translate("affiliates.day"),
          cell: ({ day }) => long.format(new Date(day)),
        },
        {
          id: "clicks",
          heading: translate("affiliates.clicks"),
          cell: ({ clicks }) => clicks,
          numeric: true,
        },
        {
          id: "visitors",
          heading: translate("affiliates.visitors"),
          cell: ({ visitors }) => visitors,
          numeric: true,
        },
        {
          id: "signUps",
          heading: translate("affiliates.signUps"),
          cell: ({ signUps }) => signUps,
          numeric: true,
        },
      ]}
      rows={days}
      rowKey={({ day }) => day}
    >
      <StackedColumns
        columns={days.map(({ day, clicks }, index) => ({
          id: day,
          label: index % labelEvery === labelEvery / 2 ? short.format(new Date(day)) : "",
          parts: [{ tone: "help", value: clicks }],
        }))}
        legend={[{ tone: "help", label: translate("affiliates.legendVisits") }]}
      />
    </ChartFrame>
  );
}
