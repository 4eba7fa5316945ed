import { expect, test } from "vitest";
import { createId } from "./ids.ts";

test("ids of one millisecond sort in the order in which they were made, and before those of the next", () => {
  const made = Array.from({ length: 500 }, () => createId("eml", 1_790_000_000_000));
  made.push(createId("eml", 1_790_000_000_001));
  expect(made.toSorted()).toEqual(made);
  expect(new Set(made).size).toBe(made.length);
  for (const id of made) expect(id).toMatch(/^eml_[0-9a-hjkmnp-tv-z]{26}$/);
});
