import { expressionOf } from "#tutor/item.ts";
import { asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { skillMastery } from "#db/tables/learning.ts";
import { miss, type MarkedLesson, openLesson } from "./marked-lesson.fixture.ts";
import { readAnswers } from "./read-answers.ts";
import { type PastAnswer, replaySkill } from "./rules-replay.ts";

let academy: TestAcademy;
let lesson: MarkedLesson;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

beforeEach(async () => {
  lesson = await openLesson(academy);
});

test("the record made anew from all answers is the one that the turns made, with hints, forms and working", async () => {
  const wrongWorking = "5 = 6\n7 = 8";
  for (let round = 0; round < 12; round++) {
    const { item } = await lesson.problem();
    if (round % 3 === 1) await lesson.askHint();
    if (round % 4 === 2) await lesson.say(wrongWorking);
    if (round % 2 === 1) await lesson.say(miss);
    if (round % 5 === 3) await lesson.say(`${miss}1`);
    const open = await lesson.problem();
    if (open.item.id === item.id && open.outcome === "open") await lesson.say(expressionOf(item));
    if ((await lesson.problem()).outcome !== "open") await lesson.say("next");
  }
  await lesson.setKey({ expression: "3/4", latex: "\\frac34", policy: { lowestTerms: true } });
  await lesson.say("6/8");
  await lesson.say("3/4");
  const { db } = academy.database;
  const records = await db
    .select()
    .from(skillMastery)
    .where(eq(skillMastery.studentId, lesson.studentId))
    .orderBy(asc(skillMastery.skillId));
  expect(records.length).toBeGreaterThan(1);
  const seen: PastAnswer[] = [];
  for (const stored of records) {
    const { skillId } = stored;
    const answers = await readAnswers(db, lesson.studentId, skillId);
    seen.push(...answers);
    const anew = replaySkill(skillId, answers);
    const { withHelp, alone, attempts: tried, correct, aloneAttempts, aloneCorrect } = stored;
    expect({ ...anew, review: anew.review?.due ?? null }, skillId).toEqual({
      skillId,
      withHelp,
      alone,
      attempts: tried,
      correct,
      aloneAttempts,
      aloneCorrect,
      review: stored.dueAt,
    });
  }
  const inWorking = seen.filter(({ attemptId }) => attemptId === null);
  expect(inWorking.some(({ firstTry }) => firstTry)).toBe(true);
  expect(seen.some(({ helpLevel }) => helpLevel > 0)).toBe(true);
  expect(seen.some(({ outcome }) => outcome === "right-value-wrong-form")).toBe(true);
});
