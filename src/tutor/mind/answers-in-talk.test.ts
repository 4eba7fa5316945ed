import { expect, test } from "vitest";
import { readAct } from "../acts/read-act.ts";
import { mathematicsSkills } from "../curriculum/testing/mathematics.fixture.ts";
import type { ExpressionItem } from "../item.ts";
import { decide } from "./decide.ts";
import type { Situation } from "./decision.ts";
import { subjectModules } from "../subjects/subjects.ts";
import { newState, openProblem, type Pending, type TutorState } from "./state.ts";

function itemWith(expression: string, prompt: string, line = expression): ExpressionItem {
  const text = { en: prompt, es: prompt };
  return {
    id: "talk#1",
    skillId: "multiplication-facts",
    prompt: text,
    key: { expression, latex: expression, policy: {} },
    steps: [
      { say: text, line: prompt },
      { say: text, line },
    ],
    hints: [text, text, text],
    misconceptions: [],
    picture: null,
  };
}

function write(text: string, item: ExpressionItem, more: Partial<TutorState> = {}) {
  const situation: Situation = {
    state: { ...newState, problem: openProblem(item, "curriculum"), ...more },
    learner: { firstName: "Ana", grade: 7, returning: false, records: new Map() },
    ...subjectModules.Mathematics,
    skills: mathematicsSkills,
    locale: "en",
    now: new Date(0),
    seed: "talk",
    acts: readAct(text),
  };
  return decide(situation, { kind: "message", text });
}

const equation = itemWith("x = 8", "Solve $4x - 9 = 23$.");

test.each([
  "easy. add 9, 32, divide by 4, 8",
  "divide by 4. 32 = 4x, x = 8",
  "32 = 4x, x = 8",
  "10-7=3, 5-4=1, 7-4=3. 8!",
  "8 this is for babies",
  "is it 8? i did 32/4",
  "so u go 9 an 2 an 9 an 2. 8 sentmeters",
])("“%s” gives the right answer", (text) => {
  expect(write(text, equation).attempt?.receipt.outcome).toBe("right");
});

test.each([
  "u read 53, i wrote 8",
  "no dije 80, dije 8, por favor fíjese",
  "calm down i typed 8, not 88, my finger stuck",
  "8, but i did it by counting up from 3 because taking away is hard, first to 10 and then to 11",
  "sooo it would be 8 bc 5+3 is 8 and then theres 20 left. i drew it",
])("“%s” gives the answer again, and not what it was taken for", (text) => {
  expect(write(text, equation).attempt?.receipt.outcome).toBe("right");
});

test("who says what they said before and takes it back gives nothing of it", () => {
  expect(write("i said 8 but it is 9", equation).attempt?.receipt.outcome).not.toBe("right");
  expect(write("i never said 8, i put 9", equation).attempt?.receipt.outcome).not.toBe("right");
});

test("a value that a sentence of its own gives, or that stands alone before its reason, is marked where it is wrong", () => {
  for (const text of ["is it 9? i did 32 - 23", "its 75 bc 7+8 is 15 and 4+3 is 7"])
    expect(write(text, equation).attempt?.receipt.outcome, text).toBe("wrong");
  expect(write("i got 3 wrong because of you", equation).attempt).toBeNull();
});

test("a value that a message claims alone is marked, right or wrong, whatever is said beside it", () => {
  for (const text of [
    "not hamsters smh. 6.3",
    "7! porque 3+4 son 7",
    "is it like 9 km? idk",
    "11. es mi respuesta. 11!!!",
  ])
    expect(write(text, equation).attempt?.receipt.outcome, text).toBe("wrong");
  for (const text of ["7 times i told you", "ok 3 of these are dumb", "i did 7 of them today"])
    expect(write(text, equation).attempt, text).toBeNull();
});

test("what is taken back is not what is answered", () => {
  for (const text of ["9? wait no 8", "x = 9, no wait x = 8", "9... digo 8"])
    expect(write(text, equation).attempt?.receipt.outcome, text).toBe("right");
  expect(write("8? no wait 9", equation).attempt?.receipt.outcome).toBe("wrong");
});

test("a fraction with the value put in gives the unknown of it", () => {
  const item = itemWith("8", "Which number is $n$? $\\frac{4}{5} = \\frac{n}{10}$");
  for (const text of ["8/10", "its 8/10 because i doubled"])
    expect(write(text, item).attempt?.receipt.outcome, text).toBe("right");
  expect(write("4/10", item).attempt?.receipt.outcome).not.toBe("right");
});

