import { expect, test } from "vitest";
import { splitAtMatches } from "./highlighted.tsx";

test("matches keep the case they have in the text", () => {
  expect(splitAtMatches("Fractions and fractions", "FRAC")).toEqual([
    "",
    "Frac",
    "tions and ",
    "frac",
    "tions",
  ]);
});

test("signs that mean something to a pattern are searched as they stand", () => {
  expect(splitAtMatches("(x + 1)(x - 1)", "(x +")).toEqual(["", "(x +", " 1)(x - 1)"]);
});

test("without a search the text stays whole", () => {
  expect(splitAtMatches("anything", "")).toEqual(["anything"]);
});
