import { expressionOf } from "#tutor/item.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import type { Browser } from "#app/contract-client.ts";
import { creditAccounts } from "#db/tables/credits.ts";
import { chats, messages } from "#db/tables/tutoring.ts";
import { createModelProvider } from "#platform/model/create-model-provider.ts";
import {
  type ModelStandIn,
  type StandInBehaviour,
  startModelStandIn,
} from "#platform/testing/model-stand-in.ts";
import { newStudentCredits } from "#shared/constants.ts";
import { type ChatView, type TurnEvent, tutoringContract as contract } from "./contract.ts";
import { recoverTurns } from "./recover-turns.ts";
import { stateOf } from "./views.ts";

/** What the stand-in does with the next request; each test sets it. */
let behaviour: StandInBehaviour;
let standIn: ModelStandIn;
let academy: TestAcademy;
let browser: Browser;
let studentId: string;
let chat: ChatView;

const apiKey = "sk-never-to-be-seen";

/** Everything the academy logged. */
const logged: string[] = [];
const keep = (facts: object, message: string) => {
  logged.push(`${JSON.stringify(facts)} ${message}`);
};

beforeAll(async () => {
  standIn = await startModelStandIn(() => behaviour);
  academy = await startTestAcademy({
    log: { debug: keep, info: keep, warn: keep, error: keep },
    model: createModelProvider(
      {
        provider: "openai-compatible",
        model: "stand-in",
        apiKey,
        baseUrl: new URL(`${standIn.url}/v1`),
      },
      // Longer than a busy machine needs for a first word.
      { firstTextMs: 1500, betweenTextsMs: 1500, wholeMs: 15_000 },
    ),
  });
});
afterAll(async () => {
  await academy.close();
  await standIn.close();
});

beforeEach(async () => {
  behaviour = reply("Have another look at the second step. What did you do there?");
  const student = await makeStudent(academy);
  browser = student.browser;
  studentId = student.account.id;
  const opened = await browser.ok(contract.openChat, {
    subject: "Mathematics",
    locale: "en",
    clientId: nextId(),
  });
  chat = opened.chat;
});

let ids = 0;
const nextId = () => `model-client-${ids++}`;

function reply(text: string, more: Partial<StandInBehaviour & { kind: "reply" }> = {}) {
  const tokens = text.match(/\s*\S+/g) ?? [];
  return { kind: "reply", tokens, ...more } satisfies StandInBehaviour;
}

async function say(text: string): Promise<TurnEvent[]> {
  const heard: TurnEvent[] = [];
  const input = { chatId: chat.id, clientId: nextId(), text };
  for await (const event of browser.events(contract.sendMessage, input)) heard.push(event);
  return heard;
}

function endOf(events: readonly TurnEvent[]): Extract<TurnEvent, { type: "finished" }> {
  const last = events.at(-1);
  if (last?.type !== "finished") throw new Error("the turn did not finish");
  return last;
}

/** Everything that reached the page, in whatever event. */
const allShown = (events: readonly TurnEvent[]) => JSON.stringify(events);

/** The words that reached the page, and those of the finished turn. */
function textsOf(events: readonly TurnEvent[]): string {
  return events
    .map((event) => {
      if (event.type === "words" || event.type === "reworded") return event.text;
      return event.type === "finished" ? event.tutor.text : "";
    })
    .join("");
}

async function sealedKey(): Promise<string> {
  const [row] = await academy.database.db.select().from(chats).where(eq(chats.id, chat.id));
  if (!row) throw new Error("no such chat");
  return expressionOf(stateOf(row).problem?.item);
}

async function balance() {
  const [account] = await academy.database.db
    .select()
    .from(creditAccounts)
    .where(eq(creditAccounts.studentId, studentId));
  return account;
}

