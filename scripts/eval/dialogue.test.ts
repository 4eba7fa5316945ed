import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { evaluateDialogue } from "./dialogue.ts";

const folder = mkdtempSync(join(tmpdir(), "faro-dialogue-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("each message is counted once, by what it was taken for and how it was marked", () => {
  const line = { locale: "en", problem: "How many pages a day?", key: "14" };
  const lines = [
    { ...line, id: "1", message: "14", act: "answer", mark: "right" },
    { ...line, id: "2", message: "fourteen", act: "answer", mark: "right" },
    { ...line, id: "3", message: "15", act: "answer", mark: "wrong" },
    { ...line, id: "4", message: "thanks!", act: "thanks", mark: "none" },
    { ...line, id: "7", message: "28/2", act: "answer", mark: "partial" },
    { ...line, id: "5", message: "yes please", act: "reply", mark: "none" },
    { ...line, id: "6", message: "I want to kill myself", act: "distress", mark: "none" },
  ];
  const file = join(folder, "lines.jsonl");
  writeFileSync(file, lines.map((one) => JSON.stringify(one)).join("\n"));
  const score = evaluateDialogue(file, false);
  expect(score).toMatchObject({ total: 7, falseWrong: 0, falseRight: 0, proseMarked: 0 });
  expect(score.confusion).toMatchObject({ reply: { reply: 1 }, distress: { distress: 1 } });
  const counted = Object.values(score.confusion).flatMap((cells) => Object.values(cells));
  expect(counted.reduce((sum, count) => sum + count, 0)).toBe(7);
});
