import { afterAll, beforeAll, expect, test } from "vitest";
import { makeStudent } from "#app/testing/make-student.ts";
import { takeLesson } from "#app/testing/take-lesson.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { learningContract } from "./contract.ts";
import { readStanding } from "./read-standing.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

test("R-13 progress is empty before the first problem, and two weeks long", async () => {
  const { browser } = await makeStudent(academy);
  const standing = await browser.ok(learningContract.readProgress, { timeZone: "America/Bogota" });
  expect(standing.subjects).toEqual([]);
  expect(standing.days).toHaveLength(14);
});

test("R-13 D-06 a problem solved after a miss counts with help, one solved at once counts alone", async () => {
  const { browser } = await makeStudent(academy);
  const lesson = await takeLesson(academy, browser);
  await lesson.answer("987654");
  await lesson.answer();
  await lesson.answer();
  const standing = await browser.ok(learningContract.readProgress, { timeZone: "UTC" });
  expect(standing.days.at(-1)).toMatchObject({ alone: 1, withHelp: 1, open: 0 });
  const [mathematics] = standing.subjects;
  expect(mathematics).toMatchObject({ subject: "Mathematics", totalSessions: 1 });
  const [skill] = mathematics?.skills ?? [];
  expect(skill).toMatchObject({ aloneAttempts: 2, aloneCorrect: 1 });
  expect(skill?.title.es).not.toBe(skill?.title.en);
});

test("days are those of the reader's calendar, each once, also when the clocks change", async () => {
  const { account } = await makeStudent(academy);
  const { db } = academy.database;
  // New York set its clocks back on 1 November 2026: that day had 25 hours.
  const now = new Date("2026-11-02T04:30:00Z");
  const { days } = await readStanding(db, account.id, { now, timeZone: "America/New_York" });
  expect(days.map(({ day }) => day).slice(-3)).toEqual(["2026-10-30", "2026-10-31", "2026-11-01"]);
  expect(new Set(days.map(({ day }) => day)).size).toBe(14);
});

test("a time zone that does not exist is read as UTC", async () => {
  const { browser } = await makeStudent(academy);
  const answer = await browser.call(learningContract.readProgress, { timeZone: "Mars/Base" });
  expect(answer.ok).toBe(true);
});