describe("a model that behaves", () => {
  test("puts the mind's move into words, streamed as they come, and the credit is settled", async () => {
    const events = await say("987654");
    const words = events.filter((event) => event.type === "words");
    expect(words.length).toBeGreaterThan(1);
    const end = endOf(events);
    expect(end.tutor).toMatchObject({
      text: "Have another look at the second step. What did you do there?",
      voice: "model",
      status: "complete",
      note: null,
    });
    expect(end.tutor.receipt?.outcome).toBe("wrong");
    expect(await balance()).toMatchObject({ balance: newStudentCredits - 1, reserved: 0 });
  });

  test("is never given the sealed key, the student's name or an address", async () => {
    const key = await sealedKey();
    await say("987654");
    const sent = JSON.stringify(standIn.requests.at(-1)?.body);
    expect(sent).not.toContain("Maya");
    expect(sent).not.toContain("Torres");
    expect(sent).not.toMatch(
      new RegExp(`answer[^.]{0,20}\\b${key.replaceAll(/\W/g, "\\$&")}\\b`, "i"),
    );
    expect(standIn.requests.at(-1)?.headers.authorization).toBe(`Bearer ${apiKey}`);
  });

  test("reads placeholders for what tells of the student, and the page reads the words", async () => {
    await say("i am maya torres from lincoln middle school");
    const lastSent = () => JSON.stringify(standIn.requests.at(-1)?.body);
    // Which name it is depends on those of the problem that was drawn.
    const [, name] = /i am (\[name [A-Z]\]) from \[school A\]/.exec(lastSent()) ?? [];
    behaviour = reply(`Have another look at the second step, ${name}. What did you do there?`);
    const end = endOf(await say("987654"));
    const sent = lastSent();
    expect(sent.toLowerCase()).not.toMatch(/maya|torres|lincoln/);
    expect(sent).toContain(`i am ${name} from [school A]`);
    expect(sent).toContain("I'm Faro");
    expect(end.tutor).toMatchObject({ voice: "model", note: null });
    expect(end.tutor.text).toBe(
      "Have another look at the second step, maya torres. What did you do there?",
    );
  });

  test("may be stopped by the student: what was said stays, and it says so", async () => {
    behaviour = reply("Have another look at that step and think. ".repeat(20), { delayMs: 15 });
    const turn = say("987654");
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(await browser.ok(contract.stopTurn, { chatId: chat.id })).toEqual({ stopped: true });
    const end = endOf(await turn);
    expect(end.tutor).toMatchObject({ status: "stopped", note: "stopped", voice: "model" });
    expect(end.tutor.text).toMatch(/^Have another/);
  });

  test("goes on when the browser leaves, and a reload finds the whole turn", async () => {
    behaviour = reply("Look at the second step once more. What did you add there?", {
      delayMs: 20,
    });
    const abort = new AbortController();
    const input = { chatId: chat.id, clientId: nextId(), text: "987654" };
    const events = browser.events(contract.sendMessage, input, { signal: abort.signal });
    await events.next();
    abort.abort();
    const reloaded = browser.events(contract.watchChat, { chatId: chat.id });
    for await (const event of reloaded) {
      if (event.type !== "finished") continue;
      expect(event.tutor.text).toContain("What did you add there?");
      break;
    }
    const { chat: read } = await browser.ok(contract.readChat, { chatId: chat.id });
    expect(read.messages.at(-1)).toMatchObject({ voice: "model", status: "complete" });
  });

  test("a second message while it speaks is refused, not doubled", async () => {
    behaviour = reply("Take your time with the second step, then tell me. ".repeat(4), {
      delayMs: 10,
    });
    const first = say("987654");
    await new Promise((resolve) => setTimeout(resolve, 100));
    const second = await browser.call(contract.sendMessage, {
      chatId: chat.id,
      clientId: nextId(),
      text: "12",
    });
    expect(second).toMatchObject({ ok: false, status: 409, code: "turn_in_progress" });
    await first;
    const { chat: read } = await browser.ok(contract.readChat, { chatId: chat.id });
    expect(read.messages.filter((message) => message.author === "student")).toHaveLength(1);
  });
});

describe("a model that fails", () => {
  const faults: [string, StandInBehaviour, string][] = [
    ["answers 401", { kind: "status", status: 401 }, "model-unavailable"],
    ["answers 429", { kind: "status", status: 429 }, "model-busy"],
    ["answers 500", { kind: "status", status: 500 }, "model-unavailable"],
    ["answers nothing", { kind: "silent" }, "model-silent"],
    ["hangs up", { kind: "hang-up" }, "model-unavailable"],
    [
      "answers garbage",
      { kind: "body", type: "text/event-stream", body: "data: {{{\n\n" },
      "model-unavailable",
    ],
    [
      "answers a web page",
      { kind: "body", type: "text/html", body: "<html>Hi</html>" },
      "model-unavailable",
    ],
    ["says nothing at all", reply(""), "model-unavailable"],
    ["never ends a sentence", reply("so then and ".repeat(300)), "model-unavailable"],
    ["breaks off", reply("Have another look at", { ending: "break" }), "model-unavailable"],
    ["never finishes", reply("Have another look at", { ending: "none" }), "model-unavailable"],
    ["falls silent", reply("Have another look at", { ending: "stall" }), "model-silent"],
  ];

  test.each(faults)(
    "that %s leaves the message saved, the turn finished by our own voice with a quiet note, and no credit lost",
    async (_, fault, note) => {
      behaviour = fault;
      const end = endOf(await say("987654"));
      expect(end.tutor).toMatchObject({ status: "complete", voice: "builtin", note });
      expect(end.tutor.text.length).toBeGreaterThan(10);
      expect(end.tutor.receipt?.outcome).toBe("wrong");
      const { chat: read } = await browser.ok(contract.readChat, { chatId: chat.id });
      expect(read.messages.map((message) => message.text)).toContain("987654");
      expect(read.messages.at(-1)?.text).toBe(end.tutor.text);
      expect(await balance()).toMatchObject({ balance: newStudentCredits, reserved: 0 });
      expect(allShown([end])).not.toContain(apiKey);
    },
  );
});

