import { expect, test } from "vitest";
import { day } from "#shared/constants.ts";
import { helpLines } from "./help-lines.ts";

/** So long ago may a line have been looked up. */
const oldestDays = 180;

test("every line of help was looked up within 180 days", () => {
  const oldest = Date.now() - oldestDays * day;
  const old = Object.entries(helpLines).flatMap(([country, { lines }]) =>
    lines.flatMap(({ at, source, lookedUp }) =>
      Date.parse(lookedUp) < oldest ? `${country} ${at}, looked up on ${lookedUp}: ${source}` : [],
    ),
  );
  expect(old).toEqual([]);
});
