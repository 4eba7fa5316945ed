import { expect, test } from "vitest";
import { checkSkill, checkTexts, stampOf } from "./check.ts";
import { skillFile, textsFile } from "./format.ts";
import { parseFile } from "./parse.ts";
import { skeleton, skeletonTexts } from "./skeleton.ts";

const asked = `writing:
  - id: own-text
    ask: Write what you think.
    points:
      - Does your first sentence say it?
      - Do you say why?
      - Is there an example?
`;

const askedThere = `writing:
  own-text:
    ask: Escribe lo que piensas.
    points:
      - ¿Lo dice tu primera oración?
      - ¿Dices por qué?
      - ¿Hay un ejemplo?
`;

function problemsOf(written: string): string[] {
  const { value, problems, lineOf } = parseFile("new.yaml", skeleton + written, skillFile);
  const found = value
    ? checkSkill({ file: "new.yaml", value, lineOf }, new Set(["new"]))
    : problems;
  return found.map(({ what }) => what);
}

function problemsThere(written: string, there: string): string[] {
  const skill = parseFile("new.yaml", skeleton + written, skillFile).value;
  if (!skill) throw new Error("the source cannot be read");
  const texts = skeletonTexts.replace("STAMP", stampOf(skill)) + there;
  const { value, problems, lineOf } = parseFile("new.es.yaml", texts, textsFile);
  const parsed = { file: "new.es.yaml", lineOf };
  return (value ? checkTexts({ ...parsed, value }, skill, stampOf(skill)) : problems).map(
    ({ what }) => what,
  );
}

test("a longer text with its list passes, in both languages", () => {
  expect(problemsOf(asked)).toEqual([]);
  expect(problemsThere(asked, askedThere)).toEqual([]);
});

test("a skill without one keeps its stamp, and one that is changed gets another", () => {
  const stamp = (written: string) => {
    const { value } = parseFile("new.yaml", skeleton + written, skillFile);
    return value && stampOf(value);
  };
  expect(stamp(asked)).not.toBe(stamp(""));
  expect(stamp(asked)).not.toBe(stamp(asked.replace("why", "where")));
});

test.each([
  ["two points", asked.replace(/ +- Is there.*\n/u, ""), "are fewer than three"],
  ["a point that is no question", asked.replace("why?", "why."), "is no question to oneself"],
  [
    "a point twice",
    asked.replace("Is there an example?", "Do you say why?"),
    "reads the same as another",
  ],
  [
    "a passage that is not there",
    asked.replace("    ask", "    text: none\n    ask"),
    "no text none",
  ],
  ["the name of an item", asked.replace("own-text", "item-1"), "item-1 twice"],
  ["a key", asked.replace("    ask", "    key: x\n    ask"), "key"],
])("refuses %s", (_, written, what) => {
  expect(problemsOf(written).join("\n")).toContain(what);
});

test.each([
  ["nothing", "", "own-text is missing"],
  ["another task", askedThere.replace("own-text", "other-text"), "not in the source"],
  [
    "more points",
    `${askedThere}      - ¿Y qué más?\n`,
    "writing.own-text.points: 4, the source has 3",
  ],
  ["a point that is no question", askedThere.replace("por qué?", "por qué."), "is no question"],
])("refuses %s in the other language", (_, there, what) => {
  expect(problemsThere(asked, there).join("\n")).toContain(what);
});
