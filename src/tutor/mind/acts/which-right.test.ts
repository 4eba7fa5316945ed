import { expect, test } from "vitest";
import type { InteractionItem } from "../../item.ts";
import { decide } from "../decide.ts";
import type { Situation } from "../decision.ts";
import { subjectModules } from "../../subjects/subjects.ts";
import { newState, openProblem } from "../state.ts";

const text = (words: string) => ({ en: words, es: words });
const part = (name: string) => ({ name, text: text(name) });

const item: InteractionItem = {
  id: "order#1",
  skillId: null,
  prompt: text("Put them in order."),
  key: { kind: "order", order: ["egg", "larva", "pupa", "moth"] },
  interaction: { kind: "order", parts: ["moth", "egg", "pupa", "larva"].map(part) },
  steps: [],
  hints: [text("a hint"), text("one more"), text("the last")],
  misconceptions: [],
  picture: null,
};

test("which parts of a wrong order stand is told to whoever asks, in either language", () => {
  const situation: Situation = {
    state: { ...newState, problem: openProblem(item, "curriculum") },
    learner: { firstName: "Noah", grade: 9, returning: false, records: new Map() },
    ...subjectModules.Mathematics,
    skills: [],
    locale: "en",
    now: new Date(0),
    seed: "parts",
  };
  const asked = "which ones did i get right?";
  const early = decide(situation, { kind: "message", text: asked });
  expect(early.moves.map(({ kind }) => kind)).not.toContain("parts-right");
  const order = ["egg", "pupa", "larva", "moth"];
  const wrong = decide(situation, {
    kind: "given",
    itemId: item.id,
    given: { kind: "order", order },
  });
  expect(wrong.attempt?.receipt.outcome).toBe("wrong");
  for (const question of [asked, "cuáles están mal"]) {
    const told = decide({ ...situation, state: wrong.state }, { kind: "message", text: question });
    expect(told.moves, question).toEqual([
      { kind: "parts-right", texts: [text("moth"), text("egg")] },
    ]);
    expect(told.attempt).toBeNull();
  }
});
