import { describe, expect, test } from "vitest";
import type { Locale } from "#shared/locale.ts";
import { mathematicsSkills, typedSkillNamed } from "../curriculum/testing/mathematics.fixture.ts";
import { randomFrom } from "#shared/random.ts";
import { type ExpressionItem, expressionOf, isExpressionItem } from "../item.ts";
import { solveProblem } from "../mathematics/solving/solve-problem.ts";
import { decide } from "./decide.ts";
import type { Decision } from "./decision.ts";
import { sealOwnProblem } from "../subjects/mathematics/own/own-problem.ts";
import { subjectModules } from "../subjects/subjects.ts";
import { newState, openProblem } from "./state.ts";

/** A story whose answer is a number of things: it has no letters. */
function story(expression: string): ExpressionItem {
  const text = { en: "A story of pages and days.", es: "Una historia de páginas y días." };
  return {
    id: "story#1",
    skillId: "unit-rates",
    prompt: text,
    key: { expression, latex: expression, policy: {} },
    steps: [{ say: text, line: expression }],
    hints: [text, text, text],
    misconceptions: [],
    picture: null,
  };
}

function own(problem: string): ExpressionItem {
  const solution = solveProblem(problem);
  if (!solution) throw new Error(`not solved: ${problem}`);
  return sealOwnProblem(problem, solution, "seed");
}

/** What the mind makes of a message on an open problem that was not paid yet. */
function say(item: ExpressionItem, text: string, locale: Locale = "en"): Decision {
  return decide(
    {
      state: { ...newState, problem: openProblem(item, "curriculum") },
      learner: { firstName: "Ana", grade: 7, returning: false, records: new Map() },
      ...subjectModules.Mathematics,
      skills: mathematicsSkills,
      locale,
      now: new Date(0),
      seed: "message.0",
    },
    { kind: "message", text },
  );
}

const first = ({ moves }: Decision) => moves[0]?.kind;

function expectUnmarked(decision: Decision): void {
  const { attempt, record, charges } = decision;
  expect({ attempt, record, charges }).toEqual({ attempt: null, record: null, charges: false });
  expect(decision.state.problem?.misses).toBe(0);
}

describe("a right answer needs no digit and no sign", () => {
  test.each([
    ["Expand a(b+c)", "ab+ac"],
    ["Expand a(b+c)", "ac + ab"],
    ["Solve ax = b for x", "b/a"],
    ["Solve ax = b for x", "x = b/a"],
    ["Simplify x^4 * x^6", "x¹⁰"],
    ["Simplify x^3 / x^5", "x⁻²"],
    ["Solve 3x = 15", "ｘ＝５"],
    ["Add 3/8 and 3/8", "３／４"],
    ["Add 1/4 and 1/4", "½"],
    ["Solve 3x = 15", "five"],
  ])("%s: %s", (problem, text) => expect(first(say(own(problem), text))).toBe("right"));

  test("and a wrong one in the problem's letters is marked", () => {
    expect(first(say(own("Expand a(b+c)"), "ab+bc"))).toBe("wrong");
  });
});

