import { expect, test } from "vitest";
import { day } from "#shared/constants.ts";
import { helpLines } from "./help-lines.ts";

/** So old may what was read of a line be. */
const oldestDays = 180;

test("every line of help was read at its source within 180 days", () => {
  const oldest = Date.now() - oldestDays * day;
  const old = Object.entries(helpLines).flatMap(([country, { lines }]) =>
    lines.flatMap(({ at, source, checked }) =>
      Date.parse(checked) < oldest ? `${country} ${at}, read on ${checked}: ${source}` : [],
    ),
  );
  expect(old).toEqual([]);
});
