import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { locales } from "#shared/locale.ts";
import { site } from "#shared/site.ts";
import { subjects } from "#shared/subjects.ts";
import { affiliateContent, articleContent } from "./article.ts";
import { catalogue, textbooksOf } from "./catalogue.ts";
import { contactContent, notFoundContent, pricingContent, textbooksContent } from "./pages.ts";
import { helpContent } from "./help.ts";
import { frameContent, homeContent } from "./home.ts";
import { landingContent } from "./landing.ts";
import { liveTutorContent } from "./live-tutor.ts";
import { exampleWork } from "./example-work.ts";

/** The catalogue is in English like its books. voice.json belongs to the tutor. */
const englishOnly = new Set(["textbooks.json", "voice.json"]);

const articleNames = [
  "about",
  "whyUs",
  "privacy",
  "terms",
  "affiliateTerms",
  "affiliatePrivacy",
] as const;

/** Every place in a value that holds something other than a list or a record: "hero.benefits.0". */
function places(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => places(inner, `${path}.${key}`));
}

async function placesIn(file: string): Promise<string[]> {
  return places(JSON.parse(await readFile(file, "utf8")));
}

test("both languages say the same things in the same places, on every page", async () => {
  const names = (await readdir("content/en")).filter((name) => !englishOnly.has(name));
  expect(names.length).toBeGreaterThanOrEqual(10);
  for (const name of names) {
    expect({ name, places: await placesIn(`content/es/${name}`) }).toEqual({
      name,
      places: await placesIn(`content/en/${name}`),
    });
  }
});

test("the parts of an article have the same addresses in both languages", () => {
  for (const name of articleNames) {
    const ids = locales.map((locale) => articleContent(name, locale).sections.map(({ id }) => id));
    expect(ids[0]).toEqual(ids[1]);
    expect(new Set(ids[0]).size).toBe(ids[0]?.length);
  }
});

test("every fact is filled in and no page shows a bare placeholder", () => {
  for (const locale of locales) {
    const words = JSON.stringify([
      homeContent(locale),
      frameContent(locale),
      pricingContent(locale),
      contactContent(locale),
      landingContent(locale),
      liveTutorContent(locale),
      helpContent(locale),
      notFoundContent(locale),
      textbooksContent(),
      affiliateContent(locale),
      ...articleNames.map((name) => articleContent(name, locale)),
    ]);
    expect(words).not.toMatch(/\{\w+\}/);
  }
});

test("K-08 the catalogue really holds the reference textbooks that the pages claim, each once", () => {
  expect(site.textbookCount).toBe(489);
  expect(catalogue.length).toBeGreaterThanOrEqual(site.textbookCount);
  expect(new Set(catalogue.map(({ url }) => url)).size).toBe(catalogue.length);
  for (const subject of subjects) expect(textbooksOf(subject).length).toBeGreaterThanOrEqual(20);
});

test("mathematics does not break across lines", () => {
  expect(homeContent("es").subjects.questions.mathematics).toContain("3x\u00a0−\u00a04");
});

const solutions: Readonly<Record<(typeof exampleWork)[number]["line"], number>> = {
  "3(x − 4) = 18": 18 / 3 + 4,
  "3x − 4 = 18": (18 + 4) / 3,
  "3x = 22": 22 / 3,
  "x = 22/3": 22 / 3,
};

test("the example is true: the slip changes the solution, and what follows it does not", () => {
  exampleWork.forEach(({ line, verdict }, index) => {
    const before = exampleWork[index - 1];
    if (!before) return;
    const same = Math.abs(solutions[line] - solutions[before.line]) < 1e-12;
    expect({ line, same }).toEqual({ line, same: verdict === "follows" });
  });
});

test("the example keeps its promise: the tutor does not say the answer before the student does", () => {
  const answer = /\b10\b/;
  expect(solutions["3(x − 4) = 18"]).toBe(10);
  for (const locale of locales) {
    const { turns } = homeContent(locale).teaching;
    const first = turns.find(({ text }) => answer.test(text));
    expect(first?.who).toBe("student");
  }
});
