import { describe, expect, test } from "vitest";
import { defaultPreferences, isDigest, lastWeekly, nextHour, quietEnd, tellAt } from "./rules.ts";

const night = { from: 21 * 60, to: 7 * 60 };
const at = (iso: string) => new Date(iso);

describe("quiet hours", () => {
  test("over midnight: before it they end the next morning, after it the same morning", () => {
    expect(quietEnd(at("2026-03-05T22:30:00Z"), night, "UTC")).toEqual(at("2026-03-06T07:00:00Z"));
    expect(quietEnd(at("2026-03-06T06:59:00Z"), night, "UTC")).toEqual(at("2026-03-06T07:00:00Z"));
    expect(quietEnd(at("2026-03-06T07:00:00Z"), night, "UTC")).toBeNull();
    expect(quietEnd(at("2026-03-05T20:59:00Z"), night, "UTC")).toBeNull();
  });

  test("within a day", () => {
    const noon = { from: 12 * 60, to: 14 * 60 };
    expect(quietEnd(at("2026-03-05T12:00:00Z"), noon, "UTC")).toEqual(at("2026-03-05T14:00:00Z"));
    expect(quietEnd(at("2026-03-05T14:00:00Z"), noon, "UTC")).toBeNull();
  });

  test("are those of the family's clock, also in the night in which it is put forward or back", () => {
    // New York, 8 March 2026: 02:00 EST becomes 03:00 EDT.
    expect(quietEnd(at("2026-03-08T03:00:00Z"), night, "America/New_York")).toEqual(
      at("2026-03-08T11:00:00Z"),
    );
    // 1 November 2026: 02:00 EDT becomes 01:00 EST.
    expect(quietEnd(at("2026-11-01T03:00:00Z"), night, "America/New_York")).toEqual(
      at("2026-11-01T12:00:00Z"),
    );
  });

  test("hold everything but alerts; nothing is held where there are none", () => {
    const own = { ...defaultPreferences, timeZone: "UTC", quiet: night };
    const late = at("2026-03-05T23:00:00Z");
    expect(tellAt(late, { isUrgent: true }, own)).toEqual(late);
    expect(tellAt(late, { isUrgent: false }, own)).toEqual(at("2026-03-06T07:00:00Z"));
    expect(tellAt(late, { isUrgent: false }, { ...own, quiet: null })).toEqual(late);
  });

  test("a letter a day comes at its hour, and after the quiet hours where that lies in them", () => {
    const own = {
      ...defaultPreferences,
      timeZone: "UTC",
      quiet: night,
      daily: true,
      weeklyHour: 18,
    };
    expect(tellAt(at("2026-03-05T17:00:00Z"), { isUrgent: false }, own)).toEqual(
      at("2026-03-05T18:00:00Z"),
    );
    expect(tellAt(at("2026-03-05T18:00:00Z"), { isUrgent: false }, own)).toEqual(
      at("2026-03-06T18:00:00Z"),
    );
    expect(
      tellAt(at("2026-03-05T17:00:00Z"), { isUrgent: false }, { ...own, weeklyHour: 22 }),
    ).toEqual(at("2026-03-06T07:00:00Z"));
  });
});

describe("the week's summary", () => {
  const zones = [
    "America/New_York",
    "America/Mexico_City",
    "Europe/Madrid",
    "Asia/Kolkata",
    "Pacific/Auckland",
  ];
  /** Four weeks around each change of clocks of the year. */
  const starts = ["2026-03-01", "2026-03-22", "2026-04-01", "2026-09-20", "2026-10-20"];

  test.each(zones)(
    "comes in %s on the chosen day at the chosen hour, once a week, over both changes",
    (timeZone) => {
      const shown = new Intl.DateTimeFormat("en-GB", {
        timeZone,
        weekday: "short",
        hour: "2-digit",
        minute: "2-digit",
      });
      for (const weeklyDay of [0, 3, 6]) {
        for (const start of starts) {
          const own = { ...defaultPreferences, timeZone, weeklyDay, weeklyHour: 18 };
          const told = new Map<string, Date>();
          for (let hours = 0; hours < 28 * 24; hours++) {
            const { day, at: instant } = lastWeekly(
              new Date(Date.parse(start) + hours * 3_600_000),
              own,
            );
            told.set(day, instant);
          }
          const weekday = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][weeklyDay];
          for (const instant of told.values()) {
            expect(shown.format(instant)).toMatch(new RegExp(`^${weekday},? 18:00$`));
          }
          expect(told.size).toBeGreaterThanOrEqual(4);
          expect(told.size).toBeLessThanOrEqual(5);
        }
      }
    },
  );

  test("is due from its hour on, not a minute before", () => {
    const own = { ...defaultPreferences, timeZone: "UTC", weeklyDay: 6, weeklyHour: 18 };
    expect(lastWeekly(at("2026-03-08T17:59:00Z"), own).day).toBe("2026-03-01");
    expect(lastWeekly(at("2026-03-08T18:00:00Z"), own).day).toBe("2026-03-08");
  });

  test("an hour that the clock jumps over comes when it has jumped", () => {
    expect(nextHour(at("2026-03-08T06:30:00Z"), 2, "America/New_York")).toEqual(
      at("2026-03-08T07:00:00Z"),
    );
  });
});

test("three letters at once become one; of those who want one a day already two", () => {
  const own = { ...defaultPreferences, timeZone: "UTC" };
  expect([1, 2, 3].map((count) => isDigest(count, own))).toEqual([false, false, true]);
  expect([1, 2].map((count) => isDigest(count, { ...own, daily: true }))).toEqual([false, true]);
});
