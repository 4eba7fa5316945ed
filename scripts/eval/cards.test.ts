import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { evaluateCards } from "./cards.ts";

const folder = mkdtempSync(join(tmpdir(), "faro-cards-"));
afterAll(() => rmSync(folder, { recursive: true }));

function write(name: string, rows: readonly object[]): string {
  const file = join(folder, name);
  writeFileSync(file, rows.map((row) => JSON.stringify(row)).join("\n"));
  return file;
}

const cards = write("cards.jsonl", [
  { card: 1, locale: "es", subject: "Science", itemId: "sun-moon-shadows#moon-light@c0.1" },
  {
    card: 2,
    locale: "en",
    subject: "History",
    itemId: "industrial-revolution#british-causes@c2.38",
  },
]);

test("each message is counted by how it was met and how it should have been", () => {
  const file = write("lines.jsonl", [
    { card: 1, message: "la 2", expected: { given: [2] } },
    { card: 1, message: "la 3", expected: { given: [1] } },
    { card: 1, message: "hola", expected: { given: [1] } },
    { card: 1, message: "la 1", expected: { ask: [1] } },
    { card: 1, message: "la 1", expected: { none: true } },
    { card: 1, message: "qué es la luz", expected: { none: true } },
    { card: 2, message: "1 and 4 for sure, not sure about cloth", expected: { partly: [1, 4] } },
  ]);
  expect(evaluateCards(file, false, { cards, quiet: true })).toMatchObject({
    total: 7,
    given: 3,
    marked: 4,
    markedRight: 1,
    misread: 1,
    missed: 1,
    hasty: 1,
    proseMarked: 1,
    none: 2,
    partly: 1,
    partlyKept: 1,
  });
});

test("a card that is not there any more is told", () => {
  const gone = write("gone.jsonl", [
    { card: 1, locale: "es", subject: "Science", itemId: "no-such-skill#x@c0.1" },
  ]);
  expect(() => evaluateCards(cards, false, { cards: gone, quiet: true })).toThrow("No skill");
});
