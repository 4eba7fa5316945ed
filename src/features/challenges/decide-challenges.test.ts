import { expressionOf } from "#tutor/item.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { type Made, makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { newStudentCredits } from "#shared/constants.ts";
import { learnFrom, unknownMastery } from "#tutor/mind/mastery.ts";
import { scheduleReview } from "#tutor/mind/review.ts";
import { challengesContract as contract } from "./contract.ts";
import { miss, type MarkedLesson, openLesson } from "./marked-lesson.fixture.ts";

let academy: TestAcademy;
let administrator: Made;
let lesson: MarkedLesson;
beforeAll(async () => {
  academy = await startTestAcademy();
  administrator = await makeActor(academy, "administrator");
});
afterAll(() => academy.close());

beforeEach(async () => {
  lesson = await openLesson(academy);
});

async function waiting(): Promise<{ markId: string; challengeId: string; skillId: string }> {
  const { item } = await lesson.problem();
  const markId = await lesson.say(miss);
  const { challenge } = await lesson.browser.ok(contract.challengeMark, { markId });
  expect(challenge.status).toBe("waiting");
  return {
    markId,
    challengeId: (await lesson.challengeOf(markId)).id,
    skillId: item.skillId ?? "",
  };
}

test("an administrator sees problem, key, answer, mark and findings; those that wait longest come first", async () => {
  const { item } = await lesson.problem();
  const { challengeId } = await waiting();
  const listed = [];
  for (let after: string | undefined; ;) {
    const page = await administrator.browser.ok(contract.listChallenges, { after });
    listed.push(...page.challenges);
    if (page.next === null) break;
    after = page.next;
  }
  expect(listed.map(({ id }) => id)).toEqual(listed.map(({ id }) => id).toSorted());
  expect(listed.find(({ id }) => id === challengeId)).toMatchObject({
    prompt: item.prompt.en,
    key: { expression: expressionOf(item) },
    given: miss,
    mark: { outcome: "wrong" },
    finding: { kind: "different" },
    verdict: null,
    status: "waiting",
  });
});

test("an administrator who upholds restores mastery, review, figures and credit exactly, and the deed is on record", async () => {
  const { markId, challengeId, skillId } = await waiting();
  const before = await lesson.figures();
  expect(before).toMatchObject({ practised: 1, correct: 0, balance: newStudentCredits - 1 });
  expect((await lesson.recordOf(skillId)).aloneCorrect).toBe(0);
  await administrator.browser.ok(contract.decideChallenge, {
    challengeId,
    decision: "upheld",
    reply: "You read the problem another way, and that works too.",
  });
  const attempt = await lesson.attemptOf(markId);
  const asIfRight = learnFrom(unknownMastery, { right: true, helpLevel: 0, firstTry: true });
  const due = scheduleReview(null, true, attempt.createdAt)?.due;
  expect(await lesson.recordOf(skillId)).toMatchObject({ ...asIfRight, dueAt: due });
  expect(await lesson.figures()).toEqual({
    practised: 1,
    correct: 1,
    balance: newStudentCredits,
    reserved: 0,
  });
  expect((await lesson.read()).last?.text).toContain("that works too");
  const deeds = await academy.database.db
    .select()
    .from(auditEntries)
    .where(eq(auditEntries.subjectId, lesson.studentId));
  expect(deeds).toMatchObject([{ action: "challenge.upheld", actorId: administrator.id }]);
});

test("a right answer after the challenged one is not counted twice", async () => {
  const { item } = await lesson.problem();
  const { challengeId, skillId } = await waiting();
  await lesson.say(expressionOf(item));
  expect(await lesson.figures()).toMatchObject({ practised: 1, correct: 1 });
  expect(await lesson.recordOf(skillId)).toMatchObject({ attempts: 2, correct: 1 });
  await administrator.browser.ok(contract.decideChallenge, {
    challengeId,
    decision: "upheld",
    reply: "It was right.",
  });
  expect(await lesson.figures()).toMatchObject({
    practised: 1,
    correct: 1,
    balance: newStudentCredits,
  });
  expect(await lesson.recordOf(skillId)).toMatchObject({
    attempts: 1,
    correct: 1,
    aloneAttempts: 1,
    aloneCorrect: 1,
  });
});

test("an administrator who keeps the mark changes no record, and the student reads why", async () => {
  const { challengeId, markId, skillId } = await waiting();
  const [before, record] = [await lesson.figures(), await lesson.recordOf(skillId)];
  await administrator.browser.ok(contract.decideChallenge, {
    challengeId,
    decision: "kept",
    reply: "The two sides are not equal for x = 1.",
  });
  expect(await lesson.figures()).toEqual(before);
  expect(await lesson.recordOf(skillId)).toEqual(record);
  expect((await lesson.read()).last?.text).toContain("not equal for x = 1");
  const { challenge } = await lesson.browser.ok(contract.readChallenge, { markId });
  expect(challenge).toMatchObject({ status: "kept", decidedBy: "person", creditsBack: 0 });
});

test("of two administrators at once one decides, and the other is told", async () => {
  const { challengeId } = await waiting();
  const other = await makeActor(academy, "administrator");
  const both = await Promise.all([
    administrator.browser.call(contract.decideChallenge, {
      challengeId,
      decision: "upheld",
      reply: "Yes.",
    }),
    other.browser.call(contract.decideChallenge, { challengeId, decision: "kept", reply: "No." }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect(both.find(({ ok }) => !ok)).toMatchObject({ code: "challenge_decided" });
  const told = (await lesson.read()).chat.messages.filter(({ text }) => /second look/.test(text));
  expect(told).toHaveLength(1);
});

test("a sentence is needed, and not a long one", async () => {
  const { challengeId } = await waiting();
  for (const [reply, problem] of [
    [" ", "replyMissing"],
    ["a".repeat(301), "replyTooLong"],
  ] as const) {
    expect(
      await administrator.browser.call(contract.decideChallenge, {
        challengeId,
        decision: "kept",
        reply,
      }),
    ).toMatchObject({ code: "invalid_input", fields: { reply: problem } });
  }
});
