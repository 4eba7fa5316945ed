import { describe, expect, test } from "vitest";
import type { Picture } from "../../../item.ts";
import { solveProblem } from "../../../mathematics/solving/solve-problem.ts";
import { picturesOf } from "./picture-of-problem.ts";

function drawn(text: string) {
  const solution = solveProblem(text);
  if (!solution) throw new Error(`the mind could not solve ${text}`);
  const pictures = picturesOf(text, solution);
  if (!pictures) throw new Error(`no picture for ${text}`);
  return pictures;
}

const kinds: readonly (readonly [string, Picture["kind"]])[] = [
  ["Solve 2x + 3 = 11", "plot"],
  ["Resuelve x^2 - 5x + 6 = 0", "plot"],
  ["Find the roots of x^2 + 2x + 5 = 0", "plot"],
  ["Solve the system 2x + y = 7 and x - y = 2", "plot"],
  ["Solve 2^x = 8", "plot"],
  ["Differentiate x^3 - 2x", "plot"],
  ["Find the slope of the line through (1, 2) and (3, 8)", "plot"],
  ["Solve 3 - x >= 1", "number-line"],
  ["x^2 - 4 > 0", "number-line"],
  ["Solve |x - 2| < 5", "number-line"],
  ["|x - 3| = 4", "number-line"],
  ["1/2 + 1/3", "fraction-bars"],
  ["Which is greater, 2/3 or 3/5?", "fraction-bars"],
  ["A right triangle has legs 3 and 4. Find the hypotenuse.", "right-triangle"],
  ["Find the area of a triangle with base 6 and height 4", "triangle"],
  ["Halla el área de un círculo de radio 4 cm", "circle"],
  ["What is the area of a rectangle with length 8 and width 5?", "rectangle"],
  ["Find the perimeter of a square with side 6", "rectangle"],
  ["Find the volume of a box with length 3, width 4 and height 5", "box"],
  ["Find the mean of 3, 5, 8, 12", "bar-chart"],
  ["Find the median of 3, 9, 1, 7, 5", "bar-chart"],
  ["What is the mode of 2, 3, 3, 5", "bar-chart"],
];

