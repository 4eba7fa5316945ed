import { useLanguage } from "#client/language.tsx";
import { ChartFrame } from "#ui/chart-frame.tsx";
import type { Figures } from "../contract/dashboard.ts";
import { signUpsColumn, tellsSignUps } from "./sign-ups-column.ts";

/** Visits, and sign-ups where they may be told, by day: columns for the eye, a sentence and a table for everyone. */
export function DaysChart({ days }: { days: Figures["days"] }) {
  const { locale, translate } = useLanguage();
  const short = new Intl.DateTimeFormat(locale, {
    day: "numeric",
    month: "short",
    timeZone: "UTC",
  });
  const long = new Intl.DateTimeFormat(locale, { dateStyle: "medium", timeZone: "UTC" });
  /** The day at a share of the way, 0 being the first and 1 the last. */
  const labelAt = (share: number) => {
    const day = days[Math.round(share * (days.length - 1))];
    return day ? short.format(new Date(day.day)) : "";
  };
  const sums = {
    clicks: days.reduce((total, day) => total + day.clicks, 0),
    signUps: days.reduce((total, day) => total + (day.signUps ?? 0), 0),
    days: days.length,
  };
  const tells = tellsSignUps(days);
  return (
    <ChartFrame
      title={translate("affiliates.byDay")}
      description={
        tells
          ? translate("affiliates.byDaySummary", sums)
          : translate("affiliates.byDayVisits", sums)
      }
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
        ...(tells ? [signUpsColumn<Figures["days"][number]>(translate)] : []),
      ]}
      rows={days}
      rowKey={({ day }) => day}
    >
      <Columns days={days} labels={[0, 0.5, 1].map((share) => labelAt(share))} />
    </ChartFrame>
  );
}

type ColumnsProps = { days: Figures["days"]; labels: readonly string[] };

/** A column, or a pair, a day. Of elements and not a drawing, so that words keep their size on every screen. */
function Columns({ days, labels }: ColumnsProps) {
  const { translate } = useLanguage();
  const most = Math.max(1, ...days.map(({ clicks, signUps }) => Math.max(clicks, signUps ?? 0)));
  const height = (value: number) => ({ height: `${(100 * value) / most}%` });
  return (
    <div className="text-small text-quiet">
      <p className="tabular-nums">{most}</p>
      <div className="flex h-44 items-end gap-px border-y border-hairline sm:gap-1">
        {days.map(({ day, clicks, signUps }) => (
          <div key={day} className="flex h-full min-w-0 grow items-end">
            <div className="grow rounded-t-small bg-lamp" style={height(clicks)} />
            {signUps !== null && (
              <div className="grow rounded-t-small bg-glass" style={height(signUps)} />
            )}
          </div>
        ))}
      </div>
      <div className="mt-1 flex justify-between">
        {labels.map((label) => (
          <span key={label}>{label}</span>
        ))}
      </div>
      <ul className="mt-3 flex flex-wrap gap-x-5 gap-y-1">
        <LegendEntry colour="bg-lamp" label={translate("affiliates.clicks")} />
        {tellsSignUps(days) && (
          <LegendEntry colour="bg-glass" label={translate("affiliates.signUps")} />
        )}
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
