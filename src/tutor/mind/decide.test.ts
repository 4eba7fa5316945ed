import { expressionOf } from "../item.ts";
import { beforeEach, describe, expect, test } from "vitest";
import type { Locale } from "#shared/locale.ts";
import { mathematicsSkills } from "../curriculum/testing/mathematics.fixture.ts";
import type { Item } from "../item.ts";
import { decide } from "./decide.ts";
import type { Decision, StudentEvent } from "./decision.ts";
import type { SkillRecord } from "./learner.ts";
import { sayBuiltin } from "../voice/builtin-voice.ts";
import { misconceptionQuestion } from "../subjects/mathematics/answers/misconception-questions.ts";
import type { MoveKind } from "./move.ts";
import { subjectModules } from "../subjects/subjects.ts";
import { newState, type TutorState } from "./state.ts";

/** A student at the desk: keeps the state and the records between turns, as the server does. */
function sitDown(grade = 7, locale: Locale = "en") {
  let state: TutorState = newState;
  let turns = 0;
  const records = new Map<string, SkillRecord>();
  const now = new Date("2026-11-23T10:00:00Z");

  function act(event: StudentEvent): Decision {
    const learner = { firstName: "Ana", grade, returning: records.size > 0, records };
    const seed = `desk.${turns++}`;
    const decision = decide(
      {
        state,
        learner,
        ...subjectModules.Mathematics,
        skills: mathematicsSkills,
        locale,
        now,
        seed,
      },
      event,
    );
    state = decision.state;
    if (decision.record) records.set(decision.record.skillId, decision.record);
    return decision;
  }

  return {
    act,
    records,
    say: (text: string) => act({ kind: "message", text }),
    /** Brings a problem in words and says that it was read as meant. */
    bring(text: string): Decision {
      expect(kinds(act({ kind: "message", text }))).toEqual(["ask-own"]);
      return act({ kind: "message", text: "yes" });
    },
    problem: () => {
      if (!state.problem) throw new Error("no problem is open");
      return state.problem;
    },
    item: (): Item => {
      if (!state.problem) throw new Error("no problem is open");
      return state.problem.item;
    },
  };
}

const kinds = (decision: Decision): MoveKind[] => decision.moves.map((move) => move.kind);

describe("a first problem of the curriculum", () => {
  let desk = sitDown();
  beforeEach(() => {
    desk = sitDown();
    desk.act({ kind: "open" });
  });

  test("the tutor speaks first, with one concrete item, and looking costs nothing", () => {
    const fresh = sitDown();
    const opened = fresh.act({ kind: "open" });
    expect(kinds(opened)).toEqual(["welcome", "present"]);
    expect(opened.charges).toBe(false);
    expect(opened.sealed).toEqual(fresh.item().key);
  });

  test("the first thing done on a problem takes its credit, nothing after it does", () => {
    expect(desk.say("999").charges).toBe(true);
    expect(desk.say("998").charges).toBe(false);
    expect(desk.act({ kind: "hint" }).charges).toBe(false);
  });

  test("a wrong answer of a known method is pointed at by its step", () => {
    const [wrong] = desk.item().misconceptions;
    const decision = desk.say(wrong?.answer ?? "");
    expect(kinds(decision)).toEqual(["point"]);
    expect(decision.attempt?.misconceptionId).toBe(wrong?.id);
  });

  test("another wrong answer is asked about, and the second miss changes the form", () => {
    expect(kinds(desk.say("99999"))).toEqual(["wrong", "ask-working"]);
    expect(kinds(desk.say("88888"))).toContain("worked-example");
  });

  test("the answer is not told before the last rung, however it is asked for", () => {
    const rungs = desk.item().hints.length;
    for (let i = 1; i < rungs; i++) {
      const decision = desk.say("just give me the answer");
      expect(kinds(decision)).toEqual(["hold-answer", "hint"]);
      expect(decision.sealed).not.toBeNull();
      // Between two rungs a try is asked for, once.
      if (i < rungs - 1) expect(kinds(desk.say("just give me the answer"))).toEqual(["try-first"]);
    }
    for (let asked = 0; asked < 3; asked++) {
      const decision = desk.say("just give me the answer");
      expect(decision.moves).toMatchObject([
        { kind: "try-first", before: "answer" },
        { kind: "offer-acts" },
      ]);
      expect(decision.sealed).not.toBeNull();
    }
    desk.say("99999");
    expect(kinds(desk.say("just give me the answer"))).toContain("tell");
  });

  test("who tries something between two hints is given the next at once", () => {
    expect(kinds(desk.act({ kind: "hint" }))).toEqual(["hint"]);
    desk.say("99999");
    expect(kinds(desk.act({ kind: "hint" }))).toEqual(["hint"]);
    expect(kinds(desk.act({ kind: "hint" }))).toEqual(["try-first"]);
  });

  test("after help comes a fresh twin with another answer, to be done alone", () => {
    const first = desk.item();
    desk.act({ kind: "hint" });
    const decision = desk.say(expressionOf(first));
    expect(kinds(decision)).toEqual(["right", "present"]);
    expect(desk.problem().source).toBe("twin");
    expect(desk.item().skillId).toBe(first.skillId);
    expect(expressionOf(desk.item())).not.toBe(expressionOf(first));
    expect(decision.record?.alone).toBeCloseTo(0.1);
  });

  test("a twin done alone moves what stands alone and is free", () => {
    const skillId = desk.item().skillId ?? "";
    desk.act({ kind: "hint" });
    desk.say(expressionOf(desk.item()));
    const decision = desk.say(expressionOf(desk.item()));
    expect(kinds(decision)).toEqual(["right", "offer-next"]);
    expect(decision.charges).toBe(false);
    expect(desk.records.get(skillId)?.alone).toBeCloseTo(0.55);
    expect(desk.records.get(skillId)?.review).not.toBeNull();
  });

  test("help on a twin is held back once, then given, and then it does not count as alone", () => {
    desk.act({ kind: "hint" });
    desk.say(expressionOf(desk.item()));
    const skillId = desk.item().skillId ?? "";
    expect(kinds(desk.act({ kind: "hint" }))).toEqual(["no-help-now"]);
    expect(kinds(desk.act({ kind: "hint" }))).toEqual(["hint"]);
    desk.say(expressionOf(desk.item()));
    expect(desk.records.get(skillId)?.alone).toBeCloseTo(0.1);
  });

  test("an answer that cannot be read is shown back with its place and counts as nothing", () => {
    const decision = desk.say("3/(");
    expect(kinds(decision)).toEqual(["unreadable"]);
    expect(decision.attempt).toBeNull();
    expect(desk.problem().misses).toBe(0);
  });

  test("words of distress end the lesson for the moment, in both languages", () => {
    expect(decisionCategory(desk.say("i want to die"))).toBe("self-harm");
    expect(decisionCategory(desk.say("mi tío me pega y me toca"))).toBe("abuse");
    expect(kinds(desk.say("the die shows 3, what is the chance?"))).not.toContain("safety");
  });
});

