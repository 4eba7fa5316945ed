import { describe, expect, test } from "vitest";
import type { InteractionItem } from "../item.ts";
import type { Given, Interaction, InteractionKey, Sign } from "./interaction.ts";
import { kindOf } from "./kinds.ts";
import { sayGiven } from "./say-given.ts";

const same = (text: string) => ({ en: text, es: text });
const named = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts).map(([name, text]) => ({ name, text: same(text) }));

function itemOf(
  interaction: Interaction,
  key: InteractionKey,
  mistakes: Readonly<Record<string, Sign>> = {},
): InteractionItem {
  return {
    id: "skill#item@1",
    skillId: "skill",
    prompt: same("What?"),
    key,
    interaction,
    steps: [],
    hints: [same("a"), same("b"), same("c")],
    misconceptions: Object.entries(mistakes).map(([id, sign]) => ({
      id,
      answer: "",
      feedback: same(id),
      step: 0,
      signs: [sign],
    })),
    picture: null,
    stimuli: [
      {
        kind: "passage",
        title: same("Bats"),
        source: null,
        lines: [
          same("Many people fear bats."),
          same("At night a bat hunts by sound."),
          same("It eats hundreds of insects."),
        ],
      },
    ],
  };
}

function mark(item: InteractionItem, given: Given) {
  const { receipt, misconception, parts, spelled } = kindOf(item).mark(given, item, "en");
  return { outcome: receipt.outcome, mistake: misconception?.id ?? null, parts, spelled };
}

const read = (item: InteractionItem, text: string, locale: "en" | "es" = "en") =>
  kindOf(item).read(text, item, locale);
const near = (item: InteractionItem, text: string, locale: "en" | "es" = "en") =>
  kindOf(item).near?.(text, item, locale) ?? null;

describe("one option", () => {
  const options = named({ sun: "the Sun", grass: "the grass", soil: "the soil" });
  const item = itemOf(
    { kind: "choice", options, several: false },
    { kind: "choice", picked: ["sun"] },
    { "eats-soil": { kind: "choice", picked: ["soil"], missed: [] } },
  );

  test.each([
    "a",
    "A)",
    "option a",
    "the Sun",
    "sun",
    "it's the sun",
    "I think it is the Sun!",
    "the first one",
    "la primera",
  ])("%s means the first for sure", (text) => {
    expect(read(item, text)).toEqual({ sure: true, given: { kind: "choice", picked: ["sun"] } });
  });

  test("an option among other words is asked back, two are none", () => {
    expect(read(item, "because the soil feeds them all")).toBeNull();
    expect(near(item, "because the soil feeds them all")).toMatchObject({ picked: ["soil"] });
    expect(read(item, "is it the sun or the soil")).toBeNull();
    expect(read(item, "i like dogs")).toBeNull();
  });

  test.each([
    ["so its the first one because it shines", "sun"],
    ["yo digo que es la c porque si", "soil"],
    ["mm 2 bc the roots are there", "grass"],
  ])("%s begins with one by its place and gives a reason: it is certain", (text, picked) => {
    expect(read(item, text)).toEqual({ sure: true, given: { kind: "choice", picked: [picked] } });
  });

  test.each([
    ["i pick option b obviously", "grass"],
    ["not a, its b because of the roots", "grass"],
  ])("%s names one by its place", (text, picked) => {
    expect(read(item, text)).toEqual({ sure: true, given: { kind: "choice", picked: [picked] } });
  });

  test("a letter that is a word names no option", () => {
    for (const text of ["it needs a lot of light", "a plant is alive", "first i read the text"])
      expect(read(item, text)).toBeNull();
  });

  test("is marked, and what a wrong one shows is known", () => {
    expect(mark(item, { kind: "choice", picked: ["sun"] })).toMatchObject({
      outcome: "right",
      mistake: null,
    });
    expect(mark(item, { kind: "choice", picked: ["soil"] })).toMatchObject({
      outcome: "wrong",
      mistake: "eats-soil",
    });
    expect(mark(item, { kind: "choice", picked: ["grass"] })).toMatchObject({
      outcome: "wrong",
      mistake: null,
    });
  });

  test("fits with one known name alone", () => {
    const fits = (given: Given) => kindOf(item).fits(given, item);
    expect(fits({ kind: "choice", picked: ["sun"] })).toBe(true);
    expect(fits({ kind: "choice", picked: ["sun", "soil"] })).toBe(false);
    expect(fits({ kind: "choice", picked: ["moon"] })).toBe(false);
    expect(fits({ kind: "words", text: "sun" })).toBe(false);
  });
});

