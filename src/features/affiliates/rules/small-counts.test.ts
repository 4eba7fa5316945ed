import fc from "fast-check";
import { expect, test } from "vitest";
import { countMin, shownCount } from "./commission-state.ts";
import { tellsByRow } from "./small-counts.ts";

test.each([
  [[5, 0, 6], 11, true],
  [[5, 4], 9, false],
  [[6, 1], 7, false],
  // What stands in no row is taken from the total as well.
  [[6], 7, false],
  [[6, 5], 16, true],
  [[0, 0], 0, false],
  [[2, 0], 2, false],
])("rows of %j beside a total of %i tell: %s", (rows, total, tells) => {
  expect(tellsByRow(rows, total)).toBe(tells);
});

test("F-08 nothing that is told, and no part of it taken from the total, is a count from 1 to 4", () => {
  const counts = fc.array(fc.oneof(fc.integer({ min: 0, max: 8 }), fc.constantFrom(0, 5, 9)), {
    minLength: 1,
    maxLength: 7,
  });
  fc.assert(
    fc.property(counts, fc.nat({ max: 3 }), (all, withoutRow) => {
      const total = sum(all);
      const rows = all.slice(0, Math.max(1, all.length - withoutRow));
      const told = tellsByRow(rows, total) ? rows : [];
      const known = shownCount(total);
      expect(known === null ? told : []).toEqual([]);
      for (const some of subsets(told)) {
        for (const count of [sum(some), total - sum(some)]) {
          if (known !== null) expect(count === 0 || count >= countMin).toBe(true);
        }
      }
    }),
  );
});

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function subsets(counts: readonly number[]): number[][] {
  return counts.reduce<number[][]>(
    (found, count) => found.flatMap((some) => [some, [...some, count]]),
    [[]],
  );
}
