import { expect, test } from "vitest";
import { clickSourceMs, minute } from "#shared/constants.ts";
import { createSourceWatch, type SourcedClick } from "./sources.ts";

const start = 1_790_000_000_000;

function clicks(source: string, ids: readonly string[], at = start): SourcedClick[] {
  return ids.map((id) => ({ id, source, createdAt: new Date(at) }));
}

const at = (time: number, source = "school") => ({ source, createdAt: new Date(time) });

test("as many visitors as an address may have all count, and one more makes all of them one", () => {
  const watch = createSourceWatch(3);
  const few = clicks("school", ["a", "b"]);
  expect(watch.surplusOf(few)).toEqual([]);
  watch.keep(few);
  watch.keep(clicks("school", ["c"]));
  expect(watch.isFlood(at(start))).toBe(false);
  const more = clicks("school", ["d"], start + minute);
  expect(watch.surplusOf(more)).toEqual(["b", "c", "d"]);
  watch.keep(more);
  expect(watch.isFlood(at(start + minute))).toBe(true);
  expect(watch.isFlood(at(start + minute, "home"))).toBe(false);
});

test("of a batch that alone is too much the first one counts, and other sources are not touched", () => {
  const watch = createSourceWatch(3);
  const batch = [...clicks("home", ["x"]), ...clicks("school", ["a", "b", "c", "d", "e"])];
  expect(watch.surplusOf(batch)).toEqual(["b", "c", "d", "e"]);
});

test("what was not written for good is not remembered", () => {
  const watch = createSourceWatch(1);
  expect(watch.surplusOf(clicks("school", ["a"]))).toEqual([]);
  expect(watch.surplusOf(clicks("school", ["b"]))).toEqual([]);
});

test("after an hour a source begins anew", () => {
  const watch = createSourceWatch(1);
  watch.keep(clicks("school", ["a", "b"]));
  expect(watch.isFlood(at(start + clickSourceMs - 1))).toBe(true);
  expect(watch.isFlood(at(start + clickSourceMs))).toBe(false);
  expect(watch.surplusOf(clicks("school", ["c"], start + clickSourceMs))).toEqual([]);
});
