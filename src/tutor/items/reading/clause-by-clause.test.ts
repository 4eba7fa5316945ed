import { expect, test } from "vitest";
import { likelyOrder, likelyPairs } from "./clause-by-clause.ts";

const parts = (prefix: string, texts: readonly string[]) =>
  texts.map((text, at) => ({ name: `${prefix}${at + 1}`, text: { en: text, es: text } }));

const motion = {
  left: parts("l", [
    "It lies on the time axis.",
    "It rises straight.",
    "It falls straight.",
    "It rises and becomes flatter and flatter.",
    "It is level, above the time axis.",
  ]),
  right: parts("r", [
    "The speed drops by the same amount each second.",
    "The speed grows by the same amount each second.",
    "The speed grows by less and less each second.",
    "The thing does not move.",
    "The thing moves at a steady speed.",
  ]),
};

const figures = {
  left: parts("l", [
    "Brincaba como canguro",
    "La luna es un queso",
    "Te lo dije mil veces",
    "El viento cantaba",
  ]),
  right: parts("r", ["Metáfora", "Símil", "Personificación", "Hipérbole"]),
};

test("pairs are found clause by clause, the last two left over by themselves", () => {
  const said =
    "time axis one is not moving, rises straight is grows by the same amount, falls straight drops by the same, level is steady, and the flat one is less and less";
  expect(likelyPairs(said, motion, "en")).toEqual({
    l1: "r4",
    l2: "r2",
    l3: "r1",
    l4: "r3",
    l5: "r5",
  });
});

test.each([
  "1 simil, 2 metafora, 3 hiperbole, 4 personificacion",
  "la del canguro es simil, la luna metafora, lo de mil veces hiperbole y el viento personificacion",
])("“%s” names each side by number or by word", (said) => {
  expect(likelyPairs(said, figures, "es")).toEqual({ l1: "r2", l2: "r1", l3: "r4", l4: "r3" });
});

test("half of the pairs are none", () => {
  expect(likelyPairs("la luna metafora", figures, "es")).toBeNull();
});

const sentences = parts("p", [
  "Their soft feathers make no sound.",
  "Many animals are built for the way they live.",
  "They are built for hunting at night.",
  "Owls are one example.",
]);

test.each([
  "animals, then owls, then built for hunting, and the feathers last",
  "animals, owls, hunting at night, soft feathers",
])("“%s” is an order", (said) => {
  expect(likelyOrder(said, sentences, "en")).toEqual(["p2", "p4", "p3", "p1"]);
});

test("an order that leaves two out is none", () => {
  expect(likelyOrder("first animals then owls", sentences, "en")).toBeNull();
});

test("a name on the right with a place tells the place on the left", () => {
  const persons = {
    left: parts("l", ["Ella abrió la caja.", "Tú abres la caja.", "Abrí la caja."]),
    right: parts("r", ["primera persona", "tercera persona", "segunda persona"]),
  };
  expect(
    likelyPairs("primera persona es la 3, segunda la 2 y tercera la 1", persons, "es"),
  ).toEqual({ l1: "r2", l2: "r3", l3: "r1" });
});
