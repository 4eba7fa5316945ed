import { useLanguage } from "#client/language.tsx";
import type { Child } from "../contract.ts";
import { EvidenceCount } from "#client/parent/evidence/evidence-count.tsx";

const height = 44;
const least = 4;

/** The last seven days of a child at a glance: a column a day, and three counts that open their problems. */
export function WeekStrip({ child }: { child: Child }) {
  const { locale, translate } = useLanguage();
  const { id, week } = child;
  const most = Math.max(least, ...week.map(({ alone, withHelp, open }) => alone + withHelp + open));
  const name = new Intl.DateTimeFormat(locale, { weekday: "narrow", timeZone: "UTC" });
  const range = { from: week.at(0)?.day ?? "", to: week.at(-1)?.day ?? "" };
  const sum = (ending: "alone" | "withHelp" | "open") =>
    week.reduce((total, day) => total + day[ending], 0);
  const counts = [
    { ending: "alone", fill: "bg-glass", label: translate("family.endingAlone") },
    { ending: "withHelp", fill: "bg-lamp", label: translate("family.endingWithHelp") },
    { ending: "open", fill: "bg-edge", label: translate("family.endingOpen") },
  ] as const;
  const isQuiet = counts.every(({ ending }) => sum(ending) === 0);
  return (
    <div className="flex flex-col gap-3">
      <p className="text-small text-quiet">
        {translate(isQuiet ? "family.weekNothing" : "family.week")}
      </p>
      <div className="flex gap-2" aria-hidden>
        {week.map((day) => (
          <div key={day.day} className="flex flex-1 flex-col items-center gap-1">
            <div
              className="flex w-full flex-col-reverse overflow-hidden rounded-small bg-sunken"
              style={{ height }}
            >
              {counts.map(({ ending, fill }) => (
                <div
                  key={ending}
                  className={fill}
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
          {counts.map(({ ending, fill, label }) => (
            <li key={ending} className="flex items-center gap-2">
              <span className={`size-3 rounded-small ${fill}`} aria-hidden />
              <EvidenceCount childId={id} count={sum(ending)} query={{ ...range, ending }} />
              <span aria-hidden>{label}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
