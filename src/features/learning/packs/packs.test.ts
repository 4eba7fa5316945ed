import { afterAll, describe, expect, test } from "vitest";
import { type Locale, locales } from "#shared/locale.ts";
import { randomFrom } from "#shared/random.ts";
import { subjects, taughtSubjects } from "#shared/subjects.ts";
import { isExpressionItem, isInteractionItem, type Item } from "#tutor/item.ts";
import { givenOfKey, givenOfSign } from "#tutor/items/given-of-key.ts";
import type { Given, Sign, TestSign } from "#tutor/items/interaction.ts";
import { kindOf } from "#tutor/items/kinds.ts";
import { markInLanguage } from "#tutor/subjects/mathematics/answers/mark-in-language.ts";
import type { Level, Skill } from "#tutor/curriculum/skill.ts";
import { checkSkill, checkTexts, stampOf } from "#tutor/curriculum/packs/check.ts";
import type { ProgramOutcome } from "#tutor/programs/program.ts";
import { checkPacks } from "./check-packs.ts";
import { skillFile, textsFile } from "#tutor/curriculum/packs/format.ts";
import { parseFile } from "#tutor/curriculum/packs/parse.ts";
import { createRunners } from "./program-runners.ts";
import { readPack } from "./read-pack.ts";
import { skeleton, skeletonTexts } from "#tutor/curriculum/packs/skeleton.ts";

const packs = subjects.flatMap((subject) => readPack(subject));

