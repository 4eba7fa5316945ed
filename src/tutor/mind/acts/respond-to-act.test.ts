import { describe, expect, test } from "vitest";
import type { Locale } from "#shared/locale.ts";
import type { Act, ActReading } from "../../acts/acts.ts";
import { mathematicsSkills } from "../../curriculum/testing/mathematics.fixture.ts";
import { solveProblem } from "../../mathematics/solving/solve-problem.ts";
import { sayBuiltin } from "../../voice/builtin-voice.ts";
import { decide } from "../decide.ts";
import type { Decision, Situation } from "../decision.ts";
import type { SkillRecord } from "../learner.ts";
import { unknownMastery } from "../mastery.ts";
import { sealOwnProblem } from "../../subjects/mathematics/own/own-problem.ts";
import { subjectModules } from "../../subjects/subjects.ts";
import { newState, openProblem, type TutorState } from "../state.ts";

/** A reader that is sure of an act, or torn between three. */
function reading(...likely: Act[]): ActReading {
  const isSure = likely.length === 1;
  return { likely: likely.map((act) => ({ act, share: isSure ? 0.95 : 0.3 })), isSure };
}

/** A student at a problem of their own, 3x - 7 = 11, who writes one thing after another. */
function sitDown(locale: Locale = "en", records = new Map<string, SkillRecord>()) {
  const solution = solveProblem("3x - 7 = 11");
  if (!solution) throw new Error("not solved");
  const item = sealOwnProblem("3x - 7 = 11", solution, "seed");
  let state: TutorState = {
    ...newState,
    problem: { ...openProblem(item, "curriculum"), paid: true },
    lastSkillId: item.skillId,
  };
  let turns = 0;
  function write(text: string, acts?: ActReading, act?: Act): Decision {
    const situation: Situation = {
      state,
      learner: { firstName: "Ana", grade: 7, returning: true, records },
      ...subjectModules.Mathematics,
      skills: mathematicsSkills,
      locale,
      now: new Date(0),
      seed: `acts.${turns++}`,
      ...(acts ? { acts } : {}),
    };
    const decision = decide(situation, { kind: "message", text, ...(act ? { act } : {}) });
    state = decision.state;
    expect(decision.attempt, text).toBeNull();
    return decision;
  }
  return {
    write,
    words: (decision: Decision) => sayBuiltin(decision.moves, locale, 0),
    problem: () => state.problem,
    finish: () => {
      state = { ...state, problem: state.problem && { ...state.problem, outcome: "solved" } };
    },
  };
}

const kinds = ({ moves }: Decision) => moves.map(({ kind }) => kind);

describe("what a child says beside an answer is answered, and nothing of it is marked", () => {
  test.each([
    ["thanks!", "thanks", ["talk", "nudge"]],
    ["hello", "greeting", ["talk", "nudge"]],
    ["who won the world cup?", "off-topic", ["talk", "nudge"]],
    ["are you a real person?", "who-are-you", ["talk", "nudge"]],
    ["you are stupid", "insult", ["talk", "nudge"]],
    ["😭", "frustration", ["talk", "offer-acts"]],
    ["i hate math", "frustration", ["talk", "offer-acts"]],
    ["this is boring", "boredom", ["talk", "offer-acts"]],
    ["my dog died", "sadness", ["talk", "offer-acts"]],
    ["my teacher gave us this one 3x+4=19", "own-problem", ["ask-own"]],
    ["i need a break", "break", ["talk"]],
    ["what did I do well today?", "how-am-i-doing", ["standing", "nudge"]],
    ["do i have to simplify it?", "question-task", ["asked"]],
    ["idk what to do", "ask-hint", ["hint"]],
    ["just tell me the answer", "ask-answer", ["hold-answer", "hint"]],
    ["can you give me an example?", "ask-example", ["worked-example"]],
    ["i dont get what you said", "ask-again", ["again"]],
    ["skip", "next", ["present"]],
    ["too easy lol", "harder", ["present"]],
    ["this is too hard give me an easier one", "easier", ["present"]],
    ["i want to practice percentages", "topic", ["present"]],
    ["i have homework", "own-problem", ["talk"]],
  ] as const)("“%s” (%s)", (text, act, expected) => {
    const desk = sitDown();
    expect(kinds(desk.write(text, reading(act)))).toEqual(expected);
  });

  test.each(["en", "es"] as const)(
    "three times the same is answered in other words (%s)",
    (locale) => {
      for (const act of [
        "greeting",
        "thanks",
        "frustration",
        "insult",
        "off-topic",
        "unclear",
      ] as const) {
        const desk = sitDown(locale);
        const said = [1, 2, 3].map(() => desk.words(desk.write("¡hola!", reading(act))));
        expect(new Set(said).size, act).toBe(3);
      }
    },
  );

  test.each(["en", "es"] as const)(
    "no answer is longer than 45 words, but an example (%s)",
    (locale) => {
      const acts: Act[] = [
        "greeting",
        "frustration",
        "who-are-you",
        "language",
        "question-idea",
        "ask-again",
        "question-task",
      ];
      for (const act of acts) {
        const desk = sitDown(locale);
        const said = desk.words(desk.write("what is an equation?", reading(act)));
        expect(said.split(/\s+/).length, said).toBeLessThanOrEqual(45);
      }
    },
  );
});

