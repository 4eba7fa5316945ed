import { and, between, eq, exists, or } from "drizzle-orm";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { privacyNotices } from "#db/tables/privacy.ts";
import { profiles } from "#db/tables/profiles.ts";
import { firstNameOf } from "#features/accounts/rules.ts";
import { familyTimeZone, unknownTimeZone } from "#features/family/family-time-zone.ts";
import { isUnlocked } from "#features/family/guardianship.ts";
import { ageChangeEmail } from "#features/notices/emails/age-change.ts";
import { noticeFor } from "#features/notices/notice-for.ts";
import { defaultPreferences, quietEnd } from "#features/notices/rules.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import type { Services } from "#platform/http/request-context.ts";
import { writeLetters } from "#platform/write-letters.ts";
import { wallTimeAt } from "#shared/zoned-time.ts";
import { birthDatesToTell, type Change, changeToTell } from "./rules.ts";

/** Somebody whose birthday may change what parents see. */
type Candidate = typeof profiles.$inferSelect & { timeZone: string };

/**
 * Promise 5: what parents see changes at 13 and at 16. Thirty days ahead and on the day, by the family's calendar, the
 * student and everybody who looks after them are told, each once: by e-mail at a good hour, and the student on the page
 * too. Run every hour, for a day begins at midnight where the family lives. The 18th birthday is letComeOfAge's.
 */
export async function tellAgeChanges(services: Services): Promise<void> {
  for (const student of await candidates(services)) {
    await tell(services, student).catch((error: unknown) => {
      services.log.error({ reason: describeFailure(error) }, "a change by age could not be told");
    });
  }
}

async function candidates(services: Services): Promise<Candidate[]> {
  const { db } = services;
  const today = services.now().toISOString().slice(0, 10);
  const born = birthDatesToTell(today).map(({ from, to }) => between(profiles.birthDate, from, to));
  const isLookedAfter = exists(
    db
      .select({ studentId: guardianships.studentId })
      .from(guardianships)
      .where(and(eq(guardianships.studentId, profiles.id), isUnlocked)),
  );
  const rows = await db
    .select({ profile: profiles, timeZone: familyTimeZone("profiles.id") })
    .from(profiles)
    .where(and(or(...born), isLookedAfter));
  return rows.map(({ profile, timeZone }) => ({
    ...profile,
    timeZone: timeZone ?? unknownTimeZone,
  }));
}

async function tell(services: Services, student: Candidate): Promise<void> {
  const { id: studentId, birthDate, timeZone, locale } = student;
  const email = student.emailVerifiedAt === null ? null : student.email;
  const now = services.now();
  const change = birthDate === null ? null : changeToTell(birthDate, dayAt(now, timeZone));
  if (!change || isOlderThanAccount(change, student)) return;
  await writeLetters(services, async (transaction) => {
    const kind = change.isAhead ? "sight-soon" : "sight-now";
    const noted = await transaction
      .insert(privacyNotices)
      .values({ studentId, kind, day: change.day, createdAt: now })
      .onConflictDoNothing()
      .returning({ studentId: privacyNotices.studentId });
    if (noted.length === 0) return [];
    await noticeFor(transaction, studentId, { kind: "age", ...change }, now);
    if (email === null) return [];
    const url = new URL("/what-parents-see", services.settings.publicUrl).href;
    const to = { email, firstName: firstNameOf(student.fullName), url };
    const sendAfter = quietEnd(now, defaultPreferences.quiet, timeZone) ?? now;
    return [{ ...ageChangeEmail(to, change, locale), sendAfter, about: [studentId] }];
  });
}

/** Nothing changed for whoever came to the academy at that age. */
function isOlderThanAccount({ day, isAhead }: Change, student: Candidate): boolean {
  return !isAhead && dayAt(student.createdAt, student.timeZone) >= day;
}

function dayAt(instant: Date, timeZone: string): string {
  return wallTimeAt(instant, timeZone).day;
}
