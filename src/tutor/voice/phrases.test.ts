import { expect, test } from "vitest";
import { misconceptionIds } from "../mathematics/working/wrong-rules/wrong-rule.ts";
import english from "#content/en/misconceptions.json" with { type: "json" };
import spanish from "#content/es/misconceptions.json" with { type: "json" };
import { phrases } from "./phrases.ts";

test("both languages have every phrase of the voice in some wording, and no other", () => {
  expect(Object.keys(phrases.es)).toEqual(Object.keys(phrases.en));
  for (const wordings of [...Object.values(phrases.en), ...Object.values(phrases.es)]) {
    expect(wordings.length).toBeGreaterThan(0);
    expect(wordings.every((wording) => wording.trim() !== "")).toBe(true);
  }
});

test("both languages ask about every misconception, and about no other", () => {
  for (const questions of [english, spanish]) {
    expect(Object.keys(questions).sort()).toEqual([...misconceptionIds].sort());
    expect(Object.values(questions).every((question) => question.trim() !== "")).toBe(true);
  }
});
