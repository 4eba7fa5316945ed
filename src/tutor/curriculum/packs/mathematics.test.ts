import { readdirSync, readFileSync } from "node:fs";
import { renderToString } from "katex";
import { describe, expect, test } from "vitest";
import { locales } from "#shared/locale.ts";
import { randomFrom } from "#shared/random.ts";
import { type ExpressionItem, isExpressionItem } from "../../item.ts";
import { findSkill } from "../mathematics/catalogue.ts";
import { answersTheStart } from "../mathematics/testing/answers-the-start.ts";
import {
  formulasIn,
  inBoth,
  isBroken,
  leaksOf,
  silentSteps,
  unfilledTexts,
  wordCount,
} from "../mathematics/testing/item-texts.ts";
import { faultedLines, refusedAnswers, takenMistakes } from "../mathematics/testing/marked.ts";
import { stoppedByGate } from "../mathematics/testing/stopped-by-gate.ts";
import type { Level, Skill } from "../skill.ts";
import { buildSkill } from "./build-skill.ts";
import { skillFile, textsFile } from "./format.ts";
import { parseFile } from "./parse.ts";
import { compileTemplate } from "./templates/compile.ts";
import { makeTemplateItem } from "./templates/template-item.ts";

/** The skill files of mathematics stand beside the generators that still teach, and must say the same. */

const folder = "content/curriculum/mathematics";
const levels: readonly Level[] = [1, 2, 3];
const seeds = Array.from({ length: 60 }, (_, index) => `${index}`);

const ids = readdirSync(folder).flatMap((file) => /^([a-z0-9-]+)\.yaml$/.exec(file)?.[1] ?? []);

function read<S extends Parameters<typeof parseFile>[2]>(file: string, shape: S) {
  const { value, problems } = parseFile<S>(file, readFileSync(`${folder}/${file}`, "utf8"), shape);
  if (value === null) throw new Error(problems.map(({ line, what }) => `${line} ${what}`).join());
  return value;
}

/** A skill from its files, with sixty items of each template; read when a test asks, so that a bad file fails alone. */
function load(id: string) {
  const source = { skill: read(`${id}.yaml`, skillFile), texts: read(`${id}.es.yaml`, textsFile) };
  const templates = source.skill.templates ?? [];
  const items = templates.flatMap((template) => {
    const faults: unknown[] = [];
    const texts = source.texts.templates?.[template.id] ?? null;
    const compiled = compileTemplate(template, texts, (fault) => faults.push(fault));
    if (!compiled) throw new Error(JSON.stringify(faults));
    const ready = { written: template, compiled, language: source.skill.language };
    return seeds.map((seed) => {
      const name = `${id}#${template.id}@${seed}`;
      return makeTemplateItem(ready, { id: name, skillId: id }, randomFrom(name));
    });
  });
  const generated = findSkill(id);
  if (!generated) throw new RangeError(id);
  return { built: buildSkill(id, source, { isExact: false }), generated, templates, items };
}

const loaded = new Map<string, ReturnType<typeof load>>();

function skillOf(id: string): ReturnType<typeof load> {
  const known = loaded.get(id) ?? load(id);
  loaded.set(id, known);
  return known;
}

/** Two hundred items of a level. */
function manyOf(skill: Skill, level: Level): ExpressionItem[] {
  return Array.from({ length: 200 }, (_, seed) => {
    const item = skill.makeItem(`${seed}`, randomFrom(`${skill.id}/${level}/${seed}`), level);
    if (!isExpressionItem(item)) throw new TypeError(item.id);
    return item;
  });
}

function faultsIn(
  items: readonly ExpressionItem[],
  fault: (item: ExpressionItem) => readonly unknown[],
) {
  return items.flatMap((item) => fault(item).map((what) => [item.id, what]));
}

test("there are skill files, each with the id of a skill that is taught", () => {
  expect(ids.length).toBeGreaterThan(0);
  expect(ids.filter((id) => !findSkill(id))).toEqual([]);
});

