import { sql } from "drizzle-orm";
import { profiles } from "#db/tables/profiles.ts";
import { ageOn } from "#features/accounts/rules.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import type { Services } from "#platform/http/request-context.ts";
import { writeLetters } from "#platform/write-letters.ts";
import type { DeletionReason } from "#shared/consents.ts";
import { consentAgeYears, day } from "#shared/constants.ts";
import { accountRules } from "#shared/retention/kept-table.ts";
import { unusedAccountEmail } from "./emails/unused-account.ts";
import { eraseParent, eraseProfile } from "./erase.ts";
import { notifyFamily } from "./notify-family.ts";
import { birthdayOf } from "#shared/zoned-time.ts";
import { tellDeletion } from "./tell-deletion.ts";

/**
 * L2: deletes the account of every child under 13 for whom no core consent has stood for seven days, counted from its
 * making or from the last withdrawal.
 */
export async function endUnconfirmedChildren(services: Services): Promise<void> {
  const now = services.now();
  const before = new Date(now.getTime() - accountRules.childWithoutConsentDays * day);
  // Whoever turns 13 at this day's end anywhere is left alone; the exact age is looked at below.
  const bornAfter = birthdayOf(now.toISOString().slice(0, 10), -consentAgeYears);
  const { rows } = await services.db.execute<{ id: string; birth_date: string }>(sql`
    select id, birth_date::text from profiles
    where role = 'student' and birth_date > ${bornAfter}::date
      and created_at <= ${before.toISOString()}::timestamptz
      and not exists (
        select 1 from consents where student_id = profiles.id and kind = 'core'
          and (withdrawn_at is null or withdrawn_at > ${before.toISOString()}::timestamptz))`);
  for (const { id, birth_date: birthDate } of rows) {
    if (ageOn(birthDate, now) < consentAgeYears) await end(services, id, "no-consent");
  }
}

/**
 * L6: deletes the accounts of students that nobody has used for two years, a month after the family was told, and
 * parents' accounts whose address nobody confirmed.
 */
export async function endUnusedAccounts(services: Services): Promise<void> {
  const now = services.now();
  for (const { id, wasTold } of await unusedStudents(services, now)) {
    if (wasTold) await end(services, id, "unused");
    else await warn(services, id, now);
  }
  const before = new Date(now.getTime() - accountRules.unconfirmedParentDays * day);
  const { rows } = await services.db.execute<{ id: string }>(sql`
    select id from parent_accounts
    where not email_verified and created_at <= ${before.toISOString()}::timestamptz
      and not exists (select 1 from guardianships where parent_id = parent_accounts.id)`);
  for (const { id } of rows) {
    await services.db.transaction((transaction) => eraseParent(transaction, id));
  }
}

/**
 * Students who have not signed in, have no session and have said nothing to the tutor since so long that a month from
 * then two years are over; and whether the family was told of it a month ago.
 */
async function unusedStudents({ db }: Services, now: Date) {
  const { unusedDays, unusedWarningDays } = accountRules;
  const since = new Date(now.getTime() - (unusedDays - unusedWarningDays) * day).toISOString();
  const told = new Date(now.getTime() - unusedWarningDays * day).toISOString();
  const { rows } = await db.execute<{ id: string; was_told: boolean | null }>(sql`
    select id, (
      select bool_or(created_at <= ${told}::timestamptz) from privacy_notices
      where student_id = profiles.id and kind = 'unused-soon'
        and created_at > coalesce(profiles.last_signed_in_at, profiles.created_at)) as was_told
    from profiles
    where role = 'student'
      and coalesce(last_signed_in_at, created_at) <= ${since}::timestamptz
      and not exists (select 1 from sessions where profile_id = profiles.id)
      and not exists (
        select 1 from chats where student_id = profiles.id and updated_at > ${since}::timestamptz)`);
  // Told, but not a month ago: neither told again nor deleted.
  return rows
    .filter((row) => row.was_told !== false)
    .map(({ id, was_told: wasTold }) => ({ id, wasTold }));
}

async function warn(services: Services, studentId: string, now: Date): Promise<void> {
  const goesAt = new Date(now.getTime() + accountRules.unusedWarningDays * day);
  const notice = { kind: "unused-soon", day: goesAt.toISOString().slice(0, 10) } as const;
  const url = new URL("/login", services.settings.publicUrl).href;
  await writeLetters(services, async (transaction) => {
    const [student] = await transaction
      .select()
      .from(profiles)
      .where(sql`id = ${studentId}`);
    if (!student) return [];
    return notifyFamily(transaction, services, student, notice, (to, locale) =>
      unusedAccountEmail({ ...to, day: notice.day, url }, locale),
    );
  });
}

/** Deletes one account; one that cannot be deleted keeps none of the others. */
async function end(services: Services, studentId: string, reason: DeletionReason): Promise<void> {
  try {
    await writeLetters(services, async (transaction) => {
      const deletion = { reason, deletedBy: null, now: services.now() };
      const certificate = await eraseProfile(transaction, studentId, deletion);
      return tellDeletion(transaction, services.settings, certificate);
    });
  } catch (error) {
    services.log.error({ reason: describeFailure(error) }, "an account could not be ended");
  }
}
