import { expressionOf } from "#tutor/item.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { creditAccounts, creditEntries } from "#db/tables/credits.ts";
import { attempts, skillMastery, studentProgress } from "#db/tables/learning.ts";
import { chats, messages } from "#db/tables/tutoring.ts";
import { unitOf } from "#features/learning/units.ts";
import { messageLengthMax, newStudentCredits } from "#shared/constants.ts";
import { type ChatView, type TurnEvent, tutoringContract as contract } from "./contract.ts";
import { stateOf } from "./views.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

let ids = 0;
const nextId = () => `client-${ids++}`;

async function openChat(
  browser: Browser,
  clientId = nextId(),
  locale: "en" | "es" = "en",
): Promise<ChatView> {
  const wanted = { subject: "Mathematics", locale, clientId } as const;
  return (await browser.ok(contract.openChat, wanted)).chat;
}

async function listen(events: AsyncGenerator<TurnEvent>): Promise<TurnEvent[]> {
  const heard: TurnEvent[] = [];
  for await (const event of events) heard.push(event);
  return heard;
}

function say(browser: Browser, chatId: string, text: string, clientId = nextId()) {
  return listen(browser.events(contract.sendMessage, { chatId, clientId, text }));
}

function endOf(events: readonly TurnEvent[]): Extract<TurnEvent, { type: "finished" }> {
  const last = events.at(-1);
  if (last?.type !== "finished") throw new Error("the turn did not finish");
  return last;
}

/** The key that the server keeps sealed; tests look it up where students cannot. */
async function sealedKey(chatId: string): Promise<string> {
  const [chat] = await academy.database.db.select().from(chats).where(eq(chats.id, chatId));
  if (!chat) throw new Error("no such chat");
  return expressionOf(stateOf(chat).problem?.item);
}

async function creditsOf(studentId: string) {
  const [account] = await academy.database.db
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.studentId, studentId));
  return account;
}

describe("a lesson", () => {
  test("F-01 F-06 goes from a located mistake over a hint to a twin done alone, and the record follows", async () => {
    const { browser, account } = await makeStudent(academy);
    const chat = await openChat(browser);
    expect(chat.messages).toHaveLength(1);
    expect(chat.messages[0]?.author).toBe("tutor");
    expect(chat.messages[0]?.problem?.prompt.en).toBeTruthy();

    const wrong = endOf(await say(browser, chat.id, "987654"));
    expect(wrong.tutor.receipt?.outcome).toBe("wrong");
    expect(wrong.workbench.lines).toEqual([{ text: "987654", mark: "wrong" }]);

    const hint = endOf(
      await listen(browser.events(contract.askHint, { chatId: chat.id, clientId: nextId() })),
    );
    expect(hint.tutor.moves).toEqual(["hint"]);
    expect(hint.workbench.ladder.given).toHaveLength(1);

    const right = endOf(await say(browser, chat.id, await sealedKey(chat.id)));
    expect(right.tutor.receipt?.outcome).toBe("right");
    expect(right.workbench.problem?.source).toBe("twin");
    expect(right.workbench.alone).toBe(true);
    const before = right.workbench.skill?.alone ?? 1;

    const twin = endOf(await say(browser, chat.id, await sealedKey(chat.id)));
    expect(twin.workbench.skill?.alone).toBeGreaterThan(before);
    expect(twin.workbench.outcome).toBe("solved");

    const { db } = academy.database;
    const records = await db
      .select()
      .from(skillMastery)
      .where(eq(skillMastery.studentId, account.id));
    expect(records[0]).toMatchObject({ aloneAttempts: 2, aloneCorrect: 1 });
    expect(records[0]?.dueAt).not.toBeNull();
    const kept = await db.select().from(attempts).where(eq(attempts.studentId, account.id));
    expect(kept.map((attempt) => attempt.outcome)).toEqual(["wrong", "right", "right"]);
  });

  test("D-06 student_progress is kept true by the turns", async () => {
    const { browser, account } = await makeStudent(academy, { gradeLevel: 7 });
    const chat = await openChat(browser);
    await say(browser, chat.id, await sealedKey(chat.id));
    const [row] = await academy.database.db
      .select()
      .from(studentProgress)
      .where(eq(studentProgress.studentId, account.id));
    expect(row).toMatchObject({
      subject: "Mathematics",
      gradeLevel: 7,
      totalSessions: 1,
      totalPracticeItems: 1,
      totalCorrectItems: 1,
      nextRecommendedStep: expect.any(String),
    });
    expect(row?.masteryLevel).toBeGreaterThan(0);
    expect(row?.currentUnit).toBe(unitOf("Mathematics", row?.currentLesson ?? "")?.id);
    expect(row?.notes).toBe(JSON.stringify({ kind: "alone", skillId: row?.currentLesson }));
  });

  test("nothing that leaves the server holds the sealed key or hints that were not given", async () => {
    const { browser } = await makeStudent(academy);
    const { chat } = await browser.ok(contract.openChat, {
      subject: "Mathematics",
      locale: "en",
      clientId: nextId(),
    });
    const response = await browser.fetch(`/api/tutoring/chats/${chat.id}`);
    const text = await response.text();
    expect(text).not.toMatch(/"key"|"steps"|"misconceptions"|"sealed"|"decision"|"plan"/);
    expect(chat.workbench.ladder.given).toEqual([]);
    expect(chat.workbench.ladder.rungs).toBeGreaterThanOrEqual(3);
  });

  test("the tutor speaks Spanish in a Spanish chat", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await openChat(browser, nextId(), "es");
    expect(chat.messages[0]?.text).toMatch(/Soy Faro, un tutor de inteligencia artificial/);
  });
});

