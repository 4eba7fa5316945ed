import { describe, expect, test } from "vitest";
import { sameTree } from "../mathematics/comparing/same-tree.ts";
import { toTyped } from "./print.ts";
import { readMathematics, type ReadOptions } from "./read.ts";
import { cpuTimeOf } from "../mathematics/testing/cpu-time.ts";

function typed(text: string, options?: ReadOptions): string {
  const result = readMathematics(text, options);
  return result.ok ? toTyped(result.expression) : `${result.problem.code}@${result.problem.at}`;
}

function kindOf(text: string, options?: ReadOptions): string {
  const result = readMathematics(text, options);
  return result.ok ? result.expression.kind : "unreadable";
}

describe("LaTeX and typing read alike", () => {
  test.each([
    ["\\frac{3y^3}{\\left(-4x^3\\right)}", "3y^3/(-4x^3)"],
    ["\\dfrac12 x", "(1/2)x"],
    ["\\sqrt[3]{s}", "cbrt(s)"],
    ["\\sqrt{2}", "√2"],
    ["2 \\cdot \\left(x - 5\\right)", "2(x-5)"],
    ["x^{2}", "x**2"],
    ["x^{2}", "x²"],
    ["x^{-1}", "x⁻¹"],
    ["\\tan{\\left(\\frac{\\pi x}{8} \\right)}", "tan(pi x/8)"],
    ["\\log_{2}\\left(8\\right)", "log_2(8)"],
    ["\\left|x-2\\right|", "|x-2|"],
    ["(-\\infty, 3]", "(-inf, 3]"],
    ["[2,5) \\cup (7,\\infty)", "[2,5) U (7, oo)"],
    ["x \\leq 3", "x <= 3"],
    ["x \\neq 3", "x != 3"],
    ["3\\frac{1}{2}", "3 1/2"],
    ["3\\frac{1}{2}", "3½"],
    ["\\begin{bmatrix} 1 & 2 \\\\ 3 & 4 \\end{bmatrix}", "[[1, 2], [3, 4]]"],
    ["40^{\\circ}", "40°"],
    ["5\\text{ cm}^2", "5 cm²"],
    ["15\\%", "15%"],
    ["\\$5", "$5"],
    ["1{,}234", "1,234"],
    ["\\left\\{1, 2\\right\\}", "{1,2}"],
    ["\\operatorname{sin} x", "sin x"],
    ["2 \\times 3 \\div 4", "2×3÷4"],
    ["\\left]2, 5\\right[", "]2, 5["],
    ["\\{x \\in \\mathbb{R} \\mid x > 2\\}", "{x : x > 2}"],
    ["x^{n+1}", "xⁿ⁺¹"],
    ["x_{1} + x_{2}", "x₁ + x₂"],
    ["\\log_{2}(8)", "log₂(8)"],
    ["\\log_{2}(8)", "log2(8)"],
    ["\\frac{3}{4}", "³⁄₄"],
    ["\\pi r^2", "πr²"],
    ["\\frac{dy}{dx}", "dy/dx"],
    ["\\begin{pmatrix} 1 \\\\ 2 \\end{pmatrix}", "[[1], [2]]"],
    ["x \\in \\mathbb{Z}", "x ∈ ℤ"],
    ["20^{\\circ}", "20º"],
    ["2\\frac{7}{8}", "2⅞"],
  ])("%s is %s", (latex, plain) => {
    const [a, b] = [readMathematics(latex), readMathematics(plain)];
    expect(
      a.ok && b.ok && sameTree(a.expression, b.expression),
      `${typed(latex)} | ${typed(plain)}`,
    ).toBe(true);
  });
});

describe("what is written decides how it binds", () => {
  test.each([
    ["-x^2", "-(x^2)"],
    ["2^3^2", "2^(3^2)"],
    ["1/2x", "(1/2)*x"],
    ["2--3", "2-(-3)"],
    ["sin 2x cos x", "sin(2x)*cos(x)"],
    ["sin^2 x", "(sin x)^2"],
    ["sin^{-1} x", "arcsin(x)"],
    ["√2x", "√(2)*x"],
    ["xln x", "x*ln(x)"],
    ["{mn}^5", "(mn)^5"],
    ["3x!", "3*(x!)"],
    ["1.9 * {10}^{-3} cm", "(1.9 * 10^-3) cm"],
    ["1/2 cm", "(1/2) cm"],
    ["x = 3, -3", "x = 3, x = -3"],
    ["The answer is 5", "5"],
    ["La respuesta es: 5", "5"],
    ["x is equal to 5", "x = 5"],
    ["x es igual a 5", "x = 5"],
    ["= 5", "5"],
    ["15 percent", "15%"],
    ["15 por ciento", "15%"],
    ["3 to 2", "3:2"],
    ["x = 3 y y = 4", "x = 3 and y = 4"],
    ["x < 1 o x > 3", "x < 1 or x > 3"],
    ["1 y 2", "1 and 2"],
    ["2 x y z", "2*x*y*z"],
    ["50¢", "¢50"],
  ])("%s means %s", (text, meaning) => {
    const [a, b] = [readMathematics(text), readMathematics(meaning)];
    expect(
      a.ok && b.ok && sameTree(a.expression, b.expression),
      `${typed(text)} | ${typed(meaning)}`,
    ).toBe(true);
  });
});

