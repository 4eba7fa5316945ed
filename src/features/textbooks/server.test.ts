import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeActor } from "#app/testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "#app/testing/test-academy.ts";
import { textbookPassages, textbooks } from "#db/tables/textbooks.ts";
import { textbooksContract as contract } from "./contract.ts";
import { importBook, listImported, removeBook } from "./import-book.ts";
import { importSmallBooks, importText, smallBooks } from "./library.fixture.ts";

let academy: TestAcademy;
beforeAll(async () => {
  academy = await startTestAcademy();
});
beforeEach(async () => {
  await academy.database.db.delete(textbooks);
});
afterAll(() => academy.close());

const { en, es } = smallBooks;

function search(text: string, page = 1) {
  return academy.browser().ok(contract.searchBooks, { search: text, page });
}

describe("F-07 importing", () => {
  test("stores a book with its passages, and tells of each", async () => {
    const { db } = academy.database;
    const stored: [number, number][] = [];
    const imported = await importBook(
      db,
      { file: new TextEncoder().encode(en.text), facts: en.facts, now: new Date() },
      { onRead: () => undefined, onStored: (done, of) => stored.push([done, of]) },
    );
    expect(imported).toEqual({ id: "small-prealgebra-en", passages: 3, isReplaced: false });
    expect(stored).toEqual([[3, 3]]);
    expect(await listImported(db)).toEqual([{ ...en.facts, id: imported.id, passages: 3 }]);
  });

  test("the same book again replaces its text and says so; what it still says keeps its address", async () => {
    const { db } = academy.database;
    await importText(db, en.facts, en.text);
    const [before] = (await search("numerator")).results;
    const again = await importText(db, en.facts, `${en.text}\n4.4 More\n\nSomething about ratios.`);
    expect(again).toMatchObject({ isReplaced: true, passages: 4 });
    expect((await listImported(db)).map(({ passages }) => passages)).toEqual([4]);
    expect((await search("numerator")).results[0]?.passageId).toBe(before?.passageId);
    expect((await search("ratios")).total).toBe(1);
  });

  test("a file that is refused leaves nothing behind, and what was there as it was", async () => {
    const { db } = academy.database;
    await importText(db, en.facts, en.text);
    await expect(importText(db, en.facts, "%PDF-1.7 and no more")).rejects.toThrow("damaged");
    await expect(importText(db, es.facts, "")).rejects.toThrow("empty");
    expect(await listImported(db)).toMatchObject([{ id: "small-prealgebra-en", passages: 3 }]);
  });

  test("a book in the other language than is said is refused, for nobody would find a word in it", async () => {
    const { db } = academy.database;
    const long = (text: string) => text.replaceAll("\f", "\n").repeat(4);
    const spanish = long(es.text);
    await expect(importText(db, en.facts, spanish)).rejects.toThrow("Say --locale es.");
    await expect(importText(db, es.facts, long(en.text))).rejects.toThrow("written in English");
    expect(await listImported(db)).toEqual([]);
    await importText(db, es.facts, spanish);
  });

  test("what breaks off while passages are stored takes the whole import back", async () => {
    const { db } = academy.database;
    await importText(db, en.facts, en.text);
    const file = new TextEncoder().encode("Another text altogether.");
    const progress = {
      onRead: () => undefined,
      onStored: () => {
        throw new Error("pulled");
      },
    };
    await expect(
      importBook(db, { file, facts: en.facts, now: new Date() }, progress),
    ).rejects.toThrow("pulled");
    expect((await search("denominator")).total).toBe(2);
  });

  test("removing a book takes its passages; one that is not there is told", async () => {
    const { db } = academy.database;
    await importText(db, en.facts, en.text);
    expect(await removeBook(db, "small-prealgebra-en")).toBe(true);
    expect(await removeBook(db, "small-prealgebra-en")).toBe(false);
    expect(await db.select().from(textbookPassages)).toEqual([]);
  });
});

