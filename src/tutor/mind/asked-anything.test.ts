import { expect, test } from "vitest";
import type { StudentEvent } from "./decision.ts";
import { kinds, sitDown } from "./sit-down.fixture.ts";

test.each([
  ["en", "is 3.5 bigger than 3.12 or not", "3.5 > 3.12", true],
  ["en", "is 7 x 8 the same as 8 x 7", "7*8 = 8*7", true],
  ["en", "why isnt 0.792 bigger than 0.8?", "0.792 < 0.8", false],
  ["en", "which is bigger, 2/3 or 3/5?", "2/3 > 3/5", null],
  ["es", "¿es 2/3 mayor que 3/5?", "2/3 > 3/5", true],
] as const)("(%s) “%s” is worked out: %s", (locale, text, line, holds) => {
  const desk = sitDown({ subject: "Mathematics", skillId: "arithmetic-sequences", locale });
  expect(desk.says(text).moves[0]).toMatchObject({ kind: "number-fact", line, holds });
});

test("what the open problem asks of two numbers is not told", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "decimals-compare" });
  const [one, other] = desk.problem()?.item.prompt.en.match(/\d+\.\d+/gu) ?? [];
  expect(kinds(desk.says(`is ${one} bigger than ${other}?`))).not.toContain("number-fact");
});

test("a question about what is done is met with its way, line by line, and once only", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "equations-two-step" });
  expect(desk.says(desk.key()).attempt?.receipt.outcome).toBe("right");
  const asks: StudentEvent = {
    kind: "message",
    text: "and which way would you have gone there",
    act: "question-idea",
  };
  expect(desk.does(asks).moves[0]).toMatchObject({ kind: "worked-example", done: true });
  expect(kinds(desk.does(asks))).not.toContain("worked-example");
});

test("a question that nobody foresaw is never met with what is said of the wrong thing unsaid", () => {
  const desk = sitDown({ subject: "History", skillId: "industrial-revolution", locale: "es" });
  const [first] = desk.says("¿y los marcianos qué hubieran opinado de la paga?").moves;
  // What comes near says which question it answers or is offered as one; else it is said that nothing is known.
  const isHonest =
    first?.kind === "notion-unknown" ||
    first?.kind === "offer-questions" ||
    (first?.kind === "notion" && first.question !== undefined);
  expect(isHonest).toBe(true);
});

test("a question that nobody foresaw is offered the nearest ones, and one of them is answered by a tap or its place", () => {
  const ask = () => {
    const desk = sitDown({ subject: "Programming", skillId: "recursion" });
    const [offer] = desk.says("where does the 4 wait while all the smaller ones are running").moves;
    if (offer?.kind !== "offer-questions") throw new Error("nothing is offered");
    return { desk, questions: offer.questions };
  };
  const { desk, questions } = ask();
  expect(questions.length).toBeGreaterThan(1);
  const [first = "", second] = questions;
  expect(desk.does({ kind: "message", text: first, act: "question-idea" }).moves[0]).toMatchObject({
    kind: "notion",
  });
  expect(second).toBeDefined();
  expect(kinds(ask().desk.says("the second one"))[0]).toBe("notion");
  expect(kinds(ask().desk.says("no"))).toEqual(["nudge"]);
});

test.each([
  ["Mathematics", "scientific-notation", "en", "which number do i move, the dot or the 6"],
  ["Science", "forces-balanced", "es", "la N es de newton o de norte"],
] as const)(
  "what is asked is no answer, whatever it may be taken for (%s, %s)",
  (subject, skillId, locale, text) => {
    const decision = sitDown({ subject, skillId, locale }).says(text);
    expect(decision.attempt).toBeNull();
    expect(["notion", "offer-questions"]).toContain(kinds(decision)[0]);
  },
);

test.each([
  ["no more matching pls!!", ["choice", "order", "lines", "words"]],
  ["can i write something instead", ["words"]],
  ["ok next but no card", ["words"]],
])("“%s” is kept to", (text, allowed) => {
  const desk = sitDown({ subject: "English", skillId: "point-of-view" });
  desk.says(text);
  for (let time = 0; time < 3; time++) {
    const item = desk.problem()?.item;
    expect(allowed).toContain(item && "interaction" in item ? item.interaction?.kind : "typed");
    if (text.startsWith("no more")) desk.does({ kind: "next" });
  }
});

