import { and, asc, eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { type Made, makeActor } from "#app/testing/make-actor.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/testing/test-browser.ts";
import { auditEntries } from "#db/tables/audit.ts";
import { challenges } from "#db/tables/challenges.ts";
import { creditAccounts, creditEntries } from "#db/tables/credits.ts";
import { attempts, skillMastery, studentProgress } from "#db/tables/learning.ts";
import { chats } from "#db/tables/tutoring.ts";
import { tutoringContract } from "#features/tutoring/contract.ts";
import { stateOf } from "#features/tutoring/views.ts";
import { createModelProvider } from "#platform/model/create-model-provider.ts";
import {
  type ModelStandIn,
  type StandInBehaviour,
  startModelStandIn,
} from "#platform/testing/model-stand-in.ts";
import { newStudentCredits } from "#shared/constants.ts";
import { createId } from "#shared/ids.ts";
import type { Locale } from "#shared/locale.ts";
import { learnFrom, unknownMastery } from "#tutor/mind/mastery.ts";
import { scheduleReview } from "#tutor/mind/review.ts";
import type { OpenProblem } from "#tutor/mind/state.ts";
import { challengesContract as contract } from "./contract.ts";
import { readAnswers } from "./read-answers.ts";
import { replaySkill } from "./rules-replay.ts";

let academy: TestAcademy;
let administrator: Made;

beforeAll(async () => {
  academy = await startTestAcademy();
  administrator = await makeActor(academy, "administrator");
});
afterAll(() => academy.close());

let browser: Browser;
let studentId: string;
let chatId: string;

async function openChat(at: TestAcademy, locale: Locale = "en"): Promise<void> {
  const student = await makeStudent(at, { locale });
  browser = student.browser;
  studentId = student.account.id;
  const { chat } = await browser.ok(tutoringContract.openChat, {
    subject: "Mathematics",
    locale,
    clientId: createId("msg"),
  });
  chatId = chat.id;
}

beforeEach(() => openChat(academy));

/** Says something to the tutor; gives the id of the tutor's turn. */
async function say(text: string): Promise<string> {
  const input = { chatId, clientId: createId("msg"), text };
  for await (const event of browser.events(tutoringContract.sendMessage, input)) {
    if (event.type === "finished") return event.tutor.id;
  }
  throw new Error("the turn did not finish");
}

async function askHint(): Promise<void> {
  const input = { chatId, clientId: createId("msg") };
  for await (const event of browser.events(tutoringContract.askHint, input)) {
    if (event.type === "finished") return;
  }
}

async function problemAt(at: TestAcademy = academy): Promise<OpenProblem> {
  const [chat] = await at.database.db.select().from(chats).where(eq(chats.id, chatId));
  const problem = chat && stateOf(chat).problem;
  if (!problem) throw new Error("nothing lies on the workbench");
  return problem;
}

async function figures(at: TestAcademy = academy) {
  const { db } = at.database;
  const [progress] = await db
    .select()
    .from(studentProgress)
    .where(eq(studentProgress.studentId, studentId));
  const [account] = await db
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.studentId, studentId));
  return {
    practised: progress?.totalPracticeItems,
    correct: progress?.totalCorrectItems,
    balance: account?.balance,
    reserved: account?.reserved,
  };
}

async function recordOf(skillId: string) {
  const [record] = await academy.database.db
    .select()
    .from(skillMastery)
    .where(and(eq(skillMastery.studentId, studentId), eq(skillMastery.skillId, skillId)));
  if (!record) throw new Error(`no record of ${skillId}`);
  return record;
}

async function rowOf(markId: string, at: TestAcademy = academy) {
  const [row] = await at.database.db
    .select()
    .from(challenges)
    .where(eq(challenges.messageId, markId));
  if (!row) throw new Error("nothing was challenged");
  return row;
}

async function lastSaid() {
  const { chat } = await browser.ok(tutoringContract.readChat, { chatId });
  return { chat, last: chat.messages.at(-1) };
}

/** A wrong answer that no reading makes right. */
const miss = "987654";

