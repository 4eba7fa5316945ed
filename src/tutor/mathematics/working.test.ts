import { describe, expect, test } from "vitest";
import { findFirstWrongLine } from "./working.ts";

function wrongLine(start: string, lines: string[]): number | null {
  return findFirstWrongLine({ start, key: { expression: "0", policy: {} } }, lines)?.line ?? null;
}

describe("right working is never faulted", () => {
  test.each([
    ["3(x-1)=12", ["3x-3=12", "3x=15", "x=5"]],
    ["2x+3=7", ["2x + 3 - 3 = 7 - 3", "2x=4", "x=4/2", "x=2"]],
    ["2x+3=7", ["7-3=4", "4/2=2", "x=2"]],
    ["5x=10", ["x=10/5=2"]],
    ["x^2-5x+6=0", ["(x-2)(x-3)=0", "x=2 or x=3"]],
    ["x^2-5x+6=0", ["x-2=0", "x=2", "x-3=0", "x=3"]],
    ["x^2=2", ["x=±sqrt(2)"]],
    ["sqrt(x)=3", ["x=9"]],
    ["1/x=2", ["1=2x", "x=1/2"]],
    ["x+1=x+2", ["1=2", "no solution"]],
    ["2x+y=5, x-y=1", ["3x=6", "x=2", "y=1"]],
    ["-2x+1<7", ["-2x<6", "x>-3"]],
    ["12/18", ["12/18 = 6/9 = 2/3"]],
    ["1/2+1/3", ["The common denominator is 6", "= 3/6 + 2/6", "= 5/6"]],
    ["2x+1", ["2*3+1", "7"]],
    ["10/3", ["3.33"]],
    ["What is 15% of 80?", ["0.15*80", "12"]],
    ["sin^2 x + cos^2 x", ["1"]],
  ])("%s: %j", (start, lines) => {
    expect(wrongLine(start, lines)).toBeNull();
  });
});

describe("the first wrong line is found", () => {
  test.each<[string, string[], number]>([
    ["3(x-1)=12", ["3x-1=12", "3x=13"], 0],
    ["3(x-1)=12", ["x-1=4", "x=3"], 1],
    ["2x=6", ["x=6-2", "x=4"], 0],
    ["2x+3=7", ["7-3=5"], 0],
    ["x^2-5x+6=0", ["(x-2)(x+3)=0"], 0],
    ["x^2-5x+6=0", ["(x-2)(x-3)=0", "x=2, x=-3"], 1],
    ["5x=10", ["x = 10-5 = 5"], 0],
    ["-2x+1<7", ["-2x<6", "x<-3"], 1],
    ["12/18", ["6/9", "2/6", "1/3"], 1],
    ["1/2+1/3", ["2/5"], 0],
    ["(x+1)^2", ["x^2+1"], 0],
  ])("%s: %j breaks at %i", (start, lines, line) => {
    expect(wrongLine(start, lines)).toBe(line);
  });

  test("a line that cannot be read says where", () => {
    expect(
      findFirstWrongLine({ start: "2x=4", key: { expression: "2", policy: {} } }, ["2x=4", "= 3+"]),
    ).toEqual({
      line: 1,
      reason: "unreadable",
      at: 3,
      length: 1,
    });
  });
});
