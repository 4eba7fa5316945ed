import { count, eq, gt, gte, isNotNull, sql, type SQL } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliates } from "#db/tables/affiliates.ts";
import { emails } from "#db/tables/emails.ts";
import { attempts } from "#db/tables/learning.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { sessions } from "#db/tables/sessions.ts";
import { countWaitingBrands } from "#features/brands/list-brands.ts";
import { countOpenMessages } from "#features/contact/inbox.ts";
import { countOpenRequests } from "#features/credits/list-requests.ts";
import { countAlerts } from "#features/oversight/manage-alerts.ts";
import { actsAsAdministrator } from "#features/accounts/administrators.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { day, hour } from "#shared/constants.ts";
import type { Overview } from "../contract/overview.ts";
import { type Concern, concerns } from "../rules.ts";
import { lastDays } from "./last-days.ts";

const daysShown = 7;

/** A parent who has not proved their address by then may need help. */
const unverifiedForMs = 3 * day;

/** An e-mail that still waits by then has been refused more than once. */
const stuckForMs = hour;

/** How many rows have it: counted in one pass with the others. */
function having(condition: SQL | undefined): SQL<number> {
  return sql<number>`count(*) filter (where ${condition})`.mapWith(Number);
}

/** How the academy is doing: each table is counted in one pass. */
export async function readOverview(
  context: RequestContext,
  { timeZone }: { timeZone: string },
): Promise<Overview> {
  const { db, settings } = context;
  const now = context.now();
  const isAdministrator = actsAsAdministrator(settings);
  const [people] = await db
    .select({
      students: having(sql`${profiles.role} = 'student' and ${isAdministrator} is not true`),
      administrators: having(isAdministrator),
      suspended: having(isNotNull(profiles.suspendedAt)),
    })
    .from(profiles);
  const [family] = await db
    .select({
      verified: having(eq(parentAccounts.emailVerified, true)),
      unverified: having(eq(parentAccounts.emailVerified, false)),
      unverifiedLong: having(
        sql`not ${parentAccounts.emailVerified} and ${parentAccounts.createdAt} < ${new Date(now.getTime() - unverifiedForMs)}`,
      ),
      suspended: having(isNotNull(parentAccounts.suspendedAt)),
    })
    .from(parentAccounts);
  const [partners] = await db
    .select({ all: count(), pending: having(eq(affiliates.status, "pending")) })
    .from(affiliates);
  const [open] = await db
    .select({ sessions: count() })
    .from(sessions)
    .where(gt(sessions.expiresAt, now));
  const [letters] = await db
    .select({
      waiting: having(eq(emails.status, "waiting")),
      failed: having(eq(emails.status, "failed")),
      kept: having(eq(emails.status, "kept")),
      stuck: having(
        sql`${emails.status} = 'waiting' and ${emails.createdAt} < ${new Date(now.getTime() - stuckForMs)}`,
      ),
    })
    .from(emails);
  const waiting = await countAlerts(db, now);
  const counts: Readonly<Record<Concern, number>> = {
    "alerts-unclaimed": waiting.unclaimed,
    "alerts-waiting": waiting.all,
    "messages-open": await countOpenMessages(db),
    "credits-asked": await countOpenRequests(db),
    "parents-unverified": family?.unverifiedLong ?? 0,
    "affiliates-pending": partners?.pending ?? 0,
    "brands-waiting": await countWaitingBrands(db),
    "emails-failed": letters?.failed ?? 0,
    "emails-stuck": letters?.stuck ?? 0,
    "no-relay": settings.smtpUrl === null ? (letters?.kept ?? 0) : 0,
  };
  return {
    students: people?.students ?? 0,
    parents: { verified: family?.verified ?? 0, unverified: family?.unverified ?? 0 },
    affiliates: partners?.all ?? 0,
    administrators: people?.administrators ?? 0,
    suspended: (people?.suspended ?? 0) + (family?.suspended ?? 0),
    sessions: open?.sessions ?? 0,
    emails: {
      waiting: letters?.waiting ?? 0,
      failed: letters?.failed ?? 0,
      kept: letters?.kept ?? 0,
    },
    days: await readDays(db, now, timeZone),
    concerns: concerns
      .map((concern) => ({ concern, count: counts[concern] }))
      .filter(({ count: number }) => number > 0),
  };
}

/** Problems by day: each counts once, on the day it was last answered, by how it ended. */
async function readDays(db: Queryable, now: Date, timeZone: string): Promise<Overview["days"]> {
  const days = lastDays(daysShown, now, timeZone);
  const starts = sql.join(
    days.map(({ start }) => sql`${start.toISOString()}::timestamptz`),
    sql`, `,
  );
  const isAlone = sql`${attempts.outcome} = 'right' and ${attempts.firstTry} and ${attempts.helpLevel} = 0`;
  const solved = db
    .select({
      day: sql<number>`width_bucket(max(${attempts.createdAt}), array[${starts}])`.as("day"),
      isAlone: sql<boolean>`bool_or(${isAlone})`.as("is_alone"),
    })
    .from(attempts)
    .where(gte(attempts.createdAt, days[0]?.start ?? now))
    .groupBy(attempts.studentId, attempts.chatId, attempts.itemId)
    .having(sql`bool_or(${attempts.outcome} = 'right')`)
    .as("solved");
  const rows = await db
    .select({ day: solved.day, alone: having(sql`${solved.isAlone}`), all: count() })
    .from(solved)
    .groupBy(solved.day);
  return days.map(({ name }, index) => {
    const found = rows.find((row) => row.day === index + 1);
    const alone = found?.alone ?? 0;
    return { day: name, alone, withHelp: (found?.all ?? 0) - alone };
  });
}
