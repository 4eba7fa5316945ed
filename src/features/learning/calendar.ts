import { day } from "#shared/constants.ts";

/** The day of an instant on a calendar, YYYY-MM-DD. */
export function dayOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(instant);
}

/**
 * The day so many days before another. Counted on the calendar, not in hours: a day of 25 hours must not be counted
 * twice.
 */
export function daysBefore(name: string, count: number): string {
  return new Date(Date.parse(name) - count * day).toISOString().slice(0, 10);
}
