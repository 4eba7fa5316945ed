import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { attempts } from "#db/tables/learning.ts";
import { type Subject, subjects } from "#shared/subjects.ts";
import { givenOfKey } from "#tutor/items/given-of-key.ts";
import type { Given } from "#tutor/items/interaction.ts";
import { isSingleChoice, layItem, wrongOption } from "./lay-item.fixture.ts";
import { type ChatView, type TurnEvent, tutoringContract as contract } from "./contract.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

let ids = 0;
const nextId = () => `given-${ids++}-client`;

async function openChat(browser: Browser, subject: Subject): Promise<ChatView> {
  const { chat } = await browser.ok(contract.openChat, {
    subject,
    locale: "en",
    clientId: nextId(),
  });
  return chat;
}

async function listen(events: AsyncGenerator<TurnEvent>): Promise<TurnEvent[]> {
  const heard: TurnEvent[] = [];
  for await (const event of events) heard.push(event);
  return heard;
}

async function give(browser: Browser, chatId: string, itemId: string, given: Given) {
  const sent = { chatId, clientId: nextId(), itemId, given };
  const last = (await listen(browser.events(contract.giveAnswer, sent))).at(-1);
  if (last?.type !== "finished") throw new Error("the turn did not finish");
  return last;
}

test.each(subjects)("every subject has a first problem: %s", async (subject) => {
  const { browser } = await makeStudent(academy);
  const chat = await openChat(browser, subject);
  expect(chat.subject).toBe(subject);
  expect(chat.workbench.problem?.prompt.en).toBeTruthy();
  expect(chat.workbench.outcome).toBe("open");
});

describe("an answer that is put together", () => {
  test("is marked, met by what it shows, and written down in words", async () => {
    const { browser, account } = await makeStudent(academy);
    const chat = await openChat(browser, "Science");
    const item = await layItem(academy, chat.id, isSingleChoice);
    const wrong = await give(browser, chat.id, item.id, wrongOption(item));
    expect(wrong.tutor.receipt).toMatchObject({ outcome: "wrong", checker: "choice" });
    expect(wrong.tutor.moves).toEqual(["point"]);
    const feedback = item.misconceptions.map((known) => known.feedback.en);
    expect(feedback).toContain(wrong.tutor.text);
    const right = await give(browser, chat.id, item.id, givenOfKey(item.key, "en"));
    expect(right.tutor.receipt).toMatchObject({ outcome: "right", checker: "choice" });
    expect(right.tutor.text).toContain(item.reason?.en);
    const kept = await academy.database.db
      .select()
      .from(attempts)
      .where(eq(attempts.studentId, account.id));
    expect(kept.map(({ outcome, firstTry }) => [outcome, firstTry])).toEqual([
      ["wrong", true],
      ["right", false],
    ]);
    const { chat: after } = await browser.ok(contract.readChat, { chatId: chat.id });
    const said = after.messages.filter(({ author }) => author === "student");
    expect(said).toHaveLength(2);
    for (const { text } of said) expect(text).not.toBe("");
  });

  test("nothing of the key or of what is said to a wrong answer reaches the page while it is open", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await openChat(browser, "Science");
    const item = await layItem(academy, chat.id, isSingleChoice);
    const read = JSON.stringify(await browser.ok(contract.readChat, { chatId: chat.id }));
    expect(read).toContain(JSON.stringify(item.prompt.en).slice(1, -1));
    for (const hidden of [
      item.reason?.en ?? "",
      ...item.misconceptions.map((one) => one.feedback.en),
    ])
      expect(read).not.toContain(JSON.stringify(hidden).slice(1, -1));
    expect(read).not.toContain('"key"');
  });

  test("to another item than the open one, or of another kind, is not marked and costs nothing", async () => {
    const { browser, account } = await makeStudent(academy);
    const chat = await openChat(browser, "Science");
    const item = await layItem(academy, chat.id, isSingleChoice);
    const other = await give(browser, chat.id, "another#item@1", givenOfKey(item.key, "en"));
    const odd = await give(browser, chat.id, item.id, { kind: "words", text: "the sun" });
    const unknown = await give(browser, chat.id, item.id, { kind: "choice", picked: ["nobody"] });
    for (const { tutor, workbench } of [other, odd, unknown]) {
      expect(tutor.receipt).toBeNull();
      expect(workbench.credits).toBe(chat.workbench.credits);
    }
    const kept = await academy.database.db
      .select()
      .from(attempts)
      .where(eq(attempts.studentId, account.id));
    expect(kept).toEqual([]);
  });

  test("may be typed: by its letter, and what is not sure is asked back and sent as it was read", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await openChat(browser, "Science");
    const item = await layItem(academy, chat.id, ({ interaction }) => interaction.kind === "words");
    const asked = (
      await listen(
        browser.events(contract.sendMessage, {
          chatId: chat.id,
          clientId: nextId(),
          text: "is it zebra?",
        }),
      )
    ).at(-1);
    if (asked?.type !== "finished") throw new Error("the turn did not finish");
    expect(asked.tutor).toMatchObject({ meant: "zebra", receipt: null });
    const { meantAs } = asked.tutor;
    if (!meantAs) throw new Error("nothing to send");
    const marked = await give(browser, chat.id, meantAs.itemId, meantAs.given);
    expect(marked.tutor.receipt).toMatchObject({ outcome: "wrong" });
    expect(meantAs.itemId).toBe(item.id);
  });

  test("is heard before it is marked, where a child wrote it", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await openChat(browser, "Science");
    const item = await layItem(academy, chat.id, ({ interaction }) => interaction.kind === "words");
    const { tutor } = await give(browser, chat.id, item.id, {
      kind: "words",
      text: "i want to kill myself",
    });
    expect(tutor.moves).toEqual(["safety"]);
    expect(tutor.receipt).toBeNull();
  });
});

test("no problem of the student's own is asked for where none is taken", async () => {
  const { browser } = await makeStudent(academy);
  const chat = await openChat(browser, "History");
  const item = await layItem(academy, chat.id, isSingleChoice);
  const { tutor } = await give(browser, chat.id, item.id, givenOfKey(item.key, "en"));
  expect(tutor.moves).toContain("offer-next");
  expect(tutor.text).not.toMatch(/of your own|from school/);
});
