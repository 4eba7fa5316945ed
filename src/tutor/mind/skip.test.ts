import { expect, test } from "vitest";
import { mathematicsSkills } from "../curriculum/testing/mathematics.fixture.ts";
import { decide } from "./decide.ts";
import type { Decision, StudentEvent } from "./decision.ts";
import { layOutNext } from "./lay-out.ts";
import { subjectModules } from "../subjects/subjects.ts";
import { newState, type TutorState } from "./state.ts";

/** A student of grade 7 before a first problem, who does one thing after another. */
function sitDown() {
  let state: TutorState = newState;
  let turns = 0;
  function act(event: StudentEvent): Decision {
    const decision = decide(
      {
        state,
        learner: { firstName: "Ana", grade: 7, returning: true, records: new Map() },
        ...subjectModules.Mathematics,
        skills: mathematicsSkills,
        locale: "en",
        now: new Date(0),
        seed: `skip.${turns++}`,
      },
      event,
    );
    ({ state } = decision);
    return decision;
  }
  act({ kind: "open" });
  return { act, problem: () => state.problem };
}

test("an open problem is skipped at once, without a mark, a credit or a record", () => {
  const desk = sitDown();
  const before = desk.problem();
  const decision = desk.act({ kind: "next" });
  expect(decision).toMatchObject({ charges: false, attempt: null, record: null });
  expect(decision.moves.map(({ kind }) => kind)).toEqual(["present"]);
  expect(desk.problem()?.outcome).toBe("open");
  expect(desk.problem()?.item.prompt.en).not.toBe(before?.item.prompt.en);
  expect(desk.problem()?.item.skillId).toBe(before?.item.skillId);
});

test("the second skip in a row changes the skill, said in words too", () => {
  const desk = sitDown();
  const first = desk.problem()?.item.skillId;
  desk.act({ kind: "next" });
  desk.act({ kind: "message", text: "skip" });
  expect(desk.problem()?.item.skillId).not.toBe(first);
});

test("who tries something is not taken away from a skill by the next skip", () => {
  const desk = sitDown();
  const first = desk.problem()?.item.skillId;
  desk.act({ kind: "next" });
  desk.act({ kind: "message", text: "98765" });
  desk.act({ kind: "next" });
  expect(desk.problem()?.item.skillId).toBe(first);
});

test("a topic that was asked for comes three times more, and no more once it is skipped twice", () => {
  const skillId = "percent-of-quantity";
  const situation = (state: TutorState) => ({
    state,
    learner: { firstName: "Ana", grade: 7, returning: true, records: new Map() },
    ...subjectModules.Mathematics,
    skills: mathematicsSkills,
    locale: "en" as const,
    now: new Date(0),
    seed: "chosen",
  });
  let state: TutorState = decide(situation(newState), { kind: "topic", skillId }).state;
  const laidOut: (string | null | undefined)[] = [];
  for (let turn = 0; turn < 4; turn++) {
    const laid = layOutNext(situation({ ...state, problem: null }), false);
    if (laid) ({ state } = laid);
    laidOut.push(state.problem?.item.skillId);
  }
  expect(laidOut.slice(0, 3)).toEqual([skillId, skillId, skillId]);
  expect(laidOut[3]).not.toBe(skillId);

  const desk = sitDown();
  desk.act({ kind: "topic", skillId });
  desk.act({ kind: "next" });
  expect(desk.problem()?.item.skillId).toBe(skillId);
  expect(desk.act({ kind: "next" }).state.chosen).toBeUndefined();
  expect(desk.problem()?.item.skillId).not.toBe(skillId);
});
