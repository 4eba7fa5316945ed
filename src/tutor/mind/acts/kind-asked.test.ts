import { expect, test } from "vitest";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { readAct } from "../../acts/read-act.ts";
import { isInteractionItem } from "../../item.ts";
import { decide } from "../decide.ts";
import type { Situation } from "../decision.ts";
import { newState } from "../state.ts";
import { subjectModules } from "../../subjects/subjects.ts";
import type { Locale } from "#shared/locale.ts";

/** What is laid out once a message wishes for something else, in a lesson on point of view. */
function laidOut(text: string, locale: Locale) {
  const situation: Situation = {
    state: newState,
    learner: { firstName: "Zoe", grade: 7, returning: false, records: new Map() },
    ...subjectModules.Mathematics,
    skills: skillsOf("English"),
    locale,
    now: new Date(0),
    seed: "kinds",
  };
  const opened = decide(situation, { kind: "open", skillId: "point-of-view" });
  const { state } = decide(
    { ...situation, state: opened.state, acts: readAct(text) },
    { kind: "message", text },
  );
  const item = state.problem?.item;
  return item && isInteractionItem(item) ? item.interaction.kind : null;
}

test.each([
  ["en", "can we do one where u put stuff in order? like sentences", "order"],
  ["en", "i wanna do matching pleeease", "match"],
  ["es", "quiero uno de emparejar", "match"],
] as const)("%s “%s” brings one that is answered so", (locale, text, kind) => {
  expect(laidOut(text, locale)).toBe(kind);
});
