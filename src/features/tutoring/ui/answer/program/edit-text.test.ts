import { expect, test } from "vitest";
import { changeBetween, type Edited, movedIn, movedOut, newLine } from "./edit-text.ts";

/** A text with its selection between bars; one bar where nothing is selected. */
function at(marked: string): Edited {
  const [before = "", inside = "", ...after] = marked.split("|");
  return after.length > 0
    ? {
        text: before + inside + after.join(""),
        from: before.length,
        to: before.length + inside.length,
      }
    : { text: before + inside, from: before.length, to: before.length };
}

function shown({ text, from, to }: Edited): string {
  const [before, inside, after] = [text.slice(0, from), text.slice(from, to), text.slice(to)];
  return from === to ? `${before}|${after}` : `${before}|${inside}|${after}`;
}

test.each([
  ["a|b", "a  |b"],
  ["a\n|b\nc|", "a\n  |b\n  c|"],
  ["x|y\nz|w", "  x|y\n  z|w"],
])("Tab moves %j in", (before, after) => {
  expect(shown(movedIn(at(before), "  "))).toBe(after);
});

test.each([
  ["  a|b", "a|b"],
  [" a|b", "a|b"],
  ["ab|", "ab|"],
  ["  |a\n    b|", "|a\n  b|"],
  ["|  a", "|a"],
])("Shift and Tab move %j out", (before, after) => {
  expect(shown(movedOut(at(before), "  "))).toBe(after);
});

test.each([
  ["  a|", "  a\n  |"],
  ["if (a) {|", "if (a) {\n  |"],
  ["  for n in x:|", "  for n in x:\n    |"],
  ["ab|cd|ef", "ab\n|ef"],
])("a new line after %j begins where it should", (before, after) => {
  expect(shown(newLine(at(before), "  "))).toBe(after);
});

test("only what differs is put in the place of what was there", () => {
  expect(changeBetween("ab\ncd", "ab\n  cd")).toEqual({ from: 3, to: 3, inserted: "  " });
  expect(changeBetween("  a", "a")).toEqual({ from: 0, to: 2, inserted: "" });
  expect(changeBetween("aaa", "aa")).toEqual({ from: 2, to: 3, inserted: "" });
  expect(changeBetween("", "x")).toEqual({ from: 0, to: 0, inserted: "x" });
});
