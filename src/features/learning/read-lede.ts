import { and, eq, gte, lte, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { studyDays } from "#db/tables/controls.ts";
import { profiles } from "#db/tables/profiles.ts";
import { type Lede, ledeOf } from "#shared/lede.ts";
import type { PracticeDay } from "./contract.ts";

/** The one sentence about some days of a student, whose problems were read already. */
export async function readLede(
  queryable: Queryable,
  studentId: string,
  { from, to, days }: { from: string; to: string; days: readonly PracticeDay[] },
): Promise<Lede> {
  const study = await queryable
    .select({ day: studyDays.day, studiedMs: studyDays.studiedMs })
    .from(studyDays)
    .where(
      and(eq(studyDays.studentId, studentId), gte(studyDays.day, from), lte(studyDays.day, to)),
    );
  return ledeOf({ from, to }, { days, study, firstDay: await readFirstDay(queryable, studentId) });
}

/** The first day on which a student did anything; null before it. Two looks at the ends of indexes. */
async function readFirstDay(queryable: Queryable, studentId: string): Promise<string | null> {
  const first = sql<string | null>`least(
    (select min(day) from daily_activity where student_id = ${profiles.id}),
    (select min(day) from study_days where student_id = ${profiles.id}))::text`;
  const [row] = await queryable.select({ first }).from(profiles).where(eq(profiles.id, studentId));
  return row?.first ?? null;
}
