import { describe, expect, it } from "vitest";
import { readMathematics } from "../../../notation/read.ts";
import { surdValue, writeSurd } from "./surd.ts";

function simplified(text: string): string {
  const result = readMathematics(text, { units: false });
  const value = result.ok ? surdValue(result.expression, new Map()) : null;
  return value === null ? "unknown" : writeSurd(value);
}

describe("square roots are simplified exactly", () => {
  it.each([
    ["sqrt(18) + sqrt(8)", "5*sqrt(2)"],
    ["sqrt(12)/sqrt(3)", "2"],
    ["1/(1 + sqrt(2))", "-1 + sqrt(2)"],
    ["1/(sqrt(2) + sqrt(3) + sqrt(5))", "(3*sqrt(2) + 2*sqrt(3) - sqrt(30))/12"],
    ["(1 + sqrt(5))^2/2", "3 + sqrt(5)"],
    ["sqrt(1/2)", "sqrt(2)/2"],
    ["2^(1/2) * 8^(1/2)", "4"],
    ["(sqrt(7) - sqrt(7))^2", "0"],
    ["1/(sqrt(4) - 2)", "unknown"],
    ["sqrt(-4)", "unknown"],
    ["sqrt(1 + sqrt(2))", "unknown"],
    ["x + sqrt(2)", "unknown"],
  ])("%s is %s", (text, expected) => {
    expect(simplified(text)).toBe(expected);
  });
});