describe("letters are never made of words", () => {
  test.each([
    ["en", "I hate fractions"],
    ["en", "Prove that 1 = 2"],
    ["en", "my homework is boring"],
    ["en", "ok"],
    ["es", "odio las fracciones"],
    ["en", "this has no sense at all and 3 = 4 is silly"],
  ] as const)("prose is not marked (%s): %s", (locale, text) => {
    const decision = say(story("14"), text, locale);
    expect(first(decision)).toBe("off-topic");
    expectUnmarked(decision);
  });

  test("nor where the answer is a word", () => {
    const item = typedSkillNamed("fractions-compare").makeItem("w", randomFrom("w"), 1);
    for (const text of ["I hate fractions", "boring"]) expectUnmarked(say(item, text));
    const [right] = item.key.policy.words?.slice(-1) ?? [];
    const other = right === "mayor que" ? "menor que" : "mayor que";
    expect(first(say(item, right ?? "", "es"))).toBe("right");
    expect(say(item, other, "es").attempt?.receipt.outcome).toBe("wrong");
  });

  test.each([
    ["14", "14 pages per day"],
    ["14", "14 a day"],
    ["14", "it's 14 pages a day"],
    ["14", "serían 14 páginas al día"],
    ["10", "10veces"],
    ["x = 1/2", "x = 1/2 (half)"],
    ["5", "5 😀"],
    ["36", "36 cm^2"],
    ["3:30 PM", "3:30 pm"],
    ["pi/4", "π/4"],
    ["2x + C", "2x + k"],
  ])("%s is right in: %s", (key, text) => expect(first(say(story(key), text))).toBe("right"));

  test.each([
    ["15 pages per day", "15"],
    ["15 a day", "15"],
    ["ISNT IT 8 1/8", "8 1/8"],
    ["14 isn't right", "14"],
    ["x = 26 i added 7", "x = 26"],
    ["primero resto y me da 9", "9"],
  ])("what was not read with certainty is asked back: %s", (text, given) => {
    const decision = say(story("14"), text);
    expect(decision.moves).toEqual([{ kind: "ask-meant", given }]);
    expectUnmarked(decision);
    expect(say(story("14"), given).attempt).not.toBeNull();
  });

  test.each(["12 or 14 pages, I think", "12 or 14", "is it 14 or 41"])(
    "who wavers between two is asked which: %s",
    (text) => {
      const decision = say(story("14"), text);
      expect(decision.moves).toEqual([{ kind: "talk", about: "which-value", time: 0 }]);
      expectUnmarked(decision);
    },
  );

  test("a question is none of it", () => {
    expect(first(say(story("14"), "why is it 15 pages?"))).toBe("explain");
  });

  test("an x between two numbers multiplies them, where the problem has none", () => {
    expect(first(say(story("51320000"), "5.132x10^7"))).toBe("step-right");
    expect(first(say(story("51320000"), "5.132 x 10^6"))).toBe("wrong");
    const item = story("51320000");
    const scientific: ExpressionItem = {
      ...item,
      key: { ...item.key, policy: { form: "scientific" } },
    };
    expect(first(say(scientific, "5.132x10^7"))).toMatch(/right/);
  });
});

describe("the problem typed back is no answer", () => {
  test.each([
    ["Simplify 2x+3x", "2x+3x"],
    ["Simplify 2x+3x", "simplify 2x + 3x"],
    ["Solve 3x=18", "3x=18"],
    ["Solve 3x=18", "18 = 3x"],
    ["Solve 3x=18", "Solve 3x=18"],
    ["Calculate 12*15", "12*15"],
    ["Calculate 12*15", "12 × 15"],
    ["Calculate 12*15", "12 x 15"],
    ["Write 0.5108 as a fraction", "0.5108"],
    ["What percent of 80 is 16?", "what percent of 80 is 16"],
  ])("%s: %s", (problem, text) => {
    for (const locale of ["en", "es"] as const) {
      const decision = say(own(problem), text, locale);
      expect(first(decision)).toBe("typed-back");
      expectUnmarked(decision);
    }
  });

  test.each([
    ["Calculate 12*15", "180", "right"],
    ["Calculate 12*15", "12*10 + 12*5", "step-right"],
    ["Solve 3(x - 1) = 12", "3x - 3 = 12", "step-right"],
    ["Write 0.5108 as a fraction", "1277/2500", "right"],
  ])("%s: %s is its answer or a step", (problem, text, kind) => {
    expect(first(say(own(problem), text))).toBe(kind);
  });

  test("what is asked to choose from is", () => {
    const item = typedSkillNamed("fractions-compare").makeItem("w", randomFrom("w"), 1);
    for (const { answer } of item.misconceptions)
      expect(say(item, answer).attempt?.receipt.outcome).toBe("wrong");
  });
});

test("a calculation that comes out as it says is a step, not a wrong answer", () => {
  expect(first(say(story("65"), "40 + 75 = 115"))).toBe("step-right");
  expect(first(say(story("65"), "40 + 75 = 116"))).toBe("wrong");
});

test("every curriculum item takes its own key and no prose", () => {
  for (const skill of mathematicsSkills) {
    for (const level of [1, 2, 3] as const) {
      const item = skill.makeItem("k", randomFrom(`${skill.id}.k`), level);
      if (!isExpressionItem(item)) continue;
      expect(first(say(item, expressionOf(item))), skill.id).toMatch(/^(right|step-right)/);
      const prose = say(item, "I hate all of this");
      expect(first(prose), skill.id).toBe("off-topic");
      expectUnmarked(prose);
      for (const { answer } of item.misconceptions)
        expect(say(item, answer).attempt, `${skill.id}: ${answer}`).not.toBeNull();
    }
  }
});
