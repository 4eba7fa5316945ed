import { expect, test } from "vitest";
import { wholeSentences } from "./whole-sentences.ts";

/** What is heard when a text arrives one character after the other and then ends. */
function heardAsItGrows(text: string): string[] {
  const heard: string[] = [];
  let upTo = 0;
  for (let length = 1; length <= text.length; length++) {
    const next = wholeSentences(text.slice(0, length), upTo, false);
    heard.push(...next.sentences);
    upTo = next.upTo;
  }
  return [...heard, ...wholeSentences(text, upTo, true).sentences];
}

test("sentences are heard whole and each one once, however the words arrive", () => {
  expect(heardAsItGrows("Yes, that holds. What comes next?\n\nTry 3.5 first")).toEqual([
    "Yes, that holds.",
    "What comes next?",
    "Try 3.5 first",
  ]);
});

test("what was heard before is not heard again", () => {
  const text = "One. Two. Three.";
  const first = wholeSentences(text.slice(0, 9), 0, false);
  expect(first.sentences).toEqual(["One."]);
  expect(wholeSentences(text, first.upTo, true).sentences).toEqual(["Two.", "Three."]);
  expect(wholeSentences(text, text.length, true).sentences).toEqual([]);
});

test("a sentence that may go on waits until the text is final", () => {
  expect(wholeSentences("It is 3.", 0, false)).toEqual({ sentences: [], upTo: 0 });
  expect(wholeSentences("It is 3.", 0, true).sentences).toEqual(["It is 3."]);
});

test("no sentence ends inside a formula", () => {
  expect(heardAsItGrows("So $f. x$ holds. Next")).toEqual(["So $f. x$ holds.", "Next"]);
});

test("a price does not keep the rest from being heard", () => {
  expect(heardAsItGrows("It costs \\$5. Or $6 there. It was $7. What is more?")).toEqual([
    "It costs \\$5.",
    "Or $6 there.",
    "It was $7.",
    "What is more?",
  ]);
});

test("the number of a list is heard with its entry, and a line ends a sentence", () => {
  expect(heardAsItGrows("Do this:\n1. Add\n2. Divide.")).toEqual([
    "Do this:",
    "1. Add",
    "2. Divide.",
  ]);
});
