import { expect, test } from "vitest";
import { hearMessage } from "./hear-message.ts";
import { hearText } from "./hear-text.ts";

const plain =
  "Our library should open at seven. On ten mornings in October, the office counted at least 60 students in the hall. When it opened early before the exams, all its seats were taken.";

test.each([
  "I want to kill myself.",
  "Quiero morirme.",
  "Me corto los brazos cuando estoy triste.",
])("one sentence of distress among many is heard, where the whole hides it: %s", (heavy) => {
  const before = `${plain} `.repeat(4);
  const text = `${before}${heavy} ${before}`;
  expect(hearMessage(text).answer).not.toBe("alert");
  expect(hearText(text)).toMatchObject({ answer: "alert", isSurelyHarmless: false });
});

test("an ordinary text is heard as one, and a sentence alone as by itself", () => {
  expect(hearText(plain).answer).toBe("none");
  const heavy = "I cut myself last night and nobody knows.";
  expect(hearText(heavy).answer).toBe(hearMessage(heavy).answer);
});
