import { afterAll, describe, expect, test } from "vitest";
import { checkPrograms } from "#tutor/curriculum/packs/check-code.ts";
import { checkSkill } from "#tutor/curriculum/packs/check.ts";
import { skillFile } from "#tutor/curriculum/packs/format.ts";
import { parseFile } from "#tutor/curriculum/packs/parse.ts";
import { skeleton } from "#tutor/curriculum/packs/skeleton.ts";
import { createRunners } from "./program-runners.ts";

const runners = createRunners();
afterAll(() => runners.close());

const items = `items:
  - id: write-double
    kind: code
    language: javascript
    level: 1
    ask: Write double(n).
    starts: ["function double(n) {", "}"]
    tests:
      - { call: double(4), gives: "8", shown: "yes" }
      - { call: double(0), gives: "0" }
      - { call: loud(1), prints: [one, one] }
    key:
      - function double(n) { return 2 * n; }
      - 'function loud() { console.log("one"); console.log("one"); }'
    hints: [A nudge., A stronger one.]
    because: It is so.
    wrong:
      squares:
        gives: { call: double(4), result: "16" }
        program: function double(n) { return n * n; }
        say: What do you multiply by?
      prints-instead:
        program: function double(n) { console.log(2 * n); }
        say: What comes back?
      never-ends: { gives: { call: double(0), result: endless }, say: Does it end? }
      quiet: { gives: loud(1), say: What is shown? }
`;

async function faultsOf(written: string): Promise<string[]> {
  const { value, problems, lineOf } = parseFile("new.yaml", written, skillFile);
  if (!value) return problems.map(({ line, what }) => `${line} ${what}`);
  const found = checkSkill({ file: "new.yaml", value, lineOf }, new Set()).map(
    ({ line, what }) => `${line} ${what}`,
  );
  for (const [at, item] of value.items.entries()) {
    if (item.kind !== "code") continue;
    for (const { path, what } of await checkPrograms(item, runners[item.language]))
      found.push(`${lineOf(["items", at, ...path])} ${path.join(".")}: ${what}`);
  }
  return found;
}

/** The skeleton with one item more. */
const skill = skeleton.replace("items:\n", items);

const inPython = skill
  .replace("language: javascript", "language: python")
  .replace(
    "      - function double(n) { return 2 * n; }\n",
    '      - "def double(n): return 2 * n"\n',
  )
  .replace(/      - 'function loud.*\n/u, "      - \"def loud(n): print('one'); print('one')\"\n")
  .replace(
    "program: function double(n) { return n * n; }",
    '"program": "def double(n): return n ** 2"',
  )
  .replace(/      prints-instead:\n.*\n.*\n/u, "");

describe("the check of programs in Python", () => {
  test("finds nothing wrong where all is well", async () => {
    expect(await faultsOf(inPython)).toEqual([]);
  });

  test("names a key that fails, and a mistake that the server could not find", async () => {
    const odd = await faultsOf(inPython.replace("return 2 * n", "return 3 * n"));
    expect(odd).toContain("23 key: fails test 1, double(4) → 8: 12");
    const bare = inPython.replace("{ gives: loud(1), say", "{ program: x = 1, say");
    expect((await faultsOf(bare)).join()).toContain("quiet: says not what it gives");
  });
});

describe("the check of programs", () => {
  test("finds nothing wrong where all is well", async () => {
    expect(skill).toContain("write-double");
    expect(await faultsOf(skill)).toEqual([]);
  });

  test.each([
    [
      "a key that fails a test",
      "return 2 * n",
      "return 3 * n",
      "23 key: fails test 1, double(4) → 8: 12",
    ],
    [
      "a key that cannot be read",
      "function double(n) { return 2 * n; }",
      "function double(n { return 2 * n; }",
      "23 key: fails test 1, double(4) → 8: Line 1:",
    ],
    [
      "a wrong program that passes everything",
      "function double(n) { return n * n; }",
      "'function double(n) { return n + n; } function loud() { console.log(\"one\\none\"); }'",
      "30 wrong.squares.program: passes every test",
    ],
    [
      "a wrong program that comes to something else than is said",
      "return n * n",
      "return n * 5",
      "30 wrong.squares.program: comes to 20 for double(4)",
    ],
    [
      "a wrong answer that is right",
      'result: "16"',
      'result: "8"',
      "29 items.0.wrong.squares.gives: is what the test asks for",
    ],
    [
      "a wrong answer of no test",
      "gives: loud(1), say",
      "gives: loud(2), say",
      "36 items.0.wrong.quiet.gives: no test of loud(2)",
    ],
    [
      "a value that is none",
      '{ call: double(0), gives: "0" }',
      "{ call: double(0), gives: nought }",
      "20 items.0.tests.1.gives: nought is no value of javascript",
    ],
    [
      "a hint that tells the program",
      "A stronger one.",
      "'Write function double(n) { return  2*n; }.'",
      "25 items.0.hints.1: tells the key",
    ],
    ["no test that is shown", ', shown: "yes"', "", "19 items.0.tests: 0 shown, 1 or 2 may be"],
    [
      "a test twice",
      "call: double(0), gives",
      "call: double(4), gives",
      "20 items.0.tests.1: double(4) twice",
    ],
    [
      "a mistake that shows in nothing",
      "{ gives: loud(1), say: What is shown? }",
      "{ say: What is shown? }",
      "36 items.0.wrong.quiet: has neither a program nor what it gives",
    ],
    [
      "a language that is not run",
      "language: javascript",
      "language: cobol",
      "14 items.0.language:",
    ],
  ])("names %s and its line", async (_, from, to, said) => {
    const written = skill.replace(from, to);
    expect(written).not.toBe(skill);
    const found = await faultsOf(written);
    expect(
      found.some((fault) => fault.startsWith(said)),
      found.join("\n"),
    ).toBe(true);
  });
});
