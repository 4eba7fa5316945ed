import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { MutableKind, NoticeKind } from "#shared/notices.ts";
import { parentAccounts } from "./parent-accounts.ts";
import { profiles } from "./profiles.ts";

/** How a parent wants to be written to. Without a row everything is as `defaultPreferences` says. */
export const parentPreferences = pgTable(
  "parent_preferences",
  {
    parentId: text("parent_id")
      .primaryKey()
      .references(() => parentAccounts.id, { onDelete: "cascade" }),
    /** IANA; null for the one where the children's family lives. */
    timeZone: text("time_zone"),
    /** When the week's summary comes: 0 is Monday, by the family's clock. */
    weeklyDay: integer("weekly_day").notNull(),
    weeklyHour: integer("weekly_hour").notNull(),
    /** Minutes since midnight between which nothing but what is urgent is sent; both null where there are none. */
    quietFrom: integer("quiet_from"),
    quietTo: integer("quiet_to"),
    /** Everything of a day in one letter, at the hour of the week's summary. */
    daily: boolean().notNull(),
    /** Kinds that this parent no longer wants, whatever the family chose for a child. */
    muted: text()
      .array()
      .$type<MutableKind[]>()
      .notNull()
      .default(sql`'{}'`),
    /** Signs this parent's links that end a kind of letter without signing in. */
    unsubscribeKey: text("unsubscribe_key").notNull(),
  },
  (table) => [
    check(
      "parent_preferences_time_check",
      sql`${table.weeklyDay} between 0 and 6 and ${table.weeklyHour} between 0 and 23`,
    ),
    check(
      "parent_preferences_quiet_check",
      sql`(${table.quietFrom} is null) = (${table.quietTo} is null)
        and ${table.quietFrom} between 0 and 1439 and ${table.quietTo} between 0 and 1439
        and ${table.quietFrom} <> ${table.quietTo}`,
    ),
  ],
);

/** What a parent is to hear of, from when it happened until its letter is written, and afterwards so that it is told once. */
export const pendingNotices = pgTable(
  "pending_notices",
  {
    id: text().primaryKey(),
    parentId: text("parent_id")
      .notNull()
      .references(() => parentAccounts.id, { onDelete: "cascade" }),
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    kind: text().$type<NoticeKind>().notNull(),
    /** Names what happened: of two notices about the same thing to the same parent the second is none. */
    key: text().notNull(),
    /** Ids, times and numbers that the letter is made from, read by the schema of its kind. */
    data: jsonb().$type<unknown>().notNull(),
    /** When it is sent at the earliest. */
    sendAfter: timestamp("send_after", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When its letter was written, or it was found that nobody wants one. */
    settledAt: timestamp("settled_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("pending_notices_key").on(table.parentId, table.key),
    index("pending_notices_student_index").on(table.studentId),
    index("pending_notices_due_index")
      .on(table.sendAfter)
      .where(sql`${table.settledAt} is null`),
  ],
);
