import { desc, eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { skillMastery, studentProgress } from "#db/tables/learning.ts";
import type { Localized } from "#shared/locale.ts";
import { findSubject, type Subject } from "#shared/subjects.ts";
import type { Skill } from "#tutor/curriculum/skill.ts";
import { masteredFrom } from "#tutor/mind/mastery.ts";
import type { SkillStanding, Standing, SubjectStanding } from "./contract.ts";
import { readNote } from "./rules-note.ts";
import { unitsOf } from "./units.ts";
import { readDays } from "./read-days.ts";
import { skillsOf, taughtSkillsOf } from "./subject-skills.ts";

/** How many days of practice are shown. */
const daysShown = 14;

/** Where a student stands in every subject they began, in three queries on indexes. */
export async function readStanding(
  queryable: Queryable,
  studentId: string,
  reader: { now: Date; timeZone: string },
): Promise<Standing> {
  const progress = await queryable
    .select()
    .from(studentProgress)
    .where(eq(studentProgress.studentId, studentId))
    .orderBy(desc(studentProgress.updatedAt));
  const records = await queryable
    .select()
    .from(skillMastery)
    .where(eq(skillMastery.studentId, studentId))
    .orderBy(desc(skillMastery.updatedAt));
  return {
    subjects: progress.flatMap((row) => {
      const subject = findSubject(row.subject);
      return subject ? [subjectStanding(subject, row, records, reader.now)] : [];
    }),
    days: await readDays(queryable, studentId, { ...reader, count: daysShown }),
    masteredFrom,
  };
}

type ProgressRow = typeof studentProgress.$inferSelect;
type RecordRow = typeof skillMastery.$inferSelect;

function subjectStanding(
  subject: Subject,
  row: ProgressRow,
  records: readonly RecordRow[],
  now: Date,
): SubjectStanding {
  const skills = new Map(skillsOf(subject).map((skill) => [skill.id, skill]));
  const titleOf = (id: string | null): Localized | null =>
    (id === null ? undefined : skills.get(id))?.words.title ?? null;
  // What is taught no more keeps what was earned in it; nobody is asked to go on with it.
  const taught = new Set<string | null>(taughtSkillsOf(subject).map(({ id }) => id));
  const titlesOf = (ids: readonly string[]) => ids.flatMap((id) => titleOf(id) ?? []);
  return {
    subject,
    masteryLevel: row.masteryLevel,
    totalSessions: row.totalSessions,
    totalPracticeItems: row.totalPracticeItems,
    totalCorrectItems: row.totalCorrectItems,
    currentUnit: unitsOf(subject).find(({ id }) => id === row.currentUnit)?.title ?? null,
    currentSkill: titleOf(row.currentLesson),
    strengths: titlesOf(row.strengths),
    gaps: titlesOf(row.gaps.filter((id) => taught.has(id))),
    nextSkill: taught.has(row.nextRecommendedStep) ? titleOf(row.nextRecommendedStep) : null,
    note: noteShown(row.notes, titleOf),
    skills: records.flatMap((record) => {
      const skill = skills.get(record.skillId);
      return skill ? [skillStanding(skill, record, taught.has(skill.id) ? now : null)] : [];
    }),
  };
}

function noteShown(
  stored: string | null,
  titleOf: (id: string) => Localized | null,
): SubjectStanding["note"] {
  const note = readNote(stored);
  const skill = note && titleOf(note.skillId);
  return note && skill ? { kind: note.kind, skill } : null;
}

/** `now` is null for a skill that is taught no more: it comes back for no review. */
function skillStanding(skill: Skill, record: RecordRow, now: Date | null): SkillStanding {
  const dueAt = now === null ? null : record.dueAt;
  return {
    id: skill.id,
    title: skill.words.title,
    withHelp: record.withHelp,
    alone: record.alone,
    attempts: record.attempts,
    correct: record.correct,
    aloneAttempts: record.aloneAttempts,
    aloneCorrect: record.aloneCorrect,
    dueAt: dueAt?.toISOString() ?? null,
    isDue: now !== null && dueAt !== null && dueAt <= now,
    updatedAt: record.updatedAt.toISOString(),
  };
}
