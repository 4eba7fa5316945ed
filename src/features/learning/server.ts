import { and, count, eq, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { skillMastery, studentProgress } from "#db/tables/learning.ts";
import { profiles } from "#db/tables/profiles.ts";
import { chats } from "#db/tables/tutoring.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import type { Subject } from "#shared/subjects.ts";
import { noteOf } from "./rules-note.ts";
import { skillsOf, taughtSkillsOf } from "./subject-skills.ts";
import { unitOf } from "./units.ts";
import type { Attempt } from "#tutor/mind/decision.ts";
import type { Learner, SkillRecord } from "#tutor/mind/learner.ts";
import { summariseProgress } from "#tutor/mind/progress.ts";
import { readReviewCard } from "#tutor/mind/review.ts";

/** The student as the mind sees them, from their profile and their records. */
export async function loadLearner(queryable: Queryable, studentId: string): Promise<Learner> {
  const rows = await queryable
    .select({
      fullName: profiles.fullName,
      gradeLevel: profiles.gradeLevel,
      record: skillMastery,
    })
    .from(profiles)
    .leftJoin(skillMastery, eq(skillMastery.studentId, profiles.id))
    .where(eq(profiles.id, studentId));
  const [profile] = rows;
  return learnerFrom(
    { fullName: profile?.fullName ?? "", gradeLevel: profile?.gradeLevel ?? null },
    rows.flatMap(({ record }) => (record ? [record] : [])),
  );
}

/** A column that holds a student's records of skills, for a query that reads more. */
export function recordsColumn(studentId: unknown): SQL {
  return sql`coalesce((
    select json_agg(json_build_object(
      'skillId', skill_id, 'withHelp', with_help, 'alone', alone,
      'attempts', attempts, 'correct', correct,
      'aloneAttempts', alone_attempts, 'aloneCorrect', alone_correct, 'review', review))
    from skill_mastery where student_id = ${studentId}), '[]')`;
}

/** What that column holds. */
export const storedRecords = z.array(
  z.object({
    skillId: z.string(),
    withHelp: z.number(),
    alone: z.number(),
    attempts: z.number(),
    correct: z.number(),
    aloneAttempts: z.number(),
    aloneCorrect: z.number(),
    review: z.unknown(),
  }),
);

/** A skill's record as it is stored, its review card still as JSON. */
type StoredRecord = Omit<SkillRecord, "review"> & { review: unknown };

/** The student as the mind sees them, from rows that were read already. */
export function learnerFrom(
  profile: { fullName: string; gradeLevel: number | null },
  stored: readonly StoredRecord[],
): Learner {
  const records = new Map<string, SkillRecord>(
    stored.map((record) => [record.skillId, { ...record, review: readReviewCard(record.review) }]),
  );
  return {
    firstName: firstNameOf(profile.fullName),
    grade: profile.gradeLevel,
    returning: records.size > 0,
    records,
  };
}

/** Writes what a turn taught us about a skill. */
export async function saveRecord(
  queryable: Queryable,
  studentId: string,
  record: SkillRecord,
  now: Date,
): Promise<void> {
  const values = {
    withHelp: record.withHelp,
    alone: record.alone,
    attempts: record.attempts,
    correct: record.correct,
    aloneAttempts: record.aloneAttempts,
    aloneCorrect: record.aloneCorrect,
    review: record.review,
    dueAt: record.review?.due ?? null,
    updatedAt: now,
  };
  await queryable
    .insert(skillMastery)
    .values({ studentId, skillId: record.skillId, ...values })
    .onConflictDoUpdate({ target: [skillMastery.studentId, skillMastery.skillId], set: values });
}

/** What changed in a turn, for the subject's row of student_progress. */
export type ProgressChange = {
  studentId: string;
  subject: Subject;
  learner: Learner;
  attempt: Attempt | null;
  /** The skill being worked on. */
  skillId: string | null;
  now: Date;
};

/** Brings the student's progress in a subject up to date with a turn (D-06). */
export async function saveProgress(queryable: Queryable, change: ProgressChange): Promise<void> {
  const { studentId, subject, learner, attempt, skillId, now } = change;
  const skills = skillsOf(subject);
  const summary = summariseProgress(skills, learner, taughtSkillsOf(subject));
  const practised = attempt?.firstTry ? 1 : 0;
  const correct = attempt?.receipt.outcome === "right" ? 1 : 0;
  const skill = skills.find((known) => known.id === skillId);
  const note = noteOf(attempt, attempt?.skillId ?? null);
  const [sessionsSoFar] = await queryable
    .select({ total: count() })
    .from(chats)
    .where(and(eq(chats.studentId, studentId), eq(chats.subject, subject)));
  const values = {
    gradeLevel: learner.grade,
    masteryLevel: summary.masteryLevel,
    totalSessions: sessionsSoFar?.total ?? 0,
    strengths: summary.strengths,
    gaps: summary.gaps,
    nextRecommendedStep: summary.nextRecommendedStep,
    updatedAt: now,
    ...(skill
      ? { currentUnit: unitOf(subject, skill.id)?.id ?? null, currentLesson: skill.id }
      : {}),
    ...(note === null ? {} : { notes: note }),
  };
  await queryable
    .insert(studentProgress)
    .values({
      studentId,
      subject,
      ...values,
      totalPracticeItems: practised,
      totalCorrectItems: correct,
    })
    .onConflictDoUpdate({
      target: [studentProgress.studentId, studentProgress.subject],
      set: {
        ...values,
        totalPracticeItems: sql`${studentProgress.totalPracticeItems} + ${practised}`,
        totalCorrectItems: sql`${studentProgress.totalCorrectItems} + ${correct}`,
      },
    });
}
