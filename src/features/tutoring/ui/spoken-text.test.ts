import { expect, test } from "vitest";
import { spokenFormula, spokenText, spokenTyped } from "./spoken-text.ts";

test("formulas are heard in words of the chat's language, and money stays money", () => {
  const text = "So $x^2 = 9$, and it costs \\$5.";
  expect(spokenText(text, "en")).toBe("So x squared equals 9, and it costs $5.");
  expect(spokenText(text, "es")).toMatch(/^So x al cuadrado (es )?igual a 9, and it costs \$5\.$/);
});

test("nothing of Markdown or LaTeX is spelled out", () => {
  expect(spokenText("**Look** at `line 2`: $\\frac{x}{2}$.", "en")).not.toMatch(/[*`\\{}$]/);
  expect(spokenText("- the numbers alone", "en")).toBe("the numbers alone");
  expect(spokenText("Odd: $\\mystery{x}$.", "en")).not.toMatch(/[\\{}$]/);
});

test("a division sign is heard as one, and a fraction as a fraction", () => {
  expect(spokenFormula("12 \\div 4 = 3", "en")).toBe("12 divided by 4 equals 3");
  expect(spokenFormula("12 \\div 4 = 3", "es")).toBe("12 dividido entre 4 es igual a 3");
  expect(spokenFormula("\\frac{3}{4}", "en")).toBe("three quarters");
});

test("in Spanish a comma is the decimal sign", () => {
  expect(spokenFormula("3,5", "es")).toBe("3 coma 5");
  expect(spokenFormula("3.5", "en")).toBe("3 point 5");
});

test("a formula that cannot be read is said sign by sign, none left out", () => {
  expect(spokenFormula("\\square + 3 = 7", "en")).toBe("blank plus 3 equals 7");
  expect(spokenFormula("\\square - 3 \\ne 7", "es")).toBe("hueco menos 3 es distinto de 7");
});

test("a student's line that is quoted is heard as mathematics, and words as words", () => {
  expect(spokenTyped("2x + 3 = -7", "en")).toBe("2 x plus 3 equals negative 7");
  expect(spokenTyped("3 = = 4", "en")).toBe("3 equals equals 4");
  expect(spokenTyped("line 2", "en")).toBe("line 2");
});
