import { describe, expect, test } from "vitest";
import { locales } from "#shared/locale.ts";
import { randomFrom } from "#shared/random.ts";
import type { Item } from "../../item.ts";
import type { Level, Skill } from "../skill.ts";
import { findSkill, mathematicsSkills } from "./catalogue.ts";

const levels: readonly Level[] = [1, 2, 3];
const seeds = Array.from({ length: 200 }, (_, index) => String(index));

function make(skill: Skill, seed: string, level: Level): Item {
  return skill.makeItem(seed, randomFrom(`${skill.id}/${level}/${seed}`), level);
}

/** Every number readable in a text, as a value; a reader apart from the one the curriculum uses. */
function valuesIn(text: string): number[] {
  const plain = text.replace(/\\d?frac\{(-?\d+)\}\{(\d+)\}/g, " $1/$2 ");
  return [...plain.matchAll(/-?\d+(?:\.\d+)?(?:\/\d+)?/g)].map(([token]) => {
    const [top, bottom = "1"] = token.split("/");
    return Number(top) / Number(bottom);
  });
}

function earlyTexts(item: Item): string[] {
  const texts = [
    item.prompt,
    ...item.hints.slice(0, -1),
    ...item.misconceptions.map((wrong) => wrong.feedback),
    ...(item.picture ? [item.picture.describe] : []),
  ];
  return texts.flatMap((text) => locales.map((locale) => text[locale]));
}

function allTexts(item: Item): string[] {
  const texts = [
    item.prompt,
    ...item.hints,
    ...item.steps.map((step) => step.say),
    ...item.misconceptions.map((wrong) => wrong.feedback),
    ...(item.picture ? [item.picture.describe] : []),
  ];
  return texts.flatMap((text) => locales.map((locale) => text[locale]));
}

const isNumber = (expression: string) => /^-?\d+(\.\d+)?(\/\d+)?$/.test(expression);

describe.each(mathematicsSkills.map((skill) => [skill.id, skill] as const))("%s", (_, skill) => {
  const items = levels.flatMap((level) => seeds.map((seed) => make(skill, seed, level)));

  test("every item is whole: id, steps, five rungs, wrong answers that are not the key", () => {
    for (const item of items) {
      expect(item.skillId).toBe(skill.id);
      expect(item.steps.length).toBeGreaterThanOrEqual(3);
      expect(item.hints.length).toBeGreaterThanOrEqual(5);
      expect(item.misconceptions.length).toBeGreaterThanOrEqual(1);
      const answers = [item.key.expression, ...item.misconceptions.map((wrong) => wrong.answer)];
      expect(new Set(answers).size).toBe(answers.length);
      for (const wrong of item.misconceptions) expect(item.steps[wrong.step]).toBeDefined();
    }
  });

  test("both languages are filled, no placeholder is left, dollars are paired", () => {
    for (const text of items.flatMap(allTexts)) {
      expect(text).not.toMatch(/\{\{\w|\w\}\}(?!\})(?=[^$]*$)|undefined|NaN|null/);
      expect(text.replaceAll("\\$", "").split("$").length % 2).toBe(1);
    }
  });

  test("nothing before the last rung tells the answer, and the last rung does", () => {
    for (const item of items) {
      if (!isNumber(item.key.expression)) continue;
      const [key = Number.NaN] = valuesIn(item.key.expression);
      for (const text of earlyTexts(item))
        expect(valuesIn(text), `${item.id}: ${text}`).not.toContain(key);
      const last = item.hints.at(-1);
      for (const locale of locales) expect(valuesIn(last?.[locale] ?? "")).toContain(key);
    }
  });

  test("the same seed gives the same item, another seed another", () => {
    for (const level of levels) {
      expect(make(skill, "7", level)).toEqual(make(skill, "7", level));
      expect(
        new Set(seeds.map((seed) => JSON.stringify(make(skill, seed, level).prompt))).size,
      ).toBeGreaterThan(20);
    }
  });
});

test("every grade from 3 to 12 has a skill", () => {
  for (let grade = 3; grade <= 12; grade++) {
    expect(
      mathematicsSkills.filter(({ grades }) => grades[0] <= grade && grade <= grades[1]),
    ).not.toEqual([]);
  }
});

test("a skill is found by its id, and an unknown id is nobody's", () => {
  for (const skill of mathematicsSkills) expect(findSkill(skill.id)).toBe(skill);
  expect(findSkill("alchemy")).toBeUndefined();
});

test("no skill stands before what it builds on, nor in an earlier grade", () => {
  const seen = new Map<string, number>();
  for (const skill of mathematicsSkills) {
    for (const id of skill.prerequisites) {
      expect(seen.get(id), `${skill.id} needs ${id}`).toBeLessThanOrEqual(skill.grades[0]);
    }
    seen.set(skill.id, skill.grades[0]);
  }
});
