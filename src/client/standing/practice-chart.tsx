import { useLanguage } from "../language.tsx";
import { ChartFrame } from "#ui/chart-frame.tsx";
import { endingTones, StackedColumns } from "#ui/stacked-columns.tsx";
import type { ReactNode } from "react";
import { countsWords, type Ending, endingName, endings } from "#shared/endings.ts";
import type { PracticeDay } from "#features/learning/contract.ts";

type PracticeChartProps = {
  days: readonly PracticeDay[];
  /** Shows a number of the table; the number itself where left out. */
  showCount?: (day: string, ending: Ending, count: number) => ReactNode;
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
  const total = (ending: Ending) => days.reduce((sum, day) => sum + day[ending], 0);
  const totals = { alone: total("alone"), withHelp: total("withHelp"), open: total("open") };
  return (
    <ChartFrame
      title={translate("progress.days")}
      description={`${countsWords(totals, translate)}.`}
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
        ...endings.map((ending) => ({
          id: ending,
          heading: endingName(ending, locale, translate),
          numeric: true,
          cell: (day: PracticeDay) => showCount(day.day, ending, day[ending]),
        })),
      ]}
      rows={days}
      rowKey={({ day }) => day}
    >
      <StackedColumns
        columns={days.map(({ day, ...counts }) => ({
          id: day,
          label: String(Number(day.slice(8))),
          parts: endings.map((ending) => ({ tone: endingTones[ending], value: counts[ending] })),
        }))}
        legend={endings.map((ending) => ({
          tone: endingTones[ending],
          label: endingName(ending, locale, translate),
        }))}
        empty={translate("progress.daysEmpty")}
      />
    </ChartFrame>
  );
}
