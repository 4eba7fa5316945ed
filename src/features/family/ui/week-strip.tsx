import { useLanguage } from "#client/language.tsx";
import { type Ending, type EndingCounts, endings, endingWord } from "#shared/endings.ts";
import type { Child } from "../contract.ts";
import { EvidenceCount } from "#client/parent/evidence/evidence-count.tsx";

const height = 44;
const least = 4;

const fills = { alone: "bg-glass", withHelp: "bg-heather", open: "bg-edge" } as const;

function totalOf({ alone, withHelp, open }: EndingCounts): number {
  return alone + withHelp + open;
}

/** The last seven days of a child at a glance: a column a day, and three counts that open their problems. */
export function WeekStrip({ child }: { child: Child }) {
  const { locale, translate } = useLanguage();
  const { id, week } = child;
  const most = Math.max(least, ...week.map(totalOf));
  const name = new Intl.DateTimeFormat(locale, { weekday: "narrow", timeZone: "UTC" });
  const range = { from: week.at(0)?.day ?? "", to: week.at(-1)?.day ?? "" };
  const sum = (ending: Ending) => week.reduce((total, day) => total + day[ending], 0);
  const isQuiet = endings.every((ending) => sum(ending) === 0);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-small text-quiet">
        {translate(isQuiet ? "family.weekNothing" : "family.week")}
      </p>
      <div className="flex gap-2" aria-hidden>
        {week.map((day) => (
          <div key={day.day} className="flex flex-1 flex-col items-center gap-1">
            <span className="text-small leading-none text-quiet tabular-nums">
              {totalOf(day) || "\u00a0"}
            </span>
            <div
              className="flex w-full flex-col-reverse overflow-hidden rounded-small bg-sunken"
              style={{ height }}
            >
              {endings.map((ending) => (
                <div
                  key={ending}
                  className={fills[ending]}
                  style={{ height: (height * day[ending]) / most }}
                />
              ))}
            </div>
            <span className="text-small text-quiet">{name.format(new Date(day.day))}</span>
          </div>
        ))}
      </div>
      {!isQuiet && (
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-small">
          {endings.map((ending) => (
            <li key={ending} className="flex items-center gap-2">
              <span className={`size-3 rounded-small ${fills[ending]}`} aria-hidden />
              <EvidenceCount childId={id} count={sum(ending)} query={{ ...range, ending }} />
              <span aria-hidden>{endingWord(ending, translate)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
