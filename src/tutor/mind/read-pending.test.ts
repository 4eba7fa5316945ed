import { expect, test } from "vitest";
import type { Locale } from "#shared/locale.ts";
import type { Act, ActReading } from "../acts/acts.ts";
import { mathematicsSkills } from "../curriculum/testing/mathematics.fixture.ts";
import type { ExpressionItem } from "../item.ts";
import { decide } from "./decide.ts";
import { claimToAskFor } from "../subjects/mathematics/answers/find-claim.ts";
import { subjectModules } from "../subjects/subjects.ts";
import { newState, openProblem, type Pending } from "./state.ts";

function itemWith(expression: string, prompt = "Work it out."): ExpressionItem {
  const text = { en: prompt, es: prompt };
  return {
    id: "pending#1",
    skillId: "multiplication-facts",
    prompt: text,
    key: { expression, latex: expression, policy: {} },
    steps: [{ say: text, line: expression }],
    hints: [text, text, text],
    misconceptions: [],
    picture: null,
  };
}

function reading(first: Act, isSure = true): ActReading {
  const others: Act[] = ["unclear", "off-topic"];
  return { likely: [first, ...others].map((act, at) => ({ act, share: 0.9 - at * 0.4 })), isSure };
}

function write(text: string, pending: Pending, key: string, act: Act, locale: Locale = "en") {
  return decide(
    {
      state: { ...newState, problem: openProblem(itemWith(key), "curriculum"), pending },
      learner: { firstName: "Ana", grade: 7, returning: false, records: new Map() },
      ...subjectModules.Mathematics,
      skills: mathematicsSkills,
      locale,
      now: new Date(0),
      seed: "seed",
      acts: reading(act),
    },
    { kind: "message", text },
  );
}

const asked = (given: string): Pending => ({ kind: "meant", given });

test.each([
  ["en", "no 56 u silly", asked("8"), "56", "insult"],
  ["en", "YES i said it 2 times already", asked("56"), "56", "frustration"],
  ["en", "NO!!! 56. ur not listening :(", asked("2"), "56", "frustration"],
  ["en", "omg yes. yes. yes", asked("20"), "20", "pride"],
  ["en", "yes thats what i said", asked("20"), "20", "reply"],
  ["en", "YES that's my answer. 20 to 60", asked("20"), "20", "answer"],
  [
    "es",
    "no. mi respuesta es 12, y te pregunto si pago 12 o 68",
    asked("68"),
    "12",
    "question-task",
  ],
  ["es", "no, -24. qué es eso", asked("4"), "-24", "answer"],
] as const)("(%s) “%s” settles what was asked", (locale, text, pending, key, act) => {
  expect(write(text, pending, key, act, locale).attempt?.receipt.outcome).toBe("right");
});

test.each([
  ["No, 4 isn't my answer. I asked if I also multiply the 7", "question-step"],
  ["yes but why", "question-idea"],
  ["yes i want an example", "ask-example"],
] as const)("“%s” says more than yes or no, and no value is asked for again", (text, act) => {
  const { moves, attempt } = write(text, asked("4"), "56", act);
  expect(attempt).toBeNull();
  expect(moves.map(({ kind }) => kind)).not.toContain("ask-meant");
});

test("a yes to a problem of one's own may say where it comes from", () => {
  const own: Pending = { kind: "own", text: "solve 3x = 18" };
  for (const act of ["own-problem", "reply"] as const) {
    const { state } = write("yes it is. It's from my homework sheet", own, "56", act);
    expect(state.problem?.source).toBe("own");
  }
});

test.each([
  ["so 80. why does everything need 2 clicks", "80"],
  ["its 56 and i told you 3 times", "56"],
])("of “%s” what counts other things is not asked for", (text, claim) => {
  expect(claimToAskFor(text, itemWith("80"), "en")).toBe(claim);
});
