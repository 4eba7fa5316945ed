import { expect, test } from "vitest";
import { markInLanguage } from "./mark-in-language.ts";

const outcome = (expression: string, text: string, locale: "en" | "es") =>
  markInLanguage({ expression, policy: {} }, text, locale).outcome;

test.each([
  ["3.5", "3,5"],
  ["3.5", "3.5"],
  ["7/2", "3,50"],
  ["1234", "1.234"],
  ["1234", "1,234"],
  ["3,2", "2,3"],
])("in a Spanish lesson the key %s is met by %s, in either tradition", (key, given) => {
  expect(outcome(key, given, "es")).toBe("right");
});

test("in an English lesson a comma does not make a decimal", () => {
  expect(outcome("3.5", "3,5", "en")).not.toBe("right");
  expect(outcome("1234", "1,234", "en")).toBe("right");
});

test("a wrong number is wrong in both traditions", () => {
  expect(outcome("3.5", "3,6", "es")).toBe("wrong");
  expect(outcome("1234", "1.235", "es")).toBe("wrong");
});
