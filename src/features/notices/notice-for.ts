import { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { pendingNotices } from "#db/tables/notices.ts";
import { readGuardians } from "#features/family/guardianship.ts";
import { sights } from "#shared/oversight.ts";
import { createId } from "#shared/ids.ts";
import { readPreferences } from "./preferences.ts";
import { tellAt } from "./rules.ts";

/** What happened, by kind, in ids and facts: the letter reads the record when it is written. */
export const happening = z.discriminatedUnion("kind", [
  z.object({
    kind: z.literal("sign-in"),
    sessionId: z.string(),
    isNewDevice: z.boolean(),
    device: z.object({ browser: z.string().nullable(), system: z.string().nullable() }),
    /** ISO 8601. */
    at: z.string(),
    /** The device's. */
    timeZone: z.string(),
  }),
  z.object({ kind: z.literal("session"), sessionId: z.string() }),
  z.object({ kind: z.literal("achievement"), skillId: z.string(), subject: z.string() }),
  z.object({ kind: z.literal("alert"), alertId: z.string() }),
  /** What parents see changes on a day of the family's calendar. */
  z.object({
    kind: z.literal("age"),
    day: z.string(),
    sight: z.enum(sights),
    isAhead: z.boolean(),
  }),
  /** The day of the family's calendar on which the summary was due. */
  z.object({ kind: z.literal("weekly"), day: z.string() }),
]);

export type Happening = z.infer<typeof happening>;

/** Whether it is worth waking somebody for, and gets a letter of its own: danger, and a device that nobody knows. */
export function isUrgent(what: Happening): boolean {
  return what.kind === "alert" || (what.kind === "sign-in" && what.isNewDevice);
}

/** Names what happened, so that it is told once. */
function keyOf(studentId: string, what: Happening): string {
  switch (what.kind) {
    case "sign-in":
      return `sign-in:${what.sessionId}`;
    case "session":
      return `session:${what.sessionId}`;
    case "achievement":
      return `achievement:${studentId}:${what.skillId}`;
    case "alert":
      return `alert:${what.alertId}`;
    case "age":
      return `age:${studentId}:${what.day}:${what.isAhead ? "soon" : "now"}`;
    case "weekly":
      return `weekly:${studentId}:${what.day}`;
  }
}

/**
 * Notes that whoever looks after a student is to hear of something, in the caller's transaction: what is urgent with
 * the next round of letters, the rest at a good hour. What was noted before is not noted again, so it may be called
 * twice. Whether somebody wants it is asked when the letter is written. Every letter about a child goes this way, but
 * those that law or the account itself demands (consent, deletion, coming of age).
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
      sendAfter: tellAt(now, { isUrgent: isUrgent(what) }, wanted),
      createdAt: now,
    })
    .onConflictDoNothing();
}
