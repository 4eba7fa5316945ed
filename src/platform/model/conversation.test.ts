import { expect, test } from "vitest";
import { inTurn } from "./conversation.ts";

test("a chat that the tutor opens starts with a student's turn all the same", () => {
  const turns = inTurn([
    { author: "tutor", text: "Here is one." },
    { author: "student", text: "5" },
  ]);
  expect(turns.map((turn) => turn.author)).toEqual(["student", "tutor", "student"]);
});

test("neighbours of one author become one turn and the student speaks last", () => {
  const turns = inTurn([
    { author: "student", text: "a" },
    { author: "student", text: "b" },
    { author: "tutor", text: "c" },
  ]);
  expect(turns.map((turn) => turn.author)).toEqual(["student", "tutor", "student"]);
  expect(turns[0]?.text).toBe("a\nb");
});

test("an empty chat is still a question, and the caller's turns stay as they were", () => {
  const given = [
    { author: "student", text: "a" },
    { author: "student", text: "b" },
  ] as const;
  inTurn(given);
  expect(given[0].text).toBe("a");
  expect(inTurn([])).toHaveLength(1);
});
