import { sql } from "drizzle-orm";
import { date, index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import type { DeletionReason, PrivacyNoticeKind } from "#shared/consents.ts";
import { profiles } from "./profiles.ts";

/** What proves that a student's records are gone. It names nobody: what it counted exists no more. */
export const deletionCertificates = pgTable(
  "deletion_certificates",
  {
    id: text().primaryKey(),
    reason: text().$type<DeletionReason>().notNull(),
    /** Account id of the adult who asked for it; null where the student did, or the program by its own rules. */
    deletedBy: text("deleted_by"),
    /** Account ids of the adults who may read it: who looked after the student at the time. */
    readers: text()
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** How many rows were removed, by table. */
    removed: jsonb().$type<Readonly<Record<string, number>>>().notNull(),
    deletedAt: timestamp("deleted_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("deletion_certificates_readers_index").using("gin", table.readers)],
);

/** Which notices about time limits went out for a student, so that each goes once. */
export const privacyNotices = pgTable(
  "privacy_notices",
  {
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    kind: text().$type<PrivacyNoticeKind>().notNull(),
    /** The day that it is about: the birthday, or the day from which the account would go. */
    day: date({ mode: "string" }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When the student said on the page that it was read. */
    seenAt: timestamp("seen_at", { withTimezone: true }),
  },
  (table) => [primaryKey({ columns: [table.studentId, table.kind, table.day] })],
);
