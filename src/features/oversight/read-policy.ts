import { eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { AppError } from "#shared/errors.ts";
import { type Policy, policyAt } from "./rules.ts";

/** The calendar of a family that set no time zone. */
export const defaultTimeZone = "UTC";

/** The time zone that a student's family lives in, in a query in which the table profiles stands; null where unknown. */
export const familyTimeZone = sql<string | null>`(
  select rules ->> 'timeZone' from child_rules where child_rules.student_id = profiles.id)`;

/** What those who look after a student may see of lessons today. Throws not_found where there is no such student. */
export async function readPolicy(
  queryable: Queryable,
  studentId: string,
  now: Date,
): Promise<Policy> {
  const [student] = await queryable
    .select({ birthDate: profiles.birthDate, timeZone: familyTimeZone })
    .from(profiles)
    .where(eq(profiles.id, studentId));
  if (!student) throw new AppError("not_found");
  return policyAt(student.birthDate, now, student.timeZone ?? defaultTimeZone);
}