describe.each(ids)("%s", (id) => {
  test("has the grades, needs, title, lesson and example of the skill that is taught", () => {
    const { built, generated } = skillOf(id);
    const { glossary, ...words } = built.words;
    expect(glossary).toBeDefined();
    expect(words).toEqual(generated.words);
    expect(built.grades).toEqual(generated.grades);
    expect(built.prerequisites).toEqual(generated.prerequisites);
  });

  test("knows the same wrong ideas at each level, for records hold their ids", () => {
    const { generated, templates } = skillOf(id);
    for (const level of levels) {
      const known = manyOf(generated, level).flatMap(({ misconceptions }) =>
        misconceptions.map((wrong) => wrong.id),
      );
      const here = templates
        .filter((template) => template.level === level)
        .flatMap((template) => Object.keys(template.wrong));
      expect({ level, wrong: new Set(here) }).toEqual({ level, wrong: new Set(known) });
    }
  });

  test("explains two to five terms, each in one short sentence, in both languages", () => {
    const { en = [], es = [] } = skillOf(id).built.words.glossary ?? {};
    expect(en.length).toBe(es.length);
    expect(en.length).toBeGreaterThanOrEqual(2);
    expect(en.length).toBeLessThanOrEqual(5);
    const long = [...en, ...es].filter(
      ({ meaning }) => wordCount(meaning) > 25 || /[.!?]\s|\.$/.test(meaning),
    );
    expect(long).toEqual([]);
  });

  test("makes whole items whose steps can be asked why and whose texts are filled", () => {
    const { items } = skillOf(id);
    expect(items.filter(isBroken).map((item) => item.id)).toEqual([]);
    expect(faultsIn(items, silentSteps)).toEqual([]);
    expect(faultsIn(items, unfilledTexts)).toEqual([]);
    const long = items.flatMap((item) => inBoth(item.hints)).filter((text) => wordCount(text) > 40);
    expect(long).toEqual([]);
  });

  test("has keys that answer the problem by plain arithmetic and are marked right", () => {
    const { items } = skillOf(id);
    const wrong = items.filter((item) => !answersTheStart(item, id));
    expect(wrong.map((item) => [item.id, item.steps[0]?.line, item.key.expression])).toEqual([]);
    expect(faultsIn(items, refusedAnswers)).toEqual([]);
  });

  test("has wrong answers that are marked wrong, and lines of work that follow", () => {
    const { items } = skillOf(id);
    expect(faultsIn(items, takenMistakes)).toEqual([]);
    expect(faultsIn(items, faultedLines)).toEqual([]);
  });

  test("tells the answer with the last rung and nowhere before, and the firewall agrees", () => {
    const { items } = skillOf(id);
    expect(faultsIn(items, leaksOf)).toEqual([]);
    const few = items.filter((_, index) => index % seeds.length === 0);
    expect(few.flatMap(stoppedByGate)).toEqual([]);
  });

  test("writes mathematics that can be typeset", () => {
    const { built, items } = skillOf(id);
    const few = items.filter((_, index) => index % seeds.length < 2);
    const { lesson, glossary } = built.words;
    const meanings = locales.flatMap((locale) =>
      (glossary?.[locale] ?? []).map(({ meaning }) => meaning),
    );
    for (const formula of formulasIn(few, [...inBoth([lesson]), ...meanings]))
      expect(() => renderToString(formula, { strict: "error" }), formula).not.toThrow();
  });

  test("gives many items of the level asked for, and other work at each level", () => {
    const made = levels.map((level) => manyOf(skillOf(id).built, level));
    for (const each of made)
      expect(new Set(each.map((item) => item.prompt.en)).size).toBeGreaterThan(40);
    const [easy = [], middle = [], hard = []] = made.map((each) =>
      each.map((item) => item.steps[0]?.line),
    );
    expect(middle.filter((line) => easy.includes(line)).length).toBeLessThan(20);
    expect(hard.filter((line) => middle.includes(line)).length).toBeLessThan(20);
  });
});
