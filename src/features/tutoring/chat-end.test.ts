import { expressionOf } from "#tutor/item.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { chats, messages } from "#db/tables/tutoring.ts";
import { day, minute } from "#shared/constants.ts";
import { type TurnEvent, tutoringContract as contract } from "./contract.ts";
import { appendMessages } from "./append-messages.ts";
import { messageRow } from "./prepare-turn.ts";
import { stateOf } from "./views.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
afterAll(() => academy.close());

let ids = 0;
const nextId = () => `client-end-${ids++}`;

async function open(browser: Browser, skillId?: string) {
  const asked = { subject: "Mathematics", locale: "en", clientId: nextId() } as const;
  return (await browser.ok(contract.openChat, { ...asked, ...(skillId ? { skillId } : {}) })).chat;
}

async function endOf(events: AsyncGenerator<TurnEvent>) {
  let last: TurnEvent | undefined;
  for await (const event of events) last = event;
  if (last?.type !== "finished") throw new Error("the turn did not finish");
  return last;
}

const say = (browser: Browser, chatId: string, text: string) =>
  endOf(browser.events(contract.sendMessage, { chatId, clientId: nextId(), text }));
const finish = (browser: Browser, chatId: string, clientId = nextId()) =>
  endOf(browser.events(contract.endChat, { chatId, clientId }));

async function rowOf(chatId: string) {
  const [chat] = await academy.database.db.select().from(chats).where(eq(chats.id, chatId));
  if (!chat) throw new Error("no such chat");
  return chat;
}

async function openItem(chatId: string) {
  const item = stateOf(await rowOf(chatId)).problem?.item;
  if (!item) throw new Error("no problem lies there");
  return item;
}

describe("the end of a chat", () => {
  test("tells what the record holds: alone, with help, what was hard and what comes next", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await open(browser, "percent-of-quantity");
    const item = await openItem(chat.id);
    const slip = item.misconceptions.find(({ answer }) => answer !== expressionOf(item));
    await say(browser, chat.id, slip?.answer ?? "987654");
    await say(browser, chat.id, expressionOf(await openItem(chat.id)));
    await say(browser, chat.id, expressionOf(await openItem(chat.id)));

    const { tutor } = await finish(browser, chat.id);
    expect(tutor.moves).toEqual(["talk"]);
    expect(tutor.ending).toMatchObject({
      alone: 1,
      withHelp: 1,
      open: 0,
      persisted: 1,
      hard: [{ given: slip?.answer, isOvercome: true, point: expect.objectContaining({}) }],
      left: null,
      mayGoOn: true,
    });
    expect(tutor.ending?.skills).toHaveLength(1);
    expect(tutor.ending?.returns?.title).toEqual(tutor.ending?.skills[0]);
    expect(Date.parse(tutor.ending?.returns?.dueAt ?? "")).toBeGreaterThan(
      academy.services.now().getTime(),
    );
    expect(tutor.ending?.next).not.toBeNull();

    // It stands there when the chat is read again, and the chat can be taken up again.
    const read = await browser.ok(contract.readChat, { chatId: chat.id });
    expect(read.chat.messages.at(-1)?.ending).toEqual(tutor.ending);
    const next = await endOf(
      browser.events(contract.nextProblem, { chatId: chat.id, clientId: nextId() }),
    );
    expect(next.workbench.outcome).toBe("open");
  });

  test("where nothing was answered nothing is claimed, and an unfinished problem is named", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await open(browser);
    const bare = (await finish(browser, chat.id)).tutor.ending;
    expect(bare).toMatchObject({
      alone: 0,
      withHelp: 0,
      open: 0,
      skills: [],
      hard: [],
      left: null,
    });

    await say(browser, chat.id, "987654");
    const begun = (await finish(browser, chat.id)).tutor.ending;
    expect(begun).toMatchObject({ open: 1, alone: 0, persisted: 0 });
    expect(begun?.hard).toMatchObject([{ given: "987654", isOvercome: false }]);
    expect(begun?.left).toBe(begun?.skills[0]?.en);
    // Today offers what was left, so it is not named as the next thing a second time.
    expect(begun?.next).toBeNull();
  });

  test.each(["bye", "im done for today"])("words of goodbye end it too: %s", async (words) => {
    const { browser } = await makeStudent(academy);
    const chat = await open(browser);
    expect((await say(browser, chat.id, words)).tutor.ending).toBeDefined();
    expect((await say(browser, chat.id, "987654")).tutor.ending).toBeUndefined();
  });

  test.each(["brb", "can we take a break"])("a pause ends nothing: %s", async (words) => {
    const { browser } = await makeStudent(academy);
    const chat = await open(browser);
    const { tutor } = await say(browser, chat.id, words);
    expect(tutor.moves).toContain("talk");
    expect(tutor.ending).toBeUndefined();
  });

  test("the button for a break, offered to who is sad, ends nothing", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await open(browser);
    const asked = { chatId: chat.id, clientId: nextId(), text: "I need a break, bye" };
    const { tutor } = await endOf(
      browser.events(contract.sendMessage, { ...asked, act: "break" as const }),
    );
    expect(tutor.moves).toEqual(["talk"]);
    expect(tutor.ending).toBeUndefined();
  });

  test.each([16 * minute, 3 * day])("what was done %i ms ago is not counted", async (passed) => {
    const { browser } = await makeStudent(academy);
    const chat = await open(browser, "percent-of-quantity");
    await say(browser, chat.id, expressionOf(await openItem(chat.id)));
    // The clock of the rows is moved: who was away for days has to sign in again.
    await academy.database.db
      .update(messages)
      .set({ createdAt: new Date(academy.services.now().getTime() - passed) })
      .where(eq(messages.chatId, chat.id));
    const { tutor } = await finish(browser, chat.id);
    const nothing = { alone: 0, withHelp: 0, open: 0, persisted: 0, hard: [], skills: [] };
    expect(tutor.ending).toMatchObject(nothing);
  });

  test("right after distress it shows who helps once more, and no figures", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await open(browser);
    const { care } = (await say(browser, chat.id, "I want to die")).tutor;
    expect(care?.lines.length).toBeGreaterThan(0);
    const leave = () => finish(browser, chat.id);
    for (const take of [leave, leave, () => say(browser, chat.id, "bye")]) {
      // One leave after the other, as they are taken.
      // oxlint-disable-next-line no-await-in-loop
      const { tutor } = await take();
      expect(tutor.care).toEqual(care);
      expect(tutor.ending).toBeUndefined();
    }
    // Once something else was done, a goodbye is one again.
    await say(browser, chat.id, "987654");
    expect((await finish(browser, chat.id)).tutor.ending).toMatchObject({ open: 1 });
  });

  test("pressed twice it is one, and nobody ends another's chat", async () => {
    const { browser } = await makeStudent(academy);
    const other = await makeStudent(academy);
    const chat = await open(browser);
    const clientId = nextId();
    const first = await finish(browser, chat.id, clientId);
    const again = await finish(browser, chat.id, clientId);
    expect(again.tutor.id).toBe(first.tutor.id);
    const { status } = await other.browser.call(contract.endChat, { chatId: chat.id, clientId });
    expect(status).toBe(404);
  });
});

