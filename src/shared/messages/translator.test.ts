import { expect, test } from "vitest";
import { translators } from "./server-translators.ts";

test("values are filled in, in both languages", () => {
  expect(translators.en("shell.greeting", { firstName: "O'Brien" })).toBe("Hi, O'Brien");
  expect(translators.es("errors.rate_limited", { seconds: 30 })).toContain("30 segundos");
});

test("a time to wait is said in the unit a person would use", () => {
  const said = (seconds: number) => [
    translators.en("errors.rate_limited", { seconds }).match(/wait (.*) and/)?.[1],
    translators.es("errors.rate_limited", { seconds }).match(/Espera (.*) e /)?.[1],
  ];
  expect(said(1)).toEqual(["1 second", "1 segundo"]);
  expect(said(90)).toEqual(["90 seconds", "90 segundos"]);
  expect(said(900)).toEqual(["15 minutes", "15 minutos"]);
  expect(said(841)).toEqual(["15 minutes", "15 minutos"]);
  expect(said(80_000)).toEqual(["23 hours", "23 horas"]);
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
