import { renderToString } from "katex";
import { describe, expect, test } from "vitest";
import { randomFrom } from "#shared/random.ts";
import type { ExpressionItem } from "../../item.ts";
import type { Level, MathematicsSkill } from "../skill.ts";
import { findSkill, mathematicsSkills } from "./catalogue.ts";
import {
  formulasIn,
  inBoth,
  isBroken,
  leaksOf,
  silentSteps,
  unfilledTexts,
  wordCount,
} from "./testing/item-texts.ts";

const levels: readonly Level[] = [1, 2, 3];
const seeds = Array.from({ length: 200 }, (_, index) => String(index));

function make(skill: MathematicsSkill, seed: string, level: Level): ExpressionItem {
  return skill.makeItem(seed, randomFrom(`${skill.id}/${level}/${seed}`), level);
}

describe.each(mathematicsSkills.map((skill) => [skill.id, skill] as const))("%s", (_, skill) => {
  const byLevel = levels.map((level) => seeds.map((seed) => make(skill, seed, level)));
  const items = byLevel.flat();

  test("each step after the problem itself can be asked why, in both languages", () => {
    expect(items.flatMap(silentSteps)).toEqual([]);
  });

  test("every item is whole: its skill, lines of work, five rungs, wrong answers that differ", () => {
    const broken = items.filter((item) => item.skillId !== skill.id || isBroken(item));
    expect(broken).toEqual([]);
  });

  test("both languages are filled, no placeholder is left, dollar signs are paired", () => {
    expect(items.flatMap(unfilledTexts)).toEqual([]);
  });

  test("nothing before the last rung tells the answer, as a number or as it is shown, and the last rung does", () => {
    expect(items.flatMap(leaksOf)).toEqual([]);
  });

  test("everything between dollar signs can be typeset", () => {
    const few = byLevel.flatMap((made) => made.slice(0, 2));
    const formulas = formulasIn(few, inBoth([skill.words.lesson]));
    for (const formula of formulas) {
      expect(() => renderToString(formula, { strict: "error" }), formula).not.toThrow();
    }
  });

  test("the same seed gives the same item, and two hundred seeds many", () => {
    for (const level of levels) {
      expect(make(skill, "7", level)).toEqual(make(skill, "7", level));
      const prompts = new Set(byLevel[level - 1]?.map((item) => item.prompt.en));
      expect(prompts.size).toBeGreaterThan(40);
    }
  });

  test("the levels are different work", () => {
    const [easy, middle, hard] = byLevel.map((made) => made.map((item) => item.steps[0]?.line));
    for (const [lower, higher] of [
      [easy, middle],
      [middle, hard],
    ]) {
      const common = higher?.filter((line) => lower?.includes(line)) ?? [];
      expect(common.length).toBeLessThan(20);
    }
  });

  test("its words fit: a lesson of at most 90 words, hints of at most 40, an example of its own", () => {
    const { lesson, example } = skill.words;
    for (const text of inBoth([lesson])) expect(wordCount(text)).toBeLessThanOrEqual(90);
    const long = items.flatMap((item) => inBoth(item.hints)).filter((text) => wordCount(text) > 40);
    expect(long).toEqual([]);
    expect(items.filter((item) => item.prompt.en === example.problem.en)).toEqual([]);
  });
});

test("every grade from 3 to 12 has a skill that begins or goes on there", () => {
  for (let grade = 3; grade <= 12; grade++) {
    const taught = mathematicsSkills.filter(
      ({ grades }) => grades[0] <= grade && grade <= grades[1],
    );
    expect(taught.length, `grade ${grade}`).toBeGreaterThan(0);
  }
});

test("a skill is found by its id, and an unknown id is nobody's", () => {
  for (const skill of mathematicsSkills) expect(findSkill(skill.id)).toBe(skill);
  expect(new Set(mathematicsSkills.map((skill) => skill.id)).size).toBe(mathematicsSkills.length);
  expect(findSkill("alchemy")).toBeUndefined();
});

test("no skill stands before what it builds on, nor in an earlier grade", () => {
  const firstGrade = new Map<string, number>();
  for (const skill of mathematicsSkills) {
    for (const id of skill.prerequisites) {
      expect(firstGrade.get(id), `${skill.id} needs ${id}`).toBeLessThanOrEqual(skill.grades[0]);
    }
    firstGrade.set(skill.id, skill.grades[0]);
  }
});
