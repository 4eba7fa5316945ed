import { expect, test } from "vitest";
import type { Locale } from "#shared/locale.ts";
import { readMathematics } from "../../../notation/read.ts";
import type { MarkingPolicy } from "../../../items/receipt.ts";
import { cpuTimeOf } from "../../../mathematics/testing/cpu-time.ts";
import { agreeAtPoints, lookAgain } from "./second-look.ts";

function look(
  expression: string,
  given: string,
  policy: MarkingPolicy = {},
  locale: Locale = "en",
) {
  return lookAgain({ expression, policy }, given, locale);
}

test("a decimal comma in an English lesson proves an answer right", () => {
  expect(look("3.5", "3,5")).toEqual({ kind: "right", way: "tradition", missing: null });
  expect(look("x = 7/2", "x = 3,5", { variable: "x" }).kind).toBe("right");
});

test.each([
  ["1.234", "1,234"],
  ["1234", "1.234"],
])(
  "%s for %s is another plain number as the lesson writes it, so a person decides",
  (key, given) => {
    expect(look(key, given).kind).toBe("ambiguous");
  },
);

test("a right value in another form is never upheld by rules, and what is missing is named", () => {
  expect(look("3/4", "6/8", { lowestTerms: true })).toMatchObject({
    kind: "value",
    missing: "lowest-terms",
  });
  expect(look("1, 2, 3", "3, 2, 1", { ordered: true })).toMatchObject({
    kind: "value",
    missing: "order",
  });
});

test.each([
  ["2399999999", "2400000000"],
  ["7", "8"],
  ["3/4", "0.7500000001"],
  ["(3, 4)", "(4, 3)"],
  ["\\sqrt{2}", "1.41421356"],
])("plain numbers are decided exactly: %s is not %s", (key, given) => {
  expect(look(key, given).kind).not.toBe("right");
});

test.each([
  ["2x + 3", "2x - 3"],
  ["x^2", "x"],
  ["\\sin(x)", "\\cos(x)"],
  ["(x+1)^2", "x^2+1"],
])("%s and %s differ at a point, which is proof", (key, given) => {
  expect(look(key, given)).toMatchObject({ kind: "different", way: "points" });
});

function agree(a: string, b: string): boolean | null {
  const [left, right] = [readMathematics(a), readMathematics(b)];
  return left.ok && right.ok ? agreeAtPoints(left.expression, right.expression) : null;
}

test("values at many points tell equal expressions from those that differ by a hair, and never judge numbers", () => {
  expect(agree("(x+y)^3", "x^3+3x^2y+3xy^2+y^3")).toBe(true);
  expect(agree("\\sin(2x)", "2\\sin(x)\\cos(x)")).toBe(true);
  expect(agree("x", `x+1/10^30`)).toBe(false);
  expect(agree("\\sqrt{x^2}", "x")).toBe(false);
  expect(agree("\\sqrt{8}", "2\\sqrt{2}")).toBeNull();
  expect(agree("\\sqrt{x-1000}", "\\sqrt{x-1000}")).toBeNull();
});

test("words and other structures prove neither side", () => {
  expect(look("no solution", "there is none at all").kind).toBe("open");
  expect(look("x > 3", "everything above three").kind).toBe("open");
});

test("a long answer is looked at within 300 ms", () => {
  for (const [key, given] of [
    ["x+1", `${"x*sin(x)^99+".repeat(150)}1`],
    ["7", "9".repeat(2000)],
    ["x^2", "((((".repeat(400)],
  ] as const) {
    expect(cpuTimeOf(() => look(key, given))).toBeLessThan(300);
  }
});
