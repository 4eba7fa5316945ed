import { expect, test } from "vitest";
import type { SealedKey } from "../item.ts";
import { typedGuard } from "../subjects/guards.ts";
import { keepsSealed } from "./keeps-sealed.ts";

const key: SealedKey = { expression: "2/3", latex: "\\frac{2}{3}", policy: {} };
const prompt = "Write $\\frac{18}{27}$ in lowest terms.";
const shown = (text: string, sealed: SealedKey | null = key) =>
  keepsSealed(text, { guard: typedGuard, sealed, prompt, locale: "en" });

test("F-07 a passage that explains without the answer may be shown while the answer is sealed", () => {
  expect(
    shown("The denominator is the number below the line. It tells how many parts there are."),
  ).toBe(true);
  expect(shown("In 3/4 the denominator is 4.")).toBe(true);
});

test.each([
  "In the fraction 2/3 the denominator is 3.",
  "For example, 4/6 = 2/3.",
  "Two thirds is such a fraction.",
  "To simplify 18/27 divide both numbers by 9.",
])("F-07 a passage that has the answer or works out the same problem is kept back: %s", (text) => {
  expect(shown(`The denominator is below the line. ${text}`)).toBe(false);
});

test("F-07 nothing is shown where the answer is no mathematics, anything where nothing is sealed", () => {
  expect(shown("The denominator is below.", { kind: "choice", picked: ["a"] })).toBe(false);
  expect(shown("It is 2/3.", null)).toBe(true);
});
