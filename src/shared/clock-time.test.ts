import { expect, test } from "vitest";
import { clockHour, clockTime } from "./clock-time.ts";

/** Intl sets a narrow space before AM and PM, so that they stay together. */
const plain = (text: string) => text.replaceAll(/\s/g, " ");

test("a time is what a clock of the language shows", () => {
  const minutes = [0, 9 * 60, 12 * 60, 16 * 60, 20 * 60 + 30];
  expect(minutes.map((at) => plain(clockTime(at, "en")))).toEqual([
    "12:00 AM",
    "9:00 AM",
    "12:00 PM",
    "4:00 PM",
    "8:30 PM",
  ]);
  expect(minutes.map((at) => clockTime(at, "es"))).toEqual([
    "0:00",
    "9:00",
    "12:00",
    "16:00",
    "20:30",
  ]);
});

test("the end of a day is not its beginning, where the language tells them apart", () => {
  expect(clockTime(1440, "es")).toBe("24:00");
  expect(plain(clockTime(1440, "en"))).toBe("12:00 AM");
});

test("a full hour is as short as it is said", () => {
  expect([plain(clockHour(16 * 60, "en")), clockHour(16 * 60, "es")]).toEqual(["4 PM", "16:00"]);
});
