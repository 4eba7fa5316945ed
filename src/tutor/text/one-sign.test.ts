import { describe, expect, test } from "vitest";
import { solveProblem } from "../mathematics/solving/solve-problem.ts";
import { toTyped } from "../notation/print.ts";
import { readMathematics } from "../notation/read.ts";
import { inOneSign, oneSign } from "./one-sign.ts";

describe("one sign for all its forms", () => {
  test.each([
    ["ｘ＝５", "x=5"],
    ["３／４", "3/4"],
    ["𝑥 = 𝟓", "x = 5"],
    ["٣+٤", "3+4"],
    ["x¹⁰", "x^10"],
    ["x⁻²", "x^{-2}"],
    ["xⁿ⁺¹", "x^{n+1}"],
    ["x²y", "x^2y"],
    ["x²3", "x^{2}3"],
    ["x₁ + log₂8", "x_1 + log_{2}8"],
    ["½", "1/2"],
    ["3½", "3 1/2"],
    ["½x", "(1/2)x"],
    ["x^½", "x^(1/2)"],
    ["³⁄₄", "3/4"],
    ["³√8", "∛8"],
    ["5−3–2‐1", "5-3-2-1"],
    ["3×4·5⋅6✕7", "3*4*5*6*7"],
    ["don’t “say” ´so´", "don't \"say\" 'so'"],
    ["a\u00A0b\u2003c\td", "a b c d"],
    ["12\u202F345", "12345"],
    ["1\u200B4\uFEFF", "14"],
    ["a\r\nb", "a\nb"],
    ["rai\u0301z", "raíz"],
    ["0.3\u0305", "0.3\u0305"],
    ["x ∈ ℝ, x ≦ π", "x ∈ ℝ, x ≤ π"],
    ["2x + 3 = 11", "2x + 3 = 11"],
  ])("%s is %s", (written, plain) => expect(oneSign(written)).toBe(plain));

  test("a place in it leads back to the place in what was written", () => {
    const { text, placeOf } = inOneSign("𝑥¹⁰ + 𝟓 $");
    expect(text).toBe("x^10 + 5 $");
    expect(placeOf(text.indexOf("+"))).toBe("𝑥¹⁰ ".length);
    expect(placeOf(text.indexOf("5"))).toBe("𝑥¹⁰ + ".length);
    expect(placeOf(text.indexOf("$"))).toBe("𝑥¹⁰ + 𝟓 ".length);
  });
});

test("where reading stops is told in the text as it was written", () => {
  const written = "𝟓𝟓 + ；";
  const read = readMathematics(written);
  expect(read.ok ? null : read.problem.at).toBeGreaterThanOrEqual("𝟓𝟓 ".length);
});

test.each(["x¹⁰ = 2", "ｘ^１０ ＝ ２", "𝑥^{10} = 2"])("the reader reads %s through it", (text) => {
  const read = readMathematics(text);
  expect(read.ok && toTyped(read.expression)).toBe("x^10 = 2");
});

test.each(["Solve ３ｘ＝１８", "Solve 𝟑𝑥 = 𝟏𝟖", "Resuelve 3x\u2003=\u00A018"])(
  "so does who solves %s",
  (text) => expect(solveProblem(text)?.answer).toBe("x = 6"),
);
