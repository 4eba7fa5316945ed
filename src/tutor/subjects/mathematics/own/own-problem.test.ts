import { describe, expect, test } from "vitest";
import { skillNamed } from "../../../curriculum/testing/mathematics.fixture.ts";
import { markAnswer } from "../../../mathematics/marking.ts";
import { solveProblem } from "../../../mathematics/solving/solve-problem.ts";
import { wordsIn } from "../../../notation/show-line.ts";
import { sealOwnProblem } from "./own-problem.ts";

const problems = [
  { text: "Solve 2x + 3 = 11", skill: "equations-two-step" },
  { text: "Resuelve x^2 - 5x + 6 = 0", skill: "quadratics-solve" },
  { text: "What is 15% of 80?", skill: "percent-of-quantity" },
  { text: "Factor x^2 + 5x + 6", skill: "quadratics-factor" },
  { text: "Solve 3*a + 2*b = 34, a - b = 3 for a.", skill: "systems-linear" },
  { text: "What is the greatest common divisor of 24 and 36?", skill: null },
  { text: "Calcula 3/4 + 1/6", skill: "fractions-add-unlike" },
];

describe("a problem that the student brought", () => {
  test.each(problems)(
    "$text is sealed with a ladder that tells only at its end",
    ({ text, skill }) => {
      const solution = solveProblem(text);
      if (!solution) throw new Error("the mind could not solve it");
      const item = sealOwnProblem(text, solution, "seed");
      expect(item.skillId).toBe(skill);
      if (skill) skillNamed(skill);
      expect(item.hints.length).toBeGreaterThanOrEqual(3);
      for (const rung of item.hints.slice(0, -1)) {
        for (const [, shown = ""] of rung.en.matchAll(/\$([^$]+)\$/g)) {
          expect(markAnswer(item.key, shown).outcome, `${rung.en} tells`).not.toBe("right");
        }
      }
      expect(item.hints.at(-1)?.es).toContain(wordsIn(solution.latex, "es"));
      expect(markAnswer(item.key, solution.answer).outcome).toBe("right");
    },
  );
});
