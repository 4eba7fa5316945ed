import { describe, expect, test } from "vitest";
import type { Locale } from "#shared/locale.ts";
import { mathematicsSkills } from "../curriculum/testing/mathematics.fixture.ts";
import { decide } from "./decide.ts";
import type { Decision, StudentEvent } from "./decision.ts";
import { subjectModules } from "../subjects/subjects.ts";
import { newState, type TutorState } from "./state.ts";

function sitDown(locale: Locale = "en") {
  let state: TutorState = newState;
  let turns = 0;
  const act = (event: StudentEvent): Decision => {
    const decision = decide(
      {
        state,
        learner: { firstName: "Ana", grade: 7, returning: false, records: new Map() },
        ...subjectModules.Mathematics,
        skills: mathematicsSkills,
        locale,
        now: new Date(0),
        seed: `aside.${turns++}`,
      },
      event,
    );
    state = decision.state;
    return decision;
  };
  act({ kind: "open" });
  return {
    act,
    say: (text: string) => act({ kind: "message", text }),
    bring: (text: string) => act({ kind: "own-problem", text }),
    state: () => state,
    id: () => state.problem?.item.id,
  };
}

const kinds = ({ moves }: Decision) => moves.map(({ kind }) => kind);

describe("My own problem", () => {
  test.each([
    ["3x - 7 = 11", "x = 6"],
    ["2x+1=7", "x = 3"],
    ["12 × 15", "180"],
    ["Write 0.5108 as a fraction", "1277/2500"],
    ["Add 3/8 and 3/8", "3/4"],
    ["What percent of 80 is 16?", "20%"],
    ["Suma 3/8 y 3/8", "3/4"],
    ["３ｘ－７＝１１", "x = 6"],
  ])("%s becomes the problem, and the open one waits as it was", (text, key) => {
    const desk = sitDown();
    desk.say("987654");
    const before = desk.state().problem;
    const read = desk.bring(text);
    const decision = kinds(read)[0] === "ask-own" ? desk.say("yes") : read;
    expect(decision.moves).toEqual([
      { kind: "present", reason: "own", skillTitle: null, why: null, form: null },
    ]);
    expect(decision.attempt).toBeNull();
    expect(decision.record).toBeNull();
    expect(desk.state().problem).toMatchObject({
      source: "own",
      item: { key: { expression: key } },
    });
    expect(desk.state().waiting).toEqual([before]);
  });

  test.each(["hello", "I hate fractions", "Prove that 1 = 2", "7"])(
    "%s is said not to be readable; nothing else happens",
    (text) => {
      const desk = sitDown();
      const before = desk.state();
      const decision = desk.bring(text);
      expect(kinds(decision)).toEqual(["own-unread"]);
      expect(decision.charges).toBe(false);
      // It is waited for, and all else stands as it stood.
      expect(desk.state()).toEqual({ ...before, pending: { kind: "own-text" } });
    },
  );

  test("the one that waited comes back once the own one is finished, and nothing is charged for it", () => {
    const desk = sitDown();
    desk.say("987654");
    const before = desk.state().problem;
    desk.bring("3x - 7 = 11");
    expect(kinds(desk.say("x = 6"))).toEqual(["right", "offer-back"]);
    const back = desk.act({ kind: "next" });
    expect(back.moves).toMatchObject([{ kind: "present", reason: "back" }]);
    expect(back.charges).toBe(false);
    expect(desk.state().problem).toEqual(before);
    expect(desk.state().waiting).toEqual([]);
  });

  test.each(["no", "not yet"])("%s to what waits goes on with something else", (words) => {
    const desk = sitDown();
    desk.bring("3x - 7 = 11");
    expect(kinds(desk.say("x = 6"))).toEqual(["right", "offer-back"]);
    const { waiting } = desk.state();
    expect(desk.say(words).moves).toMatchObject([{ kind: "present", reason: "next" }]);
    expect(desk.state().waiting).toEqual(waiting);
  });

  test("yes to what waits goes back to it", () => {
    const desk = sitDown();
    const first = desk.id();
    desk.bring("3x - 7 = 11");
    desk.say("x = 6");
    desk.say("yes");
    expect(desk.id()).toBe(first);
  });

  test("a tap goes back and forth between the two, and neither is lost", () => {
    const desk = sitDown();
    const first = desk.id();
    desk.bring("3x - 7 = 11");
    const second = desk.id();
    expect(desk.act({ kind: "back" }).charges).toBe(false);
    expect(desk.id()).toBe(first);
    desk.act({ kind: "back" });
    expect(desk.id()).toBe(second);
    expect(desk.state().waiting?.map(({ item }) => item.id)).toEqual([first]);
  });

  test("who says next leaves the own problem for the one that waits", () => {
    const desk = sitDown();
    const first = desk.id();
    desk.bring("3x - 7 = 11");
    desk.say("next");
    expect(desk.id()).toBe(first);
    expect(desk.state().waiting).toEqual([]);
  });

  test("the same problem brought twice is not charged twice", () => {
    const desk = sitDown();
    expect(desk.bring("3x - 7 = 11").charges).toBe(true);
    const again = desk.bring("3x − 7 = 11");
    expect(kinds(again)).toEqual(["typed-back"]);
    expect(again.charges).toBe(false);
  });

  test("words of distress are heard there, too", () => {
    expect(kinds(sitDown().bring("i want to die"))).toEqual(["safety"]);
    expect(kinds(sitDown().bring("𝐢 𝐰𝐚𝐧𝐭 𝐭𝐨 𝐝𝐢𝐞"))).toEqual(["safety"]);
  });
});
