import { dayMinutes } from "#shared/zoned-time.ts";
import type { Rules } from "../contract.ts";

/** The grid's smallest step, in minutes. */
export const slotMinutes = 30;

/** Slots of one day. */
export const slotsPerDay = dayMinutes / slotMinutes;

/** A week as the grid shows it: seven days, Monday first, of half-hours that are open or not. */
export type WeekSlots = readonly (readonly boolean[])[];

/** The half-hours of a week's hours: open where learning may begin in them. */
export function slotsOf(hours: NonNullable<Rules["hours"]>): WeekSlots {
  return hours.map((ranges) =>
    Array.from({ length: slotsPerDay }, (_, slot) => {
      const at = slot * slotMinutes;
      return ranges.some(([from, to]) => from <= at && at < to);
    }),
  );
}

/** The hours of a week's half-hours, those that follow each other made one. */
export function hoursOf(slots: WeekSlots): NonNullable<Rules["hours"]> {
  return slots.map((day) => {
    const ranges: [number, number][] = [];
    day.forEach((isOpen, slot) => {
      if (!isOpen) return;
      const from = slot * slotMinutes;
      const last = ranges.at(-1);
      if (last?.[1] === from) last[1] = from + slotMinutes;
      else ranges.push([from, from + slotMinutes]);
    });
    return ranges;
  });
}

/** The week with one half-hour opened or closed. */
export function withSlot(
  slots: WeekSlots,
  place: { weekday: number; slot: number },
  isOpen: boolean,
): WeekSlots {
  return slots.map((day, weekday) =>
    weekday === place.weekday ? day.with(place.slot, isOpen) : day,
  );
}

/** The same hours on some days, none on the others. */
export function sameHours(days: readonly number[], from: number, to: number): WeekSlots {
  return Array.from({ length: 7 }, (_, weekday) =>
    Array.from({ length: slotsPerDay }, (__, slot) => {
      const at = slot * slotMinutes;
      return days.includes(weekday) && from <= at && at < to;
    }),
  );
}