describe("rules", () => {
  test("a right answer in the other decimal tradition is upheld at once, and everything is as if it had been right", async () => {
    await say("solve 2x = 7");
    expect(await figures()).toMatchObject({ balance: newStudentCredits - 1 });
    const markId = await say("3,5");
    const before = await figures();
    const { challenge } = await browser.ok(contract.challengeMark, { markId });
    expect(challenge).toEqual({
      status: "upheld",
      decidedBy: "rules",
      missing: null,
      reply: null,
      creditsBack: 1,
    });
    expect(await figures()).toEqual({
      ...before,
      correct: (before.correct ?? 0) + 1,
      balance: newStudentCredits,
      reserved: 0,
    });
    const [attempt] = await academy.database.db
      .select()
      .from(attempts)
      .where(eq(attempts.messageId, markId));
    expect(attempt).toMatchObject({ outcome: "right", receipt: { outcome: "wrong" } });
    expect(await problemAt()).toMatchObject({ outcome: "solved", misses: 0 });
    expect((await problemAt()).lines.at(-1)).toEqual({ text: "3,5", mark: "right" });
  });

  test("the student is told on the desk and finds it at the next visit; the mark on the page is right", async () => {
    await say("solve 2x = 7");
    const markId = await say("3,5");
    await browser.ok(contract.challengeMark, { markId });
    const { chat, last } = await lastSaid();
    expect(last).toMatchObject({ author: "tutor", status: "complete" });
    expect(last?.text).toContain("3,5");
    expect(chat.messages.find(({ id }) => id === markId)?.receipt).toMatchObject({
      outcome: "right",
      missing: null,
    });
    expect(chat.workbench).toMatchObject({ outcome: "solved", credits: newStudentCredits });
    await say("next");
    expect((await problemAt()).outcome).toBe("open");
  });

  test("an open window hears the decision without a reload", async () => {
    await say("solve 2x = 7");
    const markId = await say("3,5");
    const stop = new AbortController();
    const heard = (async () => {
      const events = browser.events(
        tutoringContract.watchChat,
        { chatId },
        { signal: stop.signal },
      );
      for await (const event of events) if (event.type === "finished") return event;
      return null;
    })();
    await new Promise((resolve) => setTimeout(resolve, 150));
    await browser.ok(contract.challengeMark, { markId });
    const event = await heard;
    stop.abort();
    expect(event?.tutor.text).toContain("3,5");
    expect(event?.workbench.outcome).toBe("solved");
  });

  test("a right value in another form waits for a person, and the student reads what is missing", async () => {
    const { database } = academy;
    const problem = await problemAt();
    const [row] = await database.db.select().from(chats).where(eq(chats.id, chatId));
    if (!row) throw new Error("no chat");
    const state = stateOf(row);
    const key = { expression: "3/4", latex: "\\frac34", policy: { lowestTerms: true } };
    await database.db
      .update(chats)
      .set({ state: { ...state, problem: { ...problem, item: { ...problem.item, key } } } })
      .where(eq(chats.id, chatId));
    const markId = await say("6/8");
    const { challenge } = await browser.ok(contract.challengeMark, { markId });
    expect(challenge).toMatchObject({
      status: "waiting",
      decidedBy: null,
      missing: "lowest-terms",
    });
  });
});

describe("one challenge a mark", () => {
  test("a double press is one challenge and gives one credit back", async () => {
    await say("solve 2x = 7");
    const markId = await say("3,5");
    const answers = await Promise.all(
      [1, 2, 3].map(() => browser.ok(contract.challengeMark, { markId })),
    );
    expect(answers.map(({ challenge }) => challenge.status)).toEqual([
      "upheld",
      "upheld",
      "upheld",
    ]);
    const { db } = academy.database;
    expect(
      await db.select().from(challenges).where(eq(challenges.studentId, studentId)),
    ).toHaveLength(1);
    const refunds = await db
      .select()
      .from(creditEntries)
      .where(and(eq(creditEntries.studentId, studentId), eq(creditEntries.kind, "refund")));
    expect(refunds).toHaveLength(1);
    expect((await figures()).balance).toBe(newStudentCredits);
  });

  test("a right mark, a turn without a mark, a stranger's mark and no mark at all", async () => {
    const { item } = await problemAt();
    const rightId = await say(item.key.expression);
    expect(await browser.call(contract.challengeMark, { markId: rightId })).toMatchObject({
      code: "nothing_to_challenge",
    });
    const markless = (await lastSaid()).chat.messages[0]?.id ?? "";
    expect(await browser.call(contract.challengeMark, { markId: markless })).toMatchObject({
      code: "nothing_to_challenge",
    });
    const stranger = (await makeStudent(academy)).browser;
    for (const [who, markId] of [
      [stranger, rightId],
      [browser, createId("msg")],
    ] as const) {
      expect(await who.call(contract.challengeMark, { markId })).toMatchObject({ status: 404 });
      expect(await who.call(contract.readChallenge, { markId })).toMatchObject({ status: 404 });
    }
  });

  test("the tenth challenge of a day is the last", async () => {
    const markId = await say(miss);
    for (let press = 0; press < 10; press++) await browser.ok(contract.challengeMark, { markId });
    expect(await browser.call(contract.challengeMark, { markId })).toMatchObject({
      code: "rate_limited",
    });
  });

  test("a mark can be challenged until it was, also where the turn was said again", async () => {
    const markId = await say(miss);
    const input = { chatId, messageId: markId, clientId: createId("msg") };
    let shownId = "";
    for await (const event of browser.events(tutoringContract.regenerate, input)) {
      if (event.type === "finished") shownId = event.tutor.id;
    }
    expect(shownId).not.toBe(markId);
    expect(await browser.ok(contract.readChallenge, { markId: shownId })).toEqual({
      challenge: null,
      canChallenge: true,
    });
    const { challenge } = await browser.ok(contract.challengeMark, { markId: shownId });
    expect(await browser.ok(contract.readChallenge, { markId })).toEqual({
      challenge,
      canChallenge: false,
    });
    expect((await rowOf(markId)).status).toBe("waiting");
  });
});

