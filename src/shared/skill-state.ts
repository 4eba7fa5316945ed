/** What a skill's record comes to, as people read it. */
export const skillStates = ["mastered", "onTheWay", "begun"] as const;
export type SkillState = (typeof skillStates)[number];

/** Fewer answers than this say too little of a skill. */
const toldFrom = 3;

/**
 * What the model believes of a skill, as a state and never as a number beside counts of the record: "mastered" from
 * its own threshold on, "just begun" up to a few answers, and "on the way" between.
 */
export function skillStateOf(
  skill: { alone: number; attempts: number },
  masteredFrom: number,
): SkillState {
  if (skill.alone >= masteredFrom) return "mastered";
  return skill.attempts < toldFrom ? "begun" : "onTheWay";
}