describe("kinds of answers", () => {
  test.each([
    ["(0,2)", "tuple"],
    ["1/2,(0,3)", "list"],
    ["-2 and 8", "list"],
    ["{1,2}", "set"],
    ["∅", "set"],
    ["[2,5)", "interval"],
    ["(-inf, 3]", "interval"],
    ["1,234.5", "number"],
    ["(1,234)", "tuple"],
    ["x = 3 or x = -3", "or"],
    ["1 < x <= 5", "and"],
    ["x = 1 and y = 2", "and"],
    ["{x | x > 2}", "relation"],
    ["{x ∈ ℤ | x > 2}", "and"],
    ["]2, 5[", "interval"],
    ["[2, 5[", "interval"],
    ["{∅}", "set"],
    ["[[1], [2]]", "matrix"],
    ["(1, 2) y (3, 4)", "list"],
    ["x ∈ [2, 5)", "relation"],
    ["3 ± 2", "plusMinus"],
    ["5 km/h", "quantity"],
    ["5 apples", "quantity"],
    ["No Solution", "words"],
    ["score.", "words"],
    ["There appears to be a positive association.", "words"],
    ["C", "symbol"],
    ["abc", "product"],
    ["P(x)=2x", "relation"],
  ])("%s is a %s", (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });

  test("f before a bracket is a function unless it also stands alone", () => {
    expect(kindOf("f(x)")).toBe("call");
    expect(kindOf("f(f+1)")).toBe("product");
    expect(kindOf("x(x+1)")).toBe("product");
    expect(kindOf("C(n)", { functions: ["C"] })).toBe("call");
  });
});

describe("numbers keep how they stood on the page", () => {
  test("0.50 has two places and 3 1/2 is mixed", () => {
    expect(readMathematics("0.50")).toMatchObject({
      expression: { written: "decimal", places: 2 },
    });
    expect(readMathematics("3 1/2")).toMatchObject({
      expression: { written: "mixed", value: { n: 7n, d: 2n } },
    });
  });

  test.each([
    ["2.5E+3", 2500n, 1n],
    ["0.\\overline{3}", 1n, 3n],
    ["0.1\\overline{6}", 1n, 6n],
    ["0.333...", 1n, 3n],
    ["12 345", 12345n, 1n],
    [".5", 1n, 2n],
    ["5.", 5n, 1n],
    ["0.(3)", 1n, 3n],
    ["0.3\u0305", 1n, 3n],
    ["0.4\u03055\u0305", 5n, 11n],
    ["0.1212...", 4n, 33n],
    ["0.999...", 1n, 1n],
    ["1.234,5", 2469n, 2n],
    ["1.234.567", 1234567n, 1n],
    ["1e6", 1000000n, 1n],
  ])("%s is exact", (text, n, d) => {
    expect(readMathematics(text)).toMatchObject({ ok: true, expression: { value: { n, d } } });
  });

  test("a decimal comma is read where it is the custom", () => {
    expect(readMathematics("3,5", { decimalComma: true })).toMatchObject({
      expression: { value: { n: 7n, d: 2n } },
    });
    const commas: [string, bigint, bigint][] = [
      ["1.234,5", 2469n, 2n],
      ["1 234,5", 2469n, 2n],
      ["1.234.567,25", 4938269n, 4n],
      ["3'5", 7n, 2n],
      ["0,(3)", 1n, 3n],
      ["0,1666...", 1n, 6n],
    ];
    for (const [text, n, d] of commas) {
      expect(readMathematics(text, { decimalComma: true }), text).toMatchObject({
        expression: { value: { n, d } },
      });
    }
    expect(readMathematics("1.234", { decimalComma: true, pointThousands: true })).toMatchObject({
      expression: { value: { n: 1234n } },
    });
    expect(kindOf("3,5")).toBe("list");
    expect(kindOf("1,234", { thousands: false })).toBe("list");
  });
});

test("names that are unknowns are no constants", () => {
  expect(kindOf("i")).toBe("constant");
  expect(kindOf("i", { unknowns: ["i"] })).toBe("symbol");
  expect(kindOf("2e3", { unknowns: ["e"] })).toBe("product");
});

describe("what cannot be read", () => {
  test.each([
    ["", "empty@0"],
    ["x+", "missing-operand@1"],
    ["(x", "unclosed@0"],
    ["x)", "unopened@1"],
    ["2 3", "unexpected@2"],
    ["\\foo", "unknown-command@0"],
    ["3 + # 4", "unexpected@4"],
    ["x".repeat(2001), "too-long@2000"],
  ])("%j says where and why", (text, problem) => {
    expect(typed(text)).toBe(problem);
  });

  test("nesting beyond the limit is refused, not a crash", () => {
    expect(typed("(".repeat(900))).toMatch(/^too-deep/);
  });
});

describe("hostile texts", () => {
  test.each([
    ["brackets", "(".repeat(2000)],
    ["signs", "-".repeat(1999) + "1"],
    ["carets", "x^".repeat(1000)],
    ["digits", "9".repeat(2000)],
    ["bars", "|".repeat(2000)],
    ["commas", "1,".repeat(999) + "1"],
    ["spaces", "\\ ".repeat(1000)],
    ["open texts", "\\text{".repeat(300)],
    ["units", `5${" cm/".repeat(450)}`],
    ["words", "per ".repeat(500)],
    ["groups of digits", "1 000 ".repeat(333)],
  ])("%s are answered at once", (_, text) => {
    expect(cpuTimeOf(() => readMathematics(text))).toBeLessThan(50);
  });
});
