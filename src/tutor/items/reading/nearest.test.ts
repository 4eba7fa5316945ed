import { expect, test } from "vitest";
import { nearestOf } from "./nearest.ts";

const options = [
  { en: "the Sun", es: "el Sol" },
  { en: "the grass", es: "la hierba" },
  { en: "water and minerals from the soil", es: "agua y minerales del suelo" },
  { en: "the water that evaporates", es: "el agua que se evapora" },
];

test.each([
  ["en", "i think the plants get it from the sun bc light", 0],
  ["en", "its the minerals", 2],
  ["en", "not the sun, the grass", 1],
  ["es", "yo creo que la hierba porque es verde", 1],
  ["es", "los minerales que hay en la tierra", 2],
] as const)("%s: %s is near one of them", (locale, said, at) => {
  expect(nearestOf(said, options, locale)).toBe(at);
});

test.each([
  ["en", "the water"],
  ["en", "because they are hungry"],
  ["en", "the sun or the grass"],
  ["es", "no sé"],
] as const)("%s: %s is near none, or two", (locale, said) => {
  expect(nearestOf(said, options, locale)).toBeNull();
});
