import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { skillMastery } from "#db/tables/learning.ts";
import { profiles } from "#db/tables/profiles.ts";
import { chats } from "#db/tables/tutoring.ts";
import { day, minute } from "#shared/constants.ts";
import type { Subject } from "#shared/subjects.ts";
import { scheduleReview } from "#tutor/mind/review.ts";
import { makeFamily } from "#features/controls/family.fixture.ts";
import { tutoringContract as contract } from "./contract.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

let ids = 0;

async function open(browser: Browser, more: { subject?: Subject; skillId?: string } = {}) {
  const asked = { subject: "Mathematics", locale: "en", ...more } as const;
  const clientId = `client-today-${ids++}`;
  return (await browser.ok(contract.openChat, { ...asked, clientId })).chat;
}

async function answer(browser: Browser, chatId: string, text: string): Promise<void> {
  const sent = { chatId, clientId: `client-today-${ids++}`, text };
  for await (const event of browser.events(contract.sendMessage, sent))
    if (event.type === "finished") return;
}

const today = (browser: Browser) => browser.ok(contract.readToday, { locale: "en" });

async function wish(studentId: string, learningGoals: string, createdAt: Date): Promise<void> {
  const { db } = academy.database;
  await db.update(profiles).set({ learningGoals, createdAt }).where(eq(profiles.id, studentId));
}

test("what comes next, what was left half done, and what there is to choose", async () => {
  const { browser } = await makeStudent(academy);
  const first = await today(browser);
  expect(first.plan).toMatchObject({ subject: "Mathematics", why: "next", days: null });
  expect(first).toMatchObject({ unfinished: null, due: 0, ownProblems: true });
  expect(first.subjects).toHaveLength(6);

  const chat = await open(browser);
  expect((await today(browser)).unfinished).toBeNull();
  await answer(browser, chat.id, "987654");
  expect(await today(browser)).toMatchObject({
    unfinished: { chatId: chat.id, subject: "Mathematics" },
    plan: null,
  });
});

test("a review that is due comes first, with the days since, and the lesson begins with it", async () => {
  const { browser, account } = await makeStudent(academy);
  const then = new Date(academy.services.now().getTime() - 40 * day);
  const review = scheduleReview(null, true, then);
  await academy.database.db.insert(skillMastery).values({
    studentId: account.id,
    skillId: "density",
    withHelp: 0.9,
    alone: 0.97,
    review,
    dueAt: review?.due ?? null,
    updatedAt: then,
  });
  const { plan, due } = await today(browser);
  expect(plan).toMatchObject({ subject: "Science", skillId: "density", why: "review", days: 40 });
  expect(due).toBe(1);
  const chat = await open(browser, { subject: "Science", skillId: "density" });
  expect(chat.workbench.problem).toMatchObject({ source: "review" });
  expect(chat.workbench.problem?.itemId).toMatch(/^density#/);
});

test("a new student's goal steers the first week, on this screen and in the first lesson", async () => {
  const { browser, account } = await makeStudent(academy);
  await wish(account.id, "I want to understand percents", academy.services.now());
  expect((await today(browser)).plan).toMatchObject({
    skillId: "percent-of-quantity",
    why: "goal",
  });
  const chat = await open(browser);
  expect(chat.workbench.problem?.itemId).toMatch(/^percent-of-quantity#/);

  const old = new Date(academy.services.now().getTime() - 8 * day);
  await wish(account.id, "I want to understand percents", old);
  expect((await today(browser)).plan?.why).not.toBe("goal");
});

test("a skill that does not exist, or of another subject, begins the lesson as ever", async () => {
  const { browser } = await makeStudent(academy);
  const chat = await open(browser, { skillId: "alchemy" });
  expect(chat.workbench.problem).not.toBeNull();
  expect(chat.workbench.problem?.itemId).not.toMatch(/^alchemy/);
});

test("a problem set aside is left half done, in a session that is not the last one", async () => {
  const { browser } = await makeStudent(academy);
  const chat = await open(browser);
  const own = { chatId: chat.id, clientId: `client-today-${ids++}`, kind: "ownProblem" } as const;
  for await (const event of browser.events(contract.sendMessage, { ...own, text: "3x - 7 = 11" }))
    if (event.type === "finished") break;
  // The own problem is solved; the one it pushed aside waits.
  await answer(browser, chat.id, "6");
  const other = await open(browser, { subject: "Science" });
  expect(other.id).not.toBe(chat.id);
  expect((await today(browser)).unfinished?.chatId).toBe(chat.id);

  // What is put away is not offered.
  await browser.ok(contract.putAway, { chatId: chat.id, away: true });
  expect((await today(browser)).unfinished).toBeNull();
});

test("outside the family's hours it says when the tutor opens again", async () => {
  const family = await makeFamily(academy);
  expect((await today(family.child)).closed).toBeNull();
  const now = academy.services.now();
  const until = new Date(now.getTime() + 2 * day);
  await family.set({ paused: { until: until.toISOString() } });
  expect((await today(family.child)).closed).toMatchObject({
    reason: "paused",
    opensAt: until.toISOString(),
    // Nothing lies there to be finished.
    mayFinish: false,
  });
  await family.set({ paused: null });
  expect((await today(family.child)).closed).toBeNull();
});

test("a problem that was just worked on may be finished, one that was left a while ago may not", async () => {
  const family = await makeFamily(academy);
  const chat = await family.open();
  await family.say(chat.id, "987654");
  const until = new Date(academy.services.now().getTime() + 2 * day).toISOString();
  await family.set({ paused: { until } });
  expect((await today(family.child)).closed).toMatchObject({ mayFinish: true });

  const before = new Date(academy.services.now().getTime() - 11 * minute);
  await academy.database.db.update(chats).set({ updatedAt: before }).where(eq(chats.id, chat.id));
  expect(await today(family.child)).toMatchObject({
    closed: { reason: "paused", mayFinish: false },
    unfinished: { chatId: chat.id },
  });
});
