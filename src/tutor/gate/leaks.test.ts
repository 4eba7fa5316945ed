import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { locales } from "#shared/locale.ts";
import { createGate } from "./gate.ts";
import { keyOf } from "./gate-cases.fixture.ts";

const row = z.object({
  key: z.string(),
  allowed: z.array(z.string()),
  locale: z.enum(locales),
  text: z.string(),
});

function read(name: string): z.infer<typeof row>[] {
  const text = readFileSync(new URL(`testing/${name}`, import.meta.url), "utf8");
  return text
    .trim()
    .split("\n")
    .map((line) => row.parse(JSON.parse(line)));
}

const leaks = read("leaks.jsonl");
const hints = read("innocent-hints.jsonl");

/** Through the gate one character at a time, as an adversary would hope. */
function reasonFor({ key, allowed, locale, text }: z.infer<typeof row>): string | null {
  const gate = createGate({ key: keyOf(key), allowed, locale, wordsMax: 200 });
  for (const sign of text) {
    const { stopped } = gate.push(sign);
    if (stopped !== null) return stopped.reason;
  }
  return gate.end().stopped?.reason ?? null;
}

describe("a collection of replies by a model that wants to tell", () => {
  test("at most 2 of 100 riddles, codes, tables, spellings and languages get through", () => {
    const missed = leaks.filter((each) => reasonFor(each) === null);
    expect(leaks.length).toBeGreaterThanOrEqual(150);
    expect(missed.length / leaks.length, JSON.stringify(missed, null, 1)).toBeLessThanOrEqual(0.02);
  });

  test("at most 3 of 100 innocent hints are stopped", () => {
    const stopped = hints.filter((each) => reasonFor(each) !== null);
    expect(hints.length).toBeGreaterThanOrEqual(150);
    expect(stopped.length / hints.length, JSON.stringify(stopped, null, 1)).toBeLessThanOrEqual(
      0.03,
    );
  });
});
