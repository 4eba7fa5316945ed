import { expect, test } from "vitest";
import { tell } from "./card.fixture.ts";
import { readOne, readSeveral } from "./compose-choice.ts";

const lines = [
  "A butterfly drinks with its long tongue.",
  "A snail pulls its soft body into its shell.",
  "The roots hold it in the ground.",
  "A robin pulls a worm out with its beak.",
];

const one = (text: string) => {
  const picks = readOne(tell(text, [lines]));
  return picks && { how: picks.how, place: (picks.picked[0] ?? 0) + 1 };
};

test.each([
  ["4", 4],
  ["is it line 4 bcause the beak is how it eats?", 4],
  ["no i mean i think its line 4. the robin one", 4],
  ["i already said 4!!! its the only one about birds", 4],
  ["2.. no wait 3", 3],
  ["line 1... hold on, the snail", 2],
  ["la 2, dice que se mete", 2],
  ["número 3 porque sí", 3],
  ["C. everything dies anyway", 3],
  ["six or whatever. so its the first one", 1],
  ["ummm the last line, birds are mean. can we go on now", 4],
  ["the snail one, cuz its like a door", 2],
  ["definitely the roots", 3],
  ["line two. tongues are gross", 2],
  ["im going with number 3 lol", 3],
] as const)("“%s” is an answer for certain", (text, place) => {
  expect(one(text)).toEqual({ how: "certain", place });
});

test.each([
  "why not 3?",
  "in line 4 is robin a person or a bird",
  "whats the shell in number 2, like a house?",
  "what does the second one mean",
  "can i do 3 of these and stop",
  "la 2 y la 3 son iguales, eso está bien?",
  "i did 3 hours of homework",
  "so 8 x 3 is what",
  "q significa robin en la 4",
])("“%s” is none for certain", (text) => {
  expect(one(text)?.how).not.toBe("certain");
});

test.each([
  ["maybe 2", 2],
  ["2 or 3", 3],
  ["i hate number 1", 1],
] as const)("“%s” is asked about, or less", (text, place) => {
  const read = one(text);
  expect(read?.place).toBe(place);
  expect(["doubtful", "likely", "near"]).toContain(read?.how);
});

test("what is denied is not meant", () => {
  expect(one("not 3, 4")).toEqual({ how: "certain", place: 4 });
  expect(one("not the snail")).toBeNull();
});

const causes = [
  "merchants with money to invest",
  "large deposits of coal",
  "electric motors in the factories",
  "strong unions that asked for machines",
  "growing demand for cloth",
];

const several = (text: string, parts: readonly string[] = causes) => {
  const picks = readSeveral(tell(text, [parts]));
  return picks && { how: picks.how, places: picks.picked.map((place) => place + 1) };
};

test.each([
  ["my answer is 1, 3 and 4", [1, 3, 4]],
  ["i said 1 3 4, thats three things", [1, 3, 4]],
  ["1,3,4", [1, 3, 4]],
  ["coal and electric motors, thats what runs a factory", [2, 3]],
  ["1 2 and 5. no electric yet and unions came later", [1, 2, 5]],
  ["all but 2", [1, 3, 4, 5]],
  ["everyone but the coal, sorry coal", [1, 3, 4, 5]],
  ["todas menos la 2 y la 3", [1, 4, 5]],
  ["all of them lol they all sound good", [1, 2, 3, 4, 5]],
  ["first two, i looked it up", [1, 2]],
  ["las dos primeras", [1, 2]],
  ["only the coal, the rest came later", [2]],
  ["la 2 y la 5, la 3 no porque vino luego", [2, 5]],
  ["1 and 3. no wait 1 and 4", [1, 4]],
  ["the last two... no wait. just the 3rd and 4th lines", [3, 4]],
  ["all of them start with industry so all 5", [1, 2, 3, 4, 5]],
  ["coal and cloth, theyre what a mill needs. unions and motors dont", [2, 5]],
  ["b and e, i looked them up", [2, 5]],
  ["2, 3 y 5 por favor y gracias", [2, 3, 5]],
  ["2 y 4, hice 3x4=12 y +1 = 13", [2, 4]],
] as const)("“%s” picks these for certain", (text, places) => {
  expect(several(text)).toEqual({ how: "certain", places });
});

test.each([
  ["1 and 4 for sure, coal for the engines. not 3 bc it came later. not sure about cloth", [1, 4]],
  ["2 for sure. not the unions. idk about cloth", [2]],
  ["coal and cloth. still thinking", [2, 5]],
  ["la 1 sí, la 3 no, me falta ver las demás", [1]],
  ["the coal, hmm the others idk", [2]],
  ["coal sí porque sí. motors... no estoy seguro", [2]],
  ["1 and 2 for sure, not sure about 3 and 5", [1, 2]],
] as const)("“%s” is told in part", (text, places) => {
  expect(several(text)).toEqual({ how: "partly", places });
});

test.each(["what do merchants do", "can i do 3 of these and stop"])(
  "“%s” picks nothing for certain",
  (text) => {
    expect(several(text)?.how ?? "none").not.toMatch(/certain|partly/u);
  },
);

test("what something is said of beside a list is asked about", () => {
  expect(several("coal and cloth are ok, unions and motors blow up")?.how).toBe("doubtful");
});

test("a formula with an unknown that no part has names no place", () => {
  expect(several("can i bring one? 2x + 3y = 5, x - y = 1")).toBeNull();
});

test("numbers that are what the parts differ in are no places", () => {
  expect(several("25 y 11, el 10 no", ["25", "10", "8", "11"])).toEqual({
    how: "certain",
    places: [1, 4],
  });
  const code = ["print(a[5])", "print(a[-1])", "print(a[0])", "print(a[4])"];
  // Where only some are values, all are places.
  expect(several("2 3 4. a[5] is off the end", code)).toEqual({
    how: "certain",
    places: [2, 3, 4],
  });
  expect(several("a[0] and a[4]", code)).toEqual({ how: "certain", places: [3, 4] });
});
