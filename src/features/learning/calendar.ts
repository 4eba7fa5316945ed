import { addDays } from "#shared/zoned-time.ts";

/** Made once a time zone: making one costs more than all it ever says. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** More names than there are time zones: somebody spells one in every way there is. */
const formatsMax = 1000;

function formatFor(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  if (formats.size >= formatsMax) formats.clear();
  const made = new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" });
  formats.set(timeZone, made);
  return made;
}

/** The day of an instant on a calendar, YYYY-MM-DD. */
export function dayOf(instant: Date, timeZone: string): string {
  return formatFor(timeZone).format(instant);
}

/**
 * The day so many days before another. Counted on the calendar, not in hours: a day of 25 hours must not be counted
 * twice.
 */
export function daysBefore(name: string, count: number): string {
  return addDays(name, -count);
}