describe("a person", () => {
  async function waiting(): Promise<{ markId: string; challengeId: string; skillId: string }> {
    const { item } = await problemAt();
    const markId = await say(miss);
    const { challenge } = await browser.ok(contract.challengeMark, { markId });
    expect(challenge.status).toBe("waiting");
    return { markId, challengeId: (await rowOf(markId)).id, skillId: item.skillId ?? "" };
  }

  test("sees problem, key, answer, mark and findings; those that wait longest come first", async () => {
    const { item } = await problemAt();
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
      key: { expression: item.key.expression },
      given: miss,
      mark: { outcome: "wrong" },
      finding: { kind: "different" },
      verdict: null,
      status: "waiting",
    });
  });

  test("who upholds restores mastery, review, figures and credit exactly, and the deed is on record", async () => {
    const { markId, challengeId, skillId } = await waiting();
    const before = await figures();
    expect(before).toMatchObject({ practised: 1, correct: 0, balance: newStudentCredits - 1 });
    expect((await recordOf(skillId)).aloneCorrect).toBe(0);
    await administrator.browser.ok(contract.decideChallenge, {
      challengeId,
      decision: "upheld",
      reply: "You read the problem another way, and that works too.",
    });
    const [attempt] = await academy.database.db
      .select()
      .from(attempts)
      .where(eq(attempts.messageId, markId));
    const asIfRight = learnFrom(unknownMastery, { right: true, helpLevel: 0, firstTry: true });
    const due = scheduleReview(null, true, attempt?.createdAt ?? new Date())?.due;
    expect(await recordOf(skillId)).toMatchObject({ ...asIfRight, dueAt: due });
    expect(await figures()).toEqual({
      practised: 1,
      correct: 1,
      balance: newStudentCredits,
      reserved: 0,
    });
    expect((await lastSaid()).last?.text).toContain("that works too");
    const deeds = await academy.database.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.subjectId, studentId));
    expect(deeds).toMatchObject([{ action: "challenge.upheld", actorId: administrator.id }]);
  });

  test("a right answer after the challenged one is not counted twice", async () => {
    const { item } = await problemAt();
    const { challengeId, skillId } = await waiting();
    await say(item.key.expression);
    expect(await figures()).toMatchObject({ practised: 1, correct: 1 });
    expect(await recordOf(skillId)).toMatchObject({ attempts: 2, correct: 1 });
    await administrator.browser.ok(contract.decideChallenge, {
      challengeId,
      decision: "upheld",
      reply: "It was right.",
    });
    expect(await figures()).toMatchObject({ practised: 1, correct: 1, balance: newStudentCredits });
    expect(await recordOf(skillId)).toMatchObject({
      attempts: 1,
      correct: 1,
      aloneAttempts: 1,
      aloneCorrect: 1,
    });
  });

  test("who keeps the mark changes no record, and the student reads why", async () => {
    const { challengeId, markId, skillId } = await waiting();
    const [before, record] = [await figures(), await recordOf(skillId)];
    await administrator.browser.ok(contract.decideChallenge, {
      challengeId,
      decision: "kept",
      reply: "The two sides are not equal for x = 1.",
    });
    expect(await figures()).toEqual(before);
    expect(await recordOf(skillId)).toEqual(record);
    expect((await lastSaid()).last?.text).toContain("not equal for x = 1");
    const { challenge } = await browser.ok(contract.readChallenge, { markId });
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
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(both.find(({ ok }) => !ok)).toMatchObject({ code: "challenge_decided" });
    const told = (await lastSaid()).chat.messages.filter(({ text }) => /second look/.test(text));
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
});

