import { describe, expect, test } from "vitest";
import { randomFrom } from "#shared/random.ts";
import { typedSkillNamed } from "../curriculum/testing/mathematics.fixture.ts";
import { openProblem } from "./state.ts";
import { subjectModules } from "../subjects/subjects.ts";
import { understand } from "./understand.ts";

describe("a problem of one's own is understood", () => {
  test.each([
    ["en", "please, could you solve 3x + 2 = 11"],
    ["en", "Hi, I need to solve x^2 - 4 = 0"],
    ["en", "Can you help me with 3x + 2 = 11 please?"],
    ["es", "¿Me ayudas con 3x + 2 = 11?"],
    ["es", "Hola profe, ¿podrías resolver 3x + 2 = 11?"],
    ["es", "Por favor, necesito calcular 3/4 + 1/6"],
  ] as const)("also behind polite words (%s): %s", (locale, text) => {
    expect(understand(text, null, { ...subjectModules.Mathematics, locale: locale }).kind).toBe(
      "own-problem",
    );
  });

  test("a request for help without mathematics is none", () => {
    expect(
      understand("¿Me ayudas?", null, { ...subjectModules.Mathematics, locale: "es" }).kind,
    ).toBe("question");
  });
});

describe("where the answer is a word", () => {
  const problem = openProblem(
    typedSkillNamed("fractions-compare").makeItem("w", randomFrom("w"), 1),
    "curriculum",
  );

  test.each([
    ["es", "no sé"],
    ["es", "no se"],
    ["en", "I don't know"],
    ["en", "help"],
  ] as const)("who is stuck is heard (%s): %s", (locale, text) => {
    expect(understand(text, problem, { ...subjectModules.Mathematics, locale: locale }).kind).toBe(
      "hint",
    );
  });

  test.each([
    ["es", "mayor que"],
    ["es", "no se puede"],
    ["en", "greater"],
  ] as const)("an answer is one (%s): %s", (locale, text) => {
    expect(["answer", "words"]).toContain(
      understand(text, problem, { ...subjectModules.Mathematics, locale: locale }).kind,
    );
  });
});
