import { index, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";

/** What administrators did to whom, and who came to look after a student or left. Written with the deed, never changed. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    id: text().primaryKey(),
    /** Profile id of the administrator, or id of the parent. */
    actorId: text("actor_id").notNull(),
    action: text().notNull(),
    /** Id of the account or thing it was done to; kept when that is deleted. */
    subjectId: text("subject_id").notNull(),
    details: jsonb().$type<Readonly<Record<string, string | number | boolean>>>().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    index("audit_entries_time_index").on(table.createdAt),
    index("audit_entries_subject_index").on(table.subjectId),
  ],
);
