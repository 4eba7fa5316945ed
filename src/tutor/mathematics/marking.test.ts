import { describe, expect, test } from "vitest";
import { markAnswer } from "./marking.ts";
import type { MarkingPolicy } from "../items/receipt.ts";
import { cpuTimeOf } from "./testing/cpu-time.ts";

function mark(key: string, given: string, policy: MarkingPolicy = {}): string {
  const { outcome, missing } = markAnswer({ expression: key, policy }, given);
  return missing === null ? outcome : `${outcome}: ${missing}`;
}

describe("a fair teacher accepts", () => {
  test.each([
    ["3", "x = 3"],
    ["x = 3", "3"],
    ["x = 2 or x = -2", "2, -2"],
    ["(3, 4)", "x = 3, y = 4"],
    ["y = 2x + 1", "2x - y = -1"],
    ["f(x) = 2x + 1", "y = 2x + 1"],
    ["P(x)=2x+3", "P*x - 2x - 3 = 0"],
    ["3.5", "$3.50"],
    ["5 cm", "50 mm"],
    ["5 cm", "5"],
    ["5", "5 apples"],
    ["15%", "15"],
    ["1 h", "60 min"],
    ["1000", "1,000"],
    ["100, 200", "100,200"],
    ["C", "(c)"],
    ["Positive", " positive. "],
    ["(-1 ± sqrt(5))/2", "(-1+sqrt(5))/2, (-1-sqrt(5))/2"],
    ["1 < x < 5", "(1, 5)"],
    ["1 < x < 5", "x > 1, x < 5"],
    ["x = 1, 2 or 3", "3, 2, 1"],
    ["3:45 PM", "3:45 p.m."],
    ["12 ft^2", "12 square feet"],
    ["\\lim_{x \\to 3} f(x)", "\\lim_{x\\to 3}f\\left(x\\right)"],
    ["2.56E+29", "64E/25 + 29"],
    ["0.002", "2e-3"],
    ["-3 + 2e", "2e-3"],
    ["1/6", "0.1(6)"],
    ["0.6", "0.1(6)"],
    ["7/2", "3 and 1/2"],
    ["21", "veintiuno"],
    ["-7", "minus seven"],
    ["x = 2 or x = -2", "x_1 = 2, x_2 = -2"],
    ["x^3/3 + C", "x^3/3 + k"],
    ["t = 5", "t = 5 s"],
    ["2 h 30 min", "150 min"],
    ["mean", "The mean"],
    ["no solution", "There is no solution."],
    ["no solution", "No tiene solución real"],
    ["10", "10times"],
    ["10", "10veces"],
    ["73", "**73**"],
    ["x = 4", "**x = 4**"],
    ["7", '"7"'],
    ["7", "`7`"],
    ["7", "7 😀"],
    ["7", "ans: 7"],
    ["0.5", ",5"],
    ["1, 2, 3", "1 2 3"],
    ["5x10^3", "5000"],
    ["9", "3ˆ2"],
    ["x < 2772", "2772 > X"],
    ["2w + 72/w = 30", "w(15 - w) = 36"],
    ["sqrt(x^2 - 9)", "sqrt(x-3)*sqrt(x+3)*sqrt(x^2-9)/sqrt(x^2-9)"],
  ])("for %s the answer %s", (key, given) => {
    expect(mark(key, given)).toBe("right");
  });
});

describe("and refuses", () => {
  test.each([
    ["1 1/2", "11/2"],
    ["11/2", "1 1/2"],
    ["10", "11times"],
    ["x < 2772", "2772 < X"],
    ["X = 2, x = 3", "X = 3, x = 2"],
    ["w - 3 = 0", "w^2 = 3w"],
    ["w^2 = 3w", "w - 3 = 0"],
    ["2w + 72/w = 30", "w(15 - w) = 72"],
    ["a + 1/a = b", "a^2 + 1 = a + b"],
    ["sqrt((x-3)(x-5))", "sqrt(x-3)sqrt(x-5)"],
    ["sqrt(x-3)sqrt(x-5)", "sqrt((x-3)(x-5))"],
    ["15", "15%"],
    ["x = 3", "y = 3"],
    ["5 cm", "5 m"],
    ["x > 3", "3 > x"],
    ["1/3", "0.33"],
    ["2x + 3", "2x + 3 = 0"],
    ["a >= -27", "a + 27 <= 0"],
    ["C", "B"],
    ["(1, 5)", "1 < x < 5"],
    ["\\hat{p}", "p"],
    ["x = 2 or x = 3", "x = 2"],
    ["x = 1 or x = 2", "x = 1, y = 2"],
    ["x = 3, y = 4", "4, 3"],
    ["1 < x < 2", "1 < y < 2"],
    ["sin x", "sin(x°)"],
    ["a + b + c", "a + b + k"],
    ["∅", "{∅}"],
    ["5 cm", "5 km"],
  ])("for %s the answer %s", (key, given) => {
    expect(mark(key, given)).toBe("wrong");
  });
});