test("a calculation that answers a request for one is the problem", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "multiplication-facts" });
  const [asked] = desk.says("i have homework").moves;
  expect(asked).toMatchObject({ kind: "talk", about: "own-problem" });
  expect(kinds(desk.says("ok it is 32 ÷ 4"))).toEqual(["ask-own"]);
  const taken = desk.says("yes! but with the ÷ sign. i think its 8 bags cuz 4 x 8 is 32");
  expect(taken.attempt?.receipt.outcome).toBe("right");
});

test("an equation in other letters than the open problem's is one that was brought", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "arithmetic-sequences", locale: "es" });
  const [first] = desk.says("puedo traer uno? 2x + 3y = 12, x - y = 1").moves;
  expect(first?.kind === "ask-own" || first?.kind === "present").toBe(true);
});

test("what a no leaves out is left out, and the rest is asked about", () => {
  const seeds = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];
  const desks = seeds.map((seed) =>
    sitDown({ subject: "History", skillId: "industrial-revolution", seed: `several.${seed}` }),
  );
  const desk = desks.find((each) => {
    const item = each.problem()?.item;
    return item?.interaction?.kind === "choice" && item.interaction.several;
  });
  const item = desk?.problem()?.item;
  if (!desk || item?.interaction?.kind !== "choice")
    throw new Error("No such problem is laid out.");
  const [one, two, three] = item.interaction.options.map(({ text }) => text.en);
  const asked = desk.says(`i think maybe ${one}, ${two} and ${three}, not sure`);
  const [ask] = asked.moves;
  expect(ask?.kind).toBe("ask-meant");
  const [less] = desk.says(`no, without ${three}`).moves;
  expect(less).toMatchObject({ kind: "ask-meant", given: `${one}\n${two}` });
});

test("whoever complains of the tutor is not told that the problem is hard", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "arithmetic-sequences" });
  const [first] = desk.says("ugh you never answer my question").moves;
  expect(first).toMatchObject({ kind: "talk", about: "misread" });
});

test("what is said of two numbers in words is the comparison", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "decimals-compare", locale: "es" });
  const item = desk.problem()?.item;
  const [one, other] = item?.prompt.es.match(/\d+\.\d+/gu) ?? [];
  const isGreater = Number(one) > Number(other);
  const said = `yo creo que ${one} es mas ${isGreater ? "grande" : "chico"} porque lo miro por lugares`;
  expect(desk.says(said).attempt?.receipt.outcome).toBe("right");
});

test("pairs may be told one by one, and one may be changed after a mark", () => {
  const seeds = Array.from({ length: 24 }, (_, at) => `pairs.${at}`);
  const desk = seeds
    .map((seed) => sitDown({ subject: "Science", skillId: "weather-and-climate", seed }))
    .find((each) => each.problem()?.item.interaction?.kind === "match");
  const item = desk?.problem()?.item;
  if (!desk || item?.interaction?.kind !== "match" || item.key.kind !== "match")
    throw new Error("No such problem is laid out.");
  const { left, right } = item.interaction;
  const { pairs } = item.key;
  const place = (name: string) => right.findIndex((one) => one.name === pairs[name]) + 1;
  const told = left.map(({ name, text }) => `${text.en.split(",")[0]} is ${place(name)}`);
  const [first = "", ...rest] = told;
  const begun = desk.says(`${first} cuz my mum has one`);
  expect(begun.moves[0]?.kind).toBe("pairs-told");
  expect(desk.says(rest.join(", ")).attempt?.receipt.outcome).toBe("right");
});

test("what was asked about is meant later too, once something else came between", () => {
  const desk = sitDown({ subject: "History", skillId: "greece-and-rome", seed: "words" });
  const [asked] = desk.says("is it president?").moves;
  expect(asked?.kind).toBe("ask-meant");
  desk.says("do you have a dog");
  expect(desk.says("yes thats my answer").attempt).not.toBeNull();
});

