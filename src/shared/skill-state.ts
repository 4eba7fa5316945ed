/** What a skill's record comes to, as people read it. */
export const skillStates = ["mastered", "due", "onTheWay", "begun"] as const;
export type SkillState = (typeof skillStates)[number];

/** Fewer answers than this say too little of a skill. */
const toldFrom = 3;

/**
 * What the model believes of a skill, as a state and never as a number beside counts of the record: "mastered" from
 * its own threshold on until its review is due (from then on it may be forgotten, so the review decides), "just begun" up
 * to a few answers, and "on the way" between.
 */
export function skillStateOf(
  skill: { alone: number; attempts: number; isDue: boolean },
  masteredFrom: number,
): SkillState {
  if (skill.alone >= masteredFrom) return skill.isDue ? "due" : "mastered";
  return skill.attempts < toldFrom ? "begun" : "onTheWay";
}
