import { useLanguage } from "#client/language.tsx";
import { formatCents } from "#shared/money.ts";
import { ChartFrame } from "#ui/chart-frame.tsx";
import type { Earnings } from "../../contract/earnings.ts";

type Month = Earnings["months"][number];

/** What was earned and paid out by month: columns for the eye, a sentence and a table for everyone. */
export function MonthsChart({ months }: { months: readonly Month[] }) {
  const { locale, translate } = useLanguage();
  const long = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const sum = (key: "earnedCents" | "paidCents") =>
    formatCents(months.reduce((total, month) => total + month[key], 0));
  return (
    <ChartFrame
      title={translate("money.byMonth")}
      description={translate("money.byMonthSummary", {
        earned: sum("earnedCents"),
        paid: sum("paidCents"),
        months: months.length,
      })}
      heading="h3"
      words={{
        showTable: translate("money.showTable"),
        showChart: translate("money.showChart"),
      }}
      columns={[
        {
          id: "month",
          heading: translate("money.month"),
          cell: ({ month }) => long.format(new Date(`${month}-01`)),
        },
        {
          id: "earned",
          heading: translate("money.earned"),
          cell: ({ earnedCents }) => formatCents(earnedCents),
          numeric: true,
        },
        {
          id: "paid",
          heading: translate("money.paidOut"),
          cell: ({ paidCents }) => formatCents(paidCents),
          numeric: true,
        },
      ]}
      rows={months}
      rowKey={({ month }) => month}
    >
      <Columns months={months} />
    </ChartFrame>
  );
}

/** A pair of columns a month, between an axis of zero and one of the largest; a month with more refunds has none. */
function Columns({ months }: { months: readonly Month[] }) {
  const { locale, translate } = useLanguage();
  const short = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  const most = Math.max(
    100,
    ...months.map(({ earnedCents, paidCents }) => Math.max(earnedCents, paidCents)),
  );
  const height = (cents: number) => ({ height: `${(100 * Math.max(0, cents)) / most}%` });
  return (
    <div className="text-small text-quiet">
      <p className="tabular-nums">{formatCents(most)}</p>
      <div className="flex h-44 items-end gap-1 border-y border-hairline sm:gap-3">
        {months.map(({ month, earnedCents, paidCents }) => (
          <div key={month} className="flex h-full min-w-0 grow items-end">
            <div className="grow rounded-t-small bg-lamp" style={height(earnedCents)} />
            <div className="grow rounded-t-small bg-glass" style={height(paidCents)} />
          </div>
        ))}
      </div>
      <p className="tabular-nums">{formatCents(0)}</p>
      <div className="mt-1 flex">
        {months.map(({ month }, index) => (
          <span key={month} className="flex w-0 grow justify-center whitespace-nowrap">
            {index % 3 === 2 && short.format(new Date(`${month}-01`))}
          </span>
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <LegendEntry colour="bg-lamp" label={translate("money.earned")} />
        <LegendEntry colour="bg-glass" label={translate("money.paidOut")} />
      </ul>
    </div>
  );
}

function LegendEntry({ colour, label }: { colour: string; label: string }) {
  return (
    <li className="flex items-center gap-2">
      <span className={`size-3 rounded-small ${colour}`} />
      {label}
    </li>
  );
}
