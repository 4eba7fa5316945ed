import { and, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { privacyNotices } from "#db/tables/privacy.ts";
import { profiles } from "#db/tables/profiles.ts";
import { familyTimeZone, unknownTimeZone } from "#features/family/family-time-zone.ts";
import { wallTimeAt } from "#shared/zoned-time.ts";
import { type Change, policyOn, stillHolds } from "./rules.ts";

const isUnseen = and(
  inArray(privacyNotices.kind, ["sight-soon", "sight-now"]),
  isNull(privacyNotices.seenAt),
);

/** The change by age that a student was told of last and has not read; null where none is true any more. */
export async function readChange(
  queryable: Queryable,
  studentId: string,
  now: Date,
): Promise<Change | null> {
  const told = await queryable
    .select({
      kind: privacyNotices.kind,
      day: privacyNotices.day,
      birthDate: profiles.birthDate,
      timeZone: familyTimeZone("profiles.id"),
    })
    .from(privacyNotices)
    .innerJoin(profiles, eq(profiles.id, privacyNotices.studentId))
    .where(and(eq(privacyNotices.studentId, studentId), isUnseen))
    .orderBy(desc(privacyNotices.createdAt));
  for (const { kind, day, birthDate, timeZone } of told) {
    const today = wallTimeAt(now, timeZone ?? unknownTimeZone).day;
    const isAhead = kind === "sight-soon";
    if (birthDate === null || !stillHolds({ day, isAhead }, birthDate, today)) continue;
    return { day, isAhead, sight: policyOn(birthDate, isAhead ? day : today).sight };
  }
  return null;
}

/** The student has read what they were told of. */
export async function acknowledgeChange(
  queryable: Queryable,
  studentId: string,
  now: Date,
): Promise<void> {
  await queryable
    .update(privacyNotices)
    .set({ seenAt: now })
    .where(and(eq(privacyNotices.studentId, studentId), isUnseen));
}