describe("the list of chats", () => {
  const listed = async (browser: Browser, away = false) =>
    (await browser.ok(contract.listChats, away ? { away: "true" } : {})).chats.map(({ id }) => id);

  test("a chat is put away and taken out again, and found by a search meanwhile", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await open(browser);
    expect(await browser.ok(contract.listChats, {})).toMatchObject({ hasAway: false });
    await browser.ok(contract.putAway, { chatId: chat.id, away: true });
    expect(await browser.ok(contract.listChats, {})).toMatchObject({ chats: [], hasAway: true });
    expect(await listed(browser, true)).toEqual([chat.id]);
    const found = await browser.ok(contract.searchChats, { search: chat.title });
    expect(found.chats).toMatchObject([{ id: chat.id, isPutAway: true }]);
    // Whoever works in it again has it back.
    await say(browser, chat.id, "987654");
    expect(await listed(browser)).toEqual([chat.id]);

    await browser.ok(contract.putAway, { chatId: chat.id, away: true });
    await browser.ok(contract.putAway, { chatId: chat.id, away: false });
    expect(await listed(browser)).toEqual([chat.id]);
  });

  test("a chat is found by the words of its problems, never by the sealed answer", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await open(browser, "percent-of-quantity");
    const { prompt } = await openItem(chat.id);
    const search = prompt.en.slice(0, 40);
    expect(chat.messages[0]?.text).not.toContain(search);
    const { chats: found } = await browser.ok(contract.searchChats, { search });
    expect(found).toMatchObject([{ id: chat.id }]);
    expect(found[0]?.excerpt).toContain(search.slice(0, 20));
    const sealed = await browser.ok(contract.searchChats, { search: '"misconceptions"' });
    expect(sealed.chats).toEqual([]);
  });

  test("a name that is given while the tutor speaks is not lost", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await open(browser);
    // The turn was decided on the chat as it was before.
    const read = await rowOf(chat.id);
    await browser.ok(contract.renameChat, { chatId: chat.id, title: "My own name" });
    const change = { state: null, title: read.title, now: academy.services.now(), study: null };
    const said = { author: "tutor", text: "Hello", voice: "builtin" } as const;
    const rows = [messageRow(read, 0, academy.services.now(), said)];
    await appendMessages(academy.database.db, read, change, rows);
    expect((await rowOf(chat.id)).title).toBe("My own name");
    expect((await rowOf(chat.id)).nextPosition).toBe(read.nextPosition + 1);
  });

  test("the title follows what is worked on, until the student names it", async () => {
    const { browser } = await makeStudent(academy);
    const chat = await open(browser, "percent-of-quantity");
    const first = chat.title;
    const takeTopic = (skillId: string) =>
      endOf(browser.events(contract.nextProblem, { chatId: chat.id, clientId: nextId(), skillId }));
    // What only lies there is not what it is about.
    expect((await takeTopic("fractions-add-unlike")).title).toBe(first);
    const moved = (await say(browser, chat.id, "987654")).title;
    expect(moved).not.toBe(first);

    await endOf(
      browser.events(contract.sendMessage, {
        chatId: chat.id,
        clientId: nextId(),
        text: "3x - 7 = 11",
        kind: "ownProblem",
      }),
    ).then(({ title }) => expect(title).toMatch(/equations/u));

    await browser.ok(contract.renameChat, { chatId: chat.id, title: "My own name" });
    await takeTopic("percent-of-quantity");
    expect((await say(browser, chat.id, "987654")).title).toBe("My own name");
  });
});
