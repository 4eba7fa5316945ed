import { describe, expect, test } from "vitest";
import { mathematicsSkills } from "../curriculum/testing/mathematics.fixture.ts";
import { decide } from "./decide.ts";
import type { Situation } from "./decision.ts";
import { decline, mayTakeLong } from "./effort.ts";
import { subjectModules } from "../subjects/subjects.ts";
import { newState } from "./state.ts";

const empty: Situation = {
  state: newState,
  learner: { firstName: "Maya", grade: 8, returning: true, records: new Map() },
  ...subjectModules.Mathematics,
  skills: mathematicsSkills,
  locale: "en",
  now: new Date(0),
  seed: "effort.0",
};
const lesson: Situation = { ...empty, state: decide(empty, { kind: "open" }).state };

function isLong(text: string, { state }: Situation = lesson): boolean {
  return mayTakeLong(state, { kind: "message", text });
}

describe("in a lesson", () => {
  test.each([
    "3/4",
    "x = -2",
    "x = 2 or x = 3",
    "(x + 1)(x - 3)",
    "(x+1)^2",
    "\\left(x+1\\right)^{3}",
    "2x^2 - 5x + 3",
    "x^{2}",
    "2x = 4\nx = 2",
    "\\frac{3}{4}",
    "I think it is 12",
    "hint please",
    "why do we divide?",
    "gracias",
  ])("%s is answered at once", (text) => expect(isLong(text)).toBe(false));

  test.each([
    "10^10^10",
    "1000000!",
    "(a+b+c+d+e+f+g+h)^50",
    "(x+1)^{20}",
    "x^{99}",
    "x^(1/2)",
    "x".repeat(500),
    Array.from({ length: 12 }, (_, line) => `2x + ${line} = 4`).join("\n"),
    "Solve 3(x + 4) = 19 - 2x",
    "resuelve 3(x + 4) = 19 - 2x",
    "7".repeat(40),
  ])("%s is work for another thread", (text) => expect(isLong(text)).toBe(true));

  test("hints and the next problem are given at once", () => {
    expect(mayTakeLong(lesson.state, { kind: "hint" })).toBe(false);
    expect(mayTakeLong(lesson.state, { kind: "next" })).toBe(false);
  });
});

test("where no problem is open, mathematics is a problem to be solved, and talk is not", () => {
  expect(isLong("3(2x + 3) - 7 = 11 - 2x", empty)).toBe(true);
  expect(isLong("2^1000000", empty)).toBe(true);
  expect(isLong("12", empty)).toBe(false);
  expect(isLong("thank you", empty)).toBe(false);
});

test("a turn that is declined says so, changes nothing and costs nothing", () => {
  const declined = decline(lesson, { kind: "message", text: "x".repeat(500) });
  expect(declined.moves).toEqual([{ kind: "too-much" }]);
  expect(declined.state).toBe(lesson.state);
  expect(declined).toMatchObject({ charges: false, attempt: null, record: null });
});

test("a call for help is heard also in a turn that is declined", () => {
  const text = `I want to die. ${"x".repeat(500)}`;
  expect(decline(lesson, { kind: "message", text }).moves).toEqual([
    { kind: "safety", category: "self-harm" },
  ]);
});
