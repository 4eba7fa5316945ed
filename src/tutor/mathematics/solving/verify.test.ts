import { describe, expect, it } from "vitest";
import {
  isGreatestDivisorOf,
  isLeastMultipleOf,
  isNumeralOf,
  isPrimeProductOf,
  isTrue,
} from "./checks/claims.ts";
import { emptyScope } from "./reading/scope.ts";
import type { Draft } from "./solver.ts";
import { step } from "./solver.ts";
import { holds } from "./verify.ts";

function draft(start: string, lines: readonly string[], check: Draft["check"]): Draft {
  const steps = lines.map((line) => step("calculate", "Work it out.", "Calcúlalo.", line));
  return { kind: "test", start, steps, answer: lines.at(-1) ?? "", policy: {}, check };
}

/** A true solution, and the same with one line changed, for each way of checking. */
const pairs: readonly (readonly [string, Draft, Draft])[] = [
  [
    "value",
    draft("2 + 3*4", ["2 + 12", "14"], { by: "value" }),
    draft("2 + 3*4", ["5*4", "14"], { by: "value" }),
  ],
  [
    "value with a unit",
    draft("5*7", ["35", "35 m^2"], { by: "value", unit: "m^2" }),
    draft("5*7", ["36", "36 m^2"], { by: "value", unit: "m^2" }),
  ],
  [
    "roots",
    draft("sqrt(x + 7) = x - 5", ["x = 2 or x = 9", "x = 9"], {
      by: "roots",
      name: "x",
      values: ["9"],
      rejected: ["2"],
    }),
    draft("sqrt(x + 7) = x - 5", ["x = 2 or x = 9"], {
      by: "roots",
      name: "x",
      values: ["2", "9"],
      rejected: [],
    }),
  ],
  [
    "a rejected root that is one",
    draft("x^2 = 4", ["x = -2 or x = 2"], {
      by: "roots",
      name: "x",
      values: ["-2", "2"],
      rejected: [],
    }),
    draft("x^2 = 4", ["x = 2"], { by: "roots", name: "x", values: ["2"], rejected: ["-2"] }),
  ],
  [
    "derivative",
    draft("x^2*sin(x)", ["2x*sin(x) + x^2*cos(x)"], { by: "derivative", name: "x", order: 1 }),
    draft("x^2*sin(x)", ["2x*cos(x)"], { by: "derivative", name: "x", order: 1 }),
  ],
  [
    "integral",
    draft("6x^2", ["2x^3 + C"], { by: "integral", name: "x" }),
    draft("6x^2", ["3x^3 + C"], { by: "integral", name: "x" }),
  ],
  [
    "solution set",
    draft("x^2 > 4", ["x < -2 or x > 2"], { by: "solution-set", name: "x", cuts: ["-2", "2"] }),
    draft("x^2 > 4", ["x <= -2 or x > 2"], { by: "solution-set", name: "x", cuts: ["-2", "2"] }),
  ],
  [
    "line",
    draft("(0, 3), (2, 7)", ["y = 2x + 3"], {
      by: "line",
      points: [
        ["0", "3"],
        ["2", "7"],
      ],
      given: null,
      across: false,
    }),
    draft("(0, 3), (2, 7)", ["y = 3x + 3"], {
      by: "line",
      points: [
        ["0", "3"],
        ["2", "7"],
      ],
      given: null,
      across: false,
    }),
  ],
  [
    "story",
    draft("x + x + 4 = 30", ["x = 13", "17"], {
      by: "story",
      values: [["x", "13"]],
      answer: "x + 4",
    }),
    draft("x + x + 4 = 30", ["x = 13", "13"], {
      by: "story",
      values: [["x", "13"]],
      answer: "x + 4",
    }),
  ],
  [
    "claims",
    draft("10 / 3", ["10 = 3 * 3 + 1"], { by: "claims", claims: [isTrue] }),
    draft("10 / 3", ["10 = 3 * 3 + 2"], { by: "claims", claims: [isTrue] }),
  ],
];

describe("a solution with one false line is dropped", () => {
  it.each(pairs)("%s", (_, right, wrong) => {
    expect(holds(right, emptyScope)).toBe(true);
    expect(holds(wrong, emptyScope)).toBe(false);
  });

  it("where a line has no claim", () => {
    expect(
      holds(draft("1", ["1 = 1", "2 = 2"], { by: "claims", claims: [isTrue] }), emptyScope),
    ).toBe(false);
  });
});

describe("claims about whole numbers tell right from wrong", () => {
  it.each([
    [isGreatestDivisorOf([12n, 18n]), "6", "3"],
    [isLeastMultipleOf([4n, 6n]), "12", "24"],
    [isNumeralOf(45n, 2), "101101", "101100"],
    [isPrimeProductOf(360n), "2^3 * 3^2 * 5", "8 * 9 * 5"],
  ])("%#", (claim, right, wrong) => {
    expect(claim(right)).toBe(true);
    expect(claim(wrong)).toBe(false);
  });
});
