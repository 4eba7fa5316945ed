import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { parentPreferences } from "#db/tables/notices.ts";
import { profiles } from "#db/tables/profiles.ts";
import { familyTimeZone, unknownTimeZone } from "#features/family/family-time-zone.ts";
import { isGuardianOf } from "#features/family/guardianship.ts";
import { mutableKinds } from "#shared/notices.ts";
import type { ChildNotices, Preferences } from "./contract.ts";
import { defaultChildNotices, defaultPreferences } from "./rules.ts";

type Stored = typeof parentPreferences.$inferSelect;

/**
 * How a parent is written to. Where they never said where their clock is set it is where their children's family lives,
 * and where nobody knows that, `timeZone`.
 */
export async function readPreferences(
  queryable: Queryable,
  parentId: string,
  timeZone = unknownTimeZone,
): Promise<Preferences> {
  const [row] = await queryable
    .select()
    .from(parentPreferences)
    .where(eq(parentPreferences.parentId, parentId));
  const zone = row?.timeZone ?? (await zoneOfChildren(queryable, parentId)) ?? timeZone;
  return row ? fromRow(row, zone) : { ...defaultPreferences, timeZone: zone };
}

function fromRow(row: Stored, timeZone: string): Preferences {
  const { weeklyDay, weeklyHour, quietFrom, quietTo, daily, muted } = row;
  const quiet = quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo };
  return {
    timeZone,
    weeklyDay,
    weeklyHour,
    quiet,
    daily,
    // A kind that may no longer be ended is sent, whatever was chosen once.
    muted: mutableKinds.filter((kind) => muted.includes(kind)),
  };
}

/** Where the families of a parent's children live; the same for all but a few. */
async function zoneOfChildren(queryable: Queryable, parentId: string): Promise<string | null> {
  const [found] = await queryable
    .select({ timeZone: familyTimeZone("guardianships.student_id") })
    .from(guardianships)
    .where(isGuardianOf(parentId))
    .orderBy(sql`1 nulls last`)
    .limit(1);
  return found?.timeZone ?? null;
}

/** Changes how a parent is written to; what is left out stays as it is. */
export async function writePreferences(
  queryable: Queryable,
  parentId: string,
  change: Partial<Preferences>,
): Promise<void> {
  const { quiet, timeZone, weeklyDay, weeklyHour, daily, muted } = change;
  await unsubscribeKeyOf(queryable, parentId);
  const set = {
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(weeklyDay === undefined ? {} : { weeklyDay }),
    ...(weeklyHour === undefined ? {} : { weeklyHour }),
    ...(daily === undefined ? {} : { daily }),
    ...(muted === undefined ? {} : { muted: [...new Set(muted)] }),
    ...(quiet === undefined ? {} : { quietFrom: quiet?.from ?? null, quietTo: quiet?.to ?? null }),
  };
  if (Object.keys(set).length === 0) return;
  await queryable
    .update(parentPreferences)
    .set(set)
    .where(eq(parentPreferences.parentId, parentId));
}

/** The key that signs a parent's links; made where there is none yet, with the preferences as they were. */
export async function unsubscribeKeyOf(queryable: Queryable, parentId: string): Promise<string> {
  const { quiet, ...usual } = defaultPreferences;
  const [row] = await queryable
    .insert(parentPreferences)
    .values({
      ...usual,
      parentId,
      quietFrom: quiet?.from ?? null,
      quietTo: quiet?.to ?? null,
      unsubscribeKey: randomBytes(32).toString("base64url"),
    })
    .onConflictDoUpdate({ target: parentPreferences.parentId, set: { parentId } })
    .returning({ key: parentPreferences.unsubscribeKey });
  if (!row) throw new Error("preferences were not written");
  return row.key;
}

/** What the family hears of a child (spec D-01). */
export async function readChildNotices(
  queryable: Queryable,
  studentId: string,
): Promise<ChildNotices> {
  const [row] = await queryable
    .select({ info: profiles.parentContactInfo })
    .from(profiles)
    .where(eq(profiles.id, studentId));
  const stored = row?.info.notification_preferences;
  if (!stored) return defaultChildNotices;
  return {
    email: stored.email,
    weeklySummary: stored.weekly_summary,
    achievementAlerts: stored.achievement_alerts,
  };
}

/** Changes what the family hears of a child, in one statement, so that two presses at once both hold. */
export async function writeChildNotices(
  queryable: Queryable,
  studentId: string,
  change: Partial<ChildNotices>,
  now: Date,
): Promise<void> {
  const { email, weeklySummary, achievementAlerts } = change;
  const stored = {
    ...(email === undefined ? {} : { email }),
    ...(weeklySummary === undefined ? {} : { weekly_summary: weeklySummary }),
    ...(achievementAlerts === undefined ? {} : { achievement_alerts: achievementAlerts }),
  };
  const usual = { email: false, weekly_summary: false, achievement_alerts: false };
  const info = profiles.parentContactInfo;
  await queryable
    .update(profiles)
    .set({
      parentContactInfo: sql`${info} || jsonb_build_object('notification_preferences',
        ${JSON.stringify(usual)}::jsonb
        || coalesce(${info} -> 'notification_preferences', '{}'::jsonb)
        || ${JSON.stringify(stored)}::jsonb)`,
      updatedAt: now,
    })
    .where(eq(profiles.id, studentId));
}

/** Keeps where a parent's clock is set, where nobody has said it yet: their letters then come at good hours. */
export async function keepTimeZone(
  queryable: Queryable,
  parentId: string,
  timeZone: string,
): Promise<void> {
  const own = await readPreferences(queryable, parentId, timeZone);
  await writePreferences(queryable, parentId, { timeZone: own.timeZone });
}
