import { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { pendingNotices } from "#db/tables/notices.ts";
import { readGuardians } from "#features/family/guardianship.ts";
import { createId } from "#shared/ids.ts";
import { readPreferences } from "./preferences.ts";
import { tellAt } from "./rules.ts";

/** What happened, by kind, in ids: the letter reads the record when it is written. */
export const happening = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("session"), sessionId: z.string() }),
  z.object({ kind: z.literal("achievement"), skillId: z.string(), subject: z.string() }),
  z.object({ kind: z.literal("alert"), alertId: z.string() }),
  /** The day of the family's calendar on which the summary was due. */
  z.object({ kind: z.literal("weekly"), day: z.string() }),
]);

export type Happening = z.infer<typeof happening>;

/** Names what happened, so that it is told once. */
function keyOf(studentId: string, what: Happening): string {
  switch (what.kind) {
    case "session":
      return `session:${what.sessionId}`;
    case "achievement":
      return `achievement:${studentId}:${what.skillId}`;
    case "alert":
      return `alert:${what.alertId}`;
    case "weekly":
      return `weekly:${studentId}:${what.day}`;
  }
}

/**
 * Notes that whoever looks after a student is to hear of something, in the caller's transaction: alerts with the next
 * round of letters, the rest at a good hour. What was noted before is not noted again, so it may be called twice.
 * Whether somebody wants it is asked when the letter is written.
 */
export async function noticeFor(
  queryable: Queryable,
  studentId: string,
  what: Happening,
  now: Date,
): Promise<void> {
  for (const { id } of await readGuardians(queryable, studentId)) {
    await noticeTo(queryable, { parentId: id, studentId }, what, now);
  }
}

/** The same for one of them. */
export async function noticeTo(
  queryable: Queryable,
  { parentId, studentId }: { parentId: string; studentId: string },
  what: Happening,
  now: Date,
): Promise<void> {
  const { kind, ...data } = what;
  const own = await readPreferences(queryable, parentId);
  // The week's summary has an hour of its own.
  const wanted = kind === "weekly" ? { ...own, daily: false, quiet: null } : own;
  await queryable
    .insert(pendingNotices)
    .values({
      id: createId("ntc", now.getTime()),
      parentId,
      studentId,
      kind,
      key: keyOf(studentId, what),
      data,
      sendAfter: tellAt(now, { isAlert: kind === "alert" }, wanted),
      createdAt: now,
    })
    .onConflictDoNothing();
}
