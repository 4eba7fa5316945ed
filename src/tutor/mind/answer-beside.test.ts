import { expect, test } from "vitest";
import type { Locale } from "#shared/locale.ts";
import { halvesOf } from "../acts/halves.ts";
import { readAct } from "../acts/read-act.ts";
import { mathematicsSkills } from "../curriculum/testing/mathematics.fixture.ts";
import { decide } from "./decide.ts";
import type { Situation } from "./decision.ts";
import { subjectModules } from "../subjects/subjects.ts";
import { newState } from "./state.ts";

test.each([
  ["9.5, and why do we line up the dots?", "9.5", "why do we line up the dots?"],
  ["9.5 why do we line up the dots", "9.5", "why do we line up the dots"],
  ["why do u line up the dots. i got 9.5 btw", "i got 9.5 btw", "why do u line up the dots."],
  ["es 9.5 ¿por qué se alinean?", "es 9.5", "¿por qué se alinean?"],
  ["la b. qué significa ósmosis", "la b.", "qué significa ósmosis"],
  ["x = 4 can i get a harder one", "x = 4", "can i get a harder one"],
])("“%s” says one thing and asks another", (text, said, asked) => {
  expect(halvesOf(text)).toMatchObject({ said, asked });
});

test.each(["is it 8?", "what is 5 + 3?", "x=4. right?", "es 9.5 por que alineo los puntos"])(
  "“%s” does one of the two alone",
  (text) => {
    expect(halvesOf(text)).toBeNull();
  },
);

/** A decimal sum is open; `answer` stands for its key. */
function write(message: (answer: string) => string, locale: Locale = "en") {
  const situation: Situation = {
    state: newState,
    learner: { firstName: "Mia", grade: 6, returning: false, records: new Map() },
    ...subjectModules.Mathematics,
    skills: mathematicsSkills,
    locale,
    now: new Date(0),
    seed: "beside",
  };
  const opened = decide(situation, { kind: "open", skillId: "decimals-add-subtract" });
  const key = opened.sealed && "expression" in opened.sealed ? opened.sealed.expression : "";
  const text = message(key);
  return decide(
    { ...situation, state: opened.state, acts: readAct(text) },
    { kind: "message", text },
  );
}

const kinds = (message: (answer: string) => string, locale?: Locale) =>
  write(message, locale).moves.map(({ kind }) => kind);

test("a question beside a right answer is answered once the answer is marked", () => {
  const moves = ["right", "notion", "offer-next"];
  expect(kinds((key) => `its ${key}, and why do we line up the dots?`)).toEqual(moves);
  expect(kinds((key) => `${key} why do we line up the dots`)).toEqual(moves);
  expect(kinds((key) => `${key}. ¿por qué se alinean los puntos?`, "es")).toEqual(moves);
  const { attempt, state } = write((key) => `its ${key}, and why do we line up the dots?`);
  expect(attempt?.receipt.outcome).toBe("right");
  expect(state.told).toHaveLength(1);
});

test("what is asked for beside a right answer is done", () => {
  const decision = write((key) => `${key}. can i get a harder one`);
  expect(decision.moves.map(({ kind }) => kind)).toEqual(["right", "present"]);
  expect(decision.attempt?.receipt.outcome).toBe("right");
});

test("a wrong answer beside a question is marked, and the question answered; a line that is named is none", () => {
  const wrong = write(() => "is it 700? and why do we line up the dots");
  expect(wrong.attempt?.receipt.outcome).toBe("wrong");
  expect(wrong.moves.map(({ kind }) => kind)).toContain("notion");
  expect(write((key) => `on line ${key} how did the 4 disappear`).attempt).toBeNull();
});
