import { describe, expect, test } from "vitest";
import { minute } from "#shared/constants.ts";
import { instantOf } from "#shared/zoned-time.ts";
import type { Rules } from "./contract.ts";
import {
  appliesAt,
  type Controls,
  extraMinutesFor,
  freeRules,
  grantedUntil,
  isWeekOverspent,
  silenceMs,
  studiedSince,
} from "./rules.ts";
import type { TimeRange } from "./rules-hours.ts";

const bogota = "America/Bogota";
const schoolDays = (...ranges: TimeRange[]) => [ranges, ranges, ranges, ranges, ranges, [], []];
const everyDay = (...ranges: TimeRange[]) => Array.from({ length: 7 }, () => ranges);

function controls(rules: Partial<Rules>, more: Partial<Controls> = {}): Controls {
  const base = { limitsChangedAt: null, study: null, grants: [], charges: [] };
  return { ...base, rules: { ...freeRules(bogota), ...rules }, ...more };
}

/** What applies at a time of a wall clock: "2026-11-23 16:00" (a Monday). */
function applies(known: Controls, wall: string) {
  return appliesAt(known, clock(wall, known.rules.timeZone));
}

function clock(wall: string, timeZone = bogota): Date {
  const [day = "", time = ""] = wall.split(" ");
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return instantOf(day, hours * 60 + minutes, timeZone);
}

const afternoon = controls({ hours: schoolDays([16 * 60, 19 * 60]) });

describe("F-03 hours by weekday", () => {
  test("are open from their first minute to the one before their end, on their days alone", () => {
    expect(applies(afternoon, "2026-11-23 15:59").state).toBe("closed");
    expect(applies(afternoon, "2026-11-23 16:00").state).toBe("open");
    expect(applies(afternoon, "2026-11-23 18:59").state).toBe("open");
    expect(applies(afternoon, "2026-11-23 19:00").state).toBe("finishing");
    expect(applies(afternoon, "2026-11-23 19:10").state).toBe("closed");
    expect(applies(afternoon, "2026-11-28 17:00").state).toBe("closed");
  });

  test("say when they open again: later today, tomorrow, or after the weekend", () => {
    const opens = (wall: string) => applies(afternoon, wall).opensAt;
    expect(opens("2026-11-23 08:00")).toBe(clock("2026-11-23 16:00").toISOString());
    expect(opens("2026-11-23 20:00")).toBe(clock("2026-11-24 16:00").toISOString());
    expect(opens("2026-11-27 20:00")).toBe(clock("2026-11-30 16:00").toISOString());
    expect(applies(controls({ hours: everyDay() }), "2026-11-23 12:00").opensAt).toBeNull();
  });

  test("warn at 15 and at 5 minutes", () => {
    const at = (wall: string) => applies(afternoon, wall);
    expect(at("2026-11-23 18:44").warning).toBeNull();
    expect(at("2026-11-23 18:45")).toMatchObject({ warning: 15, minutesLeft: 15, reason: "hours" });
    expect(at("2026-11-23 18:54").warning).toBe(15);
    expect(at("2026-11-23 18:55").warning).toBe(5);
  });

  test("go on over midnight where the next day begins with them, and end where it does not", () => {
    const night = controls({ hours: everyDay([0, 60], [22 * 60, 1440]) });
    expect(applies(night, "2026-11-23 23:30").closesAt).toBe(
      clock("2026-11-24 01:00").toISOString(),
    );
    const till = controls({ hours: everyDay([22 * 60, 1440]) });
    expect(applies(till, "2026-11-23 23:30")).toMatchObject({ minutesLeft: 30 });
    const always = controls({ hours: everyDay([0, 1440]) });
    expect(applies(always, "2026-11-23 23:30")).toMatchObject({ state: "open", closesAt: null });
  });

  test("are on the family's clock, wherever the child is, in a half-hour zone too", () => {
    const kolkata = controls({ timeZone: "Asia/Kolkata", hours: everyDay([17 * 60, 18 * 60]) });
    const state = (iso: string) => appliesAt(kolkata, new Date(iso)).state;
    expect(state("2026-11-23T11:29:00Z")).toBe("closed");
    expect(state("2026-11-23T11:30:00Z")).toBe("open");
    expect(state("2026-11-23T12:29:59Z")).toBe("open");
    expect(state("2026-11-23T12:45:00Z")).toBe("closed");
  });

  test("hold on the days when clocks go forward and back", () => {
    const madrid = controls({ timeZone: "Europe/Madrid", hours: everyDay([60, 180]) });
    const at = (iso: string) => appliesAt(madrid, new Date(iso));
    // 29 March 2026: 02:00 becomes 03:00 at 01:00 UTC: the hours last one hour only.
    expect(at("2026-03-28T23:59:00Z").state).toBe("closed");
    expect(at("2026-03-29T00:30:00Z")).toMatchObject({ state: "open", minutesLeft: 30 });
    expect(at("2026-03-29T01:00:00Z").state).toBe("finishing");
    // 25 October 2026: 03:00 becomes 02:00 at 01:00 UTC: they last three hours.
    expect(at("2026-10-24T23:00:00Z")).toMatchObject({ state: "open", minutesLeft: 180 });
    expect(at("2026-10-25T01:30:00Z")).toMatchObject({ state: "open", minutesLeft: 30 });
    expect(at("2026-10-25T02:00:00Z").state).toBe("finishing");
    // The next opening after a change is by the new clock.
    const school = controls({ timeZone: "Europe/Madrid", hours: everyDay([960, 1140]) });
    expect(appliesAt(school, new Date("2026-10-24T20:00:00Z")).opensAt).toBe(
      "2026-10-25T15:00:00.000Z",
    );
  });
});