describe("all that fit", () => {
  const options = named({ a: "whale", b: "shark", c: "bat", d: "penguin" });
  const item = itemOf(
    { kind: "choice", options, several: true },
    { kind: "choice", picked: ["a", "c"] },
    {
      "swims-is-fish": { kind: "choice", picked: ["b"], missed: [] },
      "flies-is-bird": { kind: "choice", picked: [], missed: ["c"] },
    },
  );

  test("is right as a whole, and says how much of it is", () => {
    expect(mark(item, { kind: "choice", picked: ["c", "a"] })).toMatchObject({ outcome: "right" });
    expect(mark(item, { kind: "choice", picked: ["a", "b", "c"] })).toMatchObject({
      outcome: "wrong",
      mistake: "swims-is-fish",
      parts: { right: 2, of: 3, missing: 0 },
    });
    expect(mark(item, { kind: "choice", picked: ["a"] })).toMatchObject({
      mistake: "flies-is-bird",
    });
  });

  test("is typed by letters", () => {
    for (const text of ["a, c", "a c", "A and C"])
      expect(read(item, text)).toMatchObject({ sure: true, given: { picked: ["a", "c"] } });
    // In one run they may be a word.
    expect(read(item, "ac")).toMatchObject({ sure: false, given: { picked: ["a", "c"] } });
    expect(read(item, "aa")).toBeNull();
  });

  test("is told by words, and in part", () => {
    expect(read(item, "the whale n the bat")).toMatchObject({ sure: true });
    expect(kindOf(item).told?.("whale, idk the rest", item, "en")).toEqual({
      kind: "choice",
      picked: ["a"],
    });
    expect(near(item, "whales and also the bat")).toEqual({ kind: "choice", picked: ["a", "c"] });
    expect(near(item, "the whale, not the shark")).toEqual({ kind: "choice", picked: ["a"] });
    expect(near(item, "i dont know any")).toBeNull();
  });
});

describe("an order", () => {
  const parts = named({ frog: "frog", egg: "egg", tadpole: "tadpole" });
  const item = itemOf(
    { kind: "order", parts },
    { kind: "order", order: ["egg", "tadpole", "frog"] },
    { backwards: { kind: "order", order: ["frog", "tadpole", "egg"] } },
  );

  test("counts what stands in its place", () => {
    expect(mark(item, { kind: "order", order: ["egg", "tadpole", "frog"] })).toMatchObject({
      outcome: "right",
    });
    expect(mark(item, { kind: "order", order: ["frog", "tadpole", "egg"] })).toMatchObject({
      outcome: "wrong",
      mistake: "backwards",
      parts: { right: 1, of: 3 },
    });
  });

  test("is typed by the letters of the parts as they stand", () => {
    for (const text of ["b c a", "b, c, a", "b → c → a", "b then c then a"])
      expect(read(item, text)).toMatchObject({ given: { order: ["egg", "tadpole", "frog"] } });
    expect(read(item, "b c")).toBeNull();
  });

  test("is typed by numbers or told in words", () => {
    expect(read(item, "2 3 1")).toEqual({
      sure: true,
      given: { kind: "order", order: ["egg", "tadpole", "frog"] },
    });
    expect(read(item, "the order is 2, 3, 1")).toMatchObject({ sure: true });
    for (const text of ["2 3", "2 2 1", "2 3 4"]) expect(read(item, text)).toBeNull();
    expect(near(item, "first egg, then the tadpole and at the end the frog")).toEqual({
      kind: "order",
      order: ["egg", "tadpole", "frog"],
    });
    expect(near(item, "the egg comes first")).toBeNull();
  });

  test("has each part once", () => {
    expect(kindOf(item).fits({ kind: "order", order: ["egg", "egg", "frog"] }, item)).toBe(false);
  });
});

test("pairs are right each for itself", () => {
  const item = itemOf(
    {
      kind: "match",
      left: named({ heart: "heart", lung: "lung" }),
      right: named({ pumps: "pumps", breathes: "breathes" }),
    },
    { kind: "match", pairs: { heart: "pumps", lung: "breathes" } },
    { swapped: { kind: "match", pairs: { heart: "breathes" } } },
  );
  expect(mark(item, { kind: "match", pairs: { heart: "pumps", lung: "breathes" } })).toMatchObject({
    outcome: "right",
  });
  expect(
    mark(item, { kind: "match", pairs: { heart: "breathes", lung: "breathes" } }),
  ).toMatchObject({
    outcome: "wrong",
    mistake: "swapped",
    parts: { right: 1, of: 2 },
  });
  expect(kindOf(item).fits({ kind: "match", pairs: { heart: "pumps" } }, item)).toBe(false);
  const pairs = { heart: "pumps", lung: "breathes" };
  for (const text of ["1a 2b", "1-a, 2-b", "1 es a y 2 es b", "la 1 con 1 y la 2 con la 2"])
    expect(read(item, text)).toEqual({ sure: true, given: { kind: "match", pairs } });
  for (const text of ["1a", "1a 2c"]) expect(read(item, text)).toBeNull();
  expect(near(item, "the heart pumps, the lung breathes")).toEqual({ kind: "match", pairs });
  expect(near(item, "the heart pumps")).toBeNull();
});

