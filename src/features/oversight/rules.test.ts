import { describe, expect, test } from "vitest";
import { changeToTell, policyAt, policyOn } from "./rules.ts";

describe("what parents see by age", () => {
  test.each([
    ["2014-03-10", "2014-03-10", "full", "2027-03-10", "flagged"],
    ["2014-03-10", "2027-03-09", "full", "2027-03-10", "flagged"],
    ["2014-03-10", "2027-03-10", "flagged", "2030-03-10", "summaries"],
    ["2014-03-10", "2030-03-09", "flagged", "2030-03-10", "summaries"],
    ["2014-03-10", "2030-03-10", "summaries", "2032-03-10", "none"],
    ["2014-03-10", "2032-03-09", "summaries", "2032-03-10", "none"],
    // Born on 29 February: 1 March in years without that day, 29 February in years with it.
    ["2012-02-29", "2025-02-28", "full", "2025-03-01", "flagged"],
    ["2012-02-29", "2025-03-01", "flagged", "2028-02-29", "summaries"],
    ["2012-02-29", "2028-02-28", "flagged", "2028-02-29", "summaries"],
    ["2012-02-29", "2028-02-29", "summaries", "2030-03-01", "none"],
  ])("L17 born %s, on %s it is %s until %s, then %s", (born, today, sight, day, then) => {
    expect(policyOn(born, today)).toEqual({ sight, next: { day, sight: then } });
  });

  test("L17 from the 18th birthday on nothing is seen, and nothing follows", () => {
    expect(policyOn("2014-03-10", "2032-03-10")).toEqual({ sight: "none", next: null });
    expect(policyOn("2014-03-10", "2060-01-01")).toEqual({ sight: "none", next: null });
  });

  test("L17 somebody of unknown age is shown by summaries alone", () => {
    expect(policyAt(null, new Date(), "UTC")).toEqual({ sight: "summaries", next: null });
  });

  test.each([
    // Midnight of the 13th birthday where the family lives, and the instant before.
    ["Pacific/Auckland", "2027-03-09T11:00:00Z"],
    ["Asia/Kathmandu", "2027-03-09T18:15:00Z"],
    ["UTC", "2027-03-10T00:00:00Z"],
    ["America/Los_Angeles", "2027-03-10T08:00:00Z"],
    ["Pacific/Honolulu", "2027-03-10T10:00:00Z"],
  ])("L17 in %s the birthday begins at %s", (timeZone, midnight) => {
    const at = new Date(midnight);
    const before = new Date(at.getTime() - 1000);
    expect(policyAt("2014-03-10", before, timeZone).sight).toBe("full");
    expect(policyAt("2014-03-10", at, timeZone).sight).toBe("flagged");
  });

  test("L17 a birthday on the night the clocks change begins at its own midnight", () => {
    // New York: clocks go forward on 2027-03-14 at 2 o'clock, so midnight is still at 05:00 UTC.
    const policy = (at: string) => policyAt("2014-03-14", new Date(at), "America/New_York").sight;
    expect(policy("2027-03-14T04:59:59Z")).toBe("full");
    expect(policy("2027-03-14T05:00:00Z")).toBe("flagged");
  });
});

describe("telling of a change", () => {
  test.each([
    ["2027-02-07", null],
    ["2027-02-08", { day: "2027-03-10", sight: "flagged", isAhead: true }],
    ["2027-03-09", { day: "2027-03-10", sight: "flagged", isAhead: true }],
    ["2027-03-10", { day: "2027-03-10", sight: "flagged", isAhead: false }],
    ["2027-03-13", { day: "2027-03-10", sight: "flagged", isAhead: false }],
    ["2027-03-14", null],
    ["2030-02-08", { day: "2030-03-10", sight: "summaries", isAhead: true }],
    ["2030-03-10", { day: "2030-03-10", sight: "summaries", isAhead: false }],
    // The 18th birthday is told of by the rules of privacy.
    ["2032-03-01", null],
    ["2032-03-10", null],
  ])("promise 5 born 2014-03-10, on %s it is told of %o", (today, expected) => {
    expect(changeToTell("2014-03-10", today)).toEqual(expected);
  });
});
