import { expect, test } from "vitest";
import { sayBuiltin } from "../voice/builtin-voice.ts";
import type { Decision } from "./decision.ts";
import { kinds, sitDown } from "./sit-down.fixture.ts";

/** What a decision says, as the student reads it. */
const words = ({ moves }: Decision, locale: "en" | "es" = "en") => sayBuiltin(moves, locale, 0);

const inSpanish = [
  ["lid", "tapa"],
  ["counter", "mostrador"],
  ["bench", "banco"],
  ["bowl", "taz"],
  ["door", "puerta"],
] as const;

const english = { subject: "English", skillId: "point-of-view", locale: "es" } as const;

test.each(["que significa WORD", "WORD?", "no sé q es WORD"])(
  "who learns English in Spanish is told the word: %s",
  (asked) => {
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const desk = sitDown({ ...english, seed });
      const passage = JSON.stringify(desk.problem()?.item.stimuli ?? "");
      const found = inSpanish.find(([word]) => new RegExp(`\\b${word}\\b`, "u").test(passage));
      if (!found) continue;
      const [word, spanish] = found;
      expect(words(desk.says(asked.replace("WORD", word)), "es")).toContain(spanish);
      return;
    }
    expect.unreachable("no passage has any of these words");
  },
);

test.each([
  ["Programming", "loops-counting", "no can i do history instead, i hate coding", "History"],
  ["Mathematics", "mean-median", "SCIENCE please", "Science"],
] as const)(
  "a wish for another subject is told where that is (%s)",
  (subject, skillId, text, other) => {
    const decision = sitDown({ subject, skillId }).says(text);
    expect(decision.moves[0]).toMatchObject({ kind: "other-subject", subject: other });
  },
);

test("a wish for what a problem is about is met where there is one", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "decimals-compare", locale: "es" });
  expect(kinds(desk.says("otro pero con dinero porfis"))).toEqual(["present"]);
});

test("whoever says that the tutor was wrong gets no other question's answer", () => {
  const desk = sitDown({ subject: "SAT/ACT", skillId: "act-data-representation" });
  const decision = desk.says("wait so my first message was right too, why did you say no?");
  expect(decision.moves[0]).toMatchObject({ kind: "talk", about: "tutor-wrong" });
});

test("the end of a story of one's own is told from its calculations", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "decimals-compare", locale: "es" });
  desk.does({ kind: "own-problem", text: "si compro 12.50 y 23.75 y pago con 50 cuanto me dan" });
  desk.says("12.50 + 23.75 = 36.25");
  desk.says("50 - 36.25 = 13.75");
  expect(desk.says("es correcto??").moves).toMatchObject([{ kind: "talk", about: "own-sure" }]);
});

test("a value that was denied is not taken because it is said again", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "fractions-add-unlike" });
  const asked = desk.says("the tops are 4 and 4 i think");
  if (kinds(asked).includes("ask-meant"))
    expect(desk.says("noo that the tops are the same, 4 and 4").attempt).toBeNull();
});

test("what is worked out behind a step is the answer, and a fraction that only lacks its form is no step", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "decimals-add-subtract" });
  desk.does({ kind: "own-problem", text: "8.9 - 4.63" });
  expect(desk.says("so 8.90 - 4.63. um 4.27").attempt?.receipt.outcome).toBe("right");
  desk.does({ kind: "own-problem", text: "3/4 + 1/6" });
  const decision = desk.says("18/24 + 4/24 = 22/24");
  expect(decision.attempt?.receipt.outcome).toMatch(/^right/u);
});

test("where something stands is no problem of one's own", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "fractions-add-unlike" });
  const decision = desk.says("where is 1/3 in my problem?? mines 3/4 and 1/6");
  expect(kinds(decision)).not.toContain("ask-own");
  expect(decision.attempt).toBeNull();
});

test("why an option that was chosen is wrong is told once, and of one that was not nothing while the problem is open", () => {
  const desk = ["a", "b", "c", "d", "e", "f"]
    .map((seed) => sitDown({ subject: "SAT/ACT", skillId: "sat-transitions", seed }))
    .find((one) => one.problem()?.item.whyNot);
  const item = desk?.problem()?.item;
  const interaction = item?.interaction;
  if (!desk || !item?.whyNot || interaction?.kind !== "choice")
    return expect.unreachable("no choice");
  const [wrong = "", other = ""] = Object.keys(item.whyNot);
  desk.does({ kind: "given", itemId: item.id, given: { kind: "choice", picked: [wrong] } });
  const place = (name: string) => interaction.options.findIndex((one) => one.name === name) + 1;
  const untold = desk.says(`why not ${place(other)}`);
  expect(words(untold)).not.toContain(item.whyNot[other]?.en);
  expect(words(desk.says("why is that wrong"))).toContain(item.whyNot[wrong]?.en);
  expect(words(desk.says("but why is it wrong"))).not.toContain(item.whyNot[wrong]?.en);
});

