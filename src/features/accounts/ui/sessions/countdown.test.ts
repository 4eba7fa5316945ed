import { expect, test } from "vitest";
import { minute, second } from "#shared/constants.ts";
import { clockOf, nextAnnouncement } from "./countdown.ts";

test("T-11 the countdown shows minutes and seconds, and nought only at the end", () => {
  expect([5 * minute, 299_001, 61 * second, 60 * second, 1, 0].map(clockOf)).toEqual([
    "5:00",
    "5:00",
    "1:01",
    "1:00",
    "0:01",
    "0:00",
  ]);
});

test("the time left is read aloud each minute and twice within the last", () => {
  let said: number[] = [];
  for (let left = 5 * minute; left >= 0; left -= second) {
    const next = nextAnnouncement(left);
    if (said.at(-1) !== next) said = [...said, next];
  }
  expect(said.map((ms) => ms / second)).toEqual([300, 240, 180, 120, 60, 30, 10]);
});
