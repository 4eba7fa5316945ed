import { expect, test } from "vitest";
import { skillNamed } from "../../../curriculum/testing/mathematics.fixture.ts";
import { solveProblem } from "../../../mathematics/solving/solve-problem.ts";
import { skillOfSolution } from "./skill-of-solution.ts";

test.each([
  ["Solve 3x + 2 = 11", "equations-two-step"],
  ["Solve 3x + 2 = x - 4", "equations-both-sides"],
  ["Resuelve x^2 - 5x + 6 = 0", "quadratics-solve"],
  ["Factor x^2 + 5x + 6", "quadratics-factor"],
  ["What is 3/4 + 1/6?", "fractions-add-unlike"],
  ["2/3 · 4/5", "fractions-multiply"],
  ["2/3 : 4/5", "fractions-divide"],
  ["Simplify 12/18", "fractions-equivalent"],
  ["What is 3 + 4 * 5?", "order-of-operations"],
  ["What is -7 + 3?", "integers-add-subtract"],
  ["Find the slope of the line through (1, 2) and (4, 11).", "slope-two-points"],
  ["The legs of a right triangle are 5 and 12. How long is the hypotenuse?", "pythagoras"],
  ["Aumenta 60 en un 25 %", "percent-of-quantity"],
  ["Let f(x) = 2x + 1. Let g(x) = x^2. What is f(g(3))?", "functions-compose"],
])("the twin of “%s” comes from %s", (text, skill) => {
  const solution = solveProblem(text);
  expect(solution === null ? "unknown" : skillOfSolution(solution)).toBe(skill);
  expect(skillNamed(skill).id).toBe(skill);
});

test("a problem that no skill trains has no twin", () => {
  const solution = solveProblem("Is 51 prime?");
  expect(solution && skillOfSolution(solution)).toBeNull();
});
