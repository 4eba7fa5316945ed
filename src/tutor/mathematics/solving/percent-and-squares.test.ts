import { describe, expect, it } from "vitest";
import { reasonOf } from "./reasons.ts";
import { solveProblem } from "./solve-problem.ts";

describe("percentages of a number that is looked for", () => {
  it.each([
    ["40% of what number is 18?", "45"],
    ["¿El 40 % de qué número es 18?", "45"],
    ["A salary of 1500 euros increases by 4 %. By how much does it increase?", "60"],
  ])("%s", (question, answer) => {
    expect(solveProblem(question)?.answer).toBe(answer);
  });

  it.each([
    "A shirt costs 50 euros before a 20 % discount. What was the original price?",
    "A price of 100 euros falls by 20% and 30%. What is the new price?",
    "A price goes up by 10 % and then by 5 % of the original price of 20 euros. What is it now?",
    "After a 30 % rise a ticket costs 50 euros. What was the original price?",
    "A shirt costs 48 euros and there is a 20 % discount. What was the price before?",
  ])(
    "that leave open what the percent is taken of, or end in no exact price, are not answered: %s",
    (question) => {
      expect(solveProblem(question)).toBeNull();
    },
  );
});

describe("completing the square", () => {
  it.each([
    ["Complete the square: x^2 + 6x + 5", "(x + 3)^2 - 4"],
    ["Completa el cuadrado en x^2 - 8x + 3.", "(x - 4)^2 - 13"],
    ["Complete the square for 2x^2 + 12x - 1", "2(x + 3)^2 - 19"],
    ["Complete the square in 3 - x^2 + 5x", "-(x - 5/2)^2 + 37/4"],
  ])("%s", (question, answer) => {
    const solution = solveProblem(question);
    expect(solution?.answer).toBe(answer);
    expect(solution?.steps.map(({ rule }) => rule)).toContain("complete-square");
    expect(reasonOf("complete-square", "es")).toMatch(/cuadrado/);
  });
});
