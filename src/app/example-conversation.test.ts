import { expect, test } from "vitest";
import { homeContent } from "#features/site/content/home.ts";
import { exampleWork } from "#features/site/content/example-work.ts";
import { type Locale, locales } from "#shared/locale.ts";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { decide } from "#tutor/mind/decide.ts";
import type { Learner } from "#tutor/mind/learner.ts";
import { newState } from "#tutor/mind/state.ts";
import { subjectModules } from "#tutor/subjects/subjects.ts";
import { sayBuiltin } from "#tutor/voice/builtin-voice.ts";

const maya: Learner = { firstName: "Maya", grade: 8, returning: true, records: new Map() };
const variants = [0, 1, 2, 3, 4, 5];

/** A text as somebody reads it aloud: without signs of typesetting and without a care for line breaks. */
function plain(text: string): string {
  return text.replaceAll("$", "").replaceAll("-", "−").replaceAll(/\s+/g, " ").trim();
}

/** Each answer of the tutor to what Maya writes, in every wording there is. */
function tutorAnswers(locale: Locale, written: readonly string[]): string[][] {
  let state = newState;
  return written.map((text, turn) => {
    const decision = decide(
      {
        state,
        learner: maya,
        ...subjectModules.Mathematics,
        skills: skillsOf("Mathematics"),
        locale,
        now: new Date(0),
        seed: `${turn}`,
      },
      { kind: "message", text },
    );
    state = decision.state;
    return variants.map((variant) => plain(sayBuiltin(decision.moves, locale, variant)));
  });
}

test("the conversation on the home page is what the tutor really answers to that work", () => {
  for (const locale of locales) {
    const { turns } = homeContent(locale).teaching;
    const [problem] = exampleWork;
    const work = exampleWork.map(({ line }) => line).join("\n");
    const said = turns.filter(({ who }) => who === "student").map(({ text }) => text);
    const [, ...answers] = tutorAnswers(locale, [problem.line, work, ...said]);
    const shown = turns.filter(({ who }) => who === "tutor").map(({ text }) => plain(text));
    expect(shown).toHaveLength(answers.length);
    shown.forEach((text, index) => expect(answers[index]).toContain(text));
  }
});
