import { expect, test } from "vitest";
import { spokenText } from "./spoken-text.ts";

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
