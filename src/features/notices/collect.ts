import { and, eq, gt, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { attempts } from "#db/tables/learning.ts";
import { guardianships } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { chats, messages } from "#db/tables/tutoring.ts";
import { isUnlocked } from "#features/family/guardianship.ts";
import { readSessions } from "#features/oversight/read-sessions.ts";
import type { Services } from "#platform/http/request-context.ts";
import { day } from "#shared/constants.ts";
import { noticeFor, noticeTo } from "./notice-for.ts";
import { readPreferences } from "./preferences.ts";
import { lastWeekly } from "./rules.ts";

/** What happened longer ago while no program ran is not told any more. */
const tellWithinMs = day;

/** Of a child whose family wants to hear of something; the words are those of the index profiles_told_index. */
function wants(kind: "email" | "achievement_alerts" | "weekly_summary"): SQL {
  const wanted = sql.raw(`'{"${kind}": true}'`);
  return sql`(${profiles.parentContactInfo} -> 'notification_preferences') @> ${wanted}`;
}

/** Notes everything that families want to hear of and that has happened since the last round. */
export async function collectNotices({ db, now }: Pick<Services, "db" | "now">): Promise<void> {
  await collectSessions(db, now());
  await collectAchievements(db, now());
}

/** A session that ended by its silence. */
async function collectSessions(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - tellWithinMs);
  const students = await db
    .selectDistinct({ id: profiles.id })
    .from(profiles)
    .innerJoin(chats, and(eq(chats.studentId, profiles.id), gt(chats.updatedAt, since)))
    .innerJoin(guardianships, and(eq(guardianships.studentId, profiles.id), isUnlocked))
    .where(wants("email"));
  for (const { id } of students) {
    const { sessions } = await readSessions(db, id, { showsWords: false, now });
    for (const session of sessions) {
      if (!session.isOver || new Date(session.lastAt) < since) continue;
      await noticeFor(db, id, { kind: "session", sessionId: session.id }, now);
    }
  }
}

/** A skill that the tutor found mastered alone, in the very turn in which it did. */
async function collectAchievements(db: Database, now: Date): Promise<void> {
  const since = new Date(now.getTime() - tellWithinMs);
  const mastered = await db
    .selectDistinct({
      studentId: attempts.studentId,
      skillId: attempts.skillId,
      subject: chats.subject,
    })
    .from(profiles)
    .innerJoin(attempts, and(eq(attempts.studentId, profiles.id), gt(attempts.createdAt, since)))
    .innerJoin(messages, eq(messages.id, attempts.messageId))
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(
      and(
        wants("achievement_alerts"),
        isNotNull(attempts.skillId),
        sql`${messages.decision} @> '{"moves": [{"kind": "mastered"}]}'`,
      ),
    );
  for (const { studentId, skillId, subject } of mastered) {
    if (skillId === null) continue;
    await noticeFor(db, studentId, { kind: "achievement", skillId, subject }, now);
  }
}

/** Notes that the week's summary is due, on each parent's own day at their hour. */
export async function collectWeekly({
  db,
  now: clock,
}: Pick<Services, "db" | "now">): Promise<void> {
  const now = clock();
  const told = await db.select({ id: profiles.id }).from(profiles).where(wants("weekly_summary"));
  if (told.length === 0) return;
  const bonds = await db
    .select({ parentId: guardianships.parentId, studentId: guardianships.studentId })
    .from(guardianships)
    .where(
      and(
        inArray(
          guardianships.studentId,
          told.map(({ id }) => id),
        ),
        isUnlocked,
      ),
    );
  for (const [parentId, own] of Map.groupBy(bonds, (bond) => bond.parentId)) {
    const { day: dueDay, at } = lastWeekly(now, await readPreferences(db, parentId));
    if (now.getTime() - at.getTime() > tellWithinMs) continue;
    // Together, so that no program finds half of them due and writes two letters of one week.
    await db.transaction(async (transaction) => {
      for (const bond of own)
        await noticeTo(transaction, bond, { kind: "weekly", day: dueDay }, now);
    });
  }
}