describe("ideas", () => {
  test("the right idea is confirmed, and left for the student to do", () => {
    const desk = sitDown();
    const decision = desk.write("oh i should add 7", reading("idea"));
    expect(decision.moves).toMatchObject([{ kind: "idea", fits: true }]);
    expect(desk.words(decision)).not.toContain("18");
  });

  test.each(["oh i should add 11", "subtract 7", "divide by 3", "factor it", "something with x"])(
    "“%s” is never confirmed: it is for the student to try",
    (text) => {
      expect(sitDown().write(text, reading("idea")).moves).toMatchObject([
        { kind: "idea", fits: false },
      ]);
    },
  );
});

describe("questions", () => {
  test.each([
    ["en", "what is a denominator?", /denominator/i],
    ["en", "why do we need a common denominator?", /pizza/i],
    ["es", "¿qué es un denominador?", /denominador/i],
  ] as const)("(%s) “%s” is answered from the lesson that says it", (locale, text, expected) => {
    const desk = sitDown(locale);
    const decision = desk.write(text, reading("question-idea"));
    expect(kinds(decision)).toEqual(["notion"]);
    expect(desk.words(decision)).toMatch(expected);
  });

  test("of what no lesson says nothing is invented", () => {
    const desk = sitDown();
    const decision = desk.write("what is a mitochondrion?", reading("question-idea"));
    expect(kinds(decision)).toEqual(["notion-unknown", "nudge"]);
  });

  test("why a wrong answer is wrong is seen once by putting it in where no known mistake explains it", () => {
    const desk = sitDown();
    const decision = decideWrong(desk);
    expect(kinds(decision)).toEqual(["tried-value"]);
    expect(desk.words(decision)).toMatch(/the left side (?:comes to|is) \$/);
  });

  function decideWrong(desk: ReturnType<typeof sitDown>): Decision {
    const problem = desk.problem();
    if (!problem) throw new Error("no problem");
    return decide(
      {
        state: { ...newState, problem: { ...problem, lines: [{ text: "99", mark: "wrong" }] } },
        learner: { firstName: "Ana", grade: 7, returning: true, records: new Map() },
        ...subjectModules.Mathematics,
        skills: mathematicsSkills,
        locale: "en",
        now: new Date(0),
        seed: "why",
        acts: reading("question-step"),
      },
      { kind: "message", text: "why is that wrong?" },
    );
  }
});

describe("where it is not sure what is meant", () => {
  test("the student is asked, with three choices, and nothing else happens", () => {
    const desk = sitDown();
    const decision = desk.write("hmm wait what", reading("ask-again", "question-step", "unclear"));
    expect(decision.moves).toMatchObject([
      { kind: "offer-acts", because: "unsure", choices: ["ask-again", "question-step", "unclear"] },
    ]);
    expect(decision.charges).toBe(false);
  });

  test("a tap is answered by what was written before it", () => {
    const desk = sitDown();
    const asked = desk.write(
      "hm bottom numbers and all that stuff",
      reading("question-idea", "unclear", "topic"),
    );
    expect(kinds(asked)).toEqual(["offer-acts"]);
    const decision = desk.write("Explain the idea", undefined, "question-idea");
    expect(kinds(decision)).toEqual(["notion"]);
    expect(desk.words(decision)).toMatch(/bottom/i);
  });

  test("“the second one” chooses as a tap does, and “no” chooses nothing", () => {
    const asked = () => {
      const desk = sitDown();
      desk.write("hmm", reading("boredom", "ask-hint", "unclear"));
      return desk;
    };
    expect(kinds(asked().write("the second one"))).toEqual(["hint"]);
    expect(kinds(asked().write("nope"))).toEqual(["nudge"]);
  });

  test("what may hold an answer is asked for as one, and a yes sends it", () => {
    const desk = sitDown();
    expect(kinds(desk.write("maybe about 11 or so", reading("answer", "guess", "idea")))).toEqual([
      "ask-meant",
    ]);
    expect(() => desk.write("yes")).toThrow();
  });

  test("a yes to the next problem lays it out; a no is let be", () => {
    const open = sitDown();
    open.finish();
    open.write("thanks", reading("thanks"));
    expect(kinds(open.write("sure"))).toEqual(["present"]);
    const stay = sitDown();
    stay.finish();
    stay.write("thanks", reading("thanks"));
    expect(kinds(stay.write("no"))).toEqual(["talk"]);
  });
});