describe("the policy of an item", () => {
  test.each<[string, string, MarkingPolicy, string]>([
    ["2/3", "4/6", { lowestTerms: true }, "right-value-wrong-form: lowest-terms"],
    ["2/3", "2/3", { lowestTerms: true }, "right"],
    ["x^2-4", "(x-2)(x+2)", { form: "expanded" }, "right-value-wrong-form: expanded"],
    ["x^2-4", "-4 + x^2", { form: "expanded" }, "right"],
    ["(x-2)(x+2)", "x^2-4", { form: "factored" }, "right-value-wrong-form: factored"],
    ["(x-2)(x+2)", "(2+x)(x-2)", { form: "factored" }, "right"],
    ["5x", "2x+3x", { form: "simplified" }, "right-value-wrong-form: simplified"],
    ["8", "2*4", { form: "simplified" }, "right-value-wrong-form: simplified"],
    ["5x", "5x", { form: "simplified" }, "right"],
    ["5", "5 cm", { unit: "cm" }, "right"],
    ["5", "0.05 m", { unit: "cm" }, "right"],
    ["5", "5", { unit: "cm" }, "right-value-wrong-form: unit"],
    ["5", "5 m", { unit: "cm" }, "wrong"],
    ["20 g", "20 g", { unit: "g" }, "right"],
    ["1, 2, 3", "1, 2, 3", { ordered: true }, "right"],
    ["1, 2, 3", "3, 2, 1", { ordered: true }, "right-value-wrong-form: order"],
    ["1, 2, 3", "3, 2, 1", {}, "right"],
    ["pi", "3.14", { roundedTo: 2 }, "right"],
    ["pi", "3.14159", { roundedTo: 2 }, "right-value-wrong-form: rounding"],
    ["pi", "3.1", { roundedTo: 2 }, "wrong"],
    ["2.5", "2.50", { roundedTo: 2 }, "right"],
    ["sqrt(2)", "1.414", {}, "right-value-wrong-form: rounding"],
    ["sqrt(2)", "1.415", {}, "wrong"],
    ["5", "x = 5", { variable: "x" }, "right"],
    ["5", "y = 5", { variable: "x" }, "wrong"],
    ["yes", "Sí", { words: ["yes", "sí"] }, "right"],
    ["3.14159", "3.14", { significantFigures: 3 }, "right"],
    ["0.0031449", "0.00314", { significantFigures: 3 }, "right"],
    ["1234567", "1230000", { significantFigures: 3 }, "right"],
    ["1234567", "1234567", { significantFigures: 3 }, "right-value-wrong-form: rounding"],
    ["3.14159", "3.1", { significantFigures: 3 }, "wrong"],
    ["5.273", "5.3 cm", { unit: "cm", roundedTo: 1 }, "right"],
    ["5.273", "53 mm", { unit: "cm", roundedTo: 1 }, "right"],
    ["5.273", "5.3 km", { unit: "cm", roundedTo: 1 }, "wrong"],
    ["5.273", "5.3", { unit: "cm", roundedTo: 1 }, "right-value-wrong-form: unit"],
    ["5", "0.05 m", { unit: "cm", unitExactly: true }, "right-value-wrong-form: unit-asked"],
    ["5", "5 cm", { unit: "cm", unitExactly: true }, "right"],
    ["7/2", "3 1/2", { form: "mixed" }, "right"],
    ["7/2", "7/2", { form: "mixed" }, "right-value-wrong-form: mixed"],
    ["7/2", "3.5", { form: "fraction" }, "right-value-wrong-form: fraction"],
    ["7/2", "-7/-2", { form: "fraction" }, "right"],
    ["7/2", "x = 3.5", { form: "decimal" }, "right"],
    ["7/2", "7/2", { form: "decimal" }, "right-value-wrong-form: decimal"],
    ["4500", "4.5 × 10^3", { form: "scientific" }, "right"],
    ["4500", "45 × 10^2", { form: "scientific" }, "right-value-wrong-form: scientific"],
    ["(x-2)(x+2)", "1(x^2-4)", { form: "factored" }, "right-value-wrong-form: factored"],
    ["2(x-2)(x+2)", "(2x-4)(x+2)", { form: "factored" }, "right-value-wrong-form: factored"],
    ["(x-3)^2", "(3-x)(3-x)", { form: "factored" }, "right"],
    ["i = 5", "5", {}, "right"],
    ["5", "i = 5", { variable: "i" }, "right"],
    ["i^2 + 1", "0", { unknowns: ["i"] }, "wrong"],
    ["i^2 + 1", "0", {}, "right"],
    ["e = 2", "e = 4/2", {}, "right"],
  ])("key %s, answer %s, policy %o: %s", (key, given, policy, outcome) => {
    expect(mark(key, given, policy)).toBe(outcome);
  });

  test("the problem typed back is no solved equation", () => {
    expect(mark("x = 5", "2x + 3 = 13")).toBe("right-value-wrong-form: simplified");
  });
});

