import { guessOf } from "../items/guess.ts";
import { recordOf, type Learner, type SkillRecord } from "./learner.ts";
import { learnFrom } from "./mastery.ts";
import { scheduleReview } from "./review.ts";
import type { OpenProblem } from "./state.ts";

/** Help that a student had on the problem so far; a worked example counts as one more rung. */
export function helpLevelOf(problem: OpenProblem): number {
  return problem.hintsGiven + (problem.exampleShown ? 1 : 0);
}

/**
 * The skill's record after a marked answer, or null where the answer says nothing new: a further miss on the
 * same item, or a problem that belongs to no skill. Own problems never count as done alone: we did not see
 * what help they came with.
 */
export function recordAnswer(
  learner: Learner,
  problem: OpenProblem,
  right: boolean,
  now: Date,
): SkillRecord | null {
  const { skillId } = problem.item;
  const isFirst = problem.answers === 0;
  if (!skillId || (!isFirst && !right)) return null;
  const before = recordOf(learner, skillId);
  const firstTry = isFirst && problem.source !== "own";
  const helpLevel = helpLevelOf(problem);
  const guess = guessOf(problem.item);
  const alone = firstTry && helpLevel === 0;
  return {
    ...before,
    ...learnFrom(before, { right, helpLevel, firstTry, ...(guess === null ? {} : { guess }) }),
    review: alone ? scheduleReview(before.review, right, now) : before.review,
  };
}
