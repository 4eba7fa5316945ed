import { renderToString } from "katex";
import { describe, expect, test } from "vitest";
import { locales } from "#shared/locale.ts";
import { randomFrom } from "#shared/random.ts";
import type { ExpressionItem, Item } from "../../item.ts";
import { markAnswer } from "../../mathematics/marking.ts";
import { readMathematics } from "../../notation/read.ts";
import { answersTheStart } from "../testing/answers-the-start.ts";
import {
  formulasIn,
  inBoth,
  isBroken,
  leaksOf,
  silentSteps,
  unfilledTexts,
  wordCount,
} from "../testing/item-texts.ts";
import { faultedLines, refusedAnswers, takenMistakes } from "../testing/marked.ts";
import { stoppedByGate } from "../testing/stopped-by-gate.ts";
import type { Level, Skill } from "../skill.ts";
import { mathematicsSkills, readSource, skillNamed } from "../testing/mathematics.fixture.ts";
import { compileTemplate } from "./templates/compile.ts";
import { makeTemplateItem } from "./templates/template-item.ts";

const levels: readonly Level[] = [1, 2, 3];

/** Skills that also have problems whose first line cannot be worked out as it stands: "12, 9, 15", of which the mean is asked. */
const notCalculated: ReadonlySet<string> = new Set([
  "decimals-compare",
  "division-remainders",
  "factors-multiples",
  "mean-median",
  "angles-triangles",
  "linear-inequalities",
  "arithmetic-sequences",
]);
/** Templates whose first line works out what the answer is made of. */
const beginsElsewhere =
  /^(?:angles-triangles#outside|arithmetic-sequences#(?:two-terms|sum-to-last))@/;

/** A skill from its files, with items of each template; read when a test asks, so that a bad file fails alone. */
function load(id: string, seedsEach: number) {
  const source = readSource(id);
  const items = (source.skill.templates ?? []).flatMap((template) => {
    const faults: unknown[] = [];
    const texts = source.texts.templates?.[template.id] ?? null;
    const compiled = compileTemplate(template, texts, (fault) => faults.push(fault));
    if (!compiled) throw new Error(JSON.stringify(faults));
    const ready = { written: template, compiled, language: source.skill.language };
    return Array.from({ length: seedsEach }, (_, seed) => {
      const name = `${id}#${template.id}@${seed}`;
      return makeTemplateItem(ready, { id: name, skillId: id }, randomFrom(name));
    });
  });
  return { skill: skillNamed(id), isWhole: source.skill.items.length === 0, items };
}

/** Two hundred items of a level. */
function manyOf(skill: Skill, level: Level): Item[] {
  return Array.from({ length: 200 }, (_, seed) =>
    skill.makeItem(`${seed}`, randomFrom(`${skill.id}/${level}/${seed}`), level),
  );
}

function faultsIn(
  items: readonly ExpressionItem[],
  fault: (item: ExpressionItem) => readonly unknown[],
) {
  return items.flatMap((item) => fault(item).map((what) => [item.id, what]));
}

/**
 * What is asked of every skill, with `seedsEach` items of each of its templates. The firewall, which is asked about one
 * of them, is slow: `oneInTemplates` says of how many templates one is put to it.
 */
export function askOfEachSkill(seedsEach: number, oneInTemplates: number): void {
  describe.each(mathematicsSkills.map(({ id }) => id))("%s", (id) => {
    let known: ReturnType<typeof load> | null = null;
    const loaded = () => (known ??= load(id, seedsEach));

    test("works its example out to the answer, in lines that can be read", () => {
      const { lines, answer } = loaded().skill.words.example;
      if (answer === "") return;
      const last = lines.at(-1)?.line ?? "";
      const key = { expression: answer, policy: { variable: /^([a-z]) =/.exec(last)?.[1] ?? "x" } };
      expect(markAnswer(key, last).outcome).toBe("right");
      expect(lines.filter(({ line }) => !readMathematics(line).ok)).toEqual([]);
    });

    test("explains two to five terms, each in one short sentence, in both languages", () => {
      const { en = [], es = [] } = loaded().skill.words.glossary ?? {};
      expect(en.length).toBe(es.length);
      expect(en.length).toBeGreaterThanOrEqual(2);
      expect(en.length).toBeLessThanOrEqual(5);
      const long = [...en, ...es].filter(
        ({ meaning }) => wordCount(meaning) > 25 || /[.!?]\s|\.$/.test(meaning),
      );
      expect(long).toEqual([]);
    });

    test("makes whole items whose steps can be asked why and whose texts are filled", () => {
      const { items } = loaded();
      expect(items.filter(isBroken).map((item) => item.id)).toEqual([]);
      expect(faultsIn(items, silentSteps)).toEqual([]);
      expect(faultsIn(items, unfilledTexts)).toEqual([]);
      const long = items
        .flatMap((item) => inBoth(item.hints))
        .filter((text) => wordCount(text) > 40);
      expect(long).toEqual([]);
    });

    test("has keys that answer the problem by plain arithmetic and are marked right", () => {
      const { items } = loaded();
      const asked = items.filter((item) => !beginsElsewhere.test(item.id));
      const answered = asked.map((item) => ({ item, isRight: answersTheStart(item, id) }));
      if (!notCalculated.has(id))
        expect(answered.every(({ isRight }) => isRight !== null)).toBe(true);
      const wrong = answered.flatMap(({ item, isRight }) => (isRight === false ? [item] : []));
      expect(wrong.map((item) => [item.id, item.steps[0]?.line, item.key.expression])).toEqual([]);
      expect(faultsIn(items, refusedAnswers)).toEqual([]);
    });

    test("has wrong answers that are marked wrong, and lines of work that follow", () => {
      const { items } = loaded();
      expect(faultsIn(items, takenMistakes)).toEqual([]);
      expect(faultsIn(items, faultedLines)).toEqual([]);
    });

    test("tells the answer with the last rung and nowhere before, and the firewall agrees", () => {
      const { items } = loaded();
      expect(faultsIn(items, leaksOf)).toEqual([]);
      const few = items.filter((_, index) => index % (seedsEach * oneInTemplates) === 0);
      expect(few.flatMap(stoppedByGate)).toEqual([]);
    });

    test("writes mathematics that can be typeset", () => {
      const { skill, items } = loaded();
      const few = items.filter((_, index) => index % seedsEach < 2);
      const { lesson, glossary } = skill.words;
      const meanings = locales.flatMap((locale) =>
        (glossary?.[locale] ?? []).map(({ meaning }) => meaning),
      );
      for (const formula of formulasIn(few, [...inBoth([lesson]), ...meanings]))
        expect(() => renderToString(formula, { strict: "error" }), formula).not.toThrow();
    });

    test("gives many items of the level asked for, and other work at each level", () => {
      const { skill, isWhole } = loaded();
      if (!isWhole) return;
      const made = levels.map((level) => manyOf(skill, level));
      for (const each of made)
        expect(new Set(each.map((item) => item.prompt.en)).size).toBeGreaterThan(40);
      const [easy = [], middle = [], hard = []] = made.map((each) =>
        each.map((item) => item.steps[0]?.line),
      );
      expect(middle.filter((line) => easy.includes(line)).length).toBeLessThan(20);
      expect(hard.filter((line) => middle.includes(line)).length).toBeLessThan(20);
    });
  });
}
