import { expect, test } from "vitest";
import { plainValue, reveals } from "./reveals.ts";

function tells(text: string, expression: string, latex = expression): boolean {
  return reveals(text, { expression, latex, policy: {} });
}

test.each([
  ["It is 12.", "12"],
  ["so $x = 12$", "12"],
  ["12.0 litres", "12"],
  ["$\\frac{24}{2}$", "12"],
  ["half of it, 1/2", "1/2"],
  ["0.5 of it", "1/2"],
  ["$1\\frac{1}{2}$ cups", "3/2"],
  ["$x - 7$", "-7"],
  ["cost \\$15", "15"],
  ["$\\frac{3}{8}$ of it", "8"],
  ["both, so two of them", "2"],
  ["Los dos lados", "2"],
])("%s tells %s", (text, key) => {
  expect(tells(text, key)).toBe(true);
});

test.each([
  ["It is 120.", "12"],
  ["$12 + 1$", "13"],
  ["1.2 litres", "12"],
  ["$\\frac{3}{4}$", "4/3"],
  ["5 left", "-5"],
])("%s does not tell %s", (text, key) => {
  expect(tells(text, key)).toBe(false);
});

test("an answer that is no number is told by its expression, not by a part of it", () => {
  expect(tells("It is $7x + 6$.", "7x + 6")).toBe(true);
  expect(tells("so $3(x + 2) + 4x = 7x+6$", "7x + 6")).toBe(true);
  expect(tells("$3x + 6 + 4x$", "7x + 6")).toBe(false);
});

test("a pair or a list is told whole or by all its parts, not by one of them", () => {
  expect(tells("$x = 3$ and $y = 5$", "(3, 5)")).toBe(true);
  expect(tells("the point $(3, 5)$", "(3, 5)")).toBe(true);
  expect(tells("$x = 3$", "(3, 5)")).toBe(false);
  expect(tells("$(x - 3)(x - 5) = 0$", "3, 5")).toBe(false);
});

test("a list whose order is the answer is not told by its parts in another order", () => {
  const key = {
    expression: "1/2, 2/3",
    latex: "\\frac{1}{2}, \\frac{2}{3}",
    policy: { ordered: true },
  };
  expect(reveals("$\\frac{2}{3}, \\frac{1}{2}$", key)).toBe(false);
  expect(reveals("$\\frac{1}{2}, \\frac{2}{3}$", key)).toBe(true);
});

test("plain values are in lowest terms, and other expressions have none", () => {
  expect(plainValue("6/8")).toBe("3/4");
  expect(plainValue("-0.50")).toBe("-1/2");
  expect(plainValue("0")).toBe("0/1");
  expect(plainValue("2x")).toBeNull();
});
