import { assert, bigInt, property, tuple } from "fast-check";
import { describe, expect, test } from "vitest";
import {
  add,
  compare,
  divide,
  floor,
  fraction,
  fromDecimal,
  fromInteger,
  multiply,
  power,
  round,
  subtract,
  toDecimal,
  toFixed,
  toNumber,
  toText,
} from "./rational.ts";

const runs = Number(process.env["PROPERTY_RUNS"] ?? 200);
const anyRational = tuple(
  bigInt({ min: -(10n ** 20n), max: 10n ** 20n }),
  bigInt({ min: 1n, max: 10n ** 20n }),
).map(([n, d]) => fraction(n, d));

describe("a fraction", () => {
  test("is in lowest terms with the sign above", () => {
    expect(fraction(6n, -8n)).toEqual({ n: -3n, d: 4n });
    expect(fraction(0n, -5n)).toEqual({ n: 0n, d: 1n });
  });

  test("cannot have zero below", () => {
    expect(() => fraction(1n, 0n)).toThrow(RangeError);
    expect(() => divide(fromInteger(1), fromInteger(0))).toThrow(RangeError);
  });

  test("keeps the laws of arithmetic", () => {
    assert(
      property(anyRational, anyRational, anyRational, (a, b, c) => {
        expect(multiply(a, add(b, c))).toEqual(add(multiply(a, b), multiply(a, c)));
        expect(subtract(add(a, b), b)).toEqual(a);
        if (b.n !== 0n) expect(multiply(divide(a, b), b)).toEqual(a);
        expect(Math.sign(compare(a, b))).toBe(Math.sign(Number(subtract(a, b).n)));
      }),
      { numRuns: runs },
    );
  });
});

describe("decimals", () => {
  test.each([
    ["0.50", "1/2"],
    [".625", "5/8"],
    ["-3.", "-3"],
    ["007", "7"],
  ])("%s is read as %s", (text, expected) => {
    const value = fromDecimal(text);
    expect(value && toText(value)).toBe(expected);
  });

  test.each(["", ".", "-", "1,5", "1e5", "0x1f", " 1"])("%j is no decimal", (text) => {
    expect(fromDecimal(text)).toBeNull();
  });

  test("a decimal that ends is written in full and one that does not is refused", () => {
    expect(toDecimal(fraction(-5n, 8n))).toBe("-0.625");
    expect(toDecimal(fromInteger(120))).toBe("120");
    expect(toDecimal(fraction(1n, 3n))).toBeNull();
  });

  test("halves are rounded away from zero", () => {
    expect(toFixed(fraction(2n, 3n), 2)).toBe("0.67");
    expect(toFixed(fraction(-1n, 2n), 0)).toBe("-1");
    expect(toFixed(fraction(5n, 1000n), 2)).toBe("0.01");
    expect(round(fromInteger(83_739_969), -4)).toEqual(fromInteger(83_740_000));
  });

  test("the nearest double is right beyond the range of the parts", () => {
    expect(toNumber(fraction(10n ** 400n, 3n * 10n ** 399n))).toBeCloseTo(10 / 3, 12);
    expect(toNumber(fraction(1n, 7n))).toBe(1 / 7);
  });
});

describe("power", () => {
  test("takes negative exponents and refuses what has no value", () => {
    expect(power(fraction(2n, 3n), -3n)).toEqual(fraction(27n, 8n));
    expect(power(fromInteger(0), -1n)).toBeNull();
    expect(power(fromInteger(-1), 10n ** 30n)).toEqual(fromInteger(1));
  });

  test("refuses numbers no page could hold instead of computing them", () => {
    expect(power(fromInteger(9), 10n ** 9n)).toBeNull();
  });
});

test("floor goes down, also below zero", () => {
  expect(floor(fraction(-7n, 2n))).toBe(-4n);
  expect(floor(fraction(7n, 2n))).toBe(3n);
  expect(floor(fromInteger(-3))).toBe(-3n);
});
