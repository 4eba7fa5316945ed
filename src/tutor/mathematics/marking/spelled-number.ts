import { foldWords } from "../../notation/reading/prose.ts";

const english =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen";
const englishTens = "twenty thirty forty fifty sixty seventy eighty ninety";
const spanish =
  "cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciseis diecisiete dieciocho diecinueve " +
  "veinte veintiuno veintidos veintitres veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve";
const spanishTens = "treinta cuarenta cincuenta sesenta setenta ochenta noventa";

const values: ReadonlyMap<string, number> = new Map([
  ...count(english, 0, 1),
  ...count(englishTens, 20, 10),
  ...count(spanish, 0, 1),
  ...count(spanishTens, 30, 10),
  ["hundred", 100],
  ["cien", 100],
  ["ciento", 100],
]);

/** What is no word, and no space or punctuation between words, spells no number. */
const wordsOnly = /^[\p{L}\p{M}\s\p{P}]+$/u;

/** "twenty-one", "menos siete", "one hundred five": a whole number below 200 in words, typed; null for anything else. */
export function spelledNumber(text: string): string | null {
  if (!wordsOnly.test(text)) return null;
  const words = foldWords(text.normalize("NFD").replaceAll(/\p{M}/gu, ""))
    .split(/[\s-]+/u)
    .filter((word) => word !== "and" && word !== "y" && word !== "a");
  const negative = /^(?:minus|negative|menos)$/u.test(words[0] ?? "");
  const spoken = (negative ? words.slice(1) : words).join(" ").replace(/^one hundred/u, "hundred");
  let total = 0;
  let above = 1000;
  for (const word of spoken.split(" ")) {
    const value = values.get(word);
    if (value === undefined || value >= above) return null;
    total += value;
    // What follows fills the place of the zeros: "twenty" takes a unit, "hundred" anything below it.
    above = value === 100 ? 100 : value >= 20 && value % 10 === 0 ? 10 : 0;
  }
  return `${negative ? "-" : ""}${total}`;
}

function count(names: string, from: number, step: number): [string, number][] {
  return names.split(" ").map((name, index) => [name, from + index * step]);
}