test("values that are told in their order are a list, each without its reason", () => {
  const item = itemWith("4.11, 4.2, 4.225", "Order $4.2$, $4.225$ and $4.11$.");
  const text =
    "4.11 first because 1 tenth is less than 2 tenths, then 4.2, then 4.225 because 4.2 is 4.200";
  expect(write(text, item).attempt?.receipt.outcome).toBe("right");
});

test.each([
  "u already said that like 5 times. this is so dumb im done",
  "i tried 5? 6? 7? 8?",
  "it could be 7, 8",
])("“%s” gives none", (text) => {
  expect(write(text, equation).attempt).toBeNull();
});

test("a number of talk is not asked about", () => {
  const { moves } = write("u already said that like 5 times. this is so dumb im done", equation);
  expect(moves.map(({ kind }) => kind)).not.toContain("ask-meant");
});

test("the problem's own equation with the value put in gives it; another true sum does not", () => {
  const item = itemWith("6", "Which number is $n$? $n \\times 7 = 42$");
  for (const text of ["6 x 7 = 42 i knew that one", "7 * 6 = 42"])
    expect(write(text, item).attempt?.receipt.outcome, text).toBe("right");
  expect(write("21 + 21 = 42", item).attempt).toBeNull();
});

test("what is left over is told behind the quotient", () => {
  const item = itemWith("4", "Divide 19 by 5. What is the remainder?");
  expect(write("3 r 4", item).attempt?.receipt.outcome).toBe("right");
  expect(write("3 r 3", item).attempt).toBeNull();
});

test("a value in the compound unit that is asked for is the value", () => {
  const item = itemWith("2", "What is its acceleration, in m/s²?");
  for (const text of ["2 m/s²", "my answer is 2 m/s^2", "2 m/s2"])
    expect(write(text, item).attempt?.receipt.outcome, text).toBe("right");
});

test("what leads from one equation to the next is no sign of order", () => {
  const item = itemWith("x = 62", "Solve $\\log_2(x + 2) = 6$.");
  expect(write("x + 2 = 2^6 => x = 62", item).attempt?.receipt.outcome).toBe("right");
});

test("a part of one is not yet a percent", () => {
  const item = itemWith("75%", "What percent is that?");
  const { attempt, moves } = write("0.75", item);
  expect(attempt?.receipt).toMatchObject({ outcome: "right-value-wrong-form", missing: "percent" });
  expect(moves).toEqual([{ kind: "right-form-missing", missing: "percent" }]);
  expect(write("75", item).attempt?.receipt.outcome).toBe("right");
});

test("a unit that was asked for is taken with the value that lacked it", () => {
  const item = itemWith("8 s", "How long does it take?");
  const key = { ...item.key, policy: { unit: "s" } };
  const pending: Pending = { kind: "unit", given: "8" };
  expect(write("seconds", { ...item, key }, { pending }).attempt?.receipt.outcome).toBe("right");
  expect(write("meters", { ...item, key }, { pending }).attempt).toBeNull();
});

test("the answer to what a hint asked is taken along, unless it is the answer to the problem", () => {
  const item = itemWith("35", "Which number do 2 tens and 15 ones make?", "20 + 15");
  const pending: Pending = { kind: "prompted" };
  for (const text of ["20", "tenths? so 8 and 2"]) {
    const { attempt, moves } = write(text, item, { pending });
    expect(attempt, text).toBeNull();
    expect(moves, text).toEqual([{ kind: "talk", about: "prompted", time: 0 }]);
  }
  expect(write("35", item, { pending }).attempt?.receipt.outcome).toBe("right");
  expect(write("215", item, { pending }).attempt?.receipt.outcome).toBe("wrong");
});

test("an equation that holds for every letter is work, and lines that begin with = go on with it", () => {
  const item = itemWith("4x^2", "Simplify $(2x^3)^2 \\cdot x^{-4}$.");
  for (const text of ["(2x^3)^2 = 4x^6", "(2x^3)^2 = 2^2 * x^6\n= 4x^6"]) {
    const { attempt, moves } = write(text, item);
    expect(attempt, text).toBeNull();
    expect(
      moves.map(({ kind }) => kind),
      text,
    ).toEqual(["step-right"]);
  }
  expect(write("(2x^3)^2 = 4x^5", item).attempt?.receipt.outcome).toBe("wrong");
});