describe("credits", () => {
  test("K-04 a new student has 25, a problem takes one, everything within it is free", async () => {
    const { browser, account } = await makeStudent(academy);
    const chat = await openChat(browser);
    expect(chat.workbench.credits).toBe(newStudentCredits);
    await say(browser, chat.id, "987654");
    await say(browser, chat.id, "987653");
    await listen(browser.events(contract.askHint, { chatId: chat.id, clientId: nextId() }));
    expect(await creditsOf(account.id)).toMatchObject({
      balance: newStudentCredits - 1,
      reserved: 0,
    });
  });

  test("a message too long is refused with its limit before anything is taken or stored", async () => {
    const { browser, account } = await makeStudent(academy);
    const chat = await openChat(browser);
    const answer = await browser.call(contract.sendMessage, {
      chatId: chat.id,
      clientId: nextId(),
      text: "1".repeat(messageLengthMax + 1),
    });
    expect(answer).toMatchObject({
      ok: false,
      status: 413,
      code: "message_too_long",
      data: { limit: messageLengthMax },
    });
    expect(await creditsOf(account.id)).toMatchObject({ balance: newStudentCredits });
    const kept = await academy.database.db
      .select()
      .from(messages)
      .where(eq(messages.chatId, chat.id));
    expect(kept).toHaveLength(1);
  });

  test("without credits no new problem opens, nothing is stored, and an open one can be finished", async () => {
    const { browser, account } = await makeStudent(academy);
    const chat = await openChat(browser);
    await say(browser, chat.id, "987654");
    await academy.database.db
      .update(creditAccounts)
      .set({ balance: 0 })
      .where(eq(creditAccounts.studentId, account.id));
    const done = endOf(await say(browser, chat.id, await sealedKey(chat.id)));
    expect(done.tutor.receipt?.outcome).toBe("right");
    const problem = { text: "2x + 3 = 11", kind: "ownProblem" } as const;
    const sent = { chatId: chat.id, clientId: nextId(), ...problem };
    const own = await browser.call(contract.sendMessage, sent);
    expect(own).toMatchObject({ ok: false, status: 402, code: "no_credits" });
    const isSaid = eq(messages.text, problem.text);
    const said = await academy.database.db.select().from(messages).where(isSaid);
    expect(said.filter((row) => row.chatId === chat.id)).toEqual([]);
  });

  test("every movement stands in the ledger and adds up to the balance", async () => {
    const { browser, account } = await makeStudent(academy);
    const chat = await openChat(browser);
    await say(browser, chat.id, "987654");
    await say(browser, chat.id, "Solve 2x + 3 = 11");
    await say(browser, chat.id, "yes");
    const entries = await academy.database.db
      .select()
      .from(creditEntries)
      .where(eq(creditEntries.studentId, account.id));
    const sum = (kind: string) =>
      entries.filter((entry) => entry.kind === kind).reduce((all, entry) => all + entry.amount, 0);
    expect(sum("grant") - sum("settle")).toBe((await creditsOf(account.id))?.balance);
    expect(sum("reserve")).toBe(sum("settle") + sum("refund"));
  });
});

