import { assert, bigInt, constantFrom, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { markAnswer } from "./marking.ts";
import {
  drawFrom,
  perturbed,
  randomExpression,
  type RandomExpression,
  rewritten,
  toLatexText,
  toTypedText,
  valueAt,
} from "./testing/random-expression.ts";

/** PROPERTY_RUNS=100000 runs the whole of it; the suite runs a share that takes about two seconds. */
const runs = Number(process.env["PROPERTY_RUNS"] ?? 600);
/** 100,000 runs take minutes. */
const timeout = 5_000 + runs * 10;
const seed = integer({ min: 0, max: 2 ** 31 - 1 });

const points = [
  { x: 0.731, y: 1.213, t: 2.377 },
  { x: -1.117, y: 0.531, t: 0.213 },
  { x: 1.913, y: -0.617, t: -1.331 },
];

function accepts(key: string, given: string): boolean {
  const { outcome } = markAnswer({ expression: key, policy: {} }, given);
  return outcome === "right" || outcome === "right-value-wrong-form";
}

/** Whether the two are worth clearly different amounts where both are worth anything. */
function differ(a: RandomExpression, b: RandomExpression): boolean {
  return points.some((point) => {
    const [left, right] = [valueAt(a, point), valueAt(b, point)];
    if (!Number.isFinite(left) || !Number.isFinite(right)) return false;
    const size = Math.max(Math.abs(left), Math.abs(right));
    return size > 1e-3 && size < 1e6 && Math.abs(left - right) > 1e-4 * size;
  });
}

/** Whether the expression is worth something; 1/(x − x) is worth nothing, and equals nothing. */
function hasValue(e: RandomExpression): boolean {
  return points.every((point) => {
    const value = valueAt(e, point);
    return Number.isFinite(value) && Math.abs(value) < 1e12;
  });
}

describe("random expressions", () => {
  test("equal by construction are right, in either notation", { timeout }, () => {
    assert(
      property(seed, (start) => {
        const draw = drawFrom(start);
        const key = randomExpression(draw, 3);
        const given = rewritten(key, draw);
        if (!hasValue(key) || !hasValue(given)) return;
        const [typed, latex] = [toTypedText(given), toLatexText(given)];
        expect(accepts(toTypedText(key), latex), `${toTypedText(key)} is ${latex}`).toBe(true);
        expect(accepts(toLatexText(key), typed), `${toLatexText(key)} is ${typed}`).toBe(true);
      }),
      { numRuns: runs },
    );
  });

  test("changed in one place are wrong", { timeout }, () => {
    assert(
      property(seed, (start) => {
        const draw = drawFrom(start);
        const key = randomExpression(draw, 3);
        const given = perturbed(key, draw);
        if (!differ(key, given)) return;
        const [typed, latex] = [toTypedText(key), toLatexText(given)];
        expect(accepts(typed, latex), `${typed} is not ${latex}`).toBe(false);
      }),
      { numRuns: runs },
    );
  });
});

describe("plain numbers", () => {
  const numerator = bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
  const denominator = bigInt({ min: 1n, max: 10n ** 12n });

  test("are never taken for a near one", { timeout }, () => {
    assert(
      property(numerator, denominator, integer({ min: 1, max: 60 }), (n, d, zeros) => {
        const near = `(${n}*10^${zeros} + 1)/(${d}*10^${zeros})`;
        expect(accepts(`${n}/${d}`, near), `${n}/${d} is not ${near}`).toBe(false);
        expect(accepts(`${n}`, `${n}.${"0".repeat(zeros)}1`)).toBe(false);
      }),
      { numRuns: runs },
    );
  });

  test("are the same however they are written", () => {
    const half = constantFrom("0.5", "1/2", "50%", "½", "2/4", "\\frac{1}{2}", "0,5");
    assert(
      property(numerator, half, (n, text) => {
        const comma = { decimalComma: true };
        const key = { expression: `${n} + 1/2`, policy: {} };
        expect(markAnswer(key, `${n} + ${text}`, comma).outcome).toBe("right");
        const grouped = `${n}`.replaceAll(/\B(?=(?:\d{3})+$)/gu, ",");
        expect(accepts(`${n}`, grouped), grouped).toBe(true);
      }),
      { numRuns: runs },
    );
  });

  test(
    "an endless decimal is its fraction, and the same digits cut off are not",
    { timeout },
    () => {
      assert(
        property(integer({ min: 1, max: 998 }), integer({ min: 0, max: 99 }), (period, whole) => {
          const digits = `${period}`.padStart(3, "0");
          const key = `${whole * 999 + period}/999`;
          for (const text of [
            `${whole}.(${digits})`,
            `${whole}.\\overline{${digits}}`,
            `${whole}.${digits}${digits}...`,
          ])
            expect(accepts(key, text), `${key} is ${text}`).toBe(true);
          expect(accepts(key, `${whole}.${digits.repeat(6)}`)).toBe(false);
        }),
        { numRuns: Math.ceil(runs / 3) },
      );
    },
  );
});
