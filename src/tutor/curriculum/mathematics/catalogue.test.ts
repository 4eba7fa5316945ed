import { renderToString } from "katex";
import { describe, expect, test } from "vitest";
import { locales, type Localized } from "#shared/locale.ts";
import { randomFrom } from "#shared/random.ts";
import type { ExpressionItem } from "../../item.ts";
import type { Level, MathematicsSkill } from "../skill.ts";
import { findSkill, mathematicsSkills } from "./catalogue.ts";

const levels: readonly Level[] = [1, 2, 3];
const seeds = Array.from({ length: 200 }, (_, index) => String(index));

function make(skill: MathematicsSkill, seed: string, level: Level): ExpressionItem {
  return skill.makeItem(seed, randomFrom(`${skill.id}/${level}/${seed}`), level);
}

/** Every number readable in a text, as a value; a reader apart from the one the curriculum uses. */
function valuesIn(text: string): number[] {
  const flat = text.replace(/(-?)\\d?frac\{(-?\d+)\}\{(\d+)\}/g, " $1$2/$3 ");
  return [...flat.matchAll(/-?\d+(?:\.\d+)?(?:\/\d+)?/g)].map(([token]) => {
    const [top, bottom = "1"] = token.split("/");
    return Number(top) / Number(bottom);
  });
}

function inBoth(texts: readonly Localized[]): string[] {
  return texts.flatMap((text) => locales.map((locale) => text[locale]));
}

function earlyTexts(item: ExpressionItem): string[] {
  return inBoth([
    item.prompt,
    ...item.hints.slice(0, -1),
    ...item.misconceptions.map((wrong) => wrong.feedback),
    ...(item.picture ? [item.picture.describe] : []),
  ]);
}

function lateTexts(item: ExpressionItem): string[] {
  return inBoth([...item.hints.slice(-1), ...item.steps.map((step) => step.say)]);
}

function plain(mathematics: string): string {
  return mathematics.replace(/\s|\\cdot|\\times|[{}]/g, "");
}

function wordCount(text: string): number {
  return text.replace(/\$[^$]*\$/g, "m").split(/\s+/).length;
}

describe.each(mathematicsSkills.map((skill) => [skill.id, skill] as const))("%s", (_, skill) => {
  const byLevel = levels.map((level) => seeds.map((seed) => make(skill, seed, level)));
  const items = byLevel.flat();

  test("each step after the problem itself can be asked why, in both languages", () => {
    const silent = items.flatMap((item) =>
      item.steps.slice(1).filter(({ why }) => why === undefined || why.en === why.es),
    );
    expect(silent).toEqual([]);
  });

  test("every item is whole: its skill, lines of work, five rungs, wrong answers that differ", () => {
    const broken = items.filter((item) => {
      const answers = [item.key.expression, ...item.misconceptions.map((wrong) => wrong.answer)];
      return (
        item.skillId !== skill.id ||
        item.steps.length < 2 ||
        item.hints.length < 5 ||
        answers.length < 2 ||
        new Set(answers).size < answers.length ||
        item.misconceptions.some((wrong) => item.steps[wrong.step] === undefined) ||
        item.steps.some((step, index) => step.line === item.steps[index - 1]?.line)
      );
    });
    expect(broken).toEqual([]);
  });

  test("both languages are filled, no placeholder is left, dollar signs are paired", () => {
    const bad = items
      .flatMap((item) => [...earlyTexts(item), ...lateTexts(item)])
      .filter(
        (text) =>
          /\{\{\w|undefined|NaN|Infinity/.test(text) ||
          text.trim() === "" ||
          text.replaceAll("\\$", "").split("$").length % 2 === 0,
      );
    expect(bad).toEqual([]);
  });

  test("nothing before the last rung tells a number that is the answer, and the last rung does", () => {
    const leaks: string[] = [];
    for (const item of items) {
      if (!/^-?\d+(\.\d+)?(\/\d+)?$/.test(item.key.expression)) continue;
      const [key = Number.NaN] = valuesIn(item.key.expression);
      leaks.push(...earlyTexts(item).filter((text) => valuesIn(text).includes(key)));
      const last = inBoth(item.hints.slice(-1));
      leaks.push(...last.filter((text) => !valuesIn(text).includes(key)));
    }
    expect(leaks).toEqual([]);
  });

  test("nothing before the last rung shows an answer that is no number, and the last rung does", () => {
    const leaks: string[] = [];
    for (const item of items) {
      if (/^-?\d+(\.\d+)?(\/\d+)?$/.test(item.key.expression)) continue;
      const shown = (text: string) => ` ${text.replace(/\$/g, " ")} `.includes(item.key.latex);
      const asWhole = (text: string) =>
        [...text.matchAll(/\$([^$]*)\$/g)].some(([, maths = ""]) =>
          maths.split("=").some((side) => plain(side) === plain(item.key.latex)),
        );
      leaks.push(...earlyTexts(item).filter(asWhole));
      leaks.push(...inBoth(item.hints.slice(-1)).filter((text) => !shown(text)));
    }
    expect(leaks).toEqual([]);
  });

  test("everything between dollar signs can be typeset", () => {
    const few = byLevel.flatMap((made) => made.slice(0, 2));
    const formulas = new Set(
      [
        ...few.flatMap((item) => [...earlyTexts(item), ...lateTexts(item)]),
        ...inBoth([skill.words.lesson]),
      ]
        .flatMap((text) => [...text.replaceAll("\\$", "").matchAll(/\$([^$]*)\$/g)])
        .map(([, formula = ""]) => formula),
    );
    for (const item of few) formulas.add(item.key.latex);
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
