import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { creditAccounts } from "#db/tables/credits.ts";
import { attempts } from "#db/tables/learning.ts";
import { newStudentCredits } from "#shared/constants.ts";
import { type ChatView, type TurnEvent, tutoringContract as contract } from "./contract.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

let ids = 0;
const nextId = () => `client-own-${ids++}`;

async function openChat(browser: Browser): Promise<ChatView> {
  const asked = { subject: "Mathematics", locale: "en", clientId: nextId() } as const;
  return (await browser.ok(contract.openChat, asked)).chat;
}

async function endOf(events: AsyncGenerator<TurnEvent>) {
  let last: TurnEvent | null = null;
  for await (const event of events) last = event;
  if (last?.type !== "finished") throw new Error("the turn did not finish");
  return last;
}

function say(browser: Browser, chatId: string, text: string) {
  return endOf(browser.events(contract.sendMessage, { chatId, clientId: nextId(), text }));
}

function bring(browser: Browser, chatId: string, text: string) {
  const problem = { chatId, clientId: nextId(), text, kind: "ownProblem" } as const;
  return endOf(browser.events(contract.sendMessage, problem));
}

function go(browser: Browser, chatId: string, back: boolean) {
  return endOf(browser.events(contract.nextProblem, { chatId, clientId: nextId(), back }));
}

async function balanceOf(studentId: string) {
  const [account] = await academy.database.db
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.studentId, studentId));
  return account?.balance;
}

describe("a problem of one's own", () => {
  test("F-01 brought by its button is taken up, never marked, and what was open comes back as it was", async () => {
    const { browser, account } = await makeStudent(academy);
    const chat = await openChat(browser);
    const waiting = chat.workbench.problem?.itemId;
    expect(chat.workbench.waiting).toBe(false);

    const own = await bring(browser, chat.id, "3x - 7 = 11");
    expect(own.tutor).toMatchObject({ moves: ["present"], receipt: null });
    expect(own.workbench).toMatchObject({
      waiting: true,
      lines: [],
      problem: { source: "own", prompt: { en: "3x - 7 = 11" } },
      credits: newStudentCredits - 1,
    });

    const back = await go(browser, chat.id, true);
    expect(back.tutor.problem?.itemId).toBe(waiting);
    expect(back.workbench).toMatchObject({ waiting: true, credits: newStudentCredits - 1 });
    await go(browser, chat.id, true);

    const right = await say(browser, chat.id, "x = 6");
    expect(right.tutor.receipt?.outcome).toBe("right");
    expect(right.tutor.moves).toContain("offer-back");
    const next = await go(browser, chat.id, false);
    expect(next.workbench).toMatchObject({ waiting: false, problem: { itemId: waiting } });

    const kept = await academy.database.db
      .select()
      .from(attempts)
      .where(eq(attempts.studentId, account.id));
    expect(kept.map(({ outcome }) => outcome)).toEqual(["right"]);
    expect(await balanceOf(account.id)).toBe(newStudentCredits - 1);
  });

  test("what cannot be read as one changes nothing and costs nothing", async () => {
    const { browser, account } = await makeStudent(academy);
    const chat = await openChat(browser);
    const unread = await bring(browser, chat.id, "I hate fractions");
    expect(unread.tutor).toMatchObject({ moves: ["own-unread"], receipt: null });
    expect(unread.tutor.text).toMatch(/12 \\times 15/);
    expect(unread.workbench).toEqual(chat.workbench);
    expect(await balanceOf(account.id)).toBe(newStudentCredits);
  });

  test("an answer that is not certain is asked back, ready to be sent", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await openChat(browser);
    const asked = await say(browser, chat.id, "i came to 987654 with my method");
    expect(asked.tutor).toMatchObject({ moves: ["ask-meant"], meant: "987654", receipt: null });
    expect(asked.workbench.credits).toBe(newStudentCredits);
    const { chat: read } = await browser.ok(contract.readChat, { chatId: chat.id });
    expect(read.messages.at(-1)?.meant).toBe("987654");

    // Who says yes has given that answer, and the record says it, not the yes.
    await say(browser, chat.id, "siii");
    for await (const event of browser.events(contract.endChat, {
      chatId: chat.id,
      clientId: nextId(),
    })) {
      if (event.type !== "finished") continue;
      expect(event.tutor.ending?.hard).toMatchObject([{ given: "987654" }]);
    }
    expect.assertions(4);
  });
});
