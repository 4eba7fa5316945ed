import { minute, second } from "#shared/constants.ts";

/** The time left as a clock shows it: "4:59". A begun second counts. */
export function clockOf(leftMs: number): string {
  const seconds = Math.ceil(leftMs / second);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** The moments at which the time left is read aloud: not every second, which nobody could listen to. */
const announcements = [
  10 * second,
  30 * second,
  ...[1, 2, 3, 4, 5].map((minutes) => minutes * minute),
];

/** The time left as it was last read aloud, in ms: the next of those moments above it. */
export function nextAnnouncement(leftMs: number): number {
  return announcements.find((moment) => leftMs <= moment) ?? leftMs;
}
