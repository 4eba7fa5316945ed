import { describe, expect, test } from "vitest";
import { latexOfTyped, readTyped, typedOfLatex } from "./typed-latex.ts";

test.each([
  ["3/4", "\\frac{3}{4}"],
  ["x = 5", "x = 5"],
  ["2x + 5 = 11", "2x + 5 = 11"],
  ["sqrt(2)", "\\sqrt{2}"],
  ["x^2 - 4", "x^{2} - 4"],
  ["$\\frac{1}{2}$", "\\frac{1}{2}"],
])("a line of mathematics is set in the form it was typed: %s", (line, latex) => {
  expect(latexOfTyped(line, "en")).toBe(latex);
});

test.each([
  ["I think it is 3/4"],
  ["creo que es 5"],
  ["ok"],
  ["x"],
  ["5 cm"],
  ["3/"],
  [""],
  ["why is 2 + 2 = 4?"],
])("words, and what cannot be read, stay as they were typed: %s", (line) => {
  expect(latexOfTyped(line, "en")).toBeNull();
});

test("mathematics from the field is put into the message as it would be typed", () => {
  expect(typedOfLatex("\\frac{3}{4}")).toBe("3/4");
  expect(typedOfLatex("x=\\sqrt{2}")).toBe("x = sqrt(2)");
});

test("mathematics that cannot be typed plainly stays LaTeX between signs", () => {
  expect(typedOfLatex("\\frac{3}{}")).toBe("$\\frac{3}{}$");
});

describe("how a line is read while it is typed", () => {
  test("in a Spanish lesson 3,5 is three and a half, and is set as it is written there", () => {
    expect(readTyped("3,5 + x", "es")).toEqual({ latex: "3{,}5 + x" });
    expect(readTyped("3.5 + x", "en")).toEqual({ latex: "3.5 + x" });
  });

  test("in an English lesson 3,5 are two numbers", () => {
    expect(readTyped("3,5", "en")).toEqual({ latex: "3, 5" });
  });

  test("where reading stops is told with its reason", () => {
    expect(readTyped("2(x + 3", "en")).toEqual({ problem: { code: "unclosed", at: 1, length: 1 } });
    expect(readTyped("2x +", "es")).toMatchObject({ problem: { code: "missing-operand" } });
  });

  test.each(["why is it 5?", "hello", "no lo sé"])("%s is words, and nothing is read", (line) => {
    expect(readTyped(line, "en")).toBeNull();
  });
});
