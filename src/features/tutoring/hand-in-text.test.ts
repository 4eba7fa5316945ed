import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { attempts } from "#db/tables/learning.ts";
import { messages } from "#db/tables/tutoring.ts";
import { givenOfKey } from "#tutor/items/given-of-key.ts";
import { textWordsMax } from "#tutor/items/writing-task.ts";
import { layItem } from "./lay-item.fixture.ts";
import { type ChatView, type TurnEvent, tutoringContract as contract } from "./contract.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

let ids = 0;
const nextId = () => `written-${ids++}-client`;

async function lastOf(events: AsyncGenerator<TurnEvent>) {
  let last: TurnEvent | null = null;
  for await (const event of events) last = event;
  if (last?.type !== "finished") throw new Error("the turn did not finish");
  return last;
}

/** A chat on claims and evidence whose first problem was just done. */
async function openDone(browser: Browser): Promise<ChatView> {
  const skillId = "claims-and-evidence";
  const opened = await browser.ok(contract.openChat, {
    subject: "English",
    locale: "en",
    clientId: nextId(),
    skillId,
  });
  const chatId = opened.chat.id;
  const item = await layItem(academy, chatId, (one) => one.skillId === skillId, "English");
  const given = givenOfKey(item.key, "en");
  await lastOf(
    browser.events(contract.giveAnswer, { chatId, clientId: nextId(), itemId: item.id, given }),
  );
  return (await browser.ok(contract.readChat, { chatId })).chat;
}

const text = "Our street needs a bench. I counted nine people who had nowhere to rest.";

describe("a longer text that is handed in", () => {
  test("is kept as a message of the student's, unmarked and without a credit, and then asked for no more", async () => {
    const { browser, account } = await makeStudent(academy);
    const chat = await openDone(browser);
    const task = chat.workbench.writing;
    if (!task) throw new Error("no text is offered");
    expect(task.points.length).toBeGreaterThanOrEqual(3);
    const tried = await academy.database.db
      .select()
      .from(attempts)
      .where(eq(attempts.studentId, account.id));
    const sent = { chatId: chat.id, clientId: nextId(), taskId: task.id, text, ticked: [0, 2] };
    const { tutor, workbench } = await lastOf(browser.events(contract.handInText, sent));
    expect(tutor).toMatchObject({ receipt: null, moves: ["text-kept", "offer-next"] });
    expect(tutor.text).toContain("2 of 4");
    expect(workbench.writing).toBeUndefined();
    expect(workbench.credits).toBe(chat.workbench.credits);
    expect(workbench.skill).toEqual(chat.workbench.skill);
    const rows = await academy.database.db
      .select()
      .from(messages)
      .where(eq(messages.chatId, chat.id));
    expect(rows.filter((row) => row.author === "student" && row.text === text)).toHaveLength(1);
    const after = await academy.database.db
      .select()
      .from(attempts)
      .where(eq(attempts.studentId, account.id));
    expect(after).toEqual(tried);
    // The same thing sent twice is there once.
    await lastOf(browser.events(contract.handInText, sent));
    const { chat: read } = await browser.ok(contract.readChat, { chatId: chat.id });
    expect(read.messages.filter((message) => message.text === text)).toHaveLength(1);
  });

  test("is heard like every field", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await openDone(browser);
    const heavy = `${text} ${text} i want to kill myself. ${text}`;
    const { tutor } = await lastOf(
      browser.events(contract.handInText, {
        chatId: chat.id,
        clientId: nextId(),
        taskId: chat.workbench.writing?.id ?? "",
        text: heavy,
        ticked: [],
      }),
    );
    expect(tutor.moves).toEqual(["safety"]);
    expect(tutor.care).toBeDefined();
  });

  test("is refused where it is empty or has too many words", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await openDone(browser);
    const send = (words: string) =>
      lastOf(
        browser.events(contract.handInText, {
          chatId: chat.id,
          clientId: nextId(),
          taskId: chat.workbench.writing?.id ?? "",
          text: words,
          ticked: [],
        }),
      );
    await expect(send("  ")).rejects.toThrow("invalid_input");
    await expect(send("so ".repeat(textWordsMax + 1))).rejects.toThrow("message_too_long");
    await expect(send("so".repeat(2000))).rejects.toThrow("message_too_long");
  });
});