describe("F-03 minutes a day", () => {
  const studied = (minutes: number, lastTurn: string, more: Partial<Rules> = {}) =>
    controls(
      { minutesPerDay: 45, ...more },
      {
        study: {
          day: lastTurn.slice(0, 10),
          studiedMs: minutes * minute,
          lastTurnAt: clock(lastTurn),
        },
      },
    );

  test("silence counts for a few minutes and no longer", () => {
    const start = clock("2026-11-23 00:00");
    const last = clock("2026-11-23 16:00");
    expect(studiedSince(last, start, clock("2026-11-23 16:02"))).toBe(2 * minute);
    expect(studiedSince(last, start, clock("2026-11-23 19:00"))).toBe(silenceMs);
    expect(studiedSince(null, start, last)).toBe(0);
    const known = studied(30, "2026-11-23 16:00");
    expect(applies(known, "2026-11-23 16:01").minutesLeft).toBe(14);
    expect(applies(known, "2026-11-23 18:00").minutesLeft).toBe(12);
  });

  test("what was studied before midnight belongs to the day before", () => {
    const midnight = clock("2026-11-24 00:00");
    expect(studiedSince(clock("2026-11-23 23:59"), midnight, clock("2026-11-24 00:01"))).toBe(
      minute,
    );
    const known = studied(45, "2026-11-23 23:59");
    expect(applies(known, "2026-11-23 23:59").state).toBe("finishing");
    expect(applies(known, "2026-11-24 00:00")).toMatchObject({
      state: "open",
      minutesStudied: 0,
      minutesLeft: 45,
    });
  });

  test("the open problem may be finished for ten minutes of study, then it opens tomorrow", () => {
    expect(applies(studied(46, "2026-11-23 16:00"), "2026-11-23 16:00")).toMatchObject({
      state: "finishing",
      reason: "minutes",
      finishUntil: clock("2026-11-23 16:09").toISOString(),
      opensAt: clock("2026-11-24 00:00").toISOString(),
    });
    expect(applies(studied(55, "2026-11-23 16:00"), "2026-11-23 16:00").state).toBe("closed");
    const inHours = studied(55, "2026-11-23 16:00", { hours: schoolDays([960, 1140]) });
    expect(applies(inHours, "2026-11-23 16:00").opensAt).toBe(
      clock("2026-11-24 16:00").toISOString(),
    );
  });

  test("whichever ends first is what is told: the minutes or the hours", () => {
    const known = studied(30, "2026-11-23 18:00", { hours: schoolDays([960, 1140]) });
    expect(applies(known, "2026-11-23 18:00")).toMatchObject({
      minutesLeft: 15,
      reason: "minutes",
    });
    expect(applies(known, "2026-11-23 18:50")).toMatchObject({ minutesLeft: 10, reason: "hours" });
  });

  test("a limit that was lowered below what was studied lets the open problem be finished", () => {
    const known = {
      ...studied(120, "2026-11-23 18:00"),
      limitsChangedAt: clock("2026-11-23 18:00"),
    };
    expect(applies(known, "2026-11-23 18:09").state).toBe("finishing");
    expect(applies(known, "2026-11-23 18:10").state).toBe("closed");
  });

  test("breaks are due each time the minutes of the reminder have gone", () => {
    const known = studied(39, "2026-11-23 16:00", { breakEveryMinutes: 20 });
    expect(applies(known, "2026-11-23 16:00").breaksDue).toBe(1);
    expect(applies(known, "2026-11-23 16:01").breaksDue).toBe(2);
  });
});

