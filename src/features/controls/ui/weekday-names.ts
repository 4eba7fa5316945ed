import { day } from "#shared/constants.ts";
import type { Locale } from "#shared/locale.ts";

/** A Monday. */
const someMonday = Date.UTC(2024, 0, 1);

/** The names of the weekdays in a language, Monday first. */
export function weekdayNames(locale: Locale, weekday: "long" | "short"): string[] {
  const format = new Intl.DateTimeFormat(locale, { weekday, timeZone: "UTC" });
  return Array.from({ length: 7 }, (_, index) => format.format(someMonday + index * day));
}
