import { expect, test } from "vitest";
import { type DueSkill, scheduleOf } from "./rules-schedule.ts";

function skill(id: string, dueAt: string | null): DueSkill {
  return { id, title: { en: id, es: id }, subject: "Mathematics", dueAt };
}

const bogota = { now: new Date("2026-11-21T03:30:00Z"), timeZone: "America/Bogota" };

function shown(skills: readonly DueSkill[], reader = bogota) {
  return scheduleOf(skills, reader).map(({ date, inDays, skills: due }) => [
    date,
    inDays,
    due.map(({ id }) => id).join(" "),
  ]);
}

test("R-29 the schedule holds the days of the reader's calendar, what is overdue today, and nothing undated", () => {
  // In Bogotá it is still the evening of the 20th.
  expect(
    shown([
      skill("later", "2026-11-24T12:00:00Z"),
      skill("tonight", "2026-11-21T04:30:00Z"),
      skill("tomorrow", "2026-11-21T05:00:00Z"),
      skill("overdue", "2026-10-01T00:00:00Z"),
      skill("never-alone", null),
    ]),
  ).toEqual([
    ["2026-11-20", 0, "tonight overdue"],
    ["2026-11-21", 1, "tomorrow"],
    ["2026-11-24", 4, "later"],
  ]);
});

test("R-29 the schedule ends with the fourteenth day", () => {
  expect(
    shown([skill("last", "2026-12-04T04:59:00Z"), skill("beyond", "2026-12-04T05:00:00Z")]),
  ).toEqual([["2026-12-03", 13, "last"]]);
});

test("a day of 23 hours is one day", () => {
  const madrid = { now: new Date("2027-03-27T22:30:00Z"), timeZone: "Europe/Madrid" };
  expect(shown([skill("after", "2027-03-28T22:30:00Z")], madrid)).toEqual([
    ["2027-03-29", 2, "after"],
  ]);
  expect(shown([skill("same", "2027-03-28T21:30:00Z")], madrid)).toEqual([
    ["2027-03-28", 1, "same"],
  ]);
});
