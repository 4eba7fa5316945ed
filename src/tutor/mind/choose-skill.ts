import type { Level, Skill } from "../curriculum/skill.ts";
import { type Learner, recordOf } from "./learner.ts";
import { masteredFrom } from "./mastery.ts";

/** From this probability on, what builds on a skill may be begun. */
const readyFrom = 0.5;

/** A review that is due, the most overdue first; never the skill that was just worked on. */
export function dueReview(
  skills: readonly Skill[],
  learner: Learner,
  now: Date,
  justDone: string | null,
): Skill | null {
  const due = skills
    .map((skill) => ({ skill, at: recordOf(learner, skill.id).review?.due }))
    .filter((entry) => entry.at && entry.at <= now && entry.skill.id !== justDone)
    .sort((a, b) => Number(a.at) - Number(b.at));
  return due[0]?.skill ?? null;
}

/**
 * The skill to work on next: one that is not mastered, whose prerequisites are there, nearest to the
 * student's grade. What belongs to earlier grades is assumed known until an answer says otherwise.
 */
export function nextSkill(
  skills: readonly Skill[],
  learner: Learner,
  justDone: string | null,
): Skill | null {
  const grade = gradeOf(learner);
  const open = skills.filter((skill) => recordOf(learner, skill.id).alone < masteredFrom);
  const ready = open.filter((skill) => isBuiltUpon(skill, skills, learner));
  const candidates = ready.length > 0 ? ready : open.length > 0 ? open : [...skills];

  /** Grades above the student's weigh double: too easy is better than too hard. */
  function distance(skill: Skill): number {
    const [low, high] = skill.grades;
    if (low > grade) return 2 * (low - grade);
    return high < grade ? grade - high : 0;
  }

  function rank(skill: Skill): number {
    const begun = learner.records.has(skill.id) ? -0.5 : 0;
    return distance(skill) + begun + (skill.id === justDone ? 0.25 : 0);
  }

  return candidates.sort((a, b) => rank(a) - rank(b))[0] ?? null;
}

/** Whether what a skill builds on is there: shown, or assumed of earlier grades until an answer says otherwise. */
function isBuiltUpon(skill: Skill, skills: readonly Skill[], learner: Learner): boolean {
  return skill.prerequisites.every((id) => {
    const prerequisite = skills.find((other) => other.id === id);
    if (!prerequisite) return true;
    if (learner.records.has(id)) return recordOf(learner, id).alone >= readyFrom;
    return prerequisite.grades[1] < gradeOf(learner);
  });
}

/** Whether a skill may be begun: it belongs to no higher grade, and what it builds on is there. */
export function isReadyFor(skill: Skill, skills: readonly Skill[], learner: Learner): boolean {
  return isWithinGrade(skill, learner) && isBuiltUpon(skill, skills, learner);
}

/** Whether a skill belongs to the student's grade, or one or two below. */
export function isNearGrade(skill: Skill, learner: Learner): boolean {
  return isWithinGrade(skill, learner) && skill.grades[1] >= gradeOf(learner) - 2;
}

/** Whether a skill belongs to the student's grade or an earlier one. */
function isWithinGrade(skill: Skill, learner: Learner): boolean {
  return skill.grades[0] <= gradeOf(learner);
}

/** The grade where none was told is the middle one. */
function gradeOf({ grade }: Learner): number {
  return grade ?? 6;
}

/** The prerequisite that is weakest, for a student who keeps missing a skill. */
export function easierSkill(
  skills: readonly Skill[],
  learner: Learner,
  skill: Skill,
): Skill | null {
  const below = skills.filter((other) => skill.prerequisites.includes(other.id));
  return (
    below.sort((a, b) => recordOf(learner, a.id).alone - recordOf(learner, b.id).alone)[0] ?? null
  );
}

/** How hard the next item of a skill should be. */
export function levelFor(learner: Learner, skillId: string): Level {
  const { alone, attempts } = recordOf(learner, skillId);
  if (attempts === 0 || alone < 0.3) return 1;
  return alone < 0.85 ? 2 : 3;
}
