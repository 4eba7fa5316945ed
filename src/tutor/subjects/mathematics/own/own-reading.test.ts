import { describe, expect, test } from "vitest";
import type { Locale } from "#shared/locale.ts";
import { mathematicsSkills } from "../../../curriculum/testing/mathematics.fixture.ts";
import { sayBuiltin } from "../../../voice/builtin-voice.ts";
import { decide } from "../../../mind/decide.ts";
import type { Decision, StudentEvent } from "../../../mind/decision.ts";
import { problemIn } from "./own-reading.ts";
import { subjectModules } from "../../subjects.ts";
import { newState, type TutorState } from "../../../mind/state.ts";

function sitDown(locale: Locale = "en") {
  let state: TutorState = newState;
  let turns = 0;
  const act = (event: StudentEvent): Decision => {
    const situation = {
      state,
      learner: { firstName: "Ana", grade: 7, returning: false, records: new Map() },
      ...subjectModules.Mathematics,
      skills: mathematicsSkills,
      locale,
      now: new Date(0),
      seed: `own.${turns++}`,
    };
    const decision = decide(situation, event);
    state = decision.state;
    return decision;
  };
  act({ kind: "open" });
  return {
    act,
    say: (text: string) => act({ kind: "message", text }),
    bring: (text: string) => act({ kind: "own-problem", text }),
    prompt: () => state.problem?.item.prompt.en,
    waiting: () => state.waiting?.length ?? 0,
  };
}

const kinds = ({ moves }: Decision) => moves.map(({ kind }) => kind);

