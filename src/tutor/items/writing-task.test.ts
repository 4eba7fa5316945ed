import { expect, test } from "vitest";
import { countWords, repeatedBeginning, sentencesIn } from "./writing-task.ts";

test("words are counted, and signs by themselves are none", () => {
  expect(countWords("")).toBe(0);
  expect(countWords("  A well-kept park — it isn't ours.\n\nIn 1887 … it was. ")).toBe(10);
  expect(countWords("¿Por qué? ¡Porque sí!")).toBe(4);
});

test("three sentences in a row that begin alike are found, two or three apart are not", () => {
  expect(repeatedBeginning("The dog ran. The cat sat! The sun shone.")).toBe("The");
  expect(repeatedBeginning("Y llovió. «Y tronó.» ¡Y nevó!")).toBe("Y");
  expect(repeatedBeginning("The dog ran. The cat sat. A bird sang. The sun shone.")).toBeNull();
  expect(repeatedBeginning("It rained 3.5 inches. It stopped.\nWe went home.")).toBeNull();
  expect(repeatedBeginning("")).toBeNull();
});

test("a text is cut into its sentences, with what stands between quotation marks", () => {
  expect(sentencesIn("“Stop!” she said. Nobody did.\nWhy?")).toEqual([
    "“Stop!” she said.",
    "Nobody did.",
    "Why?",
  ]);
});