describe("F-03 a pause", () => {
  const since = clock("2026-11-23 17:00").toISOString();

  test("holds until it is lifted, or until its end", () => {
    const known = controls({ paused: { since, until: null } });
    expect(applies(known, "2026-11-23 17:01")).toMatchObject({ state: "finishing", opensAt: null });
    expect(applies(known, "2026-11-25 17:00").state).toBe("closed");
    const until = clock("2026-11-23 18:00").toISOString();
    const short = controls({ paused: { since, until } });
    expect(applies(short, "2026-11-23 17:30")).toMatchObject({ state: "closed", opensAt: until });
    expect(applies(short, "2026-11-23 18:00").state).toBe("open");
  });
});

describe("F-03 extra time", () => {
  const given = (grantedAt: string, openUntil: string, extraMinutes: number) => ({
    grants: [
      {
        day: grantedAt.slice(0, 10),
        extraMinutes,
        openUntil: clock(openUntil),
        grantedAt: clock(grantedAt),
      },
    ],
  });

  test("opens hours that are over, and closes them again", () => {
    const known = { ...afternoon, ...given("2026-11-23 19:05", "2026-11-23 19:20", 15) };
    expect(applies(known, "2026-11-23 19:19")).toMatchObject({ state: "open", minutesLeft: 1 });
    expect(applies(known, "2026-11-23 19:20").state).toBe("finishing");
    expect(applies(known, "2026-11-23 19:30").state).toBe("closed");
    expect(applies(known, "2026-11-24 19:10").state).toBe("closed");
  });

  test("adds to the minutes of its day, over what was studied too much", () => {
    const study = {
      day: "2026-11-23",
      studiedMs: 49 * minute,
      lastTurnAt: clock("2026-11-23 16:00"),
    };
    const over = controls({ minutesPerDay: 45 }, { study });
    const extra = extraMinutesFor(applies(over, "2026-11-23 16:00"), 15);
    expect(extra).toBe(19);
    const known = { ...over, ...given("2026-11-23 16:00", "2026-11-23 16:15", extra) };
    expect(applies(known, "2026-11-23 16:00")).toMatchObject({ state: "open", minutesLeft: 15 });
  });

  test("outranks a pause that is older, and no younger one", () => {
    const pausedAt = (wall: string) => ({
      paused: { since: clock(wall).toISOString(), until: null },
    });
    const grant = given("2026-11-23 17:10", "2026-11-23 17:25", 15);
    const older = controls(pausedAt("2026-11-23 17:00"), grant);
    expect(applies(older, "2026-11-23 17:20")).toMatchObject({ state: "open", minutesLeft: 5 });
    expect(applies(older, "2026-11-23 17:40").state).toBe("closed");
    const younger = controls(pausedAt("2026-11-23 17:15"), grant);
    expect(applies(younger, "2026-11-23 17:20").state).toBe("finishing");
  });

  test("is counted from the end of hours that is near, else from now", () => {
    const now = clock("2026-11-23 18:50");
    expect(grantedUntil(appliesAt(afternoon, now), 15, now)).toEqual(clock("2026-11-23 19:15"));
    const late = clock("2026-11-23 20:00");
    expect(grantedUntil(appliesAt(afternoon, late), 30, late)).toEqual(clock("2026-11-23 20:30"));
  });
});

describe("F-03 credits a week", () => {
  test("count from Monday on the family's calendar", () => {
    const charges = ["2026-11-22 23:59", "2026-11-23 00:00", "2026-11-25 12:00"].map((wall) =>
      clock(wall),
    );
    const thursday = clock("2026-11-26 09:00");
    expect(appliesAt(controls({ creditsPerWeek: 9 }, { charges }), thursday)).toMatchObject({
      creditsThisWeek: 2,
    });
    expect(isWeekOverspent(controls({ creditsPerWeek: 2 }, { charges }), thursday)).toBe(false);
    expect(isWeekOverspent(controls({ creditsPerWeek: 1 }, { charges }), thursday)).toBe(true);
    expect(isWeekOverspent(controls({}, { charges }), thursday)).toBe(false);
  });
});
