import { expect, test } from "vitest";
import { shippedFacts } from "#shared/site.ts";
import { checkFact, factFields, factKeys, factsOf, shippedText } from "./facts.ts";

test("F-09 every shipped fact passes its own check and is kept as it stands", () => {
  for (const key of factKeys) {
    const shipped = shippedText(key);
    expect(checkFact(key, shipped), key).toEqual({ text: shipped, problems: {} });
  }
  expect(factKeys.toSorted()).toEqual(Object.keys(shippedFacts).toSorted());
});

test.each([
  ["name", "", "factMissing"],
  ["name", "x".repeat(25), "textTooLong"],
  ["name", "Fa\u202Ero", "charactersOdd"],
  ["contactEmail", "", "factMissing"],
  ["contactEmail", "hello@academy", "emailInvalid"],
  ["phone", "call us", "phoneInvalid"],
  ["phone", "12", "phoneInvalid"],
  ["postalAddress", "x".repeat(301), "textTooLong"],
  ["links", "http://example.org/a", "addressInvalid"],
  ["links", "javascript:alert(1)", "addressInvalid"],
  ["links", "https://user:word@example.org/", "addressInvalid"],
  ["links", 'https://example.org/"onclick="', "addressInvalid"],
  ["links", `https://example.org/${"a".repeat(200)}`, "addressTooLong"],
  [
    "links",
    Array.from({ length: 7 }, (_, at) => `https://e.org/${at}`).join("\n"),
    "tooManyAddresses",
  ],
  ["savingPercent", "0", "numberInvalid"],
  ["savingPercent", "12.5", "numberInvalid"],
  ["savingPercent", "100", "numberTooLarge"],
  ["tutorHours", "1e3", "numberInvalid"],
] as const)("F-09 %s %j is refused: %s", (key, typed, problem) => {
  expect(checkFact(key, typed).problems).toEqual({ "": problem });
});

test("F-09 what is typed loosely is kept tidily", () => {
  expect(checkFact("savingPercent", " 85 % ").text).toBe("85");
  expect(checkFact("postalAddress", "  Calle Sol 1 \r\n\r\n 28001 Madrid ").text).toBe(
    "Calle Sol 1\n28001 Madrid",
  );
  expect(checkFact("phone", " +34 600 11 22 33 ")).toEqual({
    text: "+34 600 11 22 33",
    problems: {},
  });
});

test("F-09 a text in both languages stands in both or in neither", () => {
  expect(checkFact("answerHours", { en: "Mondays", es: " " }).problems).toEqual({
    es: "bothNeeded",
  });
  expect(checkFact("answerHours", { en: "", es: "" }).problems).toEqual({});
  expect(checkFact("line", { en: "x".repeat(121), es: "Hola" }).problems).toEqual({
    en: "textTooLong",
  });
  expect(checkFact("line", "one").problems).toEqual({ en: "other" });
  expect(checkFact("name", { en: "a", es: "b" }).problems).toEqual({ "": "other" });
});

test("F-09 what was kept and cannot be a fact any more leaves the shipped one", () => {
  const kept = new Map<string, unknown>([
    ["name", { text: "Academia Sol" }],
    ["savingPercent", { text: "80" }],
    ["tutorHours", { text: "many" }],
    ["links", { text: "https://e.org/a\nhttps://e.org/b" }],
    ["answerHours", { en: "Mondays", es: "Los lunes" }],
    ["phone", 7],
    ["operator", "bare"],
    ["gone", "x"],
  ]);
  expect(factsOf(kept)).toEqual({
    name: "Academia Sol",
    savingPercent: 80,
    links: ["https://e.org/a", "https://e.org/b"],
    answerHours: { en: "Mondays", es: "Los lunes" },
  });
  expect(factFields.name.isNeeded).toBe(true);
});
