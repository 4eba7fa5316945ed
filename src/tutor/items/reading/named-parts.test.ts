import { expect, test } from "vitest";
import { namedIn, numberedAs } from "./named-parts.ts";

const part = (name: string, en: string, es: string) => ({ name, text: { en, es } });

const cell = [
  part("mito", "mitochondria", "mitocondrias"),
  part("membrane", "membrane", "membrana"),
  part("wall", "cell wall", "pared celular"),
  part("nucleus", "nucleus", "núcleo"),
];

const prints = [
  part("a", "4, 3, 2, 1", "4, 3, 2, 1"),
  part("b", "0, 1, 2, 3", "0, 1, 2, 3"),
  part("c", "1, 2, 3, 4", "1, 2, 3, 4"),
];

const pairs = [
  part("one", "experiments 1 and 2", "experimentos 1 y 2"),
  part("three", "experiments 3 and 4", "experimentos 3 y 4"),
  part("four", "experiments 4 and 5", "experimentos 4 y 5"),
];

test.each([
  ["es", "las mitocondrias, la membrana y el nucleo. ah y la pared celular? no esa no"],
  ["es", "mitocondrias, membrana, nucleo, pared celular. mejor no"],
  ["en", "mitochondria, the membrane and the nucleus. and the cell wall? no, not that one"],
  ["en", "mitochondria, cell wall, membrane and nucleus, take out the cell wall"],
] as const)("%s: what is taken back is not named: %s", (locale, said) => {
  expect(namedIn(said, cell, locale)).toEqual(["mito", "membrane", "nucleus"]);
});

test("what is told by its numbers alone is the one part that has them in that order", () => {
  expect(numberedAs("1,2,3,4", prints, "en")?.name).toBe("c");
  expect(numberedAs("0 1 2 3", prints, "es")?.name).toBe("b");
  expect(numberedAs("5 6", prints, "en")).toBeNull();
  expect(numberedAs("the first", prints, "en")).toBeNull();
  expect(namedIn("3&4 and 4&5", pairs, "en")).toEqual(["three", "four"]);
});

test.each([
  [
    "experiments 4 and 5 because length stays. experiments 1 and 2 too since mass goes up",
    ["one", "four"],
  ],
  ["no! its only 4 and 5 and 3 and 4, since in 1 and 2 length changes", ["three", "four"]],
] as const)("options of two things are named whole: %s", (said, names) => {
  expect(namedIn(said, pairs, "en")).toEqual(names);
});
