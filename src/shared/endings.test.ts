import { expect, test } from "vitest";
import { capitalised, countsWords, endingName, endings, endingWord } from "./endings.ts";
import { locales } from "./locale.ts";
import { en } from "./messages/en.ts";
import { es } from "./messages/es.ts";
import { translators } from "./messages/server-translators.ts";

const messages = { en, es };

/** Other names that an ending had, or might be given again. */
const otherNames = {
  en: /still open|\{\} open|unsolved|not solved|by (?:them|him|her)sel(?:f|ves)|on (?:their|his|her) own/i,
  es: /pendiente|aún no bien|sin resolver|sin terminar|por su cuenta|\bsol[oa]s?\b sin/i,
} as const;

/** What parents read about problems and skills. */
const areas = ["evidence", "family", "kitchen", "progress", "report", "standing"] as const;

/** A mark of one answer, and the child's own words in a lesson, are no ending of a problem. */
const otherThings = new Set([
  "evidence.wrong",
  "progress.noteMissed",
  "desk.skillWithHelp",
  "desk.skillAlone",
]);

test.each(locales)("F-02 F-04 in %s an ending is named in one list and nowhere else", (locale) => {
  const translate = translators[locale];
  const names = endings.map((ending) => endingWord(ending, translate));
  expect(new Set(names).size).toBe(3);
  for (const [area, words] of Object.entries(messages[locale])) {
    if (area === "standing") continue;
    for (const [key, text] of Object.entries(words)) {
      if (otherThings.has(`${area}.${key}`)) continue;
      expect(names, `${area}.${key}`).not.toContain(text.toLocaleLowerCase(locale));
    }
  }
  for (const area of areas) {
    for (const [key, text] of Object.entries(messages[locale][area])) {
      expect(text.replaceAll(/\{\{\w+\}\}/g, "{}"), `${area}.${key}`).not.toMatch(
        otherNames[locale],
      );
    }
  }
});

test("counts and names are said from that list", () => {
  const counts = { alone: 7, withHelp: 3, open: 1 };
  expect(countsWords(counts, translators.en)).toBe("7 alone, 3 with help, 1 not right yet");
  expect(countsWords(counts, translators.es)).toBe("7 sin ayuda, 3 con ayuda, 1 por resolver");
  expect(endingName("open", "es", translators.es)).toBe("Por resolver");
  expect(capitalised("", "en")).toBe("");
});
