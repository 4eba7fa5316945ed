import { minute } from "./constants.ts";
import type { Locale } from "./locale.ts";
import { dayMinutes } from "./zoned-time.ts";

const clocks = {
  en: clocksOf("en"),
  es: clocksOf("es"),
} as const satisfies Record<Locale, unknown>;

function clocksOf(locale: Locale) {
  const whole = { hour: "numeric", minute: "2-digit", timeZone: "UTC" } as const;
  const clock = new Intl.DateTimeFormat(locale, whole);
  const isHalved = clock.resolvedOptions().hour12 === true;
  return {
    clock,
    // Where a clock counts to 24 a day ends at 24:00, and no day ends at 0:00.
    end: isHalved ? clock : new Intl.DateTimeFormat(locale, { ...whole, hourCycle: "h24" }),
    hour: isHalved ? new Intl.DateTimeFormat(locale, { hour: "numeric", timeZone: "UTC" }) : clock,
  };
}

/** Minutes since midnight as a clock of the language shows them: "4:00 PM", "16:00". */
export function clockTime(minutes: number, locale: Locale): string {
  const { clock, end } = clocks[locale];
  return (minutes === dayMinutes ? end : clock).format(minutes * minute);
}

/** A full hour, as short as the language has it: "4 PM", "16:00". */
export function clockHour(minutes: number, locale: Locale): string {
  return clocks[locale].hour.format(minutes * minute);
}
