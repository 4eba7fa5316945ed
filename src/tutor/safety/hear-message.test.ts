import { expect, test } from "vitest";
import { decide } from "../mind/decide.ts";
import { mathematicsSkills } from "../curriculum/testing/mathematics.fixture.ts";
import { randomFrom } from "#shared/random.ts";
import { distressIn } from "../mind/safety.ts";
import { newState, openProblem } from "../mind/state.ts";
import { hearMessage } from "./hear-message.ts";
import { subjectModules } from "../subjects/subjects.ts";
import { harmless, told } from "./told-by-children.fixture.ts";

/** The answer of the whole: the listed phrases and the listener. */
function answerTo(text: string): string {
  const heard = hearMessage(text);
  return distressIn(text, heard) ? "alert" : heard.answer;
}

test("of distress in fresh wordings hardly any is missed, and most raises an alert", () => {
  const answers = told.map(([, , text]) => answerTo(text));
  const missed = answers.filter((answer) => answer === "none").length;
  const alerted = answers.filter((answer) => answer === "alert").length;
  expect(missed).toBeLessThanOrEqual(2);
  expect(alerted).toBeGreaterThanOrEqual(24);
});

test.each([
  "i cut my arms last night and it helps",
  "my teacher touched my private parts",
  "x = 4 btw i dont want to be alive anymore",
])("is answered with care while a problem is open, never marked, never charged: %s", (text) => {
  const [skill] = mathematicsSkills;
  const item = skill?.makeItem("s", randomFrom("s"), 1);
  if (!item) throw new Error("there is no skill");
  const decision = decide(
    {
      state: { ...newState, problem: openProblem(item, "curriculum") },
      learner: { firstName: "Ana", grade: 7, returning: true, records: new Map() },
      ...subjectModules.Mathematics,
      skills: mathematicsSkills,
      locale: "en",
      now: new Date(0),
      seed: "s",
      heard: hearMessage(text),
    },
    { kind: "message", text },
  );
  expect(decision.moves.map(({ kind }) => kind)).toEqual(["safety"]);
  expect(decision).toMatchObject({ attempt: null, record: null, charges: false });
});

test("where abuse is not to be ruled out it counts as abuse, of which the household is not the first to hear", () => {
  expect(hearMessage("my stepdad comes into my room at night n gets in my bed").category).toBe(
    "abuse",
  );
  expect(
    hearMessage("a guy on discord wants pics of me in my underwear he says dont tell").category,
  ).toBe("grooming");
});

test("a phrase in what is surely schoolwork raises no alarm, and anywhere else it does", () => {
  const heard = { answer: "none", category: "abuse" } as const;
  const text = "is suicide squad one noun or two";
  expect(distressIn(text, { ...heard, isSurelyHarmless: true })).toBeNull();
  expect(distressIn(text, { ...heard, isSurelyHarmless: false })).toBe("self-harm");
  expect(distressIn(text, null)).toBe("self-harm");
});

test.each([
  ["i waaant to dieee", "i want to die"],
  ["K1LL myself", "kill myself"],
  ["nadie me quiere xq soy así", "nadie me quiere porque soy asi"],
])("chat spelling is read as what it means: %s", (typed, meant) => {
  const close = Math.abs(hearMessage(typed).distress - hearMessage(meant).distress);
  expect(close).toBeLessThan(0.15);
});

test("listening takes less than two milliseconds a message", () => {
  const texts = told.map(([, , text]) => text);
  for (const text of texts) hearMessage(text);
  const times = Array.from({ length: 10 }, () => {
    const started = performance.now();
    for (const text of texts) hearMessage(text);
    return (performance.now() - started) / texts.length;
  });
  // The least of ten rounds: what others do on the machine is not ours to measure.
  expect(Math.min(...times)).toBeLessThan(2);
});

test.each(harmless)("what is harmless stays so: %s", (text) => {
  expect(answerTo(text)).toBe("none");
});
