import { describe, expect, test } from "vitest";
import { addDays, instantOf, isTimeZone, wallTimeAt, weekdayOf } from "./zoned-time.ts";

const at = (iso: string, zone: string) => wallTimeAt(new Date(iso), zone);
const when = (...given: Parameters<typeof instantOf>) => instantOf(...given).toISOString();

describe("F-03 the clock on the wall", () => {
  test("is read in whole-hour, half-hour and quarter-hour zones", () => {
    expect(at("2026-11-23T20:30:00Z", "America/Bogota")).toEqual({
      day: "2026-11-23",
      minutes: 15 * 60 + 30,
      weekday: 0,
    });
    expect(at("2026-11-22T18:45:00Z", "Asia/Kolkata")).toEqual({
      day: "2026-11-23",
      minutes: 15,
      weekday: 0,
    });
    expect(at("2026-11-22T18:20:00Z", "Asia/Kathmandu")).toEqual({
      day: "2026-11-23",
      minutes: 5,
      weekday: 0,
    });
  });

  test("a time of a day is found again in each zone, and the day's end is the next midnight", () => {
    expect(when("2026-11-23", 16 * 60, "Asia/Kolkata")).toBe("2026-11-23T10:30:00.000Z");
    expect(when("2026-11-23", 1440, "America/Bogota")).toBe("2026-11-24T05:00:00.000Z");
    expect(when("2026-11-23", 0, "Pacific/Auckland")).toBe("2026-11-22T11:00:00.000Z");
  });

  test("a time that clocks go forward over is reached when they do", () => {
    // Madrid, 29 March 2026: 02:00 becomes 03:00 at 01:00 UTC.
    expect(when("2026-03-29", 2 * 60 + 30, "Europe/Madrid")).toBe("2026-03-29T01:00:00.000Z");
    expect(when("2026-03-29", 3 * 60, "Europe/Madrid")).toBe("2026-03-29T01:00:00.000Z");
    // Cairo, 24 April 2026: the day begins at 01:00, for midnight is jumped over.
    expect(when("2026-04-24", 0, "Africa/Cairo")).toBe("2026-04-23T22:00:00.000Z");
  });

  test("a time that is shown twice is the first, or the second once the first has gone", () => {
    // New York, 1 November 2026: 02:00 becomes 01:00 at 06:00 UTC.
    const half = ["2026-11-01", 90, "America/New_York"] as const;
    expect(when(...half)).toBe("2026-11-01T05:30:00.000Z");
    expect(when(...half, new Date("2026-11-01T05:45:00Z"))).toBe("2026-11-01T06:30:00.000Z");
    // Lord Howe goes back by half an hour only.
    expect(when("2026-04-05", 105, "Australia/Lord_Howe")).toBe("2026-04-04T14:45:00.000Z");
    expect(when("2026-04-05", 130, "Australia/Lord_Howe")).toBe("2026-04-04T15:40:00.000Z");
  });

  test("every half-hour of a year is shown at the instant that is found for it", () => {
    for (const zone of ["America/Santiago", "Europe/London", "Africa/Cairo", "Asia/Kathmandu"]) {
      let missed = 0;
      for (let index = 0; index < 365; index += 3) {
        const name = addDays("2026-01-01", index);
        const minutes = (index * 30) % 1440;
        const shown = wallTimeAt(instantOf(name, minutes, zone), zone);
        if (shown.day !== name || shown.minutes !== minutes) missed++;
      }
      expect(missed, zone).toBeLessThanOrEqual(1);
    }
  });

  test("calendar days are counted over months, and a week begins on Monday", () => {
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
    expect(addDays("2026-01-01", -1)).toBe("2025-12-31");
    expect(weekdayOf("2026-11-23")).toBe(0);
    expect(weekdayOf("2026-11-22")).toBe(6);
  });

  test("a time zone that does not exist is none", () => {
    expect(isTimeZone("Europe/Madrid")).toBe(true);
    expect(isTimeZone("Europe/Atlantis")).toBe(false);
  });
});
