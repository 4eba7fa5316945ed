import { expect, test } from "vitest";
import { readRefusal } from "./read-refusal.ts";

test("a refusal is read with what is wrong with each field, and what goes with it", () => {
  const refusal = readRefusal({
    error: {
      code: "message_too_long",
      fields: { text: "too_long", odd: 3 },
      data: { limit: 4000, unit: "letters", odd: {} },
    },
  });
  expect(refusal).toMatchObject({
    code: "message_too_long",
    fields: { text: "too_long" },
    data: { limit: 4000, unit: "letters" },
    care: null,
  });
});

test("what care says in place of the usual answer goes with it", () => {
  const care = { answer: "alert", text: "You matter." };
  expect(readRefusal({ error: { code: "care_first", care } }).care).toEqual(care);
  expect(readRefusal({ error: { code: "care_first", care: { answer: "?" } } }).care).toBeNull();
});

test.each([[null], ["gateway"], [{ error: "down" }], [{ error: { code: "toString" } }]])(
  "what tells of no error of ours is unavailable: %j",
  (body) => {
    expect(readRefusal(body).code).toBe("unavailable");
  },
);
