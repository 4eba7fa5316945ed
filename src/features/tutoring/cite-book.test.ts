import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Browser } from "#app/contract-client.ts";
import { makeStudent } from "#app/testing/make-student.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { textbooks } from "#db/tables/textbooks.ts";
import { chats, messages } from "#db/tables/tutoring.ts";
import { readPassage } from "#features/textbooks/read-passage.ts";
import { importSmallBooks, importText, smallBooks } from "#features/textbooks/library.fixture.ts";
import type { Locale } from "#shared/locale.ts";
import type { Subject } from "#shared/subjects.ts";
import { expressionOf } from "#tutor/item.ts";
import { tutoringContract as contract } from "./contract.ts";
import { stateOf } from "./views.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
beforeEach(async () => {
  await academy.database.db.delete(textbooks);
});
afterAll(() => academy.close());

let ids = 0;
const nextId = () => `citing-${ids++}`;

async function open(locale: Locale = "en", subject: Subject = "Mathematics") {
  const { browser } = await makeStudent(academy, { locale, primarySubject: subject });
  const { chat } = await browser.ok(contract.openChat, {
    subject,
    locale,
    clientId: nextId(),
    ...(subject === "Mathematics" ? { skillId: "fractions-equivalent" } : {}),
  });
  return { browser, chatId: chat.id };
}

async function say({ browser, chatId }: { browser: Browser; chatId: string }, text: string) {
  const sent = { chatId, clientId: nextId(), text };
  for await (const event of browser.events(contract.sendMessage, sent))
    if (event.type === "finished") return event.tutor;
  throw new Error("the turn did not finish");
}

/** The answer that the problem of a chat keeps sealed. */
async function sealedIn(chatId: string): Promise<string> {
  const [chat] = await academy.database.db.select().from(chats).where(eq(chats.id, chatId));
  return chat ? expressionOf(stateOf(chat).problem?.item) : "";
}

test.each([
  ["en", "What is a denominator?", "Small Prealgebra", "4.1 Visualize Fractions"],
  ["es", "¿Qué es un denominador?", "Pequeña prealgebra", "4.1 Las partes de una fracción"],
] as const)(
  "F-07 in %s a question about an idea is answered with the passage of the book that is about it",
  async (locale, question, bookTitle, section) => {
    const { db } = academy.database;
    await importSmallBooks(db);
    const chat = await open(locale);
    const bare = await say(await open(locale), question);
    const { citation, ...tutor } = await say(chat, question);
    expect(citation).toMatchObject({ bookTitle, section, locale });
    // The tutor's own words stay as they are.
    expect(tutor.text).toBe(bare.text);
    const { passage } = await readPassage(db, citation?.passageId ?? "");
    expect(passage.text).toMatch(/denomina/);
    // It stands in the record, for whoever reads the session later.
    const read = await chat.browser.ok(contract.readChat, { chatId: chat.chatId });
    expect(read.chat.messages.at(-1)?.citation).toEqual(citation);
  },
);

test("F-07 nothing is cited where no book is imported, or none of the subject or language is about it", async () => {
  const { db } = academy.database;
  const question = "What is a denominator?";
  expect((await say(await open(), question)).citation).toBeUndefined();
  await importText(db, smallBooks.es.facts, smallBooks.es.text);
  expect((await say(await open(), question)).citation).toBeUndefined();
  await importText(db, { ...smallBooks.en.facts, subject: "Science" }, smallBooks.en.text);
  expect((await say(await open(), question)).citation).toBeUndefined();
});

test("F-07 nothing is cited to what is no question about an idea, and to an idea that a book only mentions", async () => {
  await importSmallBooks(academy.database.db);
  const chat = await open();
  for (const text of ["987654", "give me a hint", "I am bored", "next one please"])
    expect((await say(chat, text)).citation).toBeUndefined();
  await importText(
    academy.database.db,
    smallBooks.en.facts,
    "Add the parts above, keep the denominator, and look whether you can simplify what you have.",
  );
  expect((await say(chat, "What is a denominator?")).citation).toBeUndefined();
});

test("F-07 while an answer is sealed no passage is shown that has it, and once it is told it may be", async () => {
  const { db } = academy.database;
  const chat = await open();
  const answer = await sealedIn(chat.chatId);
  expect(answer).not.toBe("");
  const giving = `The denominator is the number below the line. So ${answer} is the answer here.`;
  await importText(db, smallBooks.en.facts, giving);
  const question = "What is a denominator?";
  expect((await say(chat, question)).citation).toBeUndefined();
  const stored = await db.select().from(messages).where(eq(messages.chatId, chat.chatId));
  expect(JSON.stringify(stored.map(({ details }) => details))).not.toContain("Small Prealgebra");

  await importText(db, smallBooks.en.facts, "The denominator is the number below the line.");
  expect((await say(chat, question)).citation).toMatchObject({ bookTitle: "Small Prealgebra" });
});
