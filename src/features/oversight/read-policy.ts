import { eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { familyTimeZone, unknownTimeZone } from "#features/family/family-time-zone.ts";
import { AppError } from "#shared/errors.ts";
import { type Policy, policyAt } from "./rules.ts";

/** What those who look after a student may see of lessons today. Throws not_found where there is no such student. */
export async function readPolicy(
  queryable: Queryable,
  studentId: string,
  now: Date,
): Promise<Policy> {
  const [student] = await queryable
    .select({ birthDate: profiles.birthDate, timeZone: familyTimeZone("profiles.id") })
    .from(profiles)
    .where(eq(profiles.id, studentId));
  if (!student) throw new AppError("not_found");
  return policyAt(student.birthDate, now, student.timeZone ?? unknownTimeZone);
}
