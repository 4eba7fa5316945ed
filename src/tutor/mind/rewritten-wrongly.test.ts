import { expect, test } from "vitest";
import { skillsOf, teachingOf } from "#features/learning/subject-skills.ts";
import { randomFrom } from "#shared/random.ts";
import { readAct } from "../acts/read-act.ts";
import type { Item } from "../item.ts";
import { decide } from "./decide.ts";
import { rewrittenWrongly } from "./rewritten-wrongly.ts";
import { newState, openProblem, type TutorState } from "./state.ts";

/** A problem like 4(x + 5) + 9x with the numbers that it has; the first seed that draws one. */
function withBracket() {
  const skill = skillsOf("Mathematics").find(({ id }) => id === "expressions-simplify");
  if (!skill) throw new Error("the skill is gone");
  for (let seed = 0; seed < 60; seed++) {
    const item = skill.makeItem(`b${seed}`, randomFrom(`b${seed}`), 2);
    const start = item.steps[0]?.line ?? "";
    const [, a, sign = "+", b, c] = /^(\d+)\(x ([+-]) (\d+)\) \+ (\d+)x$/u.exec(start) ?? [];
    if (a !== undefined) return { item, sign, a: Number(a), b: Number(b), c: Number(c) };
  }
  throw new Error("no problem of that form was drawn");
}

/** What comes of a message while that problem is open, and of an answer that was asked about before. */
function says(item: Item, text: string, asked?: string) {
  const state: TutorState = {
    ...newState,
    problem: openProblem(item, "curriculum"),
    ...(asked === undefined ? {} : { pending: { kind: "meant", given: asked } }),
  };
  const learner = { firstName: "Lily", grade: 7, returning: true, records: new Map() };
  const now = new Date(0);
  const acts = readAct(text);
  const lesson = { ...teachingOf("Mathematics"), locale: "en", seed: "together" } as const;
  return decide({ ...lesson, state, learner, now, acts }, { kind: "message", text });
}

test("a chain that begins with the problem without its bracket is what the student makes of it, and no step", () => {
  const { item, a, sign, b, c } = withBracket();
  const decision = says(item, `${a}x${sign}${b}+${c}x = ${a + c}x${sign}${b}`);
  expect(decision.attempt?.receipt.outcome).toBe("wrong");
  expect(decision.moves.map(({ kind }) => kind)).not.toContain("step-right");
});

test("what an unknown is called is no rewriting of a problem without numbers", () => {
  const { typed } = teachingOf("Mathematics");
  const text = { en: "Which are they?", es: "¿Cuáles son?" };
  const key = { expression: "x = 7, y = 3", latex: "x = 7, y = 3", policy: {} };
  const bare = { id: "item", skillId: null, prompt: text, hints: [text, text, text] as const };
  const item = { ...bare, key, steps: [], misconceptions: [], picture: null };
  expect(rewrittenWrongly({ typed, locale: "en" }, item, "x = 7, y = 2")).toBeNull();
});

test("a true line of the work is still a step", () => {
  const { item, a, b, sign, c } = withBracket();
  const decision = says(item, `${a}(x${sign}${b})+${c}x = ${a}x${sign}${a * b}+${c}x`);
  expect(decision.attempt).toBeNull();
  expect(decision.moves[0]?.kind).toBe("step-right");
});

test("whoever is asked about a line of work and goes on to the answer has answered", () => {
  const { item, a, b, sign, c } = withBracket();
  const text = `yes and that together is ${a + c}x${sign}${a * b}`;
  const decision = says(item, text, `${a}x${sign}${a * b} + ${c}x`);
  expect(decision.attempt?.receipt.outcome).toBe("right");
});
