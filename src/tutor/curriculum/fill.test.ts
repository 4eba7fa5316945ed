import { expect, test } from "vitest";
import { fill } from "./fill.ts";

test("each placeholder is replaced in both languages, by a number or by words of the language", () => {
  const template = { en: "{{n}} is {{kind}}", es: "{{n}} es {{kind}}" };
  expect(fill(template, { n: 4, kind: { en: "even", es: "par" } })).toEqual({
    en: "4 is even",
    es: "4 es par",
  });
});

test("a placeholder inside LaTeX braces keeps the braces", () => {
  const template = { en: "$\\frac{{{a}}}{{{b}}}$", es: "$x^{{{a}}}$" };
  expect(fill(template, { a: 1, b: 2 })).toEqual({ en: "$\\frac{1}{2}$", es: "$x^{1}$" });
});

test("a value with a dollar sign or braces is put in as it stands", () => {
  expect(fill({ en: "{{v}}", es: "{{v}}" }, { v: "$& {{w}}" }).en).toBe("$& {{w}}");
});

test("a placeholder without a value is refused", () => {
  expect(() => fill({ en: "{{n}}", es: "{{n}}" }, {})).toThrow(RangeError);
});
