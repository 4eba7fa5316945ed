import { and, eq, inArray, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { profiles } from "#db/tables/profiles.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import type { Services } from "#platform/http/request-context.ts";
import type { Settings } from "#platform/settings.ts";
import { adminCheckTimeoutMs } from "#shared/constants.ts";
import type { Locale } from "#shared/locale.ts";
import type { Role } from "#shared/permissions.ts";

/** Whether an address is kept for an administrator (P-02). No sign-up may take it. */
export function isAdministratorEmail(settings: Settings, email: string | null): boolean {
  return email !== null && settings.adminEmails.includes(email.toLowerCase());
}

/**
 * The role somebody acts in. A profile is an administrator's where its record says so, or where its address is
 * an administrator's and was proved to be theirs. An address that was merely typed at sign-up proves nothing,
 * also when the operator names it later.
 */
export function actingRole(
  settings: Settings,
  profile: { role: Role; email: string | null; emailVerifiedAt: Date | null },
): Role {
  const isProved = profile.emailVerifiedAt !== null;
  return isProved && isAdministratorEmail(settings, profile.email) ? "administrator" : profile.role;
}

/** The same as a condition on `profiles`: the profiles that act as administrators. */
export function actsAsAdministrator(settings: Settings): SQL | undefined {
  return or(
    eq(profiles.role, "administrator"),
    and(
      isNotNull(profiles.emailVerifiedAt),
      inArray(sql`lower(${profiles.email})`, [...settings.adminEmails]),
    ),
  );
}

/** Whether the academy has an administrator, of either kind. While it has none, one can be set up (L-05). */
export async function administratorExists(
  queryable: Queryable,
  settings: Settings,
): Promise<boolean> {
  const found = await queryable
    .select({ id: profiles.id })
    .from(profiles)
    .where(actsAsAdministrator(settings))
    .limit(1);
  return found.length > 0;
}

/** Where letters to the administrators go: the addresses of the settings, each with its reader's language. */
export async function addressesOfAdministrators(
  { adminEmails }: Settings,
  queryable: Queryable,
): Promise<readonly { to: string; locale: Locale }[]> {
  const known = await queryable
    .select({ email: profiles.email, locale: profiles.locale })
    .from(profiles)
    .where(inArray(sql`lower(${profiles.email})`, [...adminEmails]));
  return adminEmails.map((to) => ({
    to,
    locale: known.find(({ email }) => email?.toLowerCase() === to)?.locale ?? "en",
  }));
}

/**
 * Whether a sign-in that failed leads to the set-up: somebody tried an administrator's address while there is no
 * administrator (M-06).
 */
export async function opensAdminSetup(
  { db, settings }: Pick<Services, "db" | "settings">,
  identifier: string,
): Promise<boolean> {
  return isAdministratorEmail(settings, identifier) && !(await administratorExists(db, settings));
}

/**
 * is_admin (C-07): whether a profile is an administrator's. Where the database has not answered in time, or
 * cannot, the answer is no (P-02); the query is given up there as well.
 */
export async function isAdministrator(services: Services, userId: string): Promise<boolean> {
  const { promise: tooLate, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), adminCheckTimeoutMs);
  try {
    return await Promise.race([lookUp(services, userId), tooLate]);
  } finally {
    clearTimeout(timer);
  }
}

async function lookUp(services: Services, userId: string): Promise<boolean> {
  try {
    return await services.db.transaction(async (transaction) => {
      await transaction.execute(
        sql`select set_config(name, ${String(adminCheckTimeoutMs)}, true) from unnest(array['statement_timeout', 'lock_timeout']) as name`,
      );
      const found = await transaction
        .select({ id: profiles.id })
        .from(profiles)
        .where(and(eq(profiles.id, userId), actsAsAdministrator(services.settings)));
      return found.length > 0;
    });
  } catch (error) {
    services.log.warn(
      { reason: describeFailure(error) },
      "nobody was found to be an administrator",
    );
    return false;
  }
}
