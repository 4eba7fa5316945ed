import { describe, expect, test } from "vitest";
import { decide } from "../mind/decide.ts";
import { mathematicsSkills } from "../curriculum/mathematics/catalogue.ts";
import { randomFrom } from "#shared/random.ts";
import { distressIn } from "../mind/safety.ts";
import { newState, openProblem } from "../mind/state.ts";
import { hearMessage } from "./hear-message.ts";
import { harmless, told } from "./told-by-children.fixture.ts";

/** The answer of the whole: the listed phrases and the listener. */
function answerTo(text: string): string {
  const heard = hearMessage(text);
  return distressIn(text, heard) ? "alert" : heard.answer;
}

test("of distress in fresh wordings hardly any is missed, and most raises an alert", () => {
  const answers = told.map(([, , text]) => answerTo(text));
  const missed = told.filter((_, at) => answers[at] === "none").map(([, , text]) => text);
  const alerted = answers.filter((answer) => answer === "alert").length;
  expect({ missed, alerted }).toEqual({ missed: [], alerted: 1 });
});

test.each(harmless)("what is harmless stays so: %s", (text) => {
  expect(answerTo(text)).toBe("none");
});
