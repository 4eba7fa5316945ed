import { describe, expect, it } from "vitest";
import { fromInteger } from "../../../numbers/rational.ts";
import { countRealRoots } from "./sturm.ts";

describe("real roots are counted, not found", () => {
  it.each([
    ["x^2 - 1", [-1, 0, 1], 2],
    ["x^2 + 1", [1, 0, 1], 0],
    ["(x - 2)^3", [-8, 12, -6, 1], 1],
    ["x^3 - 6x^2 + 11x - 6", [-6, 11, -6, 1], 3],
    ["x^5 - x - 1", [-1, -1, 0, 0, 0, 1], 1],
    ["(x^2 - 2)^2", [4, 0, -4, 0, 1], 2],
    ["a constant", [5], 0],
  ])("%s", (_, coefficients, count) => {
    expect(countRealRoots(coefficients.map((value) => fromInteger(value)))).toBe(count);
  });

  it("of zero there is no number", () => {
    expect(countRealRoots([fromInteger(0)])).toBeNull();
  });
});
