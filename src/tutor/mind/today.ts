import type { Skill } from "../curriculum/skill.ts";
import type { Locale } from "#shared/locale.ts";
import { findTopics } from "./acts/notions.ts";
import { dueReview, isWithinGrade, nextSkill } from "./choose-skill.ts";
import { type Learner, recordOf } from "./learner.ts";
import { masteredFrom } from "./mastery.ts";

/** A subject that a student may work in. */
export type SubjectToday<S extends string = string> = { subject: S; skills: readonly Skill[] };

/** The one thing to do now, and why it is this one. */
export type Plan<S extends string = string> = {
  subject: S;
  skill: Skill;
  /** A review is due, the goal that they wrote names it, it was begun, or it comes next. */
  why: "review" | "goal" | "begun" | "next";
};

/** What a goal in a student's own words asks for, as long as it is fresh: not mastered, and of no higher grade. */
export function goalSkill(
  goals: string,
  skills: readonly Skill[],
  learner: Learner,
  locale: Locale,
): Skill | null {
  return (
    findTopics(goals, skills, locale).find(
      (skill) => recordOf(learner, skill.id).alone < masteredFrom && isWithinGrade(skill, learner),
    ) ?? null
  );
}

/**
 * What to do today: the review that is most overdue in any subject, else what the goal of a new student names, else the
 * next skill of the subject that comes first. Null where nothing is taught. The subjects stand in the student's order.
 */
export function planToday<S extends string>(
  subjects: readonly SubjectToday<S>[],
  { learner, goals, locale, now }: { learner: Learner; goals: string; locale: Locale; now: Date },
): Plan<S> | null {
  const reviews = subjects.flatMap(({ subject, skills }) => {
    const skill = dueReview(skills, learner, now, null);
    return skill ? [{ subject, skill, why: "review" } as const] : [];
  });
  const dueAt = ({ skill }: { skill: Skill }) =>
    recordOf(learner, skill.id).review?.due.getTime() ?? 0;
  const [review] = reviews.toSorted((a, b) => dueAt(a) - dueAt(b));
  if (review) return review;
  for (const { subject, skills } of subjects) {
    const skill = goals === "" ? null : goalSkill(goals, skills, learner, locale);
    if (skill) return { subject, skill, why: "goal" };
  }
  const [first] = subjects;
  const skill = first && nextSkill(first.skills, learner, null);
  if (!first || !skill) return null;
  return { subject: first.subject, skill, why: learner.records.has(skill.id) ? "begun" : "next" };
}
