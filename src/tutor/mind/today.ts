import type { Skill } from "../curriculum/skill.ts";
import type { Locale } from "#shared/locale.ts";
import { functionWords } from "../items/reading/function-words.ts";
import { findTopics } from "./acts/notions.ts";
import { dueReview, isNearGrade, nextSkill } from "./choose-skill.ts";
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

/** A goal that says what is not wanted names no topic to begin with. */
const unwanted =
  /(?<!\p{L})(?:hate|not|never|except|anything but|odio|nunca|menos|excepto|cualquier cosa)(?!\p{L})/iu;

/** What a goal in a student's own words asks for, as long as it is fresh: not mastered, and of a grade near theirs. */
export function goalSkill(
  goals: string,
  skills: readonly Skill[],
  learner: Learner,
  locale: Locale,
): Skill | null {
  if (unwanted.test(goals)) return null;
  const telling = goals
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= 4 && !functionWords[locale].has(word.toLowerCase()));
  return (
    findTopics(telling.join(" "), skills, locale).find(
      (skill) => recordOf(learner, skill.id).alone < masteredFrom && isNearGrade(skill, learner),
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