describe("a problem that was brought", () => {
  test.each(["3x = 18", "2(x - 1) + 4 = 10", "12 × 15", "3/4 + 1/8", "x + y = 5, x - y = 1"])(
    "%s reads in one way and is taken up at once",
    (text) => {
      const desk = sitDown();
      expect(kinds(desk.bring(text))).toEqual(["present"]);
      expect(desk.waiting()).toBe(1);
    },
  );

  test.each<[Locale, string, string]>([
    ["en", "find x 3x=18", "solve $3x = 18$ for $x$"],
    ["en", "Find x. 7+2x=21", "solve $7 + 2x = 21$ for $x$"],
    ["en", "sum of the integers from 1 to 100", "add the whole numbers from $1$ to $100$"],
    ["en", "x2 - 5x + 6 = 0", "solve $x \\cdot 2 - 5x + 6 = 0$"],
    ["en", "simplify 12x + 3x", "simplify $12x + 3x$"],
    ["en", "factor x^2-5x+6", "factor $x^{2} - 5x + 6$"],
  ])("%s: %s is first shown as it was read", (locale, text, reading) => {
    const desk = sitDown(locale);
    const before = desk.prompt();
    const asked = desk.bring(text);
    expect(kinds(asked)).toEqual(["ask-own"]);
    expect(asked.charges).toBe(false);
    expect(sayBuiltin(asked.moves, locale, 0)).toContain(reading);
    expect(desk.prompt()).toBe(before);
  });

  test.each(["Calcula 1.500 + 500", "las centenas de 846.293"])(
    "es: %s, where a point may part thousands or decimals, is not read",
    (text) => {
      expect(kinds(sitDown("es").bring(text))).toEqual(["own-unread"]);
    },
  );

  test.each([
    "6÷2(1+2)",
    "16^1/2",
    "√9x = 6",
    "100 - 20%",
    "3 x -4",
    "a=2,3a+1",
    "7 x ? = 56",
    "2 km + 300 m",
    "3/4 6/8",
  ])("%s is never sealed unasked", (text) => {
    expect(kinds(sitDown().bring(text))[0]).toMatch(/^(?:ask-own|own-unread)$/);
  });

  test.each([
    ["5 - {3 + [2 - (4 - 1)]}", "3"],
    ["2{x - 1} = 6", "x = 4"],
    ["2^{x+1} = 8", "x = 2"],
  ])("braces are brackets: %s", (text, answer) => {
    expect(problemIn(text)?.solution.answer).toBe(answer);
  });

  test.each([
    ["en", "my homework is 3/4 + 1/8. I think it's 4/12 because you add the tops, right?", "7/8"],
    ["en", "can we do 6 x 7 my sister says its 48", "42"],
    ["es", "hoy tengo 3x - 7 = 11 y no sé por dónde empezar, mi hermano dice que da 4", "x = 6"],
  ] as const)("%s: the notation in “%s” is asked about", (locale, text, answer) => {
    expect(problemIn(text)?.solution.answer).toBe(answer);
    expect(kinds(sitDown(locale).bring(text))).toEqual(["ask-own"]);
  });

  test.each(["la cuenta es 1.500 + 500 y no sé", "3/4 and then 4/12", "2 + 3 and 4 + 5, both"])(
    "of “%s” none is taken out",
    (text) => {
      expect(problemIn(text)).toBeNull();
    },
  );

  test("yes begins with it, and no asks for it once more and seals nothing", () => {
    const desk = sitDown();
    desk.bring("Add 3/8 and 3/8");
    expect(kinds(desk.say("no"))).toEqual(["own-again"]);
    expect(desk.waiting()).toBe(0);
    desk.bring("Add 3/8 and 3/8");
    const taken = desk.say("yes");
    expect(kinds(taken)).toEqual(["present"]);
    expect(taken.charges).toBe(true);
    expect(desk.prompt()).toBe("Add 3/8 and 3/8");
  });

  test.each([
    "my teacher gave us this one: 2x+3=11 can u help",
    "help me w this pls 2x+3=11 its for tmrw",
    "hola ayúdame con esto 2x+3=11 es para mañana porfa",
  ])("is shown and laid out without the talk around it: %s", (text) => {
    const desk = sitDown();
    desk.bring(text);
    desk.say("yes");
    expect(desk.prompt()).toBe("2x+3=11");
  });

  test("an inequality said where an equation is open is another problem, and marked by nobody", () => {
    const desk = sitDown();
    desk.bring("3x = 18");
    const taken = desk.say("-2x + 5 > 11");
    expect(taken.attempt).toBeNull();
    expect(desk.prompt()).toBe("-2x + 5 > 11");
    expect(kinds(desk.say("x < -3"))).toContain("right");
    const again = sitDown();
    again.bring("3x = 18");
    expect(kinds(again.say("my homework: -2x + 5 > 11"))).toEqual(["ask-own"]);
  });

  test("a problem written anew where one is asked about is a correction, and never an answer", () => {
    for (const anew of ["3/8 + 3/8", "no, 3x = 18"]) {
      const desk = sitDown();
      desk.bring("Add 3/8 and 3/8");
      const taken = desk.say(anew);
      expect(taken.attempt).toBeNull();
      expect(kinds(taken)).toEqual(["present"]);
    }
    const desk = sitDown();
    desk.bring("Add 3/8 and 3/8");
    desk.say("no");
    expect(kinds(desk.say("3/8 + 3/8"))).toEqual(["present"]);
  });

  test.each(["yes that's it", "Yes, thats right", "sí, ese es", "yes!! start", "exactly"])(
    "%s is a yes",
    (said) => {
      const desk = sitDown();
      desk.bring("Add 3/8 and 3/8");
      expect(kinds(desk.say(said))).toEqual(["present"]);
    },
  );

  test.each([
    "median of 3, 9, 5",
    "What is the slope of the line through (1,2) and (3,8)?",
    "What percent of 60 is 15?",
    "Find the mean of 3, 5, 7",
    "Find the area of a triangle with base 6 and height 4",
    "A shirt costs $40 and is 25% off. What does it cost now?",
  ])("%s: what is shown is what is asked, not how it is done", (text) => {
    const desk = sitDown();
    const asked = desk.bring(text);
    if (kinds(asked)[0] !== "ask-own") return;
    const said = sayBuiltin(asked.moves, "en", 0);
    expect(said).not.toMatch(/[+*/=]|\\frac|\\sqrt/);
  });

  test("whoever goes on with something else is not asked any more", () => {
    const desk = sitDown();
    desk.bring("Add 3/8 and 3/8");
    desk.say("987654");
    expect(kinds(desk.say("yes"))).not.toContain("present");
    expect(desk.waiting()).toBe(0);
  });
});