describe("F-07 searching", () => {
  test("finds what students type in either language, with the words marked and the place told", async () => {
    await importSmallBooks(academy.database.db);
    const english = await search("denominators");
    expect(english).toMatchObject({ total: 2, isMore: false });
    const first = english.results.find(({ section }) => section === "4.1 Visualize Fractions");
    expect(first).toMatchObject({ bookTitle: "Small Prealgebra", locale: "en", page: 1 });
    const marked = first?.excerpt.filter(({ isFound }) => isFound);
    expect(marked?.map(({ text }) => text)).toEqual(["denominator"]);

    const spanish = await search("denominadores");
    expect(spanish.results.map(({ bookTitle }) => bookTitle)).toEqual([
      "Pequeña prealgebra",
      "Pequeña prealgebra",
    ]);
  });

  test("takes quotes, -without and or as search boxes do; words of no weight and nonsense find nothing", async () => {
    await importSmallBooks(academy.database.db);
    expect((await search('"lowest terms"')).total).toBe(1);
    expect((await search("denominator -added")).total).toBe(1);
    expect((await search("numerator or terms")).total).toBe(2);
    for (const nothing of ["the", "", "xyzzy", "&|!():*'\\ \"", "\u0000"])
      expect(await search(nothing)).toEqual({ results: [], total: 0, isMore: false });
  });

  test("ranks a heading with the words above a passing mention, and gives ten a page", async () => {
    const { db } = academy.database;
    await importText(db, en.facts, en.text);
    expect((await search("add fractions")).results[0]?.section).toBe("4.2 Add Fractions");
    const many = Array.from({ length: 23 }, (_, at) => `${at + 1}.1 Part ${at}\n\nA whale swims.`);
    await importText(db, { ...en.facts, title: "Whales" }, many.join("\n\n"));
    const pages = await Promise.all([1, 2, 3].map((page) => search("whale", page)));
    expect(pages.map(({ results, isMore }) => [results.length, isMore])).toEqual([
      [10, true],
      [10, true],
      [3, false],
    ]);
    const ids = pages.flatMap(({ results }) => results.map(({ passageId }) => passageId));
    expect(new Set(ids).size).toBe(23);
  });

  test("keeps nothing that was searched for, and answers words of distress with who helps", async () => {
    const { browser } = await makeActor(academy, "student");
    const heard = await browser.call(contract.searchBooks, { search: "I want to kill myself" });
    expect(heard).toMatchObject({ ok: false, code: "care_first" });
    const visitor = await academy
      .browser()
      .call(contract.searchBooks, { search: "I want to kill myself" });
    expect(visitor).toMatchObject({ ok: false, code: "care_first" });
  });
});

describe("F-07 reading", () => {
  test("a passage is opened with its book and its neighbours, by everybody", async () => {
    await importText(academy.database.db, en.facts, en.text);
    const [found] = (await search("numerator")).results;
    for (const role of ["student", "parent", "affiliate", "administrator", null] as const) {
      const browser = role ? (await makeActor(academy, role)).browser : academy.browser();
      const { books } = await browser.ok(contract.listBooks, {});
      expect(books.map(({ title }) => title)).toEqual(["Small Prealgebra"]);
      const read = await browser.ok(contract.readPassage, { passageId: found?.passageId ?? "" });
      expect(read).toMatchObject({ before: null, book: { ...en.facts } });
      expect(read.passage).toMatchObject({ number: 1, of: 3, section: "4.1 Visualize Fractions" });
      expect(read.passage.text).toContain("\n\nThe numerator is the number above the line.");
      const next = await browser.ok(contract.readPassage, { passageId: read.after ?? "" });
      expect(next.passage.section).toBe("4.2 Add Fractions");
      expect(next.before).toBe(found?.passageId);
    }
  });

  test("a passage that is not there is not found", async () => {
    const answer = await academy.browser().call(contract.readPassage, { passageId: "psg_none" });
    expect(answer).toMatchObject({ ok: false, code: "not_found" });
  });
});
