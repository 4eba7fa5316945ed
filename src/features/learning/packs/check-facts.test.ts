import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { subjects } from "#shared/subjects.ts";
import { skillFile, textsFile } from "#tutor/curriculum/packs/format.ts";
import { parseFile } from "#tutor/curriculum/packs/parse.ts";
import { checkFactsFile, checkNumbers, partsOf } from "./check-facts.ts";
import { numbersSaid } from "./numbers-said.ts";
import { type Facts, readFacts } from "./read-facts.ts";
import { packFolder, readSources, skillIdsIn } from "./read-pack.ts";

const parts = new Map(
  subjects.flatMap((subject) =>
    [...readSources(subject)].map(([id, { skill }]) => [id, partsOf(skill)] as const),
  ),
);
const real = readFacts();
const facts = real.value ?? { works: {}, facts: [], invented: [] };

/** What the check says of the facts, written otherwise. */
function saidOf(change: (written: string) => string): string[] {
  const written = readFileSync(
    new URL(import.meta.resolve("#content/curriculum/facts.yaml")),
    "utf8",
  );
  const changed = change(written);
  expect(changed).not.toBe(written);
  return checkFactsFile(readFacts(changed), parts).map(({ line, what }) => `${line} ${what}`);
}

function skillOf(subject: "History" | "Science", id: string) {
  const file = join(packFolder(subject), `${id}.yaml`);
  const textsPath = join(packFolder(subject), `${id}.es.yaml`);
  const written = readFileSync(file, "utf8");
  const writtenTexts = readFileSync(textsPath, "utf8");
  return (edit: (text: string) => string, held: Facts = facts) => {
    const source = parseFile(file, edit(written), skillFile);
    const texts = parseFile(textsPath, edit(writtenTexts), textsFile);
    if (!source.value || !texts.value) throw new Error(`${id} cannot be read`);
    const parsed = { file: "en", value: source.value, lineOf: source.lineOf };
    const parsedTexts = { file: "es", value: texts.value, lineOf: texts.lineOf };
    return [...checkNumbers(held, id, parsed), ...checkNumbers(held, id, parsed, parsedTexts)].map(
      ({ file: where, what }) => `${where} ${what}`,
    );
  };
}

test("the table of facts has nothing wrong with it, and every skill of History and Science stands in it", () => {
  expect(checkFactsFile(real, parts)).toEqual([]);
  const named = new Set(facts.facts.flatMap(({ skills }) => skills));
  for (const subject of ["History", "Science"] as const)
    for (const id of skillIdsIn(packFolder(subject)))
      expect([id, named.has(id)]).toEqual([id, true]);
});

test("a fact needs two works of two authors or publishers", () => {
  const two = "sources: [naval-warfare, wwitoday]";
  expect(
    saidOf((written) => written.replace(two, "sources: [naval-warfare, naval-warfare]")),
  ).toEqual([
    expect.stringMatching(/^\d+ lusitania: has not two works of two authors or publishers$/u),
    expect.stringMatching(/^\d+ wwitoday is the source of no fact$/u),
  ]);
  expect(
    saidOf((written) => written.replace(two, "sources: [naval-warfare, nobody]")),
  ).toContainEqual(expect.stringContaining("lusitania: there is no work nobody"));
  expect(
    saidOf((written) =>
      written.replace(
        /https:\/\/wwitoday\.com\S*?(?="?\n)/u,
        "http://www.germannavalwarfare.info/",
      ),
    ),
  ).toEqual([expect.stringContaining("lusitania: has not two works")]);
});

test("a fact names skills that there are, and what is invented names items that there are", () => {
  expect(
    saidOf((written) => written.replace("skills: [columbian-exchange]", "skills: [columbus]")),
  ).toEqual([expect.stringContaining("there is no skill columbus")]);
  expect(saidOf((written) => written.replace("part: library-order", "part: library-odor"))).toEqual(
    [expect.stringContaining("timelines has no item library-odor")],
  );
});

test("a year that no fact of the skill holds is named, in both languages", () => {
  const check = skillOf("History", "cold-war");
  expect(check((text) => text)).toEqual([]);
  expect(check((text) => text.replace(/(blockade|bloqueo)([^"\n]*) 1948/giu, "$1$2 1947"))).toEqual(
    [
      "en items.2.because: 1947 stands in no fact of this skill",
      "es items.from-blockade.because: 1947 stands in no fact of this skill",
    ],
  );
});

test("each fact that a year rests on alone is missed where it is left out", () => {
  const held = { ...facts, facts: facts.facts.filter(({ id }) => id !== "warsaw-pact") };
  expect(skillOf("History", "cold-war")((text) => text, held)).toEqual([
    "en items.3.because: 1955 stands in no fact of this skill",
    "es items.terms.because: 1955 stands in no fact of this skill",
  ]);
});

test("a quantity with its unit is named, and not one that is given with the problem or follows from it", () => {
  const check = skillOf("Science", "sound-and-light-waves");
  expect(check((text) => text)).toEqual([]);
  expect(check((text) => text.replace(/34(?=0 m\/s (?:in air,|en el aire,))/gu, "43"))).toEqual([
    "en items.5.because: 430 meter/second stands in no fact of this skill",
    "es items.four-speeds.because: 430 meter/second stands in no fact of this skill",
  ]);
});

test("numbers are read with their units, in either language", () => {
  const said = (text: string, locale: "en" | "es") =>
    numbersSaid(text, locale).map((each) => each.said);
  expect(
    said("In 1914, 1,500 m/s, 2.7 g/cm³, −18 °C, 60%, 509 BCE, the 1950s, line 5.", "en"),
  ).toEqual([
    "1914",
    "1500 meter/second",
    "2.7 gram/centimeter³",
    "18 celsius",
    "60 percent",
    "509 bce",
    "1950",
  ]);
  expect(said("En 1914, casi 300 000 km/s, 5000 años, 60 %, en 509 a. C., 2 m/s².", "es")).toEqual([
    "1914",
    "300000 kilometer/second",
    "5000 year",
    "60 percent",
    "509 bce",
    "2 meter/second²",
  ]);
  expect(said("It is 2.5 g/cm³, because 40 ÷ 16 = 2.5.", "en")).toEqual([]);
});
