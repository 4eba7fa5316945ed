import type { Skill } from "../curriculum/skill.ts";
import { nextSkill } from "./choose-skill.ts";
import { type Learner, recordOf } from "./learner.ts";
import { masteredFrom } from "./mastery.ts";

/** Where a student stands in a subject, in the words of the specification's student_progress. */
export type Progress = {
  /** Share of the skills begun that are mastered alone, weighed by how sure that is; 0 to 1. */
  masteryLevel: number;
  /** Skills shown alone. */
  strengths: string[];
  /** Skills tried at least twice that do not stand alone yet, weakest first. */
  gaps: string[];
  nextRecommendedStep: string | null;
};

const strongFrom = 0.8;
const weakBelow = 0.5;

/** Sums up a student's records over the skills of one subject; what comes next is one of those that are taught. */
export function summariseProgress(
  skills: readonly Skill[],
  learner: Learner,
  taught: readonly Skill[] = skills,
): Progress {
  const begun = skills.filter((skill) => learner.records.has(skill.id));
  const standing = (skill: Skill) => recordOf(learner, skill.id).alone;
  const total = begun.reduce((sum, skill) => sum + Math.min(1, standing(skill) / masteredFrom), 0);
  return {
    masteryLevel: begun.length === 0 ? 0 : total / begun.length,
    strengths: begun.filter((skill) => standing(skill) >= strongFrom).map((skill) => skill.id),
    gaps: begun
      .filter((skill) => standing(skill) < weakBelow && recordOf(learner, skill.id).attempts >= 2)
      .sort((a, b) => standing(a) - standing(b))
      .map((skill) => skill.id),
    nextRecommendedStep: nextSkill(taught, learner, null)?.id ?? null,
  };
}