test("a question that was passed over is begged pardon for, and answered without the complaint", () => {
  const desk = sitDown({ subject: "History", skillId: "industrial-revolution" });
  const { moves } = desk.says("you didnt answer me. why did children work in the mills?");
  expect(moves[0]).toMatchObject({ kind: "talk", about: "missed" });
  expect(moves[1]?.kind).toBe("notion");
});

test("whoever is done and ends in asking for the next gets it", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "decimals-add-subtract" });
  desk.does({ kind: "own-problem", text: "8.9 - 4.63" });
  desk.says("4.27");
  expect(kinds(desk.says("que feo. bueno otro"))).toContain("present");
});

const exponents = { subject: "Mathematics", skillId: "expressions-simplify" } as const;

test("a right sentence among others is the answer, and so is one whose rightness is asked about", () => {
  const desk = sitDown(exponents);
  desk.does({ kind: "own-problem", text: "n^3·n^7" });
  const mixed = desk.says("its n^10! so you add the exponents, not multiply?");
  expect(mixed.attempt?.receipt.outcome).toBe("right");
  desk.does({ kind: "own-problem", text: "n^2·n^4" });
  expect(desk.says("is n^8 right or not").attempt?.receipt.outcome).toBe("wrong");
});

test("a line that holds but belongs to another problem is not followed", () => {
  const desk = sitDown(exponents);
  desk.does({ kind: "own-problem", text: "(3x^2)^3·x^5" });
  expect(desk.says("3x^6 · x^5 = 3x^11").moves[0]).toMatchObject({
    kind: "step-right",
    isSum: true,
  });
});

test.each([
  ["what if its x^2/x^5 = x^-3", true],
  ["is x^2/x^5 = x^3", false],
])("after a problem is done a formula is looked at: %s", (text, holds) => {
  const desk = sitDown(exponents);
  desk.does({ kind: "own-problem", text: "n^3·n^7" });
  desk.says("n^10");
  expect(desk.says(text).moves[0]).toMatchObject({ kind: "number-fact", holds });
});

test("what the unknown is said to be at the end of an idea is the answer", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "equations-two-step" });
  desk.does({ kind: "own-problem", text: "-x + 3 = -5" });
  expect(desk.says("move the 3 over so -x = -8 so x = 8").attempt?.receipt.outcome).toBe("right");
});

test.each([
  ["why do i have to learn this", "notion"],
  ["is it allowed to use my calculator?", "talk"],
])("what may be asked of any topic is answered: %s", (text, kind) => {
  expect(kinds(sitDown(exponents).says(text))[0]).toBe(kind);
});

test("a story whose last calculation does not hold is not at its end", () => {
  const desk = sitDown({ ...exponents, locale: "es" });
  desk.does({
    kind: "own-problem",
    text: "compro 3 jugos de 1.25 y pago con 5 cuanto me dan de vuelto",
  });
  desk.says("3 * 1.25 = 3.75");
  desk.says("5 - 3.75 = 2.25");
  expect(JSON.stringify(desk.says("está bien o no?").moves)).not.toContain("own-sure");
});

test("figures that are compared stand for the decimals that they belong to", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "arithmetic-sequences" });
  const decision = desk.says("61 is bigger than 7 so is 0.61 bigger than 0.7?");
  expect(decision.moves[0]).toMatchObject({
    kind: "number-fact",
    line: "0.61 < 0.7",
    holds: false,
  });
});

test.each([
  ["es", "llegué a 987 con mi método"],
  ["en", "i came to 987 with my method"],
] as const)("what somebody came to is asked about (%s)", (locale, text) => {
  const desk = sitDown({ ...exponents, locale });
  desk.does({ kind: "own-problem", text: "2x + 3 = 11" });
  expect(desk.says(text).moves[0]).toMatchObject({ kind: "ask-meant", given: "987" });
});