describe("words", () => {
  const accepted = { en: ["photosynthesis"], es: ["fotosíntesis", "la fotosíntesis"] };
  const item = itemOf(
    { kind: "words" },
    { kind: "words", accepted },
    {
      "breathing-it": { kind: "words", wordings: { en: ["respiration"], es: ["respiración"] } },
    },
  );

  test.each([
    "photosynthesis",
    "Photosynthesis.",
    "the photosynthesis",
    "it is photosynthesis",
    "fotosintesis",
  ])("%s is right", (text) => {
    expect(read(item, text)?.sure).toBe(true);
    expect(mark(item, { kind: "words", text }).outcome).toBe("right");
  });

  test("a slip is forgiven and said, where the writing is not what is asked for", () => {
    expect(mark(item, { kind: "words", text: "photosyntesis" })).toMatchObject({
      outcome: "right",
      spelled: "photosynthesis",
    });
    const exact = itemOf({ kind: "words" }, { kind: "words", accepted, isExact: true });
    expect(mark(exact, { kind: "words", text: "photosyntesis" }).outcome).toBe("wrong");
    expect(mark(exact, { kind: "words", text: "Photosynthesis" }).outcome).toBe("right");
  });

  test("e and o are letters where there are so many options", () => {
    const five = named({ a: "1", b: "2", c: "3", d: "4", e: "5" });
    const many = itemOf(
      { kind: "choice", options: five, several: true },
      { kind: "choice", picked: ["a", "c", "e"] },
    );
    expect(read(many, "a, c, e")).toEqual({
      sure: true,
      given: { kind: "choice", picked: ["a", "c", "e"] },
    });
    expect(read(many, "bad")).toMatchObject({ sure: false });
  });

  test("another word is no slip: its first letter differs, or it is too short", () => {
    const right = itemOf(
      { kind: "words" },
      { kind: "words", accepted: { en: ["right"], es: ["derecha"] } },
    );
    for (const text of ["light", "night", "eight"])
      expect(mark(right, { kind: "words", text }).outcome).toBe("wrong");
    expect(read(right, "a".repeat(121))).toBeNull();
  });

  test("a known wrong word is never a slip of the right one", () => {
    const mitosis = itemOf(
      { kind: "words" },
      { kind: "words", accepted: { en: ["meiosis"], es: ["meiosis"] } },
      { other: { kind: "words", wordings: { en: ["mitosis"], es: ["mitosis"] } } },
    );
    expect(mark(mitosis, { kind: "words", text: "mitosis" })).toMatchObject({
      outcome: "wrong",
      mistake: "other",
    });
  });

  test("what is neither right nor a known mistake is asked back; a sentence is no answer", () => {
    expect(read(item, "sunlight")).toMatchObject({ sure: false });
    expect(read(item, "respiración", "es")).toMatchObject({ sure: true });
    expect(read(item, "i really do not like this kind of question")).toBeNull();
  });
});

test("evidence is the line, by its number or its words", () => {
  const item = itemOf(
    { kind: "lines", several: false },
    { kind: "lines", lines: [3] },
    { feeling: { kind: "lines", lines: [1] } },
  );
  for (const text of ["3", "line 3", "la línea 3", "It eats hundreds of insects."])
    expect(read(item, text)).toMatchObject({ sure: true, given: { lines: [3] } });
  expect(read(item, "line 9")).toBeNull();
  for (const text of [
    "i think line 3 because of the hundreds",
    "is it 3? it eats so many",
    "oh it eats them. so 3! the hundreds",
  ])
    expect(read(item, text)).toMatchObject({ sure: true, given: { lines: [3] } });
  expect(read(item, "it could be on line 3")).toMatchObject({ sure: false });
  expect(mark(item, { kind: "lines", lines: [3] }).outcome).toBe("right");
  expect(mark(item, { kind: "lines", lines: [1] })).toMatchObject({
    outcome: "wrong",
    mistake: "feeling",
  });
  expect(sayGiven({ kind: "lines", lines: [3] }, item, "en")).toBe(
    "3. It eats hundreds of insects.",
  );
});
