import { and, asc, eq, inArray, isNull, lte } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { pendingNotices } from "#db/tables/notices.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { isGuardian } from "#features/family/guardianship.ts";
import { readFacts } from "#features/privacy/permission.ts";
import { adultAgeYears, permissionOf } from "#features/privacy/rules.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import type { Services } from "#platform/http/request-context.ts";
import { writeLetters } from "#platform/write-letters.ts";
import type { NoticeKind } from "#shared/notices.ts";
import { isRecord } from "#shared/records.ts";
import { composeLetters, type Due } from "./compose.ts";
import type { ChildNotices, Preferences } from "./contract.ts";
import { happening } from "./notice-for.ts";
import { readChildNotices, readPreferences } from "./preferences.ts";
import { quietEnd } from "./rules.ts";

/** How many parents one round writes to. */
const roundSize = 500;

/**
 * Writes every letter whose time has come. What is due is locked while its letter is written in the same transaction,
 * so of two programs one writes it, and one that is killed leaves all as it was.
 */
export async function deliverNotices(services: Services): Promise<void> {
  const due = await services.db
    .selectDistinct({ parentId: pendingNotices.parentId })
    .from(pendingNotices)
    .where(and(isNull(pendingNotices.settledAt), lte(pendingNotices.sendAfter, services.now())))
    .limit(roundSize);
  for (const { parentId } of due) {
    await deliverTo(services, parentId).catch((error: unknown) => {
      services.log.error({ reason: describeFailure(error) }, "a parent could not be written to");
    });
  }
}

type Pending = typeof pendingNotices.$inferSelect;

async function deliverTo(services: Services, parentId: string): Promise<void> {
  const now = services.now();
  await writeLetters(services, async (transaction) => {
    const rows = await transaction
      .select()
      .from(pendingNotices)
      .where(
        and(
          eq(pendingNotices.parentId, parentId),
          isNull(pendingNotices.settledAt),
          lte(pendingNotices.sendAfter, now),
        ),
      )
      .orderBy(asc(pendingNotices.createdAt), asc(pendingNotices.id))
      .for("update", { skipLocked: true });
    if (rows.length === 0) return [];
    const own = await readPreferences(transaction, parentId);
    const held = quietEnd(now, own.quiet, own.timeZone);
    const waiting = held ? rows.filter(({ kind }) => !isNeverHeld(kind)) : [];
    if (held) await hold(transaction, waiting, held);
    const ready = rows.filter((row) => !waiting.includes(row));
    await settle(transaction, ready, now);
    const wanted = await wantedOf(transaction, parentId, ready, { own, now });
    if (wanted.length === 0) return [];
    const [parent] = await transaction
      .select()
      .from(parentAccounts)
      .where(
        and(
          eq(parentAccounts.id, parentId),
          eq(parentAccounts.emailVerified, true),
          isNull(parentAccounts.suspendedAt),
        ),
      );
    if (!parent) return [];
    return composeLetters(transaction, services, { parent, own, due: wanted });
  });
}

/** Alerts wait for nothing; the week's summary comes at the hour that the parent chose for it. */
function isNeverHeld(kind: NoticeKind): boolean {
  return kind === "alert" || kind === "weekly";
}

function ids(rows: readonly Pending[]): string[] {
  return rows.map(({ id }) => id);
}

async function hold(queryable: Queryable, rows: readonly Pending[], until: Date): Promise<void> {
  if (rows.length === 0) return;
  await queryable
    .update(pendingNotices)
    .set({ sendAfter: until })
    .where(inArray(pendingNotices.id, ids(rows)));
}

async function settle(queryable: Queryable, rows: readonly Pending[], now: Date): Promise<void> {
  if (rows.length === 0) return;
  await queryable
    .update(pendingNotices)
    .set({ settledAt: now })
    .where(inArray(pendingNotices.id, ids(rows)));
}

/** What the family chose decides over each kind but alerts, which are always told. */
const choices: Readonly<Partial<Record<NoticeKind, keyof ChildNotices>>> = {
  session: "email",
  achievement: "achievementAlerts",
  weekly: "weeklySummary",
};

/** What this parent still wants to hear, and may: of a child in their care, under age, whose learning goes on. */
async function wantedOf(
  queryable: Queryable,
  parentId: string,
  rows: readonly Pending[],
  { own, now }: { own: Preferences; now: Date },
): Promise<Due[]> {
  const wanted: Due[] = [];
  for (const { studentId, kind, data } of rows) {
    if (own.muted.includes(kind)) continue;
    if (!(await isGuardian(queryable, parentId, studentId))) continue;
    const facts = await readFacts(queryable, studentId, now);
    if (facts.age !== null && facts.age >= adultAgeYears) continue;
    // An alert from the minute before a consent was withdrawn is still told.
    if (kind !== "alert" && !permissionOf(facts).mayLearn) continue;
    const choice = choices[kind];
    if (choice && !(await readChildNotices(queryable, studentId))[choice]) continue;
    const what = happening.safeParse({ kind, ...(isRecord(data) ? data : {}) });
    if (what.success) wanted.push({ studentId, what: what.data });
  }
  return wanted;
}
