import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { createLog } from "#platform/log.ts";
import { createWorkerPool } from "#platform/workers/worker-pool.ts";
import { newStudentCredits } from "#shared/constants.ts";
import { type ChatView, type TurnEvent, tutoringContract as contract } from "./contract.ts";

// A worker has to load its code first, and the machine may be busy.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

let ids = 0;
const nextId = () => `client-aside-${ids++}`;

async function openChat(browser: Browser): Promise<ChatView> {
  const asked = { subject: "Mathematics", locale: "en", clientId: nextId() } as const;
  return (await browser.ok(contract.openChat, asked)).chat;
}

async function say(browser: Browser, chatId: string, text: string) {
  let last: TurnEvent | null = null;
  for await (const event of browser.events(contract.sendMessage, {
    chatId,
    clientId: nextId(),
    text,
  }))
    last = event;
  if (last?.type !== "finished") throw new Error("the turn did not finish");
  return last;
}

describe("long work is done beside the server", () => {
  let academy: TestAcademy;
  beforeAll(async () => {
    academy = await startTestAcademy();
    await academy.services.workers.warm();
  });
  afterAll(() => academy.close());

  test("an own problem is solved, sealed and charged as ever", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await openChat(browser);
    const read = await say(browser, chat.id, "Solve 2x + 3 = 11 for x, please");
    expect(read.tutor.moves).toEqual(["ask-own"]);
    expect(read.workbench.credits).toBe(newStudentCredits);
    const own = await say(browser, chat.id, "yes");
    expect(own.workbench.problem?.source).toBe("own");
    expect(own.workbench.credits).toBe(newStudentCredits - 1);
    const working = await say(browser, chat.id, "2x = 8\nx = 4");
    expect(working.workbench.outcome).toBe("solved");
  });
});

describe("work that never ends", () => {
  let academy: TestAcademy;
  beforeAll(async () => {
    academy = await startTestAcademy({
      workers: createWorkerPool({
        script: new URL("../../platform/workers/worker.fixture.ts", import.meta.url),
        log: createLog("silent"),
        size: 1,
        deadlineMs: 3000,
      }),
    });
    await academy.services.workers.warm();
  });
  afterAll(() => academy.close());

  test("is declined in clear words; the message is kept, nothing is charged, the lesson goes on", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await openChat(browser);
    const text = "Solve 2x + 3 = 11 for x, please";
    const declined = await say(browser, chat.id, text);
    expect(declined.tutor.moves).toEqual(["too-much"]);
    expect(declined.tutor.text).toMatch(/more than I can work through at once/);
    expect(declined.workbench.credits).toBe(newStudentCredits);
    const { chat: read } = await browser.ok(contract.readChat, { chatId: chat.id });
    expect(read.messages.map((message) => message.text)).toContain(text);
    const next = await say(browser, chat.id, "987654");
    expect(next.tutor.receipt?.outcome).toBe("wrong");
  });

  test("keeps nobody else waiting: pages, calls and short answers go on meanwhile", async () => {
    const [{ browser }, { browser: other }] = [
      await makeStudent(academy),
      await makeStudent(academy),
    ];
    const [chat, another] = [await openChat(browser), await openChat(other)];
    let undecided = true;
    const hostile = say(browser, chat.id, "10^10^10").finally(() => (undecided = false));
    const answered = await say(other, another.id, "987654");
    expect(answered.tutor.receipt?.outcome).toBe("wrong");
    expect((await other.fetch("/api/openapi.json")).ok).toBe(true);
    expect(undecided).toBe(true);
    expect((await hostile).tutor.moves).toEqual(["too-much"]);
  });
});
