import { assert, bigInt, constantFrom, integer, property, record } from "fast-check";
import { describe, expect, test } from "vitest";
import { compareExpressions } from "./equivalence.ts";
import { readMathematics } from "../notation/read.ts";

const runs = Number(process.env["PROPERTY_RUNS"] ?? 150);

function isEqual(a: string, b: string): boolean {
  const [left, right] = [readMathematics(a), readMathematics(b)];
  if (!left.ok || !right.ok) throw new Error(`cannot read ${left.ok ? b : a}`);
  return compareExpressions(left.expression, right.expression).equal;
}

describe("equal", () => {
  test.each([
    ["cos(2x)", "2cos^2 x - 1"],
    ["sin(2x)", "2sin(x)cos(x)"],
    ["sqrt(3+2sqrt(2))", "1+sqrt(2)"],
    ["arcsin(1/2)", "pi/6"],
    ["e^(i pi)", "-1"],
    ["ln(ab)", "ln a + ln b"],
    ["x^(2/3)", "(x^2)^(1/3)"],
    ["(x-1)/(1-x)", "-1"],
    ["f(x) = 2x+1", "f*x = 2x+1"],
    ["3 = x", "x = 3"],
    ["x > 3", "3 < x"],
    ["x > 3", "(3, inf)"],
    ["1 < x <= 5", "(1, 5]"],
    ["x < 2 or x > 5", "(-inf, 2) U (5, inf)"],
    ["x ∈ [2, 5)", "[2, 5)"],
    ["{1, 2}", "{2, 1}"],
    ["3, -3", "±3"],
    ["x = ±3", "x = 3 or x = -3"],
    ["(0.5, 2)", "(1/2, 2)"],
    ["[[1, 2], [3, 4]]", "[[1, 4/2], [3, 4]]"],
    ["no solution", "∅"],
    ["No solution", "sin solución"],
    ["all real numbers", "(-∞, ∞)"],
    ["∞", "inf"],
  ])("%s and %s", (a, b) => {
    expect(isEqual(a, b)).toBe(true);
    expect(isEqual(b, a)).toBe(true);
  });
});

describe("not equal", () => {
  test.each([
    ["2400000000", "2399999999"],
    ["0.3333333333", "1/3"],
    ["1000000000000+sqrt(2)", "1000000000000+sqrt(3)"],
    ["sqrt(10^40+1)", "10^20"],
    ["pi", "3.14159265358979"],
    ["sqrt(x^2)", "x"],
    ["|x|", "x"],
    ["-3x+2", "3x+2"],
    ["ln(ab)", "ln(a)*ln(b)"],
    ["ln(x+y)", "ln x + ln y"],
    ["sqrt(x+y)", "sqrt(x)+sqrt(y)"],
    ["1/(x+y)", "1/x+1/y"],
    ["sin x", "cos x"],
    ["x < 3", "x > 3"],
    ["x < 3", "x <= 3"],
    ["[1, 2]", "[1, 2)"],
    ["(1, 2)", "[1, 2]"],
    ["(2, 3)", "(3, 2)"],
    ["1, 2", "1, 2, 2"],
    ["(-∞, 8) U (12, ∞)", "(-∞, -8) U (12, ∞)"],
    ["∞", "-∞"],
    ["f(2)", "f(3)"],
    ["score", "not score"],
    ["1/0", "2/0"],
    ["x", "y"],
  ])("%s and %s", (a, b) => {
    expect(isEqual(a, b)).toBe(false);
    expect(isEqual(b, a)).toBe(false);
  });
});

describe("whatever the numbers", () => {
  const number = bigInt({ min: -(10n ** 15n), max: 10n ** 15n });
  const natural = bigInt({ min: 1n, max: 10n ** 15n });

  test("no plain number is taken for a near one", () => {
    assert(
      property(number, natural, bigInt({ min: 1n, max: 9n }), (n, d, off) => {
        expect(isEqual(`${n}/${d}`, `(${n}+${off})/${d}`)).toBe(false);
        expect(isEqual(`${n}`, `${n}.${"0".repeat(20)}${off}`)).toBe(false);
        expect(isEqual(`${n}/${d}`, `(${n * off})/${d * off}`)).toBe(true);
      }),
      { numRuns: runs },
    );
  });

  test("a polynomial equals its rearrangements and no perturbed copy", () => {
    const coefficient = integer({ min: -99, max: 99 });
    assert(
      property(record({ a: coefficient, b: coefficient, c: coefficient }), ({ a, b, c }) => {
        const factored = `(${a}x + ${b})(x - ${c})`.replaceAll("- -", "+ ");
        const expanded = `${a}x^2 + (${b - a * c})x + (${-b * c})`;
        expect(isEqual(factored, expanded)).toBe(true);
        expect(isEqual(factored, `${expanded} + 1`)).toBe(false);
        expect(isEqual(factored, `${expanded} + x`)).toBe(false);
      }),
      { numRuns: runs },
    );
  });

  test("roots and functions keep apart what is apart", () => {
    assert(
      property(
        integer({ min: 2, max: 10 ** 6 }),
        constantFrom("sqrt", "ln", "sin", "arctan"),
        (n, name) => {
          expect(isEqual(`${name}(${n})`, `${name}(${n + 1})`)).toBe(false);
          expect(isEqual(`${name}(${n}) + 1`, `1 + ${name}(${n})`)).toBe(true);
        },
      ),
      { numRuns: Math.ceil(runs / 5) },
    );
  });
});
