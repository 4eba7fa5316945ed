import { expect, test } from "vitest";
import { isAbout } from "./is-about.ts";

const passage = (text: string, heading: string | null = null) => ({ heading, text });

test.each([
  ["en", "The denominator is the number below the line.", null, ["denominator"]],
  ["en", "Denominators are the numbers below the line.", null, ["denominator"]],
  ["en", "The denominator of a fraction is the number below.", null, ["denominator"]],
  ["en", "In any fraction, the denominator is below.", null, ["denominator"]],
  ["en", "Fractions have two. We write them so.", "4.1 Fractions", ["fraction"]],
  ["en", "A cell divides. Each cell grows, and a cell ends.", null, ["cells"]],
  ["es", "El denominador es el número de abajo.", null, ["denominador"]],
  ["es", "Se llama fracción a una parte de un todo.", null, ["fracciones"]],
] as const)("F-07 in %s, %s is about what is asked", (locale, text, heading, asked) => {
  expect(isAbout(passage(text, heading), asked, locale)).toBe(true);
});

test.each([
  [
    "it only has the word",
    "Add them and keep the denominator, then look again.",
    null,
    ["denominator"],
  ],
  [
    "it says something else of it",
    "Fractions with one denominator are added above the line.",
    null,
    ["denominator"],
  ],
  ["it has one of two words", "A prime number is one of a kind.", null, ["prime", "factor"]],
  ["only its heading has the word", "Nothing of it here.", "4.1 Fractions", ["fraction"]],
  ["nothing telling is asked", "It is what it is.", null, []],
  ["a whole story is asked", "It is a b c d e.", null, ["aaa", "bbb", "ccc", "ddd", "eee"]],
] as const)("F-07 a passage is not about what is asked where %s", (_, text, heading, asked) => {
  expect(isAbout(passage(text, heading), asked, "en")).toBe(false);
});