describe("the picture of a problem that a student brought", () => {
  test.each(kinds)("%s: a %s, in words in both languages", (text, kind) => {
    const { open, solved } = drawn(text);
    expect(solved.kind).toBe(kind === "bar-chart" ? solved.kind : kind);
    if (open) expect(open.kind).toBe(kind);
    for (const words of [open?.describe ?? solved.describe, solved.describe]) {
      expect(words.en).toMatch(/\.$/);
      expect(words.es).toMatch(/\.$/);
      expect(words.es).not.toBe(words.en);
    }
  });

  test("the crossing of two graphs is marked only once the answer is told", () => {
    const { open, solved } = drawn("Solve 2x + 3 = 11");
    expect(open).toMatchObject({
      functions: ["2x + 3", "11"],
      points: [],
      labels: ["2x + 3", "11"],
      unmarked: true,
    });
    expect(solved).not.toHaveProperty("unmarked");
    expect(solved).toMatchObject({ points: [{ x: 4, y: 11 }] });
    expect(open?.describe.en).not.toMatch(/\b4\b/);
    expect(solved.describe.en).toContain("x = 4");
  });

  test("both roots of a quadratic, and the axis as the second graph", () => {
    const { open, solved } = drawn("Solve t^2 - 5t + 6 = 0");
    expect(open).toMatchObject({ functions: ["x^2 - 5x + 6"], points: [] });
    expect(open).toMatchObject({ axes: { across: "t" } });
    expect(solved).toMatchObject({
      points: [
        { x: 2, y: 0 },
        { x: 3, y: 0 },
      ],
    });
  });

  test("an equation without a solution has graphs that do not meet: seen only when told, without a point", () => {
    const { open, solved } = drawn("Find the roots of x^2 + 2x + 5 = 0");
    expect(open).toBeNull();
    expect(solved).toMatchObject({ points: [] });
  });

  test("a system crosses where both hold, also where one unknown alone is asked for", () => {
    expect(drawn("Suppose 2x + y = 5 and x - y = 1. What is x?").solved).toMatchObject({
      points: [{ x: 2, y: 1 }],
    });
  });

  test("what is to be seen holds the crossing with room around it", () => {
    const { solved } = drawn("Solve x/2 + 30 = 70");
    if (solved.kind !== "plot" || !solved.window) throw new Error("no plot");
    const { across, up } = solved.window;
    expect(across.from).toBeLessThan(0);
    expect(across.to).toBeGreaterThan(80);
    expect(up.to).toBeGreaterThan(70);
  });

  test("a comparison shows which bar is longer only once it is told", () => {
    const { open, solved } = drawn("Which is greater, 2/3 or 3/5?");
    expect(open).toMatchObject({
      bars: [
        { parts: 3, shaded: 0 },
        { parts: 5, shaded: 0 },
      ],
    });
    expect(solved).toMatchObject({ bars: [{ shaded: 2 }, { shaded: 3 }] });
  });

  test("an inequality shows its stretch only once it is told, ends open or closed as they are", () => {
    const { open, solved } = drawn("Solve 3 - x >= 1");
    expect(open).toMatchObject({ marks: [] });
    expect(open).not.toHaveProperty("stretches");
    expect(solved).toMatchObject({
      stretches: [{ from: null, to: 2, fromClosed: false, toClosed: true }],
    });
  });

  test("two stretches of a quadratic inequality", () => {
    expect(drawn("x^2 - 4 > 0").solved).toMatchObject({
      stretches: [
        { from: null, to: -2, toClosed: false },
        { from: 2, to: null, fromClosed: false },
      ],
    });
  });

  test("|x - 2| measures from the mark at 2", () => {
    const { open } = drawn("Solve |x - 2| < 5");
    expect(open).toMatchObject({ marks: [{ at: 2, label: "2" }] });
    expect(open?.describe.es).toContain("distancia");
  });

  test("a mark that would be the answer is left out", () => {
    expect(drawn("|x - 3| = 0").open).toMatchObject({ marks: [] });
  });

  test("fractions as they are written, and the result once it is known", () => {
    const { open, solved } = drawn("1/2 + 1/3");
    const given = [
      { parts: 2, shaded: 1 },
      { parts: 3, shaded: 1 },
    ];
    expect(open).toMatchObject({ bars: given });
    expect(solved).toMatchObject({ bars: [...given, { parts: 6, shaded: 5 }] });
  });

  test("what a figure is asked for is a question mark, then the answer", () => {
    const { open, solved } = drawn("A right triangle has legs 3 and 4. Find the hypotenuse.");
    expect(open).toMatchObject({ legA: "3", legB: "4", hypotenuse: "?" });
    expect(solved).toMatchObject({ hypotenuse: "5" });
  });

  test("a median is no mark on the chart before it is told, and a box plot after", () => {
    const { open, solved } = drawn("Find the median of 3, 9, 1, 7, 5");
    expect(open).toMatchObject({ level: null });
    expect(solved).toMatchObject({
      kind: "box-plot",
      least: 1,
      lowerQuartile: 2,
      median: 5,
      upperQuartile: 8,
      greatest: 9,
    });
  });

  test("a mode shows how often each number stands there only once it is told", () => {
    const { open, solved } = drawn("What is the mode of 2, 3, 3, 5");
    expect(open).toMatchObject({ bars: [{ value: 2 }, { value: 3 }, { value: 3 }, { value: 5 }] });
    expect(solved).toMatchObject({ bars: [{ value: 1 }, { value: 2 }, { value: 1 }] });
  });

  test.each(["Solve x + 1 = 10^9", "What is 15% of 80?", "Solve 3x = 4500"])(
    "%s is out of every picture",
    (text) => {
      const solution = solveProblem(text);
      if (!solution) throw new Error("the mind could not solve it");
      expect(picturesOf(text, solution)).toBeNull();
    },
  );
});
