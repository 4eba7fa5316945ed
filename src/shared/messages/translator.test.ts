import { expect, test } from "vitest";
import { translators } from "./server-translators.ts";

test("values are filled in, in both languages", () => {
  expect(translators.en("shell.greeting", { firstName: "O'Brien" })).toBe("Hi, O'Brien");
  expect(translators.es("errors.rate_limited", { seconds: 30 })).toContain("30 segundos");
});

test("a count chooses the plural form", () => {
  expect(translators.en("desk.credits_other", { count: 25 })).toBe("25 credits left");
  const key = "desk.credits";
  expect(translators.en(key, { count: 1 })).toBe("1 credit left");
  expect(translators.en(key, { count: 0 })).toBe("0 credits left");
  expect(translators.es(key, { count: 1 })).toBe("Queda 1 crédito");
});

test("a value that is missing leaves no braces behind", () => {
  expect(translators.en("shell.greeting")).toBe("Hi, ");
});