describe("the receipt", () => {
  test("shows the answer as it was understood and who decided", () => {
    expect(markAnswer({ expression: "3/4", policy: {} }, "0.750")).toEqual({
      outcome: "right",
      checker: "exact",
      compared: "number",
      givenAs: "0.750",
      missing: null,
      problem: null,
    });
    expect(markAnswer({ expression: "x^2-1", policy: {} }, "(x-1)(x+1)").checker).toBe(
      "polynomial",
    );
    expect(markAnswer({ expression: "sin(2x)", policy: {} }, "2 sin x cos x").checker).toBe(
      "sampling",
    );
    expect(markAnswer({ expression: "(1,2)", policy: {} }, "(2,1)").checker).toBe("structure");
  });

  test("an answer that cannot be read is not wrong: it says where reading stopped", () => {
    expect(markAnswer({ expression: "5", policy: {} }, "3 + (4")).toMatchObject({
      outcome: "unreadable",
      givenAs: null,
      problem: { code: "unclosed", at: 4, length: 1 },
    });
  });

  test("decimal commas count where they are the custom", () => {
    expect(
      markAnswer({ expression: "3.5", policy: {} }, "3,5", { decimalComma: true }).outcome,
    ).toBe("right");
    expect(markAnswer({ expression: "3.5", policy: {} }, "3,5").outcome).toBe("wrong");
  });

  test.each([
    ["1234", "1.234", "right"],
    ["1.234", "1.234", "right"],
    ["100", "100.000", "wrong"],
    ["1500 €", "1.500,00 €", "right"],
    ["(0.5, 2)", "(0,5; 2)", "right"],
    ["(3, 5)", "(3,5)", "right"],
    ["3.5", "3'5", "right"],
    ["35", "3,5", "wrong"],
    ["2.5 < x < 3.5", "]2,5; 3,5[", "right"],
    ["1/3", "0,333...", "right"],
  ])("for %s the answer %s with a decimal comma is %s", (expression, given, outcome) => {
    const receipt = markAnswer({ expression, policy: {} }, given, { decimalComma: true });
    expect(receipt.outcome).toBe(outcome);
  });
});

describe("hostile answers", () => {
  const hostile = [
    "9^9^9^9^9",
    "(x+1)^1000*(y+1)^1000",
    "((((x+y+z+w)^20)^20)^20)",
    "x!".repeat(900),
    "1/x+".repeat(490) + "1",
    "sin(".repeat(90) + "x" + ")".repeat(90),
    "1,".repeat(900) + "1",
    "(a+b+c+d+e+f)/(g+h)+".repeat(80) + "1",
    "123456789012345678901234567891^(1/2)+".repeat(40) + "1",
    "(sqrt(2)+sqrt(3)+sqrt(5)+sqrt(7)+sqrt(11)+sqrt(13)+sqrt(17))^20",
    `x^(1/${"9".repeat(500)})`,
  ];
  test.each(hostile.map((given) => [given.slice(0, 24), given]))(
    "%s… is answered in a moment",
    (_, given) => {
      const key = { expression: "sqrt(2) x + 1", policy: {} };
      expect(cpuTimeOf(() => markAnswer(key, given))).toBeLessThan(200);
      expect(markAnswer(key, given).outcome).not.toBe("right");
    },
  );
});

test.each(["ln(0)", "log(0)", "ln(x - x) + x", "\\log_0(5)"])(
  "%s is worth nothing: no right answer, as a key no trap, and never an error",
  (nothing) => {
    expect(markAnswer({ expression: "3", policy: {} }, nothing).outcome).toBe("wrong");
    expect(markAnswer({ expression: nothing, policy: {} }, "3").outcome).toBe("wrong");
  },
);

test("a lone sign is marked where a sign answers the question, and is unreadable elsewhere", () => {
  const key = { expression: "3/5 > 3/8", policy: { words: [">"] } };
  expect(markAnswer(key, ">").outcome).toBe("right");
  expect(markAnswer(key, "<")).toMatchObject({ outcome: "wrong", checker: "words" });
  expect(markAnswer({ expression: "5", policy: {} }, "<").outcome).toBe("unreadable");
});
