import { and, eq, isNull, isNotNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { consents, guardianships } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { familyTimeZone, unknownTimeZone } from "#features/family/family-time-zone.ts";
import { guardianshipNews } from "#features/family/guardianship.ts";
import { dayOf } from "#features/learning/calendar.ts";
import type { Services } from "#platform/http/request-context.ts";
import type { Email } from "#platform/mail.ts";
import { commitWithLetters, writeLetters } from "#platform/write-letters.ts";
import { publish } from "#platform/live-channel.ts";
import { adultAgeYears, day } from "#shared/constants.ts";
import { accountRules } from "#shared/retention/kept-table.ts";
import { comingOfAgeEmail } from "./emails/coming-of-age.ts";
import { notifyFamily } from "./notify-family.ts";
import { addDays, birthdayOf } from "#shared/zoned-time.ts";

/** Somebody who is looked after and soon 18, or already. */
type Candidate = typeof profiles.$inferSelect & { birthDate: string; timeZone: string };

/**
 * The 18th birthday: 30 days ahead the family is told; on the day, by the family's own calendar, the supervision ends:
 * nobody looks after the student any more, what others agreed to beyond learning ends, the rules end, and both sides
 * are told. A day on which the program did not run is made up for.
 */
export async function letComeOfAge(services: Services): Promise<void> {
  const now = services.now();
  for (const student of await candidates(services, now)) {
    const birthday = birthdayOf(student.birthDate, adultAgeYears);
    const today = dayOf(now, student.timeZone);
    if (today >= birthday) await endSupervision(services, student, birthday);
    else if (addDays(today, accountRules.adultWarningDays) >= birthday) {
      await tell(services, student, birthday, true);
    }
  }
}

/** A day of margin on the calendar of whichever time zone. */
const marginDays = 2;

async function candidates({ db }: Services, now: Date): Promise<Candidate[]> {
  const latest = new Date(now.getTime() + (accountRules.adultWarningDays + marginDays) * day);
  const bornBefore = birthdayOf(latest.toISOString().slice(0, 10), -adultAgeYears);
  const rows = await db
    .selectDistinctOn([profiles.id], {
      profile: profiles,
      timeZone: familyTimeZone("profiles.id"),
    })
    .from(profiles)
    .innerJoin(guardianships, eq(guardianships.studentId, profiles.id))
    .where(and(isNotNull(profiles.birthDate), lte(profiles.birthDate, bornBefore)));
  return rows.flatMap(({ profile, timeZone }) =>
    profile.birthDate === null
      ? []
      : [{ ...profile, birthDate: profile.birthDate, timeZone: timeZone ?? unknownTimeZone }],
  );
}

function tell(
  services: Services,
  student: Candidate,
  birthday: string,
  isAhead: boolean,
): Promise<void> {
  return writeLetters(services, (transaction) =>
    composeLetters(services, transaction, student, birthday, isAhead),
  );
}

function composeLetters(
  services: Services,
  transaction: Queryable,
  student: Candidate,
  birthday: string,
  isAhead: boolean,
): Promise<Email[]> {
  const kind = isAhead ? "adult-soon" : "adult-now";
  return notifyFamily(transaction, services, student, { kind, day: birthday }, (to, locale) => {
    const path = to.studentFirstName === null ? "/profile" : "/parent-dashboard";
    const url = new URL(path, services.settings.publicUrl).href;
    return comingOfAgeEmail({ ...to, day: birthday, isAhead, url }, locale);
  });
}

async function endSupervision(
  services: Services,
  student: Candidate,
  birthday: string,
): Promise<void> {
  const now = services.now();
  const studentId = student.id;
  await commitWithLetters(services, async (transaction) => {
    // While those who looked after the student are still known.
    const letters = await composeLetters(services, transaction, student, birthday, false);
    const ended = await transaction
      .delete(guardianships)
      .where(eq(guardianships.studentId, studentId))
      .returning({ parentId: guardianships.parentId });
    for (const { parentId } of ended) await publish(transaction, guardianshipNews, { parentId });
    await transaction
      .update(consents)
      .set({ withdrawnAt: now })
      .where(and(eq(consents.studentId, studentId), isNull(consents.withdrawnAt)));
    await transaction.execute(sql`delete from child_rules where student_id = ${studentId}`);
    return { letters };
  });
}
