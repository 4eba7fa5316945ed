import { expect, test } from "vitest";
import { randomFrom } from "#shared/random.ts";
import { isExpressionItem } from "../../../item.ts";
import { buildSkill } from "../build-skill.ts";
import { checkSkill, checkTexts, stampOf } from "../check.ts";
import { skillFile, textsFile } from "../format.ts";
import { parseFile } from "../parse.ts";
import { evaluate, holds } from "./evaluate.ts";
import { FormulaError, NoValue } from "./formula.ts";
import { type Manner, printValue } from "./print-value.ts";
import { readCondition, readFormula } from "./read-formula.ts";

function template(level: number): string {
  return `  - id: bracket-${level}
    level: ${level}
    draw: {a: 2 to 8, b: 2 to 9, root: "-12 to 12 except -1, 0, 1"}
    where: root + b <> 0
    let:
      inside: root + b
      total: a*inside
      equation: "{{a}}(x + {{b}}) = {{total}}"
    ask: ["Solve \${{equation}}$.", "{{name}} says: \${{equation}}$. Find $x$."]
    key: root
    variable: x
    steps:
      - {line: "{{equation}}", say: The equation.}
      - {line: "x + {{b}} = {{inside}}", say: "Divide by {{a}}.", rule: divide-both-sides}
      - {line: "x = {{root}}", say: "Take {{b}} away.", rule: subtract-from-both-sides}
    hints: [What was done last?, "Which number multiplies the bracket?"]
    because: "It is $x = {{answer}}$."
    wrong:
      multiplies-only-x: {gives: (total - b)/a, step: 2, say: What does the number before the bracket multiply?}
      moves-without-turning: {gives: inside + b, step: 3, say: What undoes a sum?}
`;
}

const written = `language: en
title: Brackets
grades: "7"
why: So that you can undo a bracket.
lesson: Undo what was done last, first.
example:
  ask: Solve $2(x + 1) = 8$.
  lines: ["2(x + 1) = 8 | The equation.", "x + 1 = 4 | Divide.", "x = 3 | Take 1 away."]
  answer: "3"
templates:
${[1, 2, 3].map(template).join("")}`;

function textsOfTemplate(level: number): string {
  return `  bracket-${level}:
    ask: ["Resuelve \${{equation}}$.", "{{name}} dice: \${{equation}}$. Halla $x$."]
    steps: [La ecuación., "Divide entre {{a}}.", "Resta {{b}}."]
    hints: [¿Qué se hizo al final?, ¿Qué número multiplica el paréntesis?]
    because: "Es $x = {{answer}}$."
    wrong: {multiplies-only-x: ¿Qué multiplica el número de delante?, moves-without-turning: ¿Qué deshace una suma?}
`;
}

const writtenTexts = `language: es
of: STAMP
title: Paréntesis
why: Para deshacer un paréntesis.
lesson: Deshaz primero lo último que se hizo.
example:
  ask: Resuelve $2(x + 1) = 8$.
  lines: ["2(x + 1) = 8 | La ecuación.", "x + 1 = 4 | Divide.", "x = 3 | Resta 1."]
templates:
${[1, 2, 3].map(textsOfTemplate).join("")}`;

function parsed(source: string, texts: string) {
  const skill = parseFile("new.yaml", source, skillFile);
  if (!skill.value) return { skill: null, problems: skill.problems };
  const stamp = stampOf(skill.value);
  const other = parseFile("new.es.yaml", texts.replace("STAMP", stamp), textsFile);
  if (!other.value) return { skill: null, problems: other.problems };
  const problems = [
    ...checkSkill({ file: "new.yaml", value: skill.value, lineOf: skill.lineOf }, new Set()),
    ...checkTexts(
      { file: "new.es.yaml", value: other.value, lineOf: other.lineOf },
      skill.value,
      stamp,
    ),
  ];
  return { skill: { skill: skill.value, texts: other.value }, problems };
}

test("a skill of templates alone passes the check and makes items of the level asked for", () => {
  const { skill, problems } = parsed(written, writtenTexts);
  expect(problems).toEqual([]);
  if (!skill) throw new Error("not read");
  const built = buildSkill("brackets", skill, { isExact: false });
  const prompts = new Set<string>();
  for (let seed = 0; seed < 100; seed++) {
    const item = built.makeItem(`${seed}`, randomFrom(`${seed}`), 2);
    if (!isExpressionItem(item)) throw new TypeError(item.id);
    expect(item.id).toBe(`brackets#bracket-2/${seed}`);
    const [, a, b, total] = /^(\d+)\(x \+ (\d+)\) = (-?\d+)$/.exec(item.steps[0]?.line ?? "") ?? [];
    const root = Number(total) / Number(a) - Number(b);
    expect(item.key).toEqual({
      expression: `${root}`,
      latex: `${root}`,
      policy: { variable: "x" },
    });
    expect(item.hints.at(-1)).toEqual({ en: `It is $x = ${root}$.`, es: `Es $x = ${root}$.` });
    expect(item.steps[1]?.why?.en).toBeTruthy();
    expect(item.misconceptions.map(({ step }) => step)).toEqual([1, 2]);
    prompts.add(item.prompt.es);
  }
  expect(prompts.size).toBeGreaterThan(80);
  expect(built.words.example.lines.at(-1)).toMatchObject({ line: "x = 3" });
});