test("every subject that is taught has skills, and no two skills one id", () => {
  expect(taughtSubjects).toEqual(subjects);
  for (const subject of subjects) expect(readPack(subject).length).toBeGreaterThanOrEqual(3);
  const ids = packs.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

/** Some four hundred templates, each drawn a hundred times; on a busy machine that takes a while. */
const checkMs = 180_000;

test(
  "no skill file has anything wrong with it",
  async () => {
    expect((await checkPacks()).problems).toEqual([]);
  },
  checkMs,
);

/**
 * Every item that a skill can make: there are few, so that many draws find them all. Where each draw makes another, a
 * few are enough: its templates are asked one by one in src/tutor/curriculum/packs/mathematics.test.ts.
 */
function itemsOf(skill: Skill): Item[] {
  const found = new Map<string, Item>();
  const draws = isExpressionItem(skill.makeItem("0", randomFrom(skill.id), 1)) ? 15 : 150;
  for (let at = 0; at < draws; at++) {
    const level: Level = at % 3 === 0 ? 1 : at % 3 === 1 ? 2 : 3;
    const item = skill.makeItem(`${at}`, randomFrom(`${skill.id}.${at}`), level);
    found.set(item.id.split("@")[0] ?? "", item);
  }
  return [...found.values()];
}

describe.each(packs.map((skill) => [skill.id, skill] as const))("%s", (_, skill) => {
  const items = itemsOf(skill);

  test("takes the key of every item, in both languages, however it is mixed", async () => {
    expect(items.length).toBeGreaterThanOrEqual(6);
    for (const item of items)
      for (const locale of locales)
        expect([item.id, await markKey(item, locale)]).toEqual([item.id, "right"]);
  });

  test("meets every wrong answer that is known by what is said to it", async () => {
    for (const item of items)
      for (const { id, signs = [], answer } of item.misconceptions) {
        if (isExpressionItem(item)) {
          const { outcome } = markInLanguage(item.key, answer, "en");
          expect([item.id, id, outcome]).not.toEqual([item.id, id, "right"]);
          continue;
        }
        if (!isInteractionItem(item)) throw new TypeError(item.id);
        for (const sign of signs) {
          const given = await shownBy(sign, item, id);
          const { receipt, misconception } = kindOf(item).mark(given, item, "en");
          expect([item.id, id, receipt.outcome]).toEqual([item.id, id, "wrong"]);
          expect([item.id, misconception === null]).toEqual([item.id, false]);
        }
      }
  });

  test("has a ladder that ends by telling, and texts in both languages", () => {
    for (const item of items) {
      expect(item.hints.length).toBeGreaterThanOrEqual(3);
      for (const text of [
        item.prompt,
        ...item.hints,
        ...item.misconceptions.map((each) => each.feedback),
      ])
        for (const locale of locales) expect(text[locale].trim()).not.toBe("");
    }
  });
});

async function markKey(item: Item, locale: Locale): Promise<string> {
  if (isExpressionItem(item)) {
    const { expression, policy } = item.key;
    return markInLanguage(item.key, `${expression} ${policy.unit ?? ""}`, locale).outcome;
  }
  if (!isInteractionItem(item)) throw new TypeError(item.id);
  const given = await withOutcomes(givenOfKey(item.key, locale), item);
  if (!kindOf(item).fits(given, item)) return "does not fit";
  return kindOf(item).mark(given, item, locale).receipt.outcome;
}

/** An answer that a wrong idea gives, as whole as the page would send it. */
async function shownBy(sign: Sign, item: Item, id: string): Promise<Given> {
  if (!isInteractionItem(item)) throw new TypeError(item.id);
  if (sign.kind !== "code") return givenOfSign(sign, item.key, "en");
  return sign.program === null
    ? { kind: "code", program: "?", outcomes: outcomesOf(sign.shows, item) }
    : {
        ...(await withOutcomes({ kind: "code", program: sign.program, outcomes: [] }, item)),
        ...(sign.shows ? {} : { shows: id }),
      };
}

/** What comes of the tests of an item where one of them comes to what a wrong idea gives. */
function outcomesOf(shows: TestSign | null, { key }: Item): ProgramOutcome[] {
  const tests = key.kind === "code" ? key.tests : [];
  return tests.map(({ gives, prints }, at) => {
    if (at !== shows?.at) return { value: gives, printed: prints ?? [], fault: null };
    const { value, prints: printed, fault } = shows;
    const stopped = fault && { kind: fault, name: "", message: "", line: null };
    return { value, printed: printed ?? [], fault: stopped };
  });
}

const runners = createRunners();
afterAll(() => runners.close());

/** A program with what came of its tests; any other answer as it is. */
async function withOutcomes<G extends Given>(given: G, { key, interaction }: Item): Promise<G> {
  if (given.kind !== "code" || key.kind !== "code" || interaction?.kind !== "code") return given;
  const calls = key.tests.map(({ call }) => call);
  const outcomes = await runners[interaction.language]({ program: given.program, calls });
  return { ...given, outcomes };
}

describe("the check", () => {
  function problemsOf(written: string): string[] {
    const { value, problems, lineOf } = parseFile("new.yaml", written, skillFile);
    const found = value
      ? checkSkill({ file: "new.yaml", value, lineOf }, new Set(["new"]))
      : problems;
    return found.map(({ line, what }) => `${line} ${what}`);
  }

  test("the skeleton of a skill passes as it is", () => {
    expect(problemsOf(skeleton)).toEqual([]);
    const source = parseFile("new.yaml", skeleton, skillFile).value;
    const stamp = source ? stampOf(source) : "";
    const texts = parseFile("new.es.yaml", skeletonTexts.replace("STAMP", stamp), textsFile);
    if (!source || !texts.value) throw new Error(JSON.stringify(texts.problems));
    expect(
      checkTexts({ file: "", value: texts.value, lineOf: texts.lineOf }, source, stamp),
    ).toEqual([]);
    const stale = checkTexts(
      { file: "", value: texts.value, lineOf: texts.lineOf },
      source,
      "other",
    );
    expect(stale.map(({ what }) => what)).toEqual(["of: written for another source: other now"]);
  });

  test.each([
    [
      "a grade that is none",
      "grades: 3 to 5",
      "grades: third",
      "3 grades: is no grade: write 7 or 3 to 5",
    ],
    [
      "a need that nobody teaches",
      "why:",
      "needs: {flying: 0.5}\nwhy:",
      "4 needs.flying: no skill of this subject",
    ],
    [
      "a comment, which would cut a text",
      "title: A new skill",
      "title: A new skill # draft",
      "2 a comment: a text with ` #` stands between quotes",
    ],
    [
      "a key that is no option",
      "key: right",
      "key: wrong",
      "20 items.0.key: no wrong among right, first-slip, second-slip",
    ],
    [
      "an option to which nothing is said",
      "      second-idea: {gives: second-slip, say: And what about the rest?}\n",
      "",
      "26 items.0.wrong: nothing is said to second-slip",
    ],
    ["a level that is none", "level: 1", "level: 4", "14 items.0.level:"],
    ["a kind that is none", "kind: choice", "kind: guess", "13 items.0.kind:"],
    ["a field that is misspelt", "because: It is so", "becuase: It is so", "12 items.0"],
    [
      "a hint that tells the key",
      "- A nudge.",
      "- It is the right one of 1.",
      "22 items.0.hints.0: tells the key",
    ],
    ["an item twice", "id: item-2", "id: item-1", "28 items.1.id: item-1 twice"],
    [
      "a passage that is not there",
      "    level: 1\n",
      "    level: 1\n    text: bats\n",
      "15 items.0.text: no text bats",
    ],
  ])("names %s and its line", (_, from, to, said) => {
    const written = skeleton.replace(from, to);
    expect(written).not.toBe(skeleton);
    expect(
      problemsOf(written).some((problem) => problem.startsWith(said)),
      problemsOf(written).join("\n"),
    ).toBe(true);
  });

  test("names an option that stands out in the other language alone", () => {
    const source = parseFile("new.yaml", skeleton, skillFile).value;
    if (!source) throw new Error("the skeleton cannot be read");
    const written = skeletonTexts
      .replace("STAMP", stampOf(source))
      .replace(
        "right: lo correcto de 4",
        "right: lo correcto de 4 y por mucho lo más largo de todo",
      );
    const { value, lineOf } = parseFile("new.es.yaml", written, textsFile);
    if (!value) throw new Error("the texts cannot be read");
    expect(checkTexts({ file: "", value, lineOf }, source, stampOf(source))).toMatchObject([
      { what: "items.item-4.options.right: the right one is by far the longest" },
    ]);
  });

  test("names ten faults that stand in one file, each with its line", () => {
    const inFirst = (written: string, from: string, to: string) => written.replace(from, to);
    const inLast = (written: string, from: string, to: string) => {
      const at = written.lastIndexOf(from);
      return `${written.slice(0, at)}${to}${written.slice(at + from.length)}`;
    };
    const planted = [
      [inFirst, "why:", "needs: {flying: 0.5}\nwhy:", "4 needs.flying: no skill"],
      [inFirst, "The idea in a few plain sentences.", "word ".repeat(95), "6 lesson: 95 words"],
      [inFirst, "first | and why", "first, and why", "10 example.lines.0: what stands there"],
      [inFirst, "- A nudge.", "- It is the right one of 1.", "23 items.0.hints.0: tells the key"],
      [inFirst, "id: item-2", "id: item-1", "29 items.1.id: item-1 twice"],
      [inFirst, "level: 2", "level: 2\n    text: bats", "48 items.2.text: no text bats"],
      [
        inFirst,
        "the right one of 4",
        "the right one of 4, and by far the longest of all",
        "67 items.3.options.right: the right one is by far the longest",
      ],
      [
        inLast,
        "what another wrong idea gives",
        "what one wrong idea gives",
        "101 items.5.options.",
      ],
      [inLast, "key: right", "key: wrong", "102 items.5.key: no wrong among right"],
      [
        inLast,
        "gives: second-slip",
        "gives: third-slip",
        "109 items.5.wrong.second-idea: no third-slip",
      ],
    ] as const;
    const written = planted.reduce((file, [change, from, to]) => change(file, from, to), skeleton);
    const found = problemsOf(written);
    for (const [, , , said] of planted)
      expect(
        found.filter((problem) => problem.startsWith(said)),
        found.join("\n"),
      ).toHaveLength(1);
  });
});
