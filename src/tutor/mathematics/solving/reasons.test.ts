import { describe, expect, it } from "vitest";
import { reasonOf } from "./reasons.ts";
import { solveProblem } from "./solve-problem.ts";

describe("why a rule may be applied", () => {
  it.each([
    "Solve 5 - 2x >= 11",
    "Solve sqrt(x + 7) = x - 5",
    "Find the derivative of x^2*sin(x)",
    "What is 3/4 + 1/6?",
  ])("is told in one sentence in both languages for each step of: %s", (text) => {
    const steps = solveProblem(text)?.steps ?? [];
    expect(steps.length).toBeGreaterThan(0);
    for (const { rule } of steps) {
      const [en, es] = [reasonOf(rule, "en"), reasonOf(rule, "es")];
      expect(en).toMatch(/^[A-Z].*\.$/);
      expect(es).toMatch(/^[A-ZÁÉÍÓÚ].*\.$/);
      expect(en).not.toBe(es);
    }
  });
});
