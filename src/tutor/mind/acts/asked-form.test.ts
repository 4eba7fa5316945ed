import { describe, expect, test } from "vitest";
import type { ExpressionItem } from "../../item.ts";
import { sayAct } from "../../voice/say-act.ts";
import { askedForm, questionOf } from "./asked-form.ts";

function itemOf(en: string, es: string): ExpressionItem {
  return {
    id: "asked#1",
    skillId: null,
    prompt: { en, es },
    key: { expression: "7.9", latex: "7.9", policy: { form: "decimal" } },
    steps: [],
    hints: [],
    misconceptions: [],
    picture: null,
  };
}

const story = itemOf(
  "Mila is $4.9$ miles from home and rides 3 miles farther. How many miles from home is Mila now?",
  "Mila está a $4.9$ km de casa y avanza 3 km más. ¿A cuántos km de casa está Mila ahora?",
);

describe("what a problem asks", () => {
  test("is the sentence that asks, where a story stands before it", () => {
    expect(questionOf(story)).toEqual({
      en: "How many miles from home is Mila now?",
      es: "¿A cuántos km de casa está Mila ahora?",
    });
    expect(questionOf(itemOf("Work out $4.9 + 3$.", "Calcula $4.9 + 3$."))).toBeNull();
  });

  test("is quoted to who does not see what to do", () => {
    const move = { kind: "asked", form: askedForm(story), question: questionOf(story) } as const;
    expect(sayAct(move, "en")).toContain("“How many miles from home is Mila now?”");
    expect(sayAct(move, "es")).toContain("«¿A cuántos km de casa está Mila ahora?»");
    expect(sayAct({ ...move, question: null }, "en")).toBe("It asks for a decimal.");
  });
});
