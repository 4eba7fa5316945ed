import { and, gte, inArray, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { attempts } from "#db/tables/learning.ts";
import { day } from "#shared/constants.ts";
import type { PracticeDay } from "./contract.ts";

/** The day of an instant on a calendar, YYYY-MM-DD. */
function dayOf(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short" }).format(instant);
}

/** How the problems that a condition selects ended: one row a problem, found by the student's index. */
export function problemsOf(queryable: Queryable, students: readonly string[], condition: SQL) {
  const isRight = sql`${attempts.outcome} = 'right'`;
  const isAlone = sql`${isRight} and ${attempts.firstTry} and ${attempts.helpLevel} = 0`;
  return queryable
    .select({
      studentId: attempts.studentId,
      chatId: attempts.chatId,
      last: sql<string>`max(${attempts.createdAt})`,
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
 * Problems by day for each student in turn, the last `count` days of the reader's calendar, oldest first. Each
 * problem counts once, on the day it was last answered, by how it ended.
 */
export async function readDays(
  queryable: Queryable,
  students: readonly string[],
  { now, timeZone, count }: { now: Date; timeZone: string; count: number },
): Promise<PracticeDay[][]> {
  // A day more than is shown: the reader's first day may begin before the instant that many days ago.
  const since = new Date(now.getTime() - (count + 1) * day);
  const problems =
    students.length === 0
      ? []
      : await problemsOf(queryable, students, gte(attempts.createdAt, since));
  // Counted on the calendar: a day of 25 hours must not be shown twice.
  const today = Date.parse(dayOf(now, timeZone));
  return students.map((studentId) => {
    const days = new Map<string, PracticeDay>();
    for (let back = count - 1; back >= 0; back--) {
      const name = new Date(today - back * day).toISOString().slice(0, 10);
      days.set(name, { day: name, alone: 0, withHelp: 0, open: 0 });
    }
    for (const problem of problems) {
      const found = days.get(dayOf(new Date(problem.last), timeZone));
      if (found && problem.studentId === studentId) countProblem(found, problem);
    }
    return [...days.values()];
  });
}
