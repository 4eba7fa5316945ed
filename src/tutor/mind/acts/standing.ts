import type { Situation } from "../decision.ts";
import { isMastered, recordOf } from "../learner.ts";
import type { Move } from "../move.ts";

/** How the student is doing, from the record alone. */
export function standing({ state, skills, learner, now }: Situation): Move {
  const id = state.problem?.item.skillId ?? state.lastSkillId;
  const skill = skills.find((known) => known.id === id);
  const record = skill && recordOf(learner, skill.id);
  return {
    kind: "standing",
    finished: state.finished,
    skill:
      skill && record && record.aloneAttempts > 0
        ? {
            title: skill.words.title,
            right: record.aloneCorrect,
            tries: record.aloneAttempts,
            isMastered: isMastered(record, now),
          }
        : null,
  };
}
