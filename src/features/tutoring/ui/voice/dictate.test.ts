import { expect, test } from "vitest";
import { insertSaid, regionOf } from "./dictate.ts";
import { failureCode, wordsHeard } from "./recogniser.ts";

test("what is said stands apart from the words around it, and close to what ends a sentence", () => {
  expect(insertSaid("", "it is seven", "")).toBe("it is seven");
  expect(insertSaid("I think", "it is seven", "")).toBe("I think it is seven");
  expect(insertSaid("I think ", "it is", "seven")).toBe("I think it is seven");
  expect(insertSaid("first line\n", "seven", ".")).toBe("first line\nseven.");
  expect(insertSaid("kept ", "", "as it was")).toBe("kept as it was");
});

test("it listens in the chat's language, in the region that the person reads it in", () => {
  expect(regionOf("es", ["en-US", "es-MX", "es-ES"])).toBe("es-MX");
  expect(regionOf("es", ["en-US", "es"])).toBe("es-ES");
  expect(regionOf("en", ["es-MX"])).toBe("en-US");
});

test("everything heard so far is one text, whatever a browser puts between its parts", () => {
  const results = [[{ transcript: "two x " }], [{ transcript: " plus three" }]];
  expect(wordsHeard(Object.assign(new Event("result"), { results }))).toBe("two x plus three");
  expect(wordsHeard(new Event("result"))).toBe("");
  expect(failureCode(Object.assign(new Event("error"), { error: "network" }))).toBe("network");
  expect(failureCode(new Event("error"))).toBe("");
});
