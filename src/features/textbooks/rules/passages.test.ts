import fc from "fast-check";
import { expect, test } from "vitest";
import { sentences } from "../books.fixture.ts";
import type { Block } from "./blocks.ts";
import { cutPassages } from "./passages.ts";

const paragraph = (text: string, page: number | null = null): Block => ({
  kind: "text",
  text,
  level: null,
  page,
});
const heading = (text: string, level: number): Block => ({
  kind: "heading",
  text,
  level,
  page: null,
});

test("F-07 passages end where sentences do, have 80 to 200 words, and lose nothing", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 1, maxLength: 12 }),
      (counts) => {
        const blocks = counts.map((count, at) => paragraph(sentences(count, at * 100)));
        const passages = cutPassages(blocks, "en");
        const words = passages.map(({ text }) => text.split(/\s+/).length);
        expect(passages.every(({ text }) => text.endsWith("."))).toBe(true);
        expect(words.every((count) => count <= 200)).toBe(true);
        const total = words.reduce((sum, count) => sum + count, 0);
        if (total >= 280) expect(words.slice(0, -1).every((count) => count >= 80)).toBe(true);
        expect(
          passages
            .map(({ text }) => text)
            .join(" ")
            .split(/\s+/),
        ).toEqual(
          blocks
            .map(({ text }) => text)
            .join(" ")
            .split(/\s+/),
        );
      },
    ),
  );
});

test("F-07 no passage goes over a heading; each has the chapter and section it stands in", () => {
  const passages = cutPassages(
    [
      heading("Chapter 4 Fractions", 1),
      paragraph("Before any section.", 12),
      heading("4.1 Parts", 2),
      paragraph("In the first.", 13),
      heading("Chapter 5 Decimals", 1),
      paragraph("In the next chapter.", 14),
    ],
    "en",
  );
  expect(passages).toEqual([
    { chapter: "Chapter 4 Fractions", section: null, page: 12, text: "Before any section." },
    { chapter: "Chapter 4 Fractions", section: "4.1 Parts", page: 13, text: "In the first." },
    { chapter: "Chapter 5 Decimals", section: null, page: 14, text: "In the next chapter." },
  ]);
});

test("F-07 a list without any sentence is cut between words", () => {
  const passages = cutPassages([paragraph(Array(450).fill("word").join(" "))], "en");
  expect(passages.map(({ text }) => text.split(" ").length)).toEqual([200, 200, 50]);
});
