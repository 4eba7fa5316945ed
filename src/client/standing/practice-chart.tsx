import { useLanguage } from "../language.tsx";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { StackedColumns } from "#ui/stacked-columns.tsx";
import type { ReactNode } from "react";
import type { PracticeDay } from "#features/learning/contract.ts";

type PracticeChartProps = {
  days: readonly PracticeDay[];
  /** Shows a number of the table; the number itself where left out. */
  showCount?: (day: string, ending: "alone" | "withHelp" | "open", count: number) => ReactNode;
};

/** Problems by day: alone, with help, and not right yet. */
export function PracticeChart({
  days,
  showCount = (_day, _ending, count) => count,
}: PracticeChartProps) {
  const { locale, translate } = useLanguage();
  const dayName = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const total = (part: "alone" | "withHelp" | "open") =>
    days.reduce((sum, day) => sum + day[part], 0);
  return (
    <ChartFrame
      title={translate("progress.days")}
      description={translate("progress.daysSummary", {
        alone: total("alone"),
        withHelp: total("withHelp"),
        open: total("open"),
      })}
      words={{
        showTable: translate("progress.showTable"),
        showChart: translate("progress.showChart"),
      }}
      columns={[
        {
          id: "day",
          heading: translate("progress.day"),
          cell: ({ day }: PracticeDay) => dayName.format(new Date(day)),
        },
        {
          id: "alone",
          heading: translate("progress.alone"),
          numeric: true,
          cell: ({ day, alone }: PracticeDay) => showCount(day, "alone", alone),
        },
        {
          id: "help",
          heading: translate("progress.withHelp"),
          numeric: true,
          cell: ({ day, withHelp }: PracticeDay) => showCount(day, "withHelp", withHelp),
        },
        {
          id: "open",
          heading: translate("progress.open"),
          numeric: true,
          cell: ({ day, open }: PracticeDay) => showCount(day, "open", open),
        },
      ]}
      rows={days}
      rowKey={({ day }) => day}
    >
      <StackedColumns
        columns={days.map(({ day, alone, withHelp, open }) => ({
          id: day,
          label: String(Number(day.slice(8))),
          parts: [
            { tone: "alone", value: alone },
            { tone: "help", value: withHelp },
            { tone: "open", value: open },
          ],
        }))}
        legend={[
          { tone: "alone", label: translate("progress.alone") },
          { tone: "help", label: translate("progress.withHelp") },
          { tone: "open", label: translate("progress.open") },
        ]}
      />
    </ChartFrame>
  );
}
