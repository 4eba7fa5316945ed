import { describe, expect, it } from "vitest";
import { toTyped } from "../../../notation/print.ts";
import { readMathematics } from "../../../notation/read.ts";
import { reduceNumbers } from "./reduce.ts";

function lines(text: string): string[] | null {
  const result = readMathematics(text, { units: false });
  if (!result.ok) throw new Error(`cannot read ${text}`);
  return reduceNumbers(result.expression, 30)?.map(({ after }) => toTyped(after)) ?? null;
}

describe("numbers are worked out one operation at a time", () => {
  it.each([
    ["3 + 4 * (2 - 5)^2", ["3 + 4(-3)^2", "3 + 4*9", "3 + 36", "39"]],
    ["3/4 + 1/6", ["9/12 + 2/12", "11/12"]],
    ["1/6 + 1/3", ["1/6 + 2/6", "3/6", "1/2"]],
    ["(3/4)/(3/8)", ["3/4*(8/3)", "24/12", "2"]],
    ["12/18", ["2/3"]],
    ["0.5 * (3.2 + 1)", ["0.5*4.2", "2.1"]],
    ["1 1/2 + 1/4", ["3/2 + 1/4", "6/4 + 1/4", "7/4"]],
  ])("%s", (text, expected) => {
    expect(lines(text)).toEqual(expected);
  });

  it("stops at a division by zero, at a letter and at too many steps", () => {
    expect(lines("5/(2 - 2)")?.at(-1)).not.toBe("0");
    expect(lines("x + 2")).toBeNull();
    expect(lines(Array.from({ length: 50 }, () => "2*3").join("+"))).toBeNull();
  });
});
