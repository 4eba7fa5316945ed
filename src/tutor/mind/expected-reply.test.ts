import { expect, test } from "vitest";
import { holdsAsReply } from "./expected-reply.ts";
import { kinds, sitDown } from "./sit-down.fixture.ts";

const mass = {
  right: ["no", "it was halved too", "half of it", "3 g"],
  wrong: ["yes", "it stayed the same", "6 g"],
};

test.each([
  ["no", true],
  ["No!", true],
  ["no it was halved too i think", true],
  ["halved", true],
  ["it was halved", true],
  ["um half of it?", true],
  ["three g", true],
  ["yes", false],
  ["yep", false],
  ["it stayed the same", false],
  ["no, it stayed the same", false],
  ["it was not halved", null],
  ["6 g", false],
  ["7 g", null],
  ["i like turtles", null],
] as const)("a reply is held against what was foreseen: %s", (text, holds) => {
  expect(holdsAsReply(text, mass, "en")).toBe(holds);
});

test("a reply to the question of a hint is told to hold or not, and is never marked", () => {
  const desk = sitDown({ subject: "English", skillId: "claims-and-evidence" });
  for (let turn = 0; turn < 20; turn++) {
    const hint = desk.does({ kind: "hint" });
    const asked = desk.problem()?.item;
    expect(asked).toBeDefined();
    const reply = hint.moves[0]?.kind === "hint" ? desk.foreseen() : null;
    if (!reply) {
      desk.does({ kind: "next" });
      continue;
    }
    const right = desk.says(reply.right[0] ?? "");
    if (right.attempt) {
      desk.does({ kind: "next" });
      continue;
    }
    expect(kinds(right)[0]).toBe("replied");
    expect(right.moves[0]).toMatchObject({ holds: true, text: reply.say });
    return;
  }
  expect.unreachable("no hint asks what was foreseen");
});
