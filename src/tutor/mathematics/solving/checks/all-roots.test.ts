import { describe, expect, it } from "vitest";
import { emptyScope } from "../reading/scope.ts";
import { crossesElsewhere, hasSoManyRoots } from "./all-roots.ts";

describe("a list of solutions that is not whole", () => {
  it.each([
    ["x^2 = 4", 2, true],
    ["x^2 = 4", 1, false],
    ["x^3 - 6x^2 + 11x - 6 = 0", 2, false],
    ["(x - 1)^2(x + 3) = 0", 2, true],
    ["x^4 + 1 = 0", 0, true],
  ] as const)("is seen by Sturm's count: %s has %i", (equation, count, whole) => {
    expect(hasSoManyRoots(equation, "x", count, emptyScope)).toBe(whole);
  });

  it.each([
    ["|x - 2| = 7", ["-5", "9"], false],
    ["|x - 2| = 7", ["9"], true],
    ["2^x = x + 3", [], true],
    ["1/x = 4", ["1/4"], false],
    ["1/(x - 1) = 0", [], false],
    ["sqrt(x + 7) = x - 5", ["9"], false],
    ["sqrt(x + 7) = x - 5", [], true],
  ] as const)("is seen where the sides of %s cross, %j known", (equation, known, more) => {
    expect(crossesElsewhere(equation, "x", known)).toBe(more);
  });
});
