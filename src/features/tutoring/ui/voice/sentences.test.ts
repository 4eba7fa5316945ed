import { expect, test } from "vitest";
import { sentencesOf } from "./sentences.ts";

const text = (words: string) => ({ text: words, said: null });
const said = (shown: string, words: string) => ({ text: shown, said: words });

test("a formula is heard in its words within its sentence, and the places are those of the page", () => {
  const pieces = [text("So "), said("½x", "one half x"), text(". What comes next?")];
  expect(sentencesOf(pieces)).toEqual([
    {
      words: "So one half x.",
      start: { piece: 0, at: 0 },
      end: { piece: 2, at: 1 },
    },
    {
      words: "What comes next?",
      start: { piece: 2, at: 2 },
      end: { piece: 2, at: 18 },
    },
  ]);
});

test("a sentence that begins or ends with a formula takes all of it", () => {
  const [only] = sentencesOf([said("x=3", "x equals 3")]);
  expect(only).toEqual({
    words: "x equals 3",
    start: { piece: 0, at: 0 },
    end: { piece: 0, at: 1 },
  });
});

test("the point of a decimal ends no sentence, and each line is one", () => {
  expect(sentencesOf([text("It is 3.5 cm long. Good\nNext")]).map(({ words }) => words)).toEqual([
    "It is 3.5 cm long.",
    "Good",
    "Next",
  ]);
});

test("the same sentence twice is found at its own place each time", () => {
  const starts = sentencesOf([text("Try. Try.")]).map(({ start }) => start.at);
  expect(starts).toEqual([0, 5]);
});

test("signs alone are not read", () => {
  expect(sentencesOf([text(" … ")])).toEqual([]);
  expect(sentencesOf([])).toEqual([]);
});
