import { describe, expect, test } from "vitest";
import { compareCanonical, exactValue, toCanonical } from "./canonical.ts";
import type { Expression } from "../notation/expression.ts";
import { toText } from "../numbers/rational.ts";
import { readMathematics } from "../notation/read.ts";

function tree(text: string): Expression {
  const result = readMathematics(text);
  if (!result.ok) throw new Error(`${text} cannot be read: ${result.problem.code}`);
  return result.expression;
}

function verdict(a: string, b: string): string {
  const [left, right] = [toCanonical(tree(a)), toCanonical(tree(b))];
  return left && right ? compareCanonical(left, right) : "no form";
}

describe("forms that meet", () => {
  test.each([
    ["(x+1)^2", "x^2+2x+1"],
    ["(x^2-1)/(x-1)", "x+1"],
    ["x/x", "1"],
    ["3/(5x-2)+4/(4x-1)", "(32x-11)/((4x-1)(5x-2))"],
    ["sqrt(72)", "6sqrt(2)"],
    ["1/(1+sqrt(2))", "sqrt(2)-1"],
    ["sqrt(-3)", "sqrt(3)i"],
    ["(1+i)^2", "2i"],
    ["cbrt(-8)", "-2"],
    ["sqrt(x)*sqrt(x)", "x"],
    ["sqrt(x^2)", "|x|"],
    ["|x|^2", "x^2"],
    ["3x^2 sqrt(x-5)/(x-5)", "3x^2/(x-5)^(1/2)"],
    ["10^(x+1)", "10*10^x"],
    ["y^(a+b)", "y^a*y^b"],
    ["4^x", "2^(2x)"],
    ["e^(ln x)", "x"],
    ["e^(2 ln 3)", "9"],
    ["ln(38/3)", "ln 2 + ln 19 - ln 3"],
    ["log_2(8)", "3"],
    ["log_b(x^2)", "2 log_b(x)"],
    ["sin(18x+pi/2)", "cos(18x)"],
    ["sin^2 x + cos^2 x", "1"],
    ["tan x", "sin x/cos x"],
    ["sin(pi/3)", "sqrt(3)/2"],
    ["cos(-x)", "cos x"],
    ["sin(30°)", "1/2"],
    ["50 cm", "0.5 meters"],
    ["90 km/h", "25 meters/second"],
    ["5 ft 3 in", "63 in"],
    ["15%", "0.15"],
    ["\\binom{5}{2}", "10"],
    ["20!/18!", "380"],
  ])("%s is %s", (a, b) => {
    expect(verdict(a, b)).toBe("equal");
  });
});

describe("forms that differ, proven", () => {
  test.each([
    ["2400000000", "2399999999"],
    ["1/3", "0.3333333333"],
    ["3.34e-9 x", "3.36e-9 x"],
    ["(x+1)^2", "x^2+1"],
    ["sqrt(2)+sqrt(3)", "sqrt(5)"],
    ["3+2i", "3-2i"],
    ["5 cm", "5 meters"],
    ["5 cm", "5 kg"],
    ["pi", "22/7"],
    ["sin(x) + 0.0000000001", "sin x"],
  ])("%s is not %s", (a, b) => {
    expect(verdict(a, b)).toBe("different");
  });
});

test("what functions hide is left open, not guessed", () => {
  expect(verdict("sin(2x)", "2 sin x cos x")).toBe("open");
  expect(verdict("sqrt(x^2)", "x")).toBe("open");
});

test.each(["1/0", "x/(x-x)", "∞", "(1,2)", "9^9^9^9", "((x+y+z+w)^20)^20"])(
  "%s has no canonical form",
  (text) => {
    expect(toCanonical(tree(text))).toBeNull();
  },
);

test("an exact value is a fraction or nothing", () => {
  const value = exactValue(tree("sqrt(4)/3"));
  expect(value && toText(value)).toBe("2/3");
  expect(exactValue(tree("sqrt(2)"))).toBeNull();
  expect(exactValue(tree("x"))).toBeNull();
});
