import { expressionOf } from "#tutor/item.ts";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { challenges } from "#db/tables/challenges.ts";
import { creditEntries } from "#db/tables/credits.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { newStudentCredits } from "#shared/constants.ts";
import { createId } from "#shared/ids.ts";
import { challengesContract as contract } from "./contract.ts";
import { miss, type MarkedLesson, openLesson } from "./marked-lesson.fixture.ts";

let academy: TestAcademy;
let lesson: MarkedLesson;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

beforeEach(async () => {
  lesson = await openLesson(academy);
});

describe("rules", () => {
  test("a right answer in the other decimal tradition is upheld at once, and everything is as if it had been right", async () => {
    await lesson.say("solve 2x = 7");
    await lesson.say("yes");
    expect(await lesson.figures()).toMatchObject({ balance: newStudentCredits - 1 });
    const markId = await lesson.say("3,5");
    const before = await lesson.figures();
    const { challenge } = await lesson.browser.ok(contract.challengeMark, { markId });
    expect(challenge).toEqual({
      status: "upheld",
      decidedBy: "rules",
      missing: null,
      reply: null,
      creditsBack: 1,
    });
    expect(await lesson.figures()).toEqual({
      ...before,
      correct: (before.correct ?? 0) + 1,
      balance: newStudentCredits,
      reserved: 0,
    });
    const attempt = await lesson.attemptOf(markId);
    expect(attempt).toMatchObject({ outcome: "right", receipt: { outcome: "wrong" } });
    expect(await lesson.problem()).toMatchObject({ outcome: "solved", misses: 0 });
    expect((await lesson.problem()).lines.at(-1)).toEqual({ text: "3,5", mark: "right" });
  });

  test("the student is told on the desk and finds it at the next visit; the mark on the page is right", async () => {
    await lesson.say("solve 2x = 7");
    await lesson.say("yes");
    const markId = await lesson.say("3,5");
    await lesson.browser.ok(contract.challengeMark, { markId });
    const { chat, last } = await lesson.read();
    expect(last).toMatchObject({ author: "tutor", status: "complete" });
    expect(last?.text).toContain("3,5");
    expect(chat.messages.find(({ id }) => id === markId)?.receipt).toMatchObject({
      outcome: "right",
      missing: null,
    });
    expect(chat.workbench).toMatchObject({ outcome: "solved", credits: newStudentCredits });
    await lesson.say("next");
    expect((await lesson.problem()).outcome).toBe("open");
  });

  test("an open window hears the decision without a reload", async () => {
    await lesson.say("solve 2x = 7");
    await lesson.say("yes");
    const markId = await lesson.say("3,5");
    const stop = new AbortController();
    const heard = (async () => {
      const events = lesson.browser.events(
        tutoringContract.watchChat,
        { chatId: lesson.chatId },
        { signal: stop.signal },
      );
      for await (const event of events) if (event.type === "finished") return event;
      return null;
    })();
    await new Promise((resolve) => setTimeout(resolve, 150));
    await lesson.browser.ok(contract.challengeMark, { markId });
    const event = await heard;
    stop.abort();
    expect(event?.tutor.text).toContain("3,5");
    expect(event?.workbench.outcome).toBe("solved");
  });

  test("a right value in another form waits for a person, and the student reads what is missing", async () => {
    const policy = { lowestTerms: true };
    await lesson.setKey({ expression: "3/4", latex: "\\frac34", policy });
    const markId = await lesson.say("6/8");
    const { challenge } = await lesson.browser.ok(contract.challengeMark, { markId });
    expect(challenge).toMatchObject({
      status: "waiting",
      decidedBy: null,
      missing: "lowest-terms",
    });
  });
});

describe("one challenge a mark", () => {
  test("a double press is one challenge and gives one credit back", async () => {
    await lesson.say("solve 2x = 7");
    await lesson.say("yes");
    const markId = await lesson.say("3,5");
    const answers = await Promise.all(
      [1, 2, 3].map(() => lesson.browser.ok(contract.challengeMark, { markId })),
    );
    expect(answers.map(({ challenge }) => challenge.status)).toEqual([
      "upheld",
      "upheld",
      "upheld",
    ]);
    const { db } = academy.database;
    expect(
      await db.select().from(challenges).where(eq(challenges.studentId, lesson.studentId)),
    ).toHaveLength(1);
    const refunds = await db
      .select()
      .from(creditEntries)
      .where(and(eq(creditEntries.studentId, lesson.studentId), eq(creditEntries.kind, "refund")));
    expect(refunds).toHaveLength(1);
    expect((await lesson.figures()).balance).toBe(newStudentCredits);
  });

  test("a right mark, a turn without a mark, a stranger's mark and no mark at all", async () => {
    const { item } = await lesson.problem();
    const rightId = await lesson.say(expressionOf(item));
    expect(await lesson.browser.call(contract.challengeMark, { markId: rightId })).toMatchObject({
      code: "nothing_to_challenge",
    });
    const markless = (await lesson.read()).chat.messages[0]?.id ?? "";
    expect(await lesson.browser.call(contract.challengeMark, { markId: markless })).toMatchObject({
      code: "nothing_to_challenge",
    });
    const stranger = (await makeStudent(academy)).browser;
    for (const [who, markId] of [
      [stranger, rightId],
      [lesson.browser, createId("msg")],
    ] as const) {
      expect(await who.call(contract.challengeMark, { markId })).toMatchObject({ status: 404 });
      expect(await who.call(contract.readChallenge, { markId })).toMatchObject({ status: 404 });
    }
  });

  test("the tenth challenge of a day is the last", async () => {
    const markId = await lesson.say(miss);
    for (let press = 0; press < 10; press++)
      await lesson.browser.ok(contract.challengeMark, { markId });
    expect(await lesson.browser.call(contract.challengeMark, { markId })).toMatchObject({
      code: "rate_limited",
    });
  });

  test("a mark can be challenged until it was, also where the turn was said again", async () => {
    const markId = await lesson.say(miss);
    const input = { chatId: lesson.chatId, messageId: markId, clientId: createId("msg") };
    let shownId = "";
    for await (const event of lesson.browser.events(tutoringContract.regenerate, input)) {
      if (event.type === "finished") shownId = event.tutor.id;
    }
    expect(shownId).not.toBe(markId);
    expect(await lesson.browser.ok(contract.readChallenge, { markId: shownId })).toEqual({
      challenge: null,
      canChallenge: true,
    });
    const { challenge } = await lesson.browser.ok(contract.challengeMark, { markId: shownId });
    expect(await lesson.browser.ok(contract.readChallenge, { markId })).toEqual({
      challenge,
      canChallenge: false,
    });
    expect((await lesson.challengeOf(markId)).status).toBe("waiting");
  });
});
