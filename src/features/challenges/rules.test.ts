import { expect, test } from "vitest";
import { decide, type Finding, isForModel, readVerdict } from "./rules.ts";

function found(kind: Finding["kind"]): Finding {
  return { kind, way: null, missing: null };
}

test("what is proved right is upheld whatever a model says", () => {
  expect(decide(found("right"), null)).toBe("upheld");
  expect(decide(found("right"), "different")).toBe("upheld");
});

test("a model never overrules a proof: equivalent against the exact checker goes to a person", () => {
  expect(decide(found("different"), "equivalent")).toBeNull();
  expect(decide(found("ambiguous"), "equivalent")).toBeNull();
  expect(decide(found("value"), "equivalent")).toBeNull();
});

test("a model settles what no rule can, and turns nobody down by itself", () => {
  expect(decide(found("open"), "equivalent")).toBe("upheld");
  expect(decide(found("open"), "different")).toBeNull();
  expect(decide(found("different"), "different")).toBe("kept");
});

test("without a word of a model everything unproved waits", () => {
  for (const kind of ["value", "ambiguous", "different", "open"] as const) {
    expect(decide(found(kind), null)).toBeNull();
    expect(decide(found(kind), "unsure")).toBeNull();
  }
});

test("a model is asked only where its word may count", () => {
  expect(isForModel(found("open"))).toBe(true);
  expect(isForModel(found("different"))).toBe(true);
  expect(isForModel(found("value"))).toBe(false);
  expect(isForModel(found("ambiguous"))).toBe(false);
});

test("one word is a verdict, a sentence is none", () => {
  expect(readVerdict(" **Equivalent.**\n")).toBe("equivalent");
  expect(readVerdict("DIFFERENT")).toBe("different");
  expect(readVerdict("NOT EQUIVALENT")).toBeNull();
  expect(readVerdict("They are equivalent, I think")).toBeNull();
  expect(readVerdict("")).toBeNull();
});
