import { describe, expect, test } from "vitest";
import { stretchOver, ticksBetween, tickStep } from "./scale.ts";

describe("ticks", () => {
  test("stand at round numbers and never crowd", () => {
    expect(ticksBetween(-3, 3, 10)).toEqual([-3, -2, -1, 0, 1, 2, 3]);
    expect(ticksBetween(0, 100, 10)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(ticksBetween(0, 1, 5)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  });

  test("zero is never minus zero", () => {
    expect(ticksBetween(-0.5, 0.5, 4).some((tick) => Object.is(tick, -0))).toBe(false);
  });

  test("a stretch of nothing has none", () => {
    expect(ticksBetween(2, 2, 10)).toEqual([]);
  });

  test.each([
    [10, 10, 1],
    [11, 10, 2],
    [48, 10, 5],
    [0.03, 6, 0.005],
  ])("a span of %d with at most %d ticks steps by %d", (span, most, step) => {
    expect(tickStep(span, most)).toBeCloseTo(step, 10);
  });
});

describe("the stretch an axis shows", () => {
  test("leaves room around every value", () => {
    const { from, to } = stretchOver([-4, 6], 1);
    expect(from).toBeLessThanOrEqual(-5);
    expect(to).toBeGreaterThanOrEqual(7);
  });

  test("shows the axis itself where the values are near it", () => {
    expect(stretchOver([2, 5], 1).from).toBeLessThan(0);
    expect(stretchOver([-5, -2], 1).to).toBeGreaterThan(0);
  });

  test("does not reach for a far axis", () => {
    expect(stretchOver([100, 104], 1).from).toBeGreaterThan(90);
  });

  test("without any value is a plain window around the origin", () => {
    expect(stretchOver([], 1)).toEqual({ from: -5, to: 5 });
  });
});
