import { expect, test } from "vitest";
import { readReply } from "./reply.ts";

test.each([
  ["number 2", 1],
  ["number 2 pls", 1],
  ["la tercera porfa", 2],
  ["the second one", 1],
] as const)("“%s” is one of three choices", (text, at) => {
  expect(readReply(text, 3)).toEqual({ kind: "which", at });
});

test.each(["number 2?", "number 4", "2 or 3", "number 2 is a lie"])(
  "“%s” is none of them",
  (text) => {
    expect(readReply(text, 3)).toBeNull();
  },
);

test("a number is no reply where nothing was offered", () => {
  expect(readReply("number 2")).toBeNull();
});
