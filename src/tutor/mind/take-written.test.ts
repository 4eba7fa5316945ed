import { describe, expect, test } from "vitest";
import { teachingOf } from "#features/learning/subject-skills.ts";
import { randomFrom } from "#shared/random.ts";
import { givenOfKey } from "../items/given-of-key.ts";
import { isInteractionItem } from "../item.ts";
import { hearText } from "../safety/hear-text.ts";
import { sayBuiltin } from "../voice/builtin-voice.ts";
import { decide } from "./decide.ts";
import { kinds, sitDown } from "./sit-down.fixture.ts";
import { newState, openProblem } from "./state.ts";
import { writingOffered } from "./take-written.ts";

const skillId = "claims-and-evidence";
const taskId = `${skillId}#your-claim`;
const { skills } = teachingOf("English");
const text = "Our street needs a bench. Older people rest there. I counted nine of them on Monday.";

/** A lesson whose first problem has just been done alone. */
function afterFirst() {
  const desk = sitDown({ subject: "English", skillId });
  const item = desk.problem()?.item;
  if (!item || !isInteractionItem(item)) throw new Error("no card");
  const done = desk.does({ kind: "given", itemId: item.id, given: givenOfKey(item.key, "en") });
  return { desk, state: done.state };
}

describe("a longer text", () => {
  test("is offered once a problem of its skill is done, and not while one is open", () => {
    const open = sitDown({ subject: "English", skillId });
    expect(writingOffered({ problem: open.problem() }, skills)).toBeNull();
    const { state } = afterFirst();
    expect(writingOffered(state, skills)?.id).toBe(taskId);
    const told = { ...state, written: [taskId] };
    expect(writingOffered(told, skills)).toBeNull();
  });

  test("is not marked, costs nothing, is no evidence, and is done once its list was gone through", () => {
    const { desk, state } = afterFirst();
    const decision = desk.does({ kind: "written", taskId, text, ticked: [0, 1, 1, 9] });
    expect(decision).toMatchObject({ attempt: null, record: null, charges: false });
    expect(kinds(decision)).toEqual(["text-kept", "offer-next"]);
    expect(decision.moves[0]).toMatchObject({ words: 16, ticked: 2, of: 4, alike: null });
    expect(decision.state).toEqual({ ...state, written: [taskId] });
    expect(writingOffered(decision.state, skills)).toBeNull();
  });

  test("changes nothing where no such text is asked for", () => {
    const { desk, state } = afterFirst();
    const decision = desk.does({ kind: "written", taskId: "nobody#knows", text, ticked: [] });
    expect(kinds(decision)).toEqual(["offer-next"]);
    expect(decision.state).toEqual(state);
  });

  test("leaves a problem that lies open as it is", () => {
    const desk = sitDown({ subject: "English", skillId });
    const before = desk.problem();
    const decision = desk.does({ kind: "written", taskId, text, ticked: [] });
    expect(kinds(decision)).toEqual(["text-kept"]);
    expect(desk.problem()).toEqual(before);
    expect(decision.sealed).toEqual(before?.item.key);
  });

  test("is told in words that nobody has checked it, and what can be counted", () => {
    const kept = { kind: "text-kept", words: 12, ticked: 2, of: 4, alike: "The" } as const;
    for (const wording of [0, 1]) {
      const english = sayBuiltin([kept], "en", wording);
      expect(english).toMatch(/checks nothing by itself.*a teacher or a parent can read/u);
      expect(english).toContain("Words: 12");
      expect(english).toContain("2 of 4");
      expect(english).toContain("“The”");
      const spanish = sayBuiltin([kept], "es", wording);
      expect(spanish).toMatch(/no comprueba nada por sí sola.*tu profe/u);
      expect(spanish).toContain("2 de 4");
    }
  });

  test("is heard before anything else: one sentence of distress among many is enough, and it is done all the same", () => {
    const item = skills.find(({ id }) => id === skillId);
    if (!item) throw new Error("no such skill");
    const { state } = afterFirst();
    const heavy = `${text} ${text} I want to kill myself. ${text}`;
    const decision = decide(
      {
        state,
        learner: { firstName: "Lily", grade: 7, returning: true, records: new Map() },
        ...teachingOf("English"),
        locale: "en",
        now: new Date(0),
        seed: "heard",
        heard: hearText(heavy),
      },
      { kind: "written", taskId, text: heavy, ticked: [] },
    );
    expect(kinds(decision)).toEqual(["safety"]);
    expect(decision.state.written).toEqual([taskId]);
  });

  test("is of no skill that has none", () => {
    const plain = skills.find(({ writing }) => !writing);
    if (!plain) throw new Error("every skill has one");
    const item = plain.makeItem("1", randomFrom("plain"), 1);
    const problem = { ...openProblem(item, "curriculum"), outcome: "solved" as const };
    expect(writingOffered({ ...newState, problem }, skills)).toBeNull();
  });
});
