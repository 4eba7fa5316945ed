import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { locales } from "#shared/locale.ts";
import { typedGuard } from "../subjects/guards.ts";
import { createGate } from "./gate.ts";

const row = z.object({
  locale: z.enum(locales),
  text: z.string(),
  allowed: z.array(z.string()).default([]),
});

function read(name: string): z.infer<typeof row>[] {
  const text = readFileSync(new URL(`testing/${name}`, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => row.parse(JSON.parse(line)));
}

const falseOnes = read("false-statements.jsonl");
const innocentOnes = read("innocent-statements.jsonl");

function reasonFor({ locale, text, allowed }: z.infer<typeof row>): string | null {
  const gate = createGate({
    guard: typedGuard,
    key: null,
    allowed,
    plan: "",
    earlier: [],
    locale,
    wordsMax: 200,
  });
  return (gate.push(text).stopped ?? gate.end().stopped)?.reason ?? null;
}

describe("a collection of a tutor's sentences", () => {
  test("at least 98 of 100 false ones are stopped", () => {
    const passed = falseOnes.filter((each) => reasonFor(each) !== "false-mathematics");
    expect(falseOnes.length).toBeGreaterThanOrEqual(150);
    expect(passed.length / falseOnes.length, JSON.stringify(passed, null, 1)).toBeLessThan(0.02);
  });

  test("at most 2 of 100 innocent ones are stopped", () => {
    const stopped = innocentOnes.filter((each) => reasonFor(each) !== null);
    expect(innocentOnes.length).toBeGreaterThanOrEqual(150);
    expect(stopped.length / innocentOnes.length, JSON.stringify(stopped, null, 1)).toBeLessThan(
      0.02,
    );
  });
});

describe("only what a sentence states is judged", () => {
  const wrong = "2 + 3 = 6";
  test.each([
    ["You wrote 2 + 3 = 6; look again.", [wrong], null],
    ["Is 2 + 3 = 6?", [wrong], null],
    ["Yes, 2 + 3 = 6 is right.", [wrong], "false-mathematics"],
    ["2 + 3 = 6, right?", [], "false-mathematics"],
    ["You know that 2 + 3 = 6, don't you?", [], "false-mathematics"],
    ["Isn't it nice that 2 + 3 = 6?", [], "false-mathematics"],
    ["Many people think that 2 + 3 = 6, but count again.", [], null],
    ["So x = 4.", ["Solve $3x - 4 = 11$."], "false-mathematics"],
    ["Try x = 4 first.", ["Solve $3x - 4 = 11$."], null],
    ["Does x = 4 work?", ["Solve $3x - 4 = 11$."], null],
    ["If x were 4, 3x - 4 would be 8.", ["Solve $3x - 4 = 11$."], null],
    ["So you get 3x = 15.", ["Solve $3x - 4 = 11$."], null],
    ["So you get 3x = 7.", ["Solve $3x - 4 = 11$."], "false-mathematics"],
  ])("%s after %j: %s", (text, allowed, reason) => {
    expect(reasonFor({ locale: "en", text, allowed: [...allowed] })).toBe(reason);
  });
});
