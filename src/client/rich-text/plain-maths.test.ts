import { expect, test } from "vitest";
import { plainMaths } from "./plain-maths.ts";

test.each([
  ["What is $\\frac{1}{2} + \\frac{1}{3}$?", "What is 1/2 + 1/3?"],
  ["$\\dfrac{x + 1}{2}$", "(x + 1)/2"],
  ["$\\frac{\\frac{1}{2}}{3}$", "(1/2)/3"],
  ["$3 \\times 4 \\le 12$", "3 × 4 ≤ 12"],
  ["$x^2 - 4x^{10}$", "x² - 4x^10"],
  ["$90^\\circ$", "90°"],
  ["$\\sqrt{x+1}$ and $\\sqrt{2}$", "√(x+1) and √2"],
  ["It costs \\$5 for $2$ pens", "It costs $5 for 2 pens"],
  ["\\(y = mx\\)", "y = mx"],
  ["no mathematics here", "no mathematics here"],
])("%s reads as %s", (text, plain) => {
  expect(plainMaths(text)).toBe(plain);
});

test("a command cut off by an excerpt does no harm", () => {
  expect(plainMaths("…ac{1}{2} = \\fra")).toBe("…ac12 = fra");
});
