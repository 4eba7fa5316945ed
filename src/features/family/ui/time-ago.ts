import { day, hour, minute } from "#shared/constants.ts";
import type { Locale } from "#shared/locale.ts";

const units = [
  { unit: "day", ms: day },
  { unit: "hour", ms: hour },
  { unit: "minute", ms: minute },
] as const;

/** How long ago an instant (ISO 8601) was, in words of the language: "3 hours ago", "ayer". */
export function timeAgo(instant: string, locale: Locale, now: number = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: "auto" });
  const passed = now - Date.parse(instant);
  for (const { unit, ms } of units) {
    if (passed >= ms) return format.format(-Math.floor(passed / ms), unit);
  }
  return format.format(0, "minute");
}
