import { expect, test } from "vitest";
import { sampleFunction } from "./sample-function.ts";

const window = { from: -2, to: 2 };

test("a typed polynomial passes through its values", () => {
  const samples = sampleFunction("x^2 - 3x + 1", window);
  expect(samples[0]).toEqual({ x: -2, y: 11 });
  expect(samples.find(({ x }) => x === 0)).toEqual({ x: 0, y: 1 });
  expect(samples.at(-1)).toEqual({ x: 2, y: -1 });
});

test("what stands before the equals sign is not drawn", () => {
  expect(sampleFunction("y = 2x", window).at(-1)).toEqual({ x: 2, y: 4 });
});

test("a pole is a gap, not a line to infinity", () => {
  expect(sampleFunction("1/x", window).find(({ x }) => x === 0)?.y).toBeNull();
});

test("a root is drawn only where it is real", () => {
  const samples = sampleFunction("\\sqrt{x}", window);
  expect(samples[0]?.y).toBeNull();
  expect(samples.at(-1)?.y).toBeCloseTo(Math.SQRT2, 10);
});

test("what cannot be read is not drawn", () => {
  expect(sampleFunction("x ^", window)).toEqual([]);
});
