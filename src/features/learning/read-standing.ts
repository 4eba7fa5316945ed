import { and, desc, eq, gte, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { attempts, skillMastery, studentProgress } from "#db/tables/learning.ts";
import { day } from "#shared/constants.ts";
import type { Localized } from "#shared/locale.ts";
import { findSubject, type Subject } from "#shared/subjects.ts";
import type { Skill } from "#tutor/curriculum/skill.ts";
import { masteredFrom } from "#tutor/mind/mastery.ts";
import type { PracticeDay, SkillStanding, Standing, SubjectStanding } from "./contract.ts";
import { skillsOf } from "./subject-skills.ts";

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
    days: await readDays(queryable, studentId, reader),
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
  const titlesOf = (ids: readonly string[]) => ids.flatMap((id) => titleOf(id) ?? []);
  return {
    subject,
    masteryLevel: row.masteryLevel,
    totalSessions: row.totalSessions,
    totalPracticeItems: row.totalPracticeItems,
    totalCorrectItems: row.totalCorrectItems,
    currentSkill: titleOf(row.currentLesson),
    strengths: titlesOf(row.strengths),
    gaps: titlesOf(row.gaps),
    nextSkill: titleOf(row.nextRecommendedStep),
    notes: row.notes,
    skills: records.flatMap((record) => {
      const skill = skills.get(record.skillId);
      return skill ? [skillStanding(skill, record, now)] : [];
    }),
  };
}

function skillStanding(skill: Skill, record: RecordRow, now: Date): SkillStanding {
  return {
    id: skill.id,
    title: skill.words.title,
    withHelp: record.withHelp,
    alone: record.alone,
    attempts: record.attempts,
    correct: record.correct,
    aloneAttempts: record.aloneAttempts,
    aloneCorrect: record.aloneCorrect,
    dueAt: record.dueAt?.toISOString() ?? null,
    isDue: record.dueAt !== null && record.dueAt <= now,
    updatedAt: record.updatedAt.toISOString(),
  };
}

/** The day of an instant on the reader's calendar, YYYY-MM-DD. */
function dayOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(instant);
}

/** Problems by day: each counts once, on the day it was last answered, by how it ended. */
async function readDays(
  queryable: Queryable,
  studentId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<PracticeDay[]> {
  // A day more than is shown: the reader's first day may begin before the instant 14 days ago.
  const since = new Date(now.getTime() - (daysShown + 1) * day);
  const isAlone = sql`${attempts.outcome} = 'right' and ${attempts.firstTry} and ${attempts.helpLevel} = 0`;
  const answered = await queryable
    .select({
      last: sql<string>`max(${attempts.createdAt})`,
      isAlone: sql<boolean>`bool_or(${isAlone})`,
      isRight: sql<boolean>`bool_or(${attempts.outcome} = 'right')`,
    })
    .from(attempts)
    .where(and(eq(attempts.studentId, studentId), gte(attempts.createdAt, since)))
    .groupBy(attempts.chatId, attempts.itemId);
  const days = new Map<string, PracticeDay>();
  // Counted on the calendar: a day of 25 hours must not be shown twice.
  const today = Date.parse(dayOf(now, timeZone));
  for (let back = daysShown - 1; back >= 0; back--) {
    const name = new Date(today - back * day).toISOString().slice(0, 10);
    days.set(name, { day: name, alone: 0, withHelp: 0, open: 0 });
  }
  for (const problem of answered) {
    const found = days.get(dayOf(new Date(problem.last), timeZone));
    if (!found) continue;
    if (problem.isAlone) found.alone++;
    else if (problem.isRight) found.withHelp++;
    else found.open++;
  }
  return [...days.values()];
}