test.each([
  ["a draw that is none", "a: 2 to 8", "a: two", "13 templates.0.draw.a: "],
  ["an empty draw", "a: 2 to 8", "a: 8 to 2", "14 templates.0.where: holds in 0 of"],
  [
    "a condition that never holds",
    "where: root + b <> 0",
    "where: root > 90",
    "14 templates.0.where:",
  ],
  ["a value nobody named", "total: a*inside", "total: a*insde", "17 templates.0.let.total:"],
  ["a formula that breaks off", "key: root", "key: root +", "20 templates.0.key: unexpected"],
  ["a key that is not the answer", "key: root", "key: root + 1", "23 templates.0.steps: "],
  ["a rule that is none", "rule: divide-both-sides", "rule: magic", "24 templates.0.steps.1.rule"],
  ["a hint that tells", "What was done last?", '"Try {{root}}."', "26 templates.0.hints.0: tells"],
  [
    "a last rung that does not tell",
    "It is $x = {{answer}}$.",
    "You know it.",
    "27 templates.0.because:",
  ],
  [
    "a wrong answer that is the key",
    "gives: inside + b",
    "gives: root",
    "30 templates.0.wrong.moves",
  ],
])("the check names %s and its line", (_, from, to, said) => {
  const source = written.replace(from, () => to);
  expect(source).not.toBe(written);
  const found = parsed(source, writtenTexts).problems.map(({ line, what }) => `${line} ${what}`);
  expect(
    found.some((problem) => problem.startsWith(said)),
    found.join("\n"),
  ).toBe(true);
});

test.each([
  ["a text that is missing", ", moves-without-turning: ¿Qué deshace una suma?", "", "wrong"],
  ["a value that is none", "Resta {{b}}.", "Resta {{bb}}.", "steps.2"],
  ["a hint that tells only there", "¿Qué se hizo al final?", '"Es {{root}}."', "hints.0"],
])("the check of the texts names %s", (_, from, to, place) => {
  const found = parsed(
    written,
    writtenTexts.replace(from, () => to),
  ).problems;
  expect(found.map(({ file, what }) => `${file} ${what.split(":")[0]}`)).toContain(
    `new.es.yaml templates.bracket-1.${place}`,
  );
});

test.each<[string, Manner, string, string]>([
  ["3*x - 5", "plain", "3x - 5", "3x - 5"],
  ["(x + 2)*(x - 3)", "plain", "x^2 - x - 6", "x^2 - x - 6"],
  ["x^12/2", "plain", "(1/2)x^12", "\\frac{1}{2}x^{12}"],
  ["-6/8", "plain", "-3/4", "-\\frac{3}{4}"],
  ["-3", "signed", "- 3", "- 3"],
  ["2x", "signed", "+ 2x", "+ 2x"],
  ["-3", "bracketed", "(-3)", "(-3)"],
  ["6/5", "decimal", "1.2", "1.2"],
  ["lcm(4, 6) + gcd(12, 18)", "plain", "18", "18"],
  ["mod(-7, 3) + nth(2, 5, 7, 9)", "plain", "9", "9"],
  ["round(2/3, 2)", "plain", "67/100", "\\frac{67}{100}"],
  ["-2^2", "plain", "-4", "-4"],
])("%s, %s, is %s", (formula, manner, typed, latex) => {
  const value = evaluate(readFormula(formula), new Map());
  expect(printValue(value, "typed", manner)).toBe(typed);
  expect(printValue(value, "latex", manner)).toBe(latex);
});

test("conditions chain, join and turn", () => {
  const isTrue = (text: string) => holds(readCondition(text), new Map());
  expect(isTrue("1 < 2 < 3 and not 2 = 3")).toBe(true);
  expect(isTrue("1 < 2 < 2 or 1 <> 1")).toBe(false);
});

test.each(["2 +", "foo(3)", "1 < 2", "process.exit()", "a; b", "(".repeat(50), "1".repeat(400)])(
  "%s cannot be read",
  (text) => {
    expect(() => readFormula(text)).toThrow(FormulaError);
  },
);

test.each(["1/0", "sqrt(3)", "0^-1", "9^9^9", "10^300", "x^500"])("%s has no value", (text) => {
  expect(() => evaluate(readFormula(text), new Map())).toThrow(NoValue);
});
