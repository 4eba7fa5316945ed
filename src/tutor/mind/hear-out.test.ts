import { expressionOf } from "../item.ts";
import { beforeEach, describe, expect, test } from "vitest";
import { randomFrom } from "#shared/random.ts";
import { alertCategories } from "#shared/oversight.ts";
import { mathematicsSkills, typedSkillNamed } from "../curriculum/testing/mathematics.fixture.ts";
import { sayBuiltin } from "../voice/builtin-voice.ts";
import { decide } from "./decide.ts";
import type { Decision, Situation, StudentEvent } from "./decision.ts";
import { noLimits } from "./limits.ts";
import type { Heard } from "./safety.ts";
import { subjectModules } from "../subjects/subjects.ts";
import { newState, openProblem, type TutorState } from "./state.ts";

const inDoubt: Heard = { answer: "check-in", category: "bullying", isSurelyHarmless: false };
const quiet: Heard = { answer: "none", category: "self-harm", isSurelyHarmless: true };

const heavy = "nobody at that place would even notice";

let state: TutorState;
beforeEach(() => {
  const item = typedSkillNamed("multiplication-facts").makeItem("s", randomFrom("s"), 1);
  state = { ...newState, problem: openProblem(item, "curriculum") };
});

function act(event: StudentEvent, heard: Heard = quiet, more: Partial<Situation> = {}): Decision {
  const decision = decide(
    {
      state,
      learner: { firstName: "Ana", grade: 7, returning: true, records: new Map() },
      ...subjectModules.Mathematics,
      skills: mathematicsSkills,
      locale: "en",
      now: new Date(0),
      seed: "s",
      heard,
      ...more,
    },
    event,
  );
  state = decision.state;
  return decision;
}

const say = (text: string, heard?: Heard) => act({ kind: "message", text }, heard);
const kinds = (decision: Decision) => decision.moves.map(({ kind }) => kind);

describe("words that may be distress", () => {
  test("are still asked about when the student takes leave by the button", () => {
    say(heavy, inDoubt);
    act({ kind: "finish" });
    expect(kinds(say("me"))).toEqual(["safety"]);
  });

  test("are asked about, and nothing is marked, charged or lost", () => {
    const before = state;
    const decision = say(heavy, inDoubt);
    expect(kinds(decision)).toEqual(["check-in"]);
    expect(sayBuiltin(decision.moves, "en", 0)).toBe(
      "That sounds heavy. Is it about you, or about the lesson?",
    );
    expect(sayBuiltin(decision.moves, "es", 0)).toBe(
      "Eso parece duro. ¿Hablas de ti o de la lección?",
    );
    expect(decision).toMatchObject({ attempt: null, record: null, charges: false });
    expect(decision.state.problem).toBe(before.problem);
  });

  test.each([
    { kind: "check-in", about: "me", text: "It is about me" },
    { kind: "message", text: "me" },
    { kind: "message", text: "its about me" },
    { kind: "message", text: "Yes." },
    { kind: "message", text: "sí, sobre mí" },
    { kind: "message", text: "los dos" },
  ] as const)("that are about the student are answered as what was first told: %o", (answer) => {
    say(heavy, inDoubt);
    const decision = act(answer);
    expect(decision.moves).toEqual([{ kind: "safety", category: "bullying", told: heavy }]);
    expect(decision.state.checkIn).toBeUndefined();
  });

  test.each([
    { kind: "check-in", about: "work", text: "It is about the work" },
    { kind: "message", text: "the maths lol" },
    { kind: "message", text: "no, just homework" },
    { kind: "message", text: "las mates" },
    { kind: "message", text: "es sobre la tarea" },
    { kind: "message", text: "the lesson duh" },
    { kind: "message", text: "no im fine i meant the problem" },
    { kind: "message", text: "no no, era por el ejercicio" },
  ] as const)("that are about the work are let go: %o", (answer) => {
    say(heavy, inDoubt);
    const decision = act(answer);
    expect(kinds(decision)).toEqual(["checked-in"]);
    expect(decision).toMatchObject({ attempt: null, charges: false });
    expect(decision.state.checkIn).toBeUndefined();
  });

  test("and are followed by as heavy ones, are an alert", () => {
    say(heavy, inDoubt);
    expect(kinds(say("and nobody would care", inDoubt))).toEqual(["safety"]);
  });

  test("are let go where the student goes on with the work", () => {
    say(heavy, inDoubt);
    expect(act({ kind: "hint" }).state.checkIn).toBeUndefined();
    const answered = say(expressionOf(state.problem?.item));
    expect(kinds(answered)).toContain("right");
  });

  test("are asked about while learning is over for the day too", () => {
    const limits = {
      ...noLimits,
      closing: { reason: "hours", opens: null, mayFinish: false },
    } as const;
    expect(kinds(act({ kind: "message", text: heavy }, inDoubt, { limits }))).toEqual(["check-in"]);
    expect(kinds(act({ kind: "message", text: "7" }, quiet, { limits }))).toEqual(["closing"]);
  });
});

test("an answer without a question opens no door by chance, and hears who says that it is about them", () => {
  expect(kinds(act({ kind: "check-in", about: "work", text: "It is about the work" }))).toEqual([
    "checked-in",
  ]);
  expect(kinds(act({ kind: "check-in", about: "me", text: "It is about me" }))).toEqual(["safety"]);
  expect(kinds(say("yes"))).not.toContain("safety");
});

test.each(alertCategories)(
  "the careful reply to %s has at most forty words in both languages",
  (category) => {
    for (const locale of ["en", "es"] as const) {
      const reply = sayBuiltin([{ kind: "safety", category }], locale, 0);
      expect(reply.split(/\s+/).length).toBeLessThanOrEqual(40);
      expect(reply).toMatch(/I'm a program|Soy un programa/);
    }
  },
);

test.each([
  "the lesson obviously lol. how do pads get bigger",
  "lol the lesson. im just sleepy, not dying",
  "no no the homework, sorry",
])(
  "“%s” says that it was about the work, and what was said before is answered after all",
  (text) => {
    const acts = { likely: [{ act: "thanks", share: 0.9 }], isSure: true } as const;
    act({ kind: "message", text: "thanks, nobody told us that" }, inDoubt, { acts });
    expect(kinds(say(text, inDoubt)).slice(0, 2)).toEqual(["checked-in", "talk"]);
  },
);

test("an answer that stood in it is asked for, and not marked", () => {
  const right = expressionOf(state.problem?.item);
  const acts = { likely: [{ act: "answer", share: 0.9 }], isSure: true } as const;
  act({ kind: "message", text: `its ${right} and that place is dead` }, inDoubt, { acts });
  const decision = act({ kind: "check-in", about: "work", text: "It is about the work" });
  expect(kinds(decision)).toEqual(["checked-in", "ask-meant"]);
  expect(decision.attempt).toBeNull();
  expect(decision.charges).toBe(false);
});

test("who says that it is not the lesson is heard", () => {
  say(heavy, inDoubt);
  expect(kinds(say("it is not about the lesson", inDoubt))).toEqual(["safety"]);
});
