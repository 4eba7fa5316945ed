import { and, asc, eq, inArray, isNull, lte, sql } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { pendingNotices } from "#db/tables/notices.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { isGuardian, readGuardians } from "#features/family/guardianship.ts";
import { readFacts } from "#features/privacy/permission.ts";
import { permissionOf } from "#features/privacy/rules.ts";
import { adultAgeYears } from "#shared/constants.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import type { Services } from "#platform/http/request-context.ts";
import { writeLetters } from "#platform/write-letters.ts";
import type { NoticeKind } from "#shared/notices.ts";
import { isRecord } from "#shared/records.ts";
import { composeLetters, type Due } from "./compose.ts";
import type { ChildNotices, Preferences } from "./contract.ts";
import { happening, isUrgent } from "./notice-for.ts";
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
  for (const { parentId } of due) await deliverQuietly(services, parentId);
}

/** The same at once for those who look after a student, for what cannot wait for the next round. Throws nothing. */
export async function deliverAbout(services: Services, studentId: string): Promise<void> {
  const guardians = await readGuardians(services.db, studentId);
  for (const { id } of guardians) await deliverQuietly(services, id);
}

/** What could not be written waits for the next round. */
async function deliverQuietly(services: Services, parentId: string): Promise<void> {
  await deliverTo(services, parentId).catch((error: unknown) => {
    services.log.error({ reason: describeFailure(error) }, "a parent could not be written to");
  });
}

/** Something that waits to be told; `what` is null where no program of this version can read it. */
type Waiting = { id: string; studentId: string; what: Due["what"] | null };

async function deliverTo(services: Services, parentId: string): Promise<void> {
  const now = services.now();
  await writeLetters(services, async (transaction) => {
    const waiting = await takeDue(transaction, parentId, now);
    if (waiting.length === 0) return [];
    const own = await readPreferences(transaction, parentId);
    const quietUntil = quietEnd(now, own.quiet, own.timeZone);
    const held = quietUntil ? waiting.filter(({ what }) => what && isHeld(what)) : [];
    if (quietUntil) await hold(transaction, held, quietUntil);
    const ready = waiting.filter((notice) => !held.includes(notice));
    await settle(transaction, ready, now);
    const due = await wantedOf(transaction, parentId, ready, { own, now });
    if (due.length === 0) return [];
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
    return parent ? composeLetters(transaction, services, { parent, own, due }) : [];
  });
}

/** What is due to a parent, for one program at a time: two that each took a part would write two letters for one. */
async function takeDue(queryable: Queryable, parentId: string, now: Date): Promise<Waiting[]> {
  await queryable.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`notices ${parentId}`}, 0))`,
  );
  const rows = await queryable
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
    .for("update");
  return rows.map(({ id, studentId, kind, data }) => {
    const what = happening.safeParse({ ...(isRecord(data) ? data : {}), kind });
    return { id, studentId, what: what.success ? what.data : null };
  });
}

/** Quiet hours hold all but what is urgent, and the week's summary, for which the parent chose an hour. */
function isHeld(what: Due["what"]): boolean {
  return !isUrgent(what) && what.kind !== "weekly";
}

function ids(notices: readonly Waiting[]): string[] {
  return notices.map(({ id }) => id);
}

async function hold(queryable: Queryable, held: readonly Waiting[], until: Date): Promise<void> {
  if (held.length === 0) return;
  await queryable
    .update(pendingNotices)
    .set({ sendAfter: until })
    .where(inArray(pendingNotices.id, ids(held)));
}

async function settle(queryable: Queryable, told: readonly Waiting[], now: Date): Promise<void> {
  if (told.length === 0) return;
  await queryable
    .update(pendingNotices)
    .set({ settledAt: now })
    .where(inArray(pendingNotices.id, ids(told)));
}

/**
 * What the family chose decides over each kind that may be ended; of sign-ins it decided when they were noted, for
 * one in twelve hours is told of anyway.
 */
const choices: Readonly<Partial<Record<NoticeKind, keyof ChildNotices>>> = {
  session: "email",
  achievement: "achievementAlerts",
  weekly: "weeklySummary",
};

/** What is told although the child may not be taught: an alert from the minute before, and who signed in. */
const toldWithoutConsent: readonly NoticeKind[] = ["alert", "sign-in"];

/** What this parent still wants to hear, and may: of a child in their care, under age, whose learning goes on. */
async function wantedOf(
  queryable: Queryable,
  parentId: string,
  waiting: readonly Waiting[],
  { own, now }: { own: Preferences; now: Date },
): Promise<Due[]> {
  const wanted: Due[] = [];
  for (const { studentId, what } of waiting) {
    if (!what || own.muted.some((kind) => kind === what.kind)) continue;
    if (!(await isGuardian(queryable, parentId, studentId))) continue;
    const facts = await readFacts(queryable, studentId, now);
    if (facts.age !== null && facts.age >= adultAgeYears) continue;
    if (!toldWithoutConsent.includes(what.kind) && !permissionOf(facts).mayLearn) continue;
    const choice = choices[what.kind];
    if (choice && !(await readChildNotices(queryable, studentId))[choice]) continue;
    wanted.push({ studentId, what });
  }
  return wanted;
}
