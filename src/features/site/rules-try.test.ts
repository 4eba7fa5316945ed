import { expect, test } from "vitest";
import { judgeTry, tryReplies } from "./rules-try.ts";

test.each([
  ["4", "right"],
  ["2x + 6 = 14\n2x = 8\nx = 4", "right"],
  ["x = 8/2", "right"],
  ["x + 3 = 7", "goes-on"],
  ["2x + 6 = 14\n\n2x = 8\n", "goes-on"],
  ["5", "wrong"],
  ["I give up", "unreadable"],
  ["2x + = 14", "unreadable"],
  ["  \n", "nothing"],
] as const)("R-06 %j is answered with: %s", (text, reply) => {
  expect(judgeTry(text).reply).toBe(reply);
});

test("R-06 a slip is found in its line, and the wrong rule behind it is named", () => {
  expect(judgeTry("2x + 3 = 14\n2x = 11")).toEqual({
    reply: "slip",
    line: "2x + 3 = 14",
    misconception: { id: "distributed-to-one-term" },
  });
  expect(judgeTry("2x + 6 = 14\n\n2x = 20\nx = 10")).toMatchObject({
    reply: "slip",
    line: "2x = 20",
    misconception: { id: "sign-lost-moving-term" },
  });
});

test("each answer is one that the page has words for", () => {
  expect(new Set(tryReplies).size).toBe(tryReplies.length);
});
