import type { Skill } from "../curriculum/skill.ts";
import { isReadyFor } from "./choose-skill.ts";
import { isDue, isMastered, type Learner, recordOf } from "./learner.ts";

/** Where a student stands with a skill, as the map of topics shows it. */
export const topicStandings = ["due", "begun", "ready", "later", "mastered"] as const;
export type TopicStanding = (typeof topicStandings)[number];

export type Topic = { skill: Skill; standing: TopicStanding };

/**
 * Every skill of a subject with where the student stands: due for review, begun, ready to begin, later (what it builds on is
 * not there yet, or it belongs to higher grades), or mastered. Each may be chosen; this only says what to expect.
 */
export function topicsOf(skills: readonly Skill[], learner: Learner, now: Date): Topic[] {
  return skills.map((skill) => ({ skill, standing: standingOf(skill) }));

  function standingOf(skill: Skill): TopicStanding {
    const record = recordOf(learner, skill.id);
    if (isDue(record, now)) return "due";
    if (isMastered(record, now)) return "mastered";
    if (learner.records.has(skill.id)) return "begun";
    return isReadyFor(skill, skills, learner) ? "ready" : "later";
  }
}
