import { day } from "#shared/constants.ts";

/** A day of somebody's calendar: its name, YYYY-MM-DD, and the instant at which it begins there. */
export type CalendarDay = { name: string; start: Date };

/** The last days of a time zone up to today, oldest first. Throws RangeError for a zone that is unknown. */
export function lastDays(count: number, now: Date, timeZone: string): CalendarDay[] {
  const today = Math.floor(localTime(now, timeZone) / day) * day;
  return Array.from({ length: count }, (_, index) => {
    const midnight = today - (count - 1 - index) * day;
    return {
      name: new Date(midnight).toISOString().slice(0, 10),
      start: instantOf(midnight, timeZone),
    };
  });
}

/** What clocks in the zone show at an instant, as if they showed UTC. */
function localTime(instant: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  return Date.parse(`${format.format(instant).replace(" ", "T")}Z`);
}

/** The instant at which clocks in the zone show a time. The second step puts right what a clock change shifts. */
function instantOf(shown: number, timeZone: string): Date {
  const near = shown - (localTime(new Date(shown), timeZone) - shown);
  return new Date(near - (localTime(new Date(near), timeZone) - shown));
}
