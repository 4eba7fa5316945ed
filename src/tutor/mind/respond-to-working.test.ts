import { expect, test } from "vitest";
import { mathematicsSkills } from "../curriculum/testing/mathematics.fixture.ts";
import { decide } from "./decide.ts";
import { subjectModules } from "../subjects/subjects.ts";
import { newState } from "./state.ts";

/** What the tutor does with work on 1.5x + 2 = 8 in a lesson of a language. */
function movesFor(locale: "en" | "es", problem: string, work: string): string[] {
  const situation = {
    learner: { firstName: "Ana", grade: 8, returning: true, records: new Map() },
    ...subjectModules.Mathematics,
    skills: mathematicsSkills,
    locale,
    now: new Date(0),
    seed: "work",
  };
  const opened = decide({ ...situation, state: newState }, { kind: "message", text: problem });
  const begun = decide({ ...situation, state: opened.state }, { kind: "message", text: "sí" });
  const answered = decide({ ...situation, state: begun.state }, { kind: "message", text: work });
  return answered.moves.map(({ kind }) => kind);
}

const work = (comma: string) => `1${comma}5x + 2 = 8\n1${comma}5x = 6\nx = 4`;

test("work with a decimal comma stands in a Spanish lesson, and so does work with a point", () => {
  for (const comma of [",", "."]) {
    const moves = movesFor("es", "Resuelve 1.5x + 2 = 8", work(comma));
    expect(moves).not.toContain("first-wrong-line");
    expect(moves).not.toContain("unreadable");
  }
});

test("a wrong line is found in either notation", () => {
  for (const comma of [",", "."]) {
    const wrong = `1${comma}5x + 2 = 8\n1${comma}5x = 10`;
    expect(movesFor("es", "Resuelve 1.5x + 2 = 8", wrong)).toContain("first-wrong-line");
  }
});
