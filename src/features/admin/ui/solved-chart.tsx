import { useLanguage } from "#client/language.tsx";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { endingName } from "#shared/endings.ts";
import { StackedColumns } from "#ui/stacked-columns.tsx";
import type { Overview } from "../contract/overview.ts";

type Day = Overview["days"][number];

/** Problems solved in the last seven days, alone and with help. */
export function SolvedChart({ days }: { days: readonly Day[] }) {
  const { locale, translate } = useLanguage();
  const dayName = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  const weekday = new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" });
  const solved = (list: readonly Day[]) =>
    list.reduce((sum, { alone, withHelp }) => sum + alone + withHelp, 0);
  return (
    <ChartFrame
      title={translate("admin.chartTitle")}
      description={translate("admin.chartSummary", {
        today: solved(days.slice(-1)),
        week: solved(days),
        alone: days.reduce((sum, { alone }) => sum + alone, 0),
      })}
      words={{
        showTable: translate("admin.showTable"),
        showChart: translate("admin.showChart"),
      }}
      columns={[
        {
          id: "day",
          heading: translate("admin.chartDay"),
          cell: ({ day }: Day) => dayName.format(new Date(day)),
        },
        {
          id: "alone",
          heading: endingName("alone", locale, translate),
          numeric: true,
          cell: ({ alone }: Day) => alone,
        },
        {
          id: "help",
          heading: endingName("withHelp", locale, translate),
          numeric: true,
          cell: ({ withHelp }: Day) => withHelp,
        },
      ]}
      rows={days}
      rowKey={({ day }) => day}
    >
      <StackedColumns
        columns={days.map(({ day, alone, withHelp }) => ({
          id: day,
          label: weekday.format(new Date(day)),
          parts: [
            { tone: "alone", value: alone },
            { tone: "help", value: withHelp },
          ],
        }))}
        legend={[
          { tone: "alone", label: endingName("alone", locale, translate) },
          { tone: "help", label: endingName("withHelp", locale, translate) },
        ]}
        empty={translate("admin.chartEmpty")}
      />
    </ChartFrame>
  );
}
