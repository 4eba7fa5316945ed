import { expect, test } from "vitest";
import { markAnswer } from "./marking.ts";
import { cpuTimeOf } from "./testing/cpu-time.ts";

const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(97 + index));

const refused: [string, string, string][] = [
  ["ten thousand brackets", `${"(".repeat(5000)}1${")".repeat(5000)}`, "too-long"],
  ["a megabyte of digits", "7".repeat(1_000_000), "too-long"],
  ["nine hundred brackets", `${"(".repeat(900)}1${")".repeat(900)}`, "too-deep"],
  ["deep fractions", `${"\\frac{1}{".repeat(160)}x${"}".repeat(160)}`, "too-deep"],
  ["a tower of powers", `${"x^".repeat(499)}x`, "too-deep"],
  ["a chain of factorials", `x${"!".repeat(1900)}`, "too-deep"],
  ["a chain of percents", `5${"%".repeat(1900)}`, "too-deep"],
  ["open brackets", "[".repeat(2000), "too-deep"],
  ["bars", "|".repeat(2000), "too-deep"],
];

test.each(refused)("%s: refused at once, with the reason", (_, given, code) => {
  const key = { expression: "sqrt(2) x + 1", policy: {} };
  expect(cpuTimeOf(() => markAnswer(key, given))).toBeLessThan(200);
  expect(markAnswer(key, given).problem?.code).toBe(code);
});

const hard: [string, string][] = [
  ["10^10^10", "10^10^10"],
  ["2^1000000", "2^1000000"],
  ["a huge exponent", `x^${"9".repeat(1900)}`],
  ["a huge root", `2^(1/${"9".repeat(400)})`],
  ["a root of many digits", `sqrt(${"9".repeat(1800)})`],
  ["a million factorial", "1000000!"],
  ["factorials of factorials", "((5!)!)!"],
  ["a ladder of factorials", `3${"!".repeat(90)}`],
  ["a ladder of exponents", `${"x^".repeat(45)}x`],
  ["x times x, 500 times", "x".repeat(500)],
  ["many different roots", Array.from({ length: 60 }, (_, i) => `sqrt(${i + 2})`).join("+")],
  ["a power of a sum of roots", "(sqrt(2)+sqrt(3)+sqrt(5)+sqrt(7)+sqrt(11)+sqrt(13))^30"],
  ["a power of eight letters", "(a+b+c+d+e+f+g+h)^50"],
  ["a product of sums", "(x+y+1)".repeat(250)],
  ["a sum of fractions in all letters", letters.map((letter) => `1/(${letter}+1)`).join("+")],
  ["a continued fraction", `${"1/(x+".repeat(40)}x${")".repeat(40)}`],
  ["a chain of ratios", `${"1:".repeat(900)}1`],
  ["a chain of signs", `${"-".repeat(1999)}1`],
  ["a chain of equations", `${"x=".repeat(900)}1`],
  ["a long list", `${"1,".repeat(990)}1`],
  ["a list of sines", Array.from({ length: 60 }, (_, i) => `sin(x+${i})`).join(",")],
  ["sums in products in sums", `${"(".repeat(30)}x${"+1)*2".repeat(30)}`],
  ["brackets that might be a matrix", `${"[".repeat(60)}1${"],2]".repeat(30)}`],
  ["reversed brackets", "]1,".repeat(600)],
  ["a sentence of joining words", "(1, 2) y ".repeat(220)],
  ["words of Spanish and numbers", "3 a ".repeat(490)],
  ["digits before dots", `0.${"12".repeat(990)}...`],
  ["groups of three digits", "1.234.".repeat(330)],
  ["exponents of ten", "1e1".repeat(660)],
  ["units of units", `5 ${"cm/".repeat(600)}cm`],
  ["texts within texts", "\\text{".repeat(330)],
  ["lead-in after lead-in", "the answer is ".repeat(140)],
  ["marks over digits", "0.3\u0305".repeat(600)],
  ["raised signs", `x${"²".repeat(1900)}`],
  ["characters of no keyboard", "\u200b\u202e\0".repeat(600)],
];

test.each(hard)("%s: answered at once, and never taken for right", (_, given) => {
  for (const expression of ["sqrt(2) x + 1", "x = 2 or x = 3"]) {
    const key = { expression, policy: {} };
    expect(cpuTimeOf(() => markAnswer(key, given))).toBeLessThan(200);
    expect(markAnswer(key, given, { decimalComma: true }).outcome).not.toMatch(/^right/);
  }
});