describe("two windows", () => {
  test("the same thing sent twice is stored once and told again", async () => {
    const { browser, account } = await makeStudent(academy);
    const chat = await openChat(browser);
    const clientId = nextId();
    const first = endOf(await say(browser, chat.id, "987654", clientId));
    const second = endOf(await say(browser, chat.id, "987654", clientId));
    expect(second.tutor).toEqual(first.tutor);
    const { chat: read } = await browser.ok(contract.readChat, { chatId: chat.id });
    expect(read.messages).toHaveLength(3);
    expect(await creditsOf(account.id)).toMatchObject({ balance: newStudentCredits - 1 });
  });

  test("ten windows sending at once never double a message or a credit", async () => {
    const { browser, account } = await makeStudent(academy);
    const chat = await openChat(browser);
    const clientId = nextId();
    const same = Array.from({ length: 10 }, () =>
      say(browser, chat.id, "987654", clientId).catch(() => null),
    );
    await Promise.all(same);
    const { chat: read } = await browser.ok(contract.readChat, { chatId: chat.id });
    expect(read.messages.filter((message) => message.author === "student")).toHaveLength(1);
    expect(read.messages.map((message) => message.position)).toEqual([0, 1, 2]);
    expect(await creditsOf(account.id)).toMatchObject({ balance: newStudentCredits - 1 });
  });

  test("opening twice with one click gives one chat", async () => {
    const { browser } = await makeStudent(academy);
    const clientId = nextId();
    const [one, two] = await Promise.all([
      openChat(browser, clientId),
      openChat(browser, clientId),
    ]);
    expect(two.id).toBe(one.id);
  });

  test("a second device follows the turns of the first", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await openChat(browser);
    const abort = new AbortController();
    const second = browser.events(
      contract.watchChat,
      { chatId: chat.id },
      { signal: abort.signal },
    );
    const seen = second.next();
    await new Promise((resolve) => setTimeout(resolve, 100));
    await say(browser, chat.id, "987654");
    const event = await seen;
    expect(event.value).toMatchObject({ type: "started", student: { text: "987654" } });
    abort.abort();
  });
});

