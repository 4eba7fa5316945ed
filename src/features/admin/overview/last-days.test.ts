import { expect, test } from "vitest";
import { lastDays } from "./last-days.ts";

test("days begin at the midnight of the reader's clocks", () => {
  const days = lastDays(2, new Date("2026-11-21T02:30:00Z"), "America/Bogota");
  expect(days).toEqual([
    { name: "2026-11-19", start: new Date("2026-11-19T05:00:00Z") },
    { name: "2026-11-20", start: new Date("2026-11-20T05:00:00Z") },
  ]);
});

test("a day of 25 hours and one of 23 begin once, where they should", () => {
  const autumn = lastDays(2, new Date("2026-10-26T12:00:00Z"), "Europe/Madrid");
  expect(autumn.map(({ start }) => start.toISOString())).toEqual([
    "2026-10-24T22:00:00.000Z",
    "2026-10-25T23:00:00.000Z",
  ]);
  const spring = lastDays(2, new Date("2026-03-30T12:00:00Z"), "Europe/Madrid");
  expect(spring.map(({ start }) => start.toISOString())).toEqual([
    "2026-03-28T23:00:00.000Z",
    "2026-03-29T22:00:00.000Z",
  ]);
});