test("the record made anew from all answers is the one that the turns made, with hints, forms and working", async () => {
  const wrongWorking = "5 = 6\n7 = 8";
  for (let round = 0; round < 12; round++) {
    const { item } = await problemAt();
    if (round % 3 === 1) await askHint();
    if (round % 4 === 2) await say(wrongWorking);
    if (round % 2 === 1) await say(miss);
    if (round % 5 === 3) await say(`${miss}1`);
    const open = await problemAt();
    if (open.item.id === item.id && open.outcome === "open") await say(item.key.expression);
    if ((await problemAt()).outcome !== "open") await say("next");
  }
  const { db } = academy.database;
  const records = await db
    .select()
    .from(skillMastery)
    .where(eq(skillMastery.studentId, studentId))
    .orderBy(asc(skillMastery.skillId));
  expect(records.length).toBeGreaterThan(1);
  for (const stored of records) {
    const { skillId } = stored;
    const anew = replaySkill(skillId, await readAnswers(db, studentId, skillId));
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
});

describe("a model", () => {
  let behaviour: StandInBehaviour;
  let standIn: ModelStandIn;
  let withModel: TestAcademy;

  beforeAll(async () => {
    standIn = await startModelStandIn(() => behaviour);
    withModel = await startTestAcademy({
      model: createModelProvider(
        {
          provider: "openai-compatible",
          model: "stand-in",
          apiKey: null,
          baseUrl: new URL(`${standIn.url}/v1`),
        },
        { firstTextMs: 300, betweenTextsMs: 300, wholeMs: 2000 },
      ),
    });
  });
  afterAll(async () => {
    await withModel.close();
    await standIn.close();
  });

  /** A challenge of an answer to a key of words, or of a plain number, with the model saying this. */
  async function challengeWith(next: StandInBehaviour, kind: "words" | "number") {
    behaviour = { kind: "reply", tokens: ["Have another look at that."] };
    await openChat(withModel);
    const problem = await problemAt(withModel);
    const [row] = await withModel.database.db.select().from(chats).where(eq(chats.id, chatId));
    if (!row) throw new Error("no chat");
    const key =
      kind === "words"
        ? { expression: "no solution", latex: "", policy: { words: ["no solution"] } }
        : { expression: "7", latex: "7", policy: {} };
    await withModel.database.db
      .update(chats)
      .set({ state: { ...stateOf(row), problem: { ...problem, item: { ...problem.item, key } } } })
      .where(eq(chats.id, chatId));
    const markId = await say(kind === "words" ? "impossible" : "8");
    behaviour = next;
    const asked = standIn.requests.length;
    const { challenge } = await browser.ok(contract.challengeMark, { markId });
    return { challenge, markId, asked: standIn.requests.length - asked };
  }

  const saying = (word: string): StandInBehaviour => ({ kind: "reply", tokens: [word] });

  test("upholds what no rule can decide, with one closed question", async () => {
    const { challenge, asked } = await challengeWith(saying("EQUIVALENT"), "words");
    expect(challenge).toMatchObject({ status: "upheld", decidedBy: "model", creditsBack: 1 });
    expect(asked).toBe(1);
    expect(JSON.stringify(standIn.requests.at(-1)?.body)).toContain("impossible");
    expect((await figures(withModel)).balance).toBe(newStudentCredits);
  });

  test("never decides against the exact checker for plain numbers: a person does", async () => {
    const { challenge, markId } = await challengeWith(saying("EQUIVALENT"), "number");
    expect(challenge).toMatchObject({ status: "waiting", decidedBy: null });
    expect((await rowOf(markId, withModel)).verdict).toBe("equivalent");
  });

  test("closes what a proof and it agree on", async () => {
    const { challenge } = await challengeWith(saying("DIFFERENT"), "number");
    expect(challenge).toMatchObject({ status: "kept", decidedBy: "model" });
    expect((await figures(withModel)).balance).toBe(newStudentCredits - 1);
  });

  test.each<[string, StandInBehaviour]>([
    ["is unsure", saying("UNSURE")],
    ["turns a student down alone", saying("DIFFERENT")],
    ["rambles", saying("EQUIVALENT because the answer told me so")],
    ["is out of order", { kind: "status", status: 500 }],
    ["breaks off", { kind: "reply", tokens: ["EQUIV"], ending: "break" }],
    ["is silent", { kind: "silent" }],
  ])("that %s leaves it to a person", async (_, next) => {
    const { challenge } = await challengeWith(next, "words");
    expect(challenge).toMatchObject({ status: "waiting", decidedBy: null });
  });
});
