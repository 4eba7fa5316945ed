import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { z } from "zod";
import names from "#content/curriculum/names.json" with { type: "json" };
import { ruleIds } from "../mathematics/solving/solution.ts";
import type { SkillText } from "./skill-text.ts";

const folder = "content/curriculum/mathematics";
const localized = z.strictObject({ en: z.string().min(1), es: z.string().min(1) });

const skillText: z.ZodType<SkillText> = z.strictObject({
  title: localized,
  why: localized,
  lesson: localized,
  example: z.strictObject({
    problem: localized,
    lines: z.array(z.strictObject({ say: localized, line: z.string().min(1) })).min(2),
    answer: z.string().min(1),
  }),
  prompts: z.record(z.string(), z.array(localized).min(2)),
  hints: z.record(z.string(), z.array(localized).min(5)),
  steps: z.record(z.string(), localized.extend({ rule: z.enum(ruleIds).optional() })),
  misconceptions: z.record(z.string(), localized),
  pictures: z.record(z.string(), localized).optional(),
});

test("every skill's file has all its parts in both languages, and no other", async () => {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".json"));
  expect(files.length).toBeGreaterThanOrEqual(24);
  for (const file of files) {
    const read = skillText.safeParse(JSON.parse(await readFile(`${folder}/${file}`, "utf8")));
    expect({ file, problems: read.error?.issues ?? [] }).toEqual({ file, problems: [] });
  }
});

test("there are people enough for two in a problem", () => {
  expect(new Set(names).size).toBeGreaterThanOrEqual(2);
});
