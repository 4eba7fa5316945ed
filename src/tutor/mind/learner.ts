import type { Mastery } from "./mastery.ts";
import { masteredFrom, unknownMastery } from "./mastery.ts";
import type { ReviewCard } from "./review.ts";

/** What is known of one student and one skill. */
export type SkillRecord = Mastery & {
  skillId: string;
  review: ReviewCard | null;
};

/** The student as the mind sees them. */
export type Learner = {
  firstName: string;
  /** School grade, 1 to 12; null where it was never told. */
  grade: number | null;
  /** Whether they have worked with the tutor before. */
  returning: boolean;
  records: ReadonlyMap<string, SkillRecord>;
};

/** The record of a skill, or what we assume before any evidence. */
export function recordOf(learner: Learner, skillId: string): SkillRecord {
  return learner.records.get(skillId) ?? { ...unknownMastery, skillId, review: null };
}

/** Whether a skill's review is due: it may be forgotten by now. */
export function isDue({ review }: SkillRecord, now: Date): boolean {
  return review !== null && review.due <= now;
}

/** Whether a skill may be called mastered: it was shown alone, and its review is not due. */
export function isMastered(record: SkillRecord, now: Date): boolean {
  return record.alone >= masteredFrom && !isDue(record, now);
}
