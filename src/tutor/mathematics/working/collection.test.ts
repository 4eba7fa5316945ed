import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { findFirstWrongLine } from "../working.ts";
import { misconceptionIds } from "./wrong-rules/wrong-rule.ts";

const working = z.object({ start: z.string(), key: z.string(), lines: z.array(z.string()) });
const wrongWorking = working.extend({ kind: z.enum(misconceptionIds), wrong: z.number() });

function read<T>(name: string, row: z.ZodType<T>): T[] {
  const text = readFileSync(new URL(`testing/${name}`, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => row.parse(JSON.parse(line)));
}

const wrongOnes = read("wrong-workings.jsonl", wrongWorking);
const rightOnes = read("right-workings.jsonl", working);

function firstWrong({ start, key, lines }: z.infer<typeof working>) {
  return findFirstWrongLine({ start, key: { expression: key, policy: {} } }, lines);
}

describe("a collection of worked solutions", () => {
  test("the first wrong line is found in at least 95 of 100, in every kind of mistake", () => {
    const missed = wrongOnes.filter((each) => firstWrong(each)?.line !== each.wrong);
    expect(wrongOnes.length).toBeGreaterThanOrEqual(100);
    expect(new Set(wrongOnes.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(12);
    expect(missed.length / wrongOnes.length, JSON.stringify(missed, null, 1)).toBeLessThan(0.05);
  });

  test("the likely misconception is named in at least 9 of 10", () => {
    const other = wrongOnes.filter((each) => firstWrong(each)?.misconception?.id !== each.kind);
    expect(other.length / wrongOnes.length, JSON.stringify(other, null, 1)).toBeLessThan(0.1);
  });

  test("right working is never faulted, however unusual its road", () => {
    expect(rightOnes.length).toBeGreaterThanOrEqual(100);
    expect(rightOnes.filter((each) => firstWrong(each) !== null)).toEqual([]);
  });
});
