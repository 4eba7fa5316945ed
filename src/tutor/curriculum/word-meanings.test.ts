import { expect, test } from "vitest";
import english from "#content/vocabulary/word-meanings.en.json" with { type: "json" };
import spanish from "#content/vocabulary/word-meanings.es.json" with { type: "json" };
import { meaningOf } from "./word-meanings.ts";

/** A child reads no more at once. */
const wordsMax = 20;

test.each([
  ["en", english],
  ["es", spanish],
] as const)(
  "%s: each form stands once, and each meaning is short and ends without a stop",
  (_, written) => {
    const forms = Object.keys(written).flatMap((key) => key.split("|"));
    expect(forms.filter((form, at) => forms.indexOf(form) !== at)).toEqual([]);
    const odd = Object.entries(written).filter(
      ([key, meaning]) =>
        meaning.split(/\s+/u).length > wordsMax ||
        /[.\n]$/u.test(meaning) ||
        key !== key.toLowerCase(),
    );
    expect(odd).toEqual([]);
  },
);

test("a word is found in any of its forms, with or without its accents", () => {
  expect(meaningOf("Anemometer", "en")).toMatch(/wind/);
  expect(meaningOf("anemometers", "en")).toBe(meaningOf("anemometer", "en"));
  expect(meaningOf("polen", "es")).toMatch(/flores/);
  expect(meaningOf("oceano", "es")).toBe(meaningOf("océano", "es"));
  expect(meaningOf("zzz", "en")).toBeNull();
});
