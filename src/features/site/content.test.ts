import { expect, test } from "vitest";
import enFrame from "#content/en/frame.json" with { type: "json" };
import enHome from "#content/en/home.json" with { type: "json" };
import esFrame from "#content/es/frame.json" with { type: "json" };
import esHome from "#content/es/home.json" with { type: "json" };
import { locales } from "#shared/locale.ts";
import { frameContent, homeContent } from "./content.ts";
import { exampleWork } from "./example-work.ts";

/** Every place in a value that holds something other than a list or a record: "hero.benefits.0". */
function places(value: unknown, path = ""): string[] {
  if (typeof value !== "object" || value === null) return [path];
  return Object.entries(value).flatMap(([key, inner]) => places(inner, `${path}.${key}`));
}

test("both languages say the same things in the same places", () => {
  expect(places(esHome)).toEqual(places(enHome));
  expect(places(esFrame)).toEqual(places(enFrame));
});

test("every fact is filled in and no page shows a bare placeholder", () => {
  for (const locale of locales) {
    const words = JSON.stringify([homeContent(locale), frameContent(locale)]);
    expect(words).not.toMatch(/\{\w+\}/);
  }
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