describe("choosing", () => {
  test("a topic is found by its words in either language, and one that is not here is said so", () => {
    const decision = sitDown("es").write("quiero practicar porcentajes", reading("topic"));
    expect(decision.state.lastSkillId).toBe("percent-of-quantity");
    const missing = sitDown();
    const list = missing.write("can we do astrology", reading("topic"));
    expect(list.moves).toMatchObject([{ kind: "topics" }]);
    expect(missing.write("fractions then").state.lastSkillId).toMatch(/^fractions-/);
  });

  test("the figures are the record's", () => {
    const skillId = sitDown().problem()?.item.skillId ?? "";
    const record = { ...unknownMastery, skillId, review: null, aloneAttempts: 5, aloneCorrect: 3 };
    const desk = sitDown("en", new Map([[skillId, record]]));
    const decision = desk.write("how am i doing", reading("how-am-i-doing"));
    expect(desk.words(decision)).toContain("3 of 5 first tries");
  });

  test("an example is worked out, counts as help, and the second is another one", () => {
    const desk = sitDown();
    const first = desk.words(desk.write("example pls", reading("ask-example")));
    expect(desk.problem()?.exampleShown).toBe(true);
    const second = desk.words(desk.write("another example", reading("ask-example")));
    expect(second).not.toBe(first);
  });
});

describe("once a problem is done", () => {
  const done = (locale: Locale = "en") => {
    const desk = sitDown(locale);
    desk.finish();
    return desk;
  };

  test("its answer said again is heard, and nothing new is laid out unasked", () => {
    const desk = done();
    const again = desk.write("so its x = 6, cool", reading("answer"));
    expect(again.moves).toMatchObject([
      { kind: "talk", about: "done-right" },
      { kind: "offer-next" },
    ]);
    const other = done().write("x = 9", reading("correction"));
    expect(other.moves).toMatchObject([{ kind: "talk", about: "done" }, { kind: "offer-next" }]);
  });

  test("an idea is taken as a thought about it, and a question of the task as one of the notion", () => {
    expect(done().write("so you always undo the minus first", reading("idea")).moves).toMatchObject(
      [{ kind: "talk", about: "idea-after" }, { kind: "offer-next" }],
    );
    expect(kinds(done().write("what does denominator mean", reading("question-task")))).toEqual([
      "notion",
    ]);
  });
});

describe("what was asked is answered to what it was asked of", () => {
  test("a value in a step or a correction is asked for as the answer, in whatever question it stands", () => {
    for (const act of ["step", "correction"] as const) {
      const decision = sitDown().write("ok so like is it 8??", reading(act));
      expect(decision.moves, act).toMatchObject([{ kind: "ask-meant", given: "8" }]);
    }
  });

  test("a yes or no to nothing brings the work back, whatever it sounds like", () => {
    expect(kinds(sitDown().write("yes", reading("pride")))).toEqual(["nudge"]);
    expect(kinds(sitDown().write("no", reading("insult", "unclear")))).toEqual(["nudge"]);
    expect(kinds(sitDown().write("ok thanks", reading("thanks")))).toEqual(["talk", "nudge"]);
  });

  test.each(["sii volvamos", "yeah lets do it", "dale otro"])(
    "“%s” is a yes to what was asked",
    (text) => {
      const desk = sitDown();
      desk.finish();
      desk.write("thanks", reading("thanks"));
      expect(kinds(desk.write(text, reading("next", "topic", "pride")))).toEqual(["present"]);
    },
  );

  test.each([
    ["ok but why", "question-step", "again"],
    ["si, no entiendo", "ask-again", "again"],
    ["yes i want an example", "ask-example", "worked-example"],
  ] as const)("“%s” is no yes: it says more", (text, act, expected) => {
    const desk = sitDown();
    desk.write("maybe about 11 or so", reading("answer", "guess", "idea"));
    expect(kinds(desk.write(text, reading(act)))[0]).toBe(expected);
  });

  test("another topic beside a wish for the next is that topic", () => {
    for (const act of ["next", "harder", "pride"] as const) {
      const decision = sitDown().write("next one, percentages of amounts pls", reading(act));
      expect(decision.state.lastSkillId, act).toBe("percent-of-quantity");
    }
    expect(sitDown().write("next pls", reading("next")).state.lastSkillId).not.toBe(
      "percent-of-quantity",
    );
  });

  test("what is asked for is said once; who asks again gets a hint", () => {
    const desk = sitDown();
    expect(kinds(desk.write("what do i have to do", reading("question-task")))).toEqual(["asked"]);
    expect(kinds(desk.write("but what do i do", reading("question-task")))).toEqual(["hint"]);
  });

  test("the way back to the work is in other words after each other thing", () => {
    const desk = sitDown();
    const acts: Act[] = ["greeting", "thanks", "off-topic", "insult", "unclear", "pride"];
    const said = acts.map((act) =>
      desk
        .words(desk.write("hm hm", reading(act)))
        .split("\n\n")
        .at(-1),
    );
    expect(new Set(said).size).toBe(acts.length);
  });

  test("work given where the tutor asks whether it read a problem right begins on it", () => {
    const desk = sitDown();
    expect(
      kinds(desk.write("my teacher gave us this one 3x+4=19", reading("own-problem"))),
    ).toEqual(["ask-own"]);
    const decision = desk.write("3x = 15", reading("step"));
    expect(decision.state.problem?.source).toBe("own");
    expect(decision.state.problem?.lines.length).toBeGreaterThan(0);
  });
});