test("no log holds the key or a student's words", async () => {
  behaviour = { kind: "status", status: 401, body: `bad key ${apiKey}` };
  await say("my secret 424242");
  expect(logged.length).toBeGreaterThan(0);
  expect(logged.join("\n")).not.toContain(apiKey);
  expect(logged.join("\n")).not.toContain("424242");
});

describe("the gate", () => {
  test("stops a model that tells the answer before a byte of it reaches the page", async () => {
    const key = await sealedKey();
    behaviour = reply(`Not quite. The answer is ${key}. Now try the next one.`);
    const events = await say("987654");
    const end = endOf(events);
    expect(end.tutor).toMatchObject({ voice: "builtin", note: "answer-kept-back" });
    const words = events.flatMap((event) => (event.type === "words" ? [event.text] : [])).join("");
    expect(words).not.toContain(key);
    expect(end.tutor.text).not.toContain(`answer is ${key}`);
  });

  test("stops a model that states a false sum", async () => {
    behaviour = reply("Remember that $7 \\times 8 = 54$, so look again.");
    const events = await say("987654");
    expect(endOf(events).tutor).toMatchObject({ voice: "builtin", note: "mathematics-corrected" });
    expect(textsOf(events)).not.toContain("= 54");
  });

  test("stops a model that uses a word no child should read", async () => {
    behaviour = reply("Well, that is a shit try, look again.");
    const events = await say("987654");
    expect(endOf(events).tutor).toMatchObject({ voice: "builtin", note: "words-replaced" });
    expect(textsOf(events)).not.toContain("shit");
  });

  test("keeps what was shown and taken back in the record", async () => {
    behaviour = reply("You are on the way. Remember that 7 x 8 = 54.");
    const end = endOf(await say("987654"));
    const [row] = await academy.database.db
      .select()
      .from(messages)
      .where(eq(messages.id, end.tutor.id));
    expect(JSON.stringify(row?.details)).toContain("You are on the way.");
  });

  test("asks no model for a leave, nor for another wording of it", async () => {
    const last = async (events: AsyncGenerator<TurnEvent>) => {
      const heard: TurnEvent[] = [];
      for await (const event of events) heard.push(event);
      return endOf(heard).tutor;
    };
    const place = { chatId: chat.id };
    const left = await last(browser.events(contract.endChat, { ...place, clientId: nextId() }));
    expect(left).toMatchObject({ voice: "builtin", ending: { alone: 0 } });
    const asked = { ...place, clientId: nextId(), messageId: left.id };
    const again = await last(browser.events(contract.regenerate, asked));
    expect(again).toMatchObject({ voice: "builtin", ending: left.ending });
    const { chat: read } = await browser.ok(contract.readChat, place);
    expect(read.messages.filter(({ ending }) => ending)).toHaveLength(1);
  });

  test("lets a model say the answer once the ladder has told it", async () => {
    const hint = async () => {
      const input = { chatId: chat.id, clientId: nextId() };
      for await (const event of browser.events(contract.askHint, input)) void event;
    };
    // The last rung needs a try, and between two rungs one is asked for.
    await say("987654");
    const { rungs } = chat.workbench.ladder;
    for (let i = 0; i < rungs; i++) await hint();
    for (let i = 1; i < rungs; i++) await hint();
    const { chat: read } = await browser.ok(contract.readChat, { chatId: chat.id });
    expect(read.messages.flatMap(({ moves }) => moves)).toContain("tell");
  });
});

test("a turn that a killed program left is finished by our own voice, its credit comes back, and its words are kept", async () => {
  behaviour = reply("Have another look. ".repeat(50), { delayMs: 20 });
  const turn = say("987654").catch(() => null);
  const { db } = academy.database;
  const spoken = async () => {
    const [row] = await db.select().from(messages).where(eq(messages.status, "speaking"));
    return row?.text ?? "";
  };
  await expect.poll(spoken).toMatch(/^Have another look/);
  expect(await recoverTurns(academy.services, { olderThanMs: 0, chatId: chat.id })).toBe(1);
  const { chat: read } = await browser.ok(contract.readChat, { chatId: chat.id });
  expect(read.messages.at(-1)).toMatchObject({
    status: "complete",
    voice: "builtin",
    note: "recovered",
  });
  expect(await balance()).toMatchObject({ balance: newStudentCredits, reserved: 0 });
  await browser.ok(contract.stopTurn, { chatId: chat.id });
  await turn;
  expect(await balance()).toMatchObject({ balance: newStudentCredits, reserved: 0 });
});
