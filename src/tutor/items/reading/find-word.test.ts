import { expect, test } from "vitest";
import { findWord } from "./find-word.ts";

const known = new Set(["evaporation", "boiling", "movilización", "the pond", "primaria"]);
const find = (text: string, prompt = "") => findWord(text, prompt, (word) => known.has(word));

test.each([
  ["its called boiling. yes i know its cold, still boiling", "boiling"],
  ["evaporation bc it dries", "evaporation"],
  ["se llama movilización, salía en mi libro", "movilización"],
  ["evaporashun, my mom hangs our shirts outside", "evaporashun"],
  ["i put steam already, the app didnt take it", "steam"],
  ["theres a church in it", "church"],
  ["un pajaro x las plumas", "pajaro"],
  ["boiling... no wait evaporation", "evaporation"],
  ["the park! oh wait thats B3. its the school", "school"],
] as const)("“%s” gives %s", (text, word) => {
  expect(find(text)).toMatchObject({ text: word, isAsked: false, isClean: true });
});

test("the words of the question say nothing of their own", () => {
  expect(find("es una fuente escrita", "¿Qué clase de fuente es?")?.text).toBe("escrita");
});

test.each([
  "the last word in the sentence",
  "ochenta años es un montón, cómo sabe si es verdad",
  "what is boiling",
  "do egg cells mean like chicken eggs??",
  "yo vivo en la casa 3",
  "not boiling",
])("“%s” gives none", (text) => {
  expect(find(text)).toBeNull();
});

test("a word that is asked about is told as that", () => {
  expect(find("is it evaporation?")).toMatchObject({ text: "evaporation", isAsked: true });
});