test("a right answer of the problem that waits is marked there", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "decimals-add-subtract" });
  const key = desk.key();
  desk.does({ kind: "own-problem", text: "3 * 2.75 + 1.40" });
  const decision = desk.says(`its ${key} for the other one`);
  expect(decision.attempt?.receipt.outcome).toBe("right");
  expect(desk.problem()?.source).toBe("curriculum");
});

test("a line of work on the problem at hand is never taken for the answer of one that waits", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "decimals-add-subtract" });
  const key = desk.key();
  desk.does({ kind: "own-problem", text: "3x = 12" });
  desk.says(`x = ${key}`);
  desk.says(`3x - 3 = 12\n3x = ${key}`);
  desk.says(key);
  expect(desk.problem()?.source).toBe("own");
});

test("who says no to going back is not asked again", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "decimals-add-subtract" });
  desk.does({ kind: "own-problem", text: "3 * 2.75 + 1.40" });
  expect(kinds(desk.says("9.65"))).toContain("offer-back");
  desk.says("no");
  expect(kinds(desk.says(desk.key()))).not.toContain("offer-back");
});

test("a topic of those that were named may be named by its place", () => {
  const desk = sitDown({ subject: "SAT/ACT", skillId: "act-data-representation" });
  const [named] = desk.says("i want a different topic").moves;
  expect(named?.kind).toBe("topics");
  desk.says("the first one");
  expect(desk.problem()?.item.skillId).toBe(named?.kind === "topics" ? named.skillIds[0] : "");
});

test("a calculation on the way of a problem that is waited for is no problem", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "decimals-add-subtract" });
  desk.does({
    kind: "own-problem",
    text: "Jo bought 3 notebooks for 2.75 each and a pen for 1.40. What does she pay?",
  });
  expect(desk.says("8.25 + 1.40 = 9.65").moves[0]).toMatchObject({
    kind: "number-fact",
    holds: true,
  });
  expect(desk.says("3 times 2.75 plus 1.40").moves[0]).toMatchObject({
    kind: "talk",
    about: "own-come-to",
  });
});

test("a plain word is told what it means, but not where that is what the problem asks for", () => {
  const desk = sitDown({ subject: "Mathematics", skillId: "equations-two-step" });
  expect(desk.says("what does afford mean").moves[0]).toMatchObject({
    kind: "notion",
    text: expect.stringMatching(/^Afford: to have enough money/),
  });
  const seeds = Array.from({ length: 24 }, (_, at) => `rule.${at}`);
  const matching = seeds
    .map((seed) => sitDown({ subject: "History", skillId: "greece-and-rome", seed }))
    .find((each) => {
      const interaction = each.problem()?.item.interaction;
      return interaction?.kind === "match" && /monarchy/.test(JSON.stringify(interaction));
    });
  if (!matching) throw new Error("No such problem is laid out.");
  const [first] = matching.says("what does monarchy mean").moves;
  expect(JSON.stringify(first)).not.toMatch(/"Monarchy:/);
});

test("an answer is taken whatever is asked beside it", () => {
  const seeds = Array.from({ length: 24 }, (_, at) => `beside.${at}`);
  const desk = seeds
    .map((seed) => sitDown({ subject: "English", skillId: "poems-and-tone", locale: "es", seed }))
    .find((each) => {
      const interaction = each.problem()?.item.interaction;
      return interaction?.kind === "choice" && !interaction.several;
    });
  const item = desk?.problem()?.item;
  if (!desk || item?.interaction?.kind !== "choice" || !("kind" in item.key))
    throw new Error("No such problem is laid out.");
  const picked = item.key.kind === "choice" ? item.key.picked[0] : "";
  const place = item.interaction.options.findIndex(({ name }) => name === picked) + 1;
  const said = desk.says(`bueno la ${place}. ¿y por qué huelen a humo las cartas?`);
  expect(said.attempt?.receipt.outcome).toBe("right");
});