describe("the record", () => {
  test("a turn said another way keeps its mark, costs nothing, and the first wording stays stored", async () => {
    const { browser, account } = await makeStudent(academy);
    const chat = await openChat(browser);
    const wrong = endOf(await say(browser, chat.id, "987654"));
    const again = endOf(
      await listen(
        browser.events(contract.regenerate, {
          chatId: chat.id,
          messageId: wrong.tutor.id,
          clientId: nextId(),
        }),
      ),
    );
    expect(again.tutor.text).not.toBe(wrong.tutor.text);
    expect(again.tutor.receipt).toEqual(wrong.tutor.receipt);
    const { chat: read } = await browser.ok(contract.readChat, { chatId: chat.id });
    expect(read.messages.map((message) => message.id)).not.toContain(wrong.tutor.id);
    const [kept] = await academy.database.db
      .select()
      .from(messages)
      .where(eq(messages.id, wrong.tutor.id));
    expect(kept).toMatchObject({ text: wrong.tutor.text, replacedBy: again.tutor.id });
    expect(await creditsOf(account.id)).toMatchObject({ balance: newStudentCredits - 1 });
  });

  test("only the tutor's latest turn can be said another way, and nothing said can be changed", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await openChat(browser);
    await say(browser, chat.id, "987654");
    const first = chat.messages[0]?.id ?? "";
    const answer = await browser.call(contract.regenerate, {
      chatId: chat.id,
      messageId: first,
      clientId: nextId(),
    });
    expect(answer).toMatchObject({ ok: false, status: 409, code: "nothing_to_regenerate" });
    for (const method of ["PUT", "PATCH", "DELETE"]) {
      const path = `/api/tutoring/chats/${chat.id}/messages/${first}`;
      const headers = { "content-type": "application/json" };
      const response = await browser.fetch(path, { method, headers, body: '{"text":"x"}' });
      expect(response.status).toBe(404);
    }
  });

  test("sessions are listed latest first, found by words said in them, and can be renamed", async () => {
    const { browser } = await makeStudent(academy);
    const old = await openChat(browser);
    // Numbers that no problem drawn for the other session has.
    await say(browser, old.id, "Solve 137x + 259 = 396");
    const recent = await openChat(browser);
    const all = await browser.ok(contract.listChats, {});
    expect(all.chats.map((chat) => chat.id)).toEqual([recent.id, old.id]);
    const found = await browser.ok(contract.searchChats, { search: "137x + 259" });
    expect(found.chats.map((chat) => chat.id)).toEqual([old.id]);
    expect(found.chats[0]?.excerpt).toContain("137x + 259");
    expect((await browser.ok(contract.searchChats, { search: "100%_" })).chats).toEqual([]);
    await browser.ok(contract.renameChat, { chatId: old.id, title: "Homework on Tuesday" });
    const renamed = await browser.ok(contract.searchChats, { search: "tuesday" });
    expect(renamed.chats.map((chat) => chat.title)).toEqual(["Homework on Tuesday"]);
  });

  test("V-01 what a student types is kept as typed", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await openChat(browser);
    const text = `<b>O'Brien</b> & "x" < 3 / 4`;
    await say(browser, chat.id, text);
    const { chat: read } = await browser.ok(contract.readChat, { chatId: chat.id });
    expect(read.messages.find((message) => message.author === "student")?.text).toBe(text);
  });

  test("an answer that cannot be read comes back with the place marked", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await openChat(browser);
    const end = endOf(await say(browser, chat.id, "3/("));
    expect(end.tutor.unreadable).toMatchObject({ given: "3/(" });
    expect(end.tutor.unreadable?.at).toBeGreaterThanOrEqual(1);
    expect(end.tutor.receipt).toBeNull();
  });
});

describe("what the desk shows of a problem", () => {
  test.each([
    ["en", "Solve 3(x - 2) = 2x + 1", "2(x + 3 = 5"],
    ["es", "Resuelve 3(x - 2) = 2x + 1", "2(x + 3 = 5"],
  ] as const)(
    "an own problem in %s has its graphs, the reach of the work, and its steps once it is told",
    async (locale, problem, unreadable) => {
      const { browser } = await makeStudent(academy);
      const chat = await openChat(browser, nextId(), locale);
      const asked = endOf(await say(browser, chat.id, problem));
      expect(asked.tutor.own).toBe(problem);
      const opened = endOf(await say(browser, chat.id, "ok"));
      expect(opened.workbench.problem?.picture).toMatchObject({ kind: "plot", points: [] });
      expect(opened.workbench.progress).toBeNull();

      const stopped = endOf(await say(browser, chat.id, unreadable));
      expect(stopped.tutor.unreadable).toMatchObject({ code: "unclosed", at: 1 });

      const step = endOf(await say(browser, chat.id, "3x - 6 = 2x + 1"));
      expect(step.workbench.progress).toEqual({ reached: 1, total: 3 });

      let turn = step;
      for (let rung = 0; rung < 8 && !turn.tutor.moves.includes("tell"); rung++) {
        expect(turn.tutor.worked).toBeUndefined();
        turn = endOf(
          await listen(browser.events(contract.askHint, { chatId: chat.id, clientId: nextId() })),
        );
      }
      expect(turn.tutor.worked?.steps.map(({ line }) => line)).toEqual([
        "$3x - 6 = 2x + 1$",
        "$x - 6 = 1$",
        "$x = 7$",
      ]);
      expect(turn.tutor.worked?.steps[0]?.why?.es).toMatch(/paréntesis/);
      expect(turn.tutor.worked?.picture).toMatchObject({ points: [{ x: 7, y: 15 }] });
    },
  );

  test("what form is asked goes with a problem, and nothing of its answer", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await openChat(browser);
    await say(browser, chat.id, "Expand (x + 2)(x - 3)");
    const { workbench } = endOf(await say(browser, chat.id, "yes"));
    expect(workbench.problem?.formAsked).toEqual({ form: "expanded" });
  });
});
