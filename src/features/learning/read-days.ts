import { and, eq, gte, inArray, lte, max, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { attempts, dailyActivity } from "#db/tables/learning.ts";
import { dayOf, daysBefore } from "./calendar.ts";
import type { PracticeDay } from "./contract.ts";

/** How the problems that a condition selects ended: one row a problem, found by the student's index. */
export function problemsOf(queryable: Queryable, students: readonly string[], condition: SQL) {
  const isRight = sql`${attempts.outcome} = 'right'`;
  const isAlone = sql`${isRight} and ${attempts.firstTry} and ${attempts.helpLevel} = 0`;
  return queryable
    .select({
      studentId: attempts.studentId,
      chatId: attempts.chatId,
      isAlone: sql<boolean>`bool_or(${isAlone})`,
      isRight: sql<boolean>`bool_or(${isRight})`,
    })
    .from(attempts)
    .where(and(inArray(attempts.studentId, [...students]), condition))
    .groupBy(attempts.studentId, attempts.chatId, attempts.itemId);
}

/** How many problems ended in which way. */
export type ProblemCount = Pick<PracticeDay, "alone" | "withHelp" | "open">;

/** Counts a problem by how it ended. */
export function countProblem(
  into: ProblemCount,
  problem: { isAlone: boolean; isRight: boolean },
): void {
  if (problem.isAlone) into.alone++;
  else if (problem.isRight) into.withHelp++;
  else into.open++;
}

/**
 * The last `count` days, oldest first, of what was done on some of them. Days are the student's own, as they were where
 * the student was; the last is today at `timeZone`, the student's clock, or their newest where that was ahead before.
 */
export function fillDays(
  done: readonly PracticeDay[],
  { now, timeZone, count }: { now: Date; timeZone: string; count: number },
): PracticeDay[] {
  const last = done.reduce(
    (latest, { day }) => (day > latest ? day : latest),
    dayOf(now, timeZone),
  );
  const days = new Map<string, PracticeDay>();
  for (let back = count - 1; back >= 0; back--) {
    const day = daysBefore(last, back);
    days.set(day, { day, alone: 0, withHelp: 0, open: 0 });
  }
  for (const { day, alone, withHelp, open } of done) {
    const found = days.get(day);
    if (!found) continue;
    found.alone += alone;
    found.withHelp += withHelp;
    found.open += open;
  }
  return [...days.values()];
}

/** The last `count` days of a student, read from the daily sums. */
export async function readDays(
  queryable: Queryable,
  studentId: string,
  range: { now: Date; timeZone: string; count: number },
): Promise<PracticeDay[]> {
  const { now, timeZone, count } = range;
  const done = await queryable
    .select({
      day: dailyActivity.day,
      alone: dailyActivity.alone,
      withHelp: dailyActivity.withHelp,
      open: dailyActivity.open,
    })
    .from(dailyActivity)
    .where(
      and(
        eq(dailyActivity.studentId, studentId),
        gte(dailyActivity.day, daysBefore(dayOf(now, timeZone), count - 1)),
      ),
    );
  return fillDays(done, range);
}

/** The daily sums of a student between two days, a row a day and subject, oldest first; no row for a quiet day. */
export async function readActivity(
  queryable: Queryable,
  studentId: string,
  { from, to }: { from: string; to: string },
): Promise<(PracticeDay & { subject: string })[]> {
  const { day, subject, alone, withHelp, open } = dailyActivity;
  return queryable
    .select({ day, subject, alone, withHelp, open })
    .from(dailyActivity)
    .where(and(eq(dailyActivity.studentId, studentId), gte(day, from), lte(day, to)))
    .orderBy(day, subject);
}

/** The student's today at their clock, or their newest day where another clock, that was ahead, was theirs before. */
export async function readToday(
  queryable: Queryable,
  studentId: string,
  { now, timeZone }: { now: Date; timeZone: string },
): Promise<string> {
  const today = dayOf(now, timeZone);
  const [row] = await queryable
    .select({ newest: max(dailyActivity.day) })
    .from(dailyActivity)
    .where(eq(dailyActivity.studentId, studentId));
  return row?.newest && row.newest > today ? row.newest : today;
}