function decisionCategory(decision: Decision): string | null {
  const [move] = decision.moves;
  return move?.kind === "safety" ? move.category : null;
}

describe("a problem of one's own", () => {
  test("is solved and sealed, costs one credit, and asks for the first step", () => {
    const desk = sitDown();
    desk.act({ kind: "open" });
    const decision = desk.bring("Solve 3(x - 1) = 12");
    expect(decision.moves).toEqual([
      { kind: "present", reason: "own", skillTitle: null, why: null, form: null },
    ]);
    expect(decision.charges).toBe(true);
    expect(decision.sealed && expressionOf({ key: decision.sealed })).toBe("x = 5");
  });

  test("no rung before the last tells its answer", () => {
    const desk = sitDown();
    desk.bring("Solve 3(x - 1) = 12");
    const rungs = desk.item().hints;
    expect(rungs.length).toBeGreaterThanOrEqual(3);
    for (const rung of rungs.slice(0, -1)) expect(rung.en).not.toMatch(/x = 5\b/);
    expect(rungs.at(-1)?.en).toContain("5");
  });

  test("a true step is confirmed without ending the problem", () => {
    const desk = sitDown();
    desk.bring("Solve 3(x - 1) = 12");
    expect(kinds(desk.say("3x - 3 = 12"))).toEqual(["step-right"]);
    expect(kinds(desk.say("3x = 15"))).toEqual(["step-right"]);
    expect(kinds(desk.say("x = 5"))[0]).toBe("right");
  });

  test("the first wrong line of a working is pointed at, and nothing after it is read", () => {
    const desk = sitDown();
    desk.bring("Solve 3(x - 1) = 12");
    const decision = desk.say("3x - 3 = 12\n3x = 9\nx = 3");
    expect(decision.moves).toEqual([
      {
        kind: "first-wrong-line",
        lineNumber: 2,
        line: "3x = 9",
        question: misconceptionQuestion("sign-lost-moving-term"),
        lost: false,
      },
    ]);
    expect(sayBuiltin(decision.moves, "en", 0)).toBe(
      "Your work holds up to line 1. Look at line 2, $3x = 9$. When a term crosses the equals sign, what happens to its sign?",
    );
    expect(desk.problem().lines.map((line) => line.mark)).toEqual(["right", "wrong"]);
  });

  test("help that came before we looked never counts as done alone", () => {
    const desk = sitDown();
    desk.bring("Solve 3(x - 1) = 12");
    const skillId = desk.item().skillId ?? "";
    desk.say("x = 5");
    expect(desk.records.get(skillId)?.alone).toBeCloseTo(0.1);
  });

  test("what cannot be solved with certainty is said so, and nothing is guessed", () => {
    const desk = sitDown();
    expect(kinds(desk.say("Solve the riddle of the 7 bridges and the 4 islands"))).toEqual([
      "cannot-solve",
    ]);
  });

  test("the same in Spanish", () => {
    const desk = sitDown(7, "es");
    desk.bring("Resuelve 2x + 3 = 11");
    expect(expressionOf(desk.item())).toBe("x = 4");
    expect(kinds(desk.say("no sé"))).toEqual(["hint"]);
    expect(kinds(desk.say("dime la respuesta"))).toEqual(["try-first"]);
    expect(kinds(desk.say("dime la respuesta"))).toEqual(["hold-answer", "hint"]);
    expect(kinds(desk.say("la respuesta es 4"))[0]).toBe("right");
  });
});

test("a student who keeps missing is handed to an adult and given firmer ground", () => {
  const desk = sitDown(8);
  desk.act({ kind: "open" });
  const seen: MoveKind[] = [];
  for (let i = 0; i < 40 && !seen.includes("hand-over"); i++) {
    seen.push(...kinds(desk.say(`${7000 + i}`)));
    if (desk.problem().outcome !== "open") desk.act({ kind: "next" });
  }
  expect(seen).toContain("hand-over");
});

test("the same situation and event always give the same decision", () => {
  const one = sitDown();
  const two = sitDown();
  expect(one.act({ kind: "open" })).toEqual(two.act({ kind: "open" }));
  expect(one.say("12")).toEqual(two.say("12"));
});
