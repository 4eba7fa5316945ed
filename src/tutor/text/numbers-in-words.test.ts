import { expect, test } from "vitest";
import { inFigures } from "./numbers-in-words.ts";

test.each([
  ["five eighths", "5/8"],
  ["a hundred and forty four", "144"],
  ["it's twenty-one i think", "it's 21 i think"],
  ["two thousand three hundred five", "2305"],
  ["three point two five", "3.25"],
  ["negative seven", "-7"],
  ["1 and a half", "1 1/2"],
  ["two and three quarters", "2 3/4"],
  ["3 out of 8", "3/8"],
  ["three over four", "3/4"],
  ["a dozen", "12"],
  ["two dozen eggs", "24 eggs"],
  ["twenty five to six", "5:35"],
  ["half past three", "3:30"],
  ["ninteen", "19"],
  ["one", "1"],
  ["nineteen sixty nine", "1969"],
  ["7 dollars and 25 cents back", "7.25 dollars back"],
  ["one fifth", "1/5"],
  ["ten minus three", "10 minus 3"],
  ["this one is hard", "this one is hard"],
  ["a line", "a line"],
  ["the twenty third of may", "the 20 third of may"],
  ["seven and eight", "7 and 8"],
])("English: %s", (said, figures) => {
  expect(inFigures(said, "en")).toBe(figures);
});

test.each([
  ["cinco sextos", "5/6"],
  ["treinta y dos", "32"],
  ["son ciento cuarenta y cuatro", "son 144"],
  ["dos mil trescientos cinco", "2305"],
  ["tres coma veinticinco", "3,25"],
  ["cero coma cero cinco", "0,05"],
  ["menos siete", "-7"],
  ["dos y medio", "2 1/2"],
  ["tres cuartas partes", "3/4"],
  ["un tercio", "1/3"],
  ["una docena", "12"],
  ["2 sobre 5", "2/5"],
  ["llega a las doce y cuarto", "llega a 12:15"],
  ["a las tres menos diez", "a 2:50"],
  ["mil", "1000"],
  ["dos euros con cincuenta centavos", "2.50 euros"],
  ["uno", "1"],
  ["una fracción", "una fracción"],
  ["diez menos tres", "10 menos 3"],
  ["seis y siete", "6 y 7"],
])("Spanish: %s", (said, figures) => {
  expect(inFigures(said, "es")).toBe(figures);
});

test.each([
  ["es", "nuebe", "9"],
  ["es", "tres mil kinientos", "3500"],
  ["es", "sincuenta y cuatro", "54"],
  ["es", "cincuentaicinco", "55"],
  ["es", "28 coma 26", "28,26"],
  ["es", "lo siento mucho", "lo siento mucho"],
  ["en", "fiftysix", "56"],
  ["en", "sevnety percent", "70 percent"],
  ["en", "point seven", "0.7"],
  ["en", "what is the point of one", "what is the point of 1"],
  ["en", "how many are there", "how many are there"],
] as const)(
  "%s: what a child writes as it sounds, %s, is a number where it is one",
  (locale, said, told) => {
    expect(inFigures(said, locale)).toBe(told);
  },
);
