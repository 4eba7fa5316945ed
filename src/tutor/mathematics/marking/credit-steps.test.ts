import { describe, expect, test } from "vitest";
import { creditSteps } from "./credit-steps.ts";

function credit(answer: string, steps: readonly string[], lines: readonly string[]): string {
  const { reached, total } = creditSteps(
    { expression: answer, policy: {} },
    steps.map((line) => ({ line })),
    lines,
  );
  return `${reached}/${total}`;
}

const equation = ["3x + 5 = 20", "3x = 20 - 5", "3x = 15", "x = 5"];
const sum = ["2(3 + 4) - 1", "2*7 - 1", "14 - 1", "13"];
const quadratic = [
  "x^2 - 5x + 6 = 0",
  "(x - 2)(x - 3) = 0",
  "x - 2 = 0 or x - 3 = 0",
  "x = 2 or x = 3",
];

describe("an equation", () => {
  test.each<[string, string[], string]>([
    ["nothing", [], "0/3"],
    ["the problem typed back", ["3x + 5 = 20"], "0/3"],
    ["the first step", ["3x = 20 - 5"], "1/3"],
    ["the first step turned around", ["20 - 5 = 3x"], "1/3"],
    ["two steps", ["3x = 20 - 5", "3x = 15"], "2/3"],
    ["a step skipped", ["3x = 15"], "2/3"],
    ["a step in a value of its own", ["3x = 30/2"], "1/3"],
    ["a wrong line after a right one", ["3x = 15", "x = 12"], "2/3"],
    ["only wrong lines", ["3x = 25", "x = 25/3"], "0/3"],
    ["the answer alone", ["x = 5"], "3/3"],
    ["the bare value", ["5"], "3/3"],
    ["a line nobody can read", ["3x = (15", "x = 5"], "3/3"],
  ])("%s", (_, lines, reached) => {
    expect(credit("x = 5", equation, lines)).toBe(reached);
  });
});

describe("a calculation, whose lines are all worth the same", () => {
  test.each<[string, string[], string]>([
    ["the problem typed back", ["2(3+4) - 1"], "0/3"],
    ["one step", ["2·7 − 1"], "1/3"],
    ["one step, its terms swapped", ["-1 + 7*2"], "1/3"],
    ["two steps", ["2*7 - 1", "14 - 1"], "2/3"],
    ["the answer", ["13"], "3/3"],
    ["the answer as a decimal", ["13.0"], "3/3"],
    ["another sum of the same value", ["10 + 3"], "0/3"],
  ])("%s", (_, lines, reached) => {
    expect(credit("13", sum, lines)).toBe(reached);
  });
});

describe("a quadratic", () => {
  test.each<[string, string[], string]>([
    ["the factors", ["(x-3)(x-2)=0"], "1/3"],
    ["the two cases", ["x-3 = 0 or x-2 = 0"], "2/3"],
    ["one of two solutions is not the answer", ["(x-2)(x-3) = 0", "x = 2"], "1/3"],
    ["both solutions", ["x = 3, x = 2"], "3/3"],
  ])("%s", (_, lines, reached) => {
    expect(credit("x = 2 or x = 3", quadratic, lines)).toBe(reached);
  });
});

test("the share lies between 0 and 1, and each step reached has its line and its receipt", () => {
  const key = { expression: "x = 5", policy: {} };
  const steps = equation.map((line) => ({ line }));
  const result = creditSteps(key, steps, ["3x = 20 - 5", "no idea", "15 = 3x"]);
  expect(result).toMatchObject({ reached: 2, total: 3, share: 2 / 3 });
  expect(result.shown).toMatchObject([
    { step: 1, line: 0, receipt: { outcome: "right" } },
    { step: 2, line: 2, receipt: { outcome: "right", compared: "equation" } },
  ]);
  expect(creditSteps(key, [], ["5"]).share).toBe(1);
});

test("with a decimal comma", () => {
  const steps = [{ line: "2x = 5" }, { line: "x = 5/2" }, { line: "x = 2.5" }];
  const key = { expression: "x = 2.5", policy: {} };
  expect(creditSteps(key, steps, ["x = 2,5"], { decimalComma: true }).share).toBe(1);
});
