import { expect, test } from "vitest";
import { skillsOf } from "#features/learning/subject-skills.ts";
import { skillStateOf } from "#shared/skill-state.ts";
import { subjects } from "#shared/subjects.ts";
import type { Learner } from "#tutor/mind/learner.ts";
import { masteredFrom } from "#tutor/mind/mastery.ts";
import { summariseProgress } from "#tutor/mind/progress.ts";
import { historyOf } from "./random-history.fixture.ts";
import { type PastAnswer, replaySkill } from "./rules-replay.ts";

/** Holds of so many random histories, in each subject in turn, that what is shown is what their stored answers come to. */
export function holdReplayed(histories: number, timeout: number): void {
  test.each(subjects)(
    "D-06 what is shown of random histories in %s is what their answers come to",
    { timeout },
    (subject) => {
      const skills = skillsOf(subject);
      const met = { alone: 0, helped: 0, further: 0 };
      for (let at = 0; at < histories / subjects.length; at++) {
        const seed = `${subject} ${at}`;
        const { learner, answers } = historyOf(subject, seed);
        const records = new Map(
          [...learner.records.keys()].map((id) => [id, replaySkill(id, answers.get(id) ?? [])]),
        );
        const anew: Learner = { ...learner, records };
        expect(shownOf(anew), seed).toEqual(shownOf(learner));
        expect(summariseProgress(skills, anew), seed).toEqual(summariseProgress(skills, learner));
        for (const { skillId, aloneAttempts, aloneCorrect } of learner.records.values()) {
          const alone = (answers.get(skillId) ?? []).filter(isAlone);
          const right = alone.filter(({ outcome }) => outcome === "right");
          expect([seed, aloneAttempts, aloneCorrect]).toEqual([seed, alone.length, right.length]);
        }
        for (const answer of [...answers.values()].flat()) {
          if (isAlone(answer)) met.alone++;
          if (answer.helpLevel > 0) met.helped++;
          if (!answer.firstTry) met.further++;
        }
      }
      expect(Math.min(...Object.values(met))).toBeGreaterThan(0);
    },
  );
}

function shownOf({ records }: Learner) {
  return [...records.values()].map((record) => ({
    ...record,
    state: skillStateOf({ ...record, isDue: false }, masteredFrom),
  }));
}

/** A first try without help that was marked: the only thing that may move what stands alone. */
function isAlone({ firstTry, helpLevel, outcome }: PastAnswer): boolean {
  return firstTry && helpLevel === 0 && (outcome === "right" || outcome === "wrong");
}
