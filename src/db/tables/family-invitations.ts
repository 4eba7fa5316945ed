import { index, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import type { InvitationKind, InvitationStatus } from "#shared/family-invitations.ts";
import type { Locale } from "#shared/locale.ts";
import { parentAccounts } from "./parent-accounts.ts";
import { profiles } from "./profiles.ts";

/** Somebody asks somebody else to look after a student, or to be looked after: both must say yes. */
export const familyInvitations = pgTable(
  "family_invitations",
  {
    id: text().primaryKey(),
    kind: text().$type<InvitationKind>().notNull(),
    /** The parent who asks; null where the student does. */
    inviterId: text("inviter_id").references(() => parentAccounts.id, { onDelete: "cascade" }),
    /** The adult's address; null where a student is asked. */
    recipient: text(),
    /** The username or address by which a parent named a student, whether there is one or not. */
    askedFor: text("asked_for"),
    /** Of the letter's link; null where no letter goes out. */
    tokenHash: text("token_hash"),
    /** Of the letter: the inviter's language. */
    locale: text().$type<Locale>().notNull(),
    status: text().$type<InvitationStatus>().notNull().default("open"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    answeredAt: timestamp("answered_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("family_invitations_token_key").on(table.tokenHash),
    index("family_invitations_inviter_index").on(table.inviterId),
  ],
);

/** The students an invitation is about. */
export const invitedChildren = pgTable(
  "invited_children",
  {
    invitationId: text("invitation_id")
      .notNull()
      .references(() => familyInvitations.id, { onDelete: "cascade" }),
    studentId: text("student_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
  },
  (table) => [
    primaryKey({ columns: [table.invitationId, table.studentId] }),
    index("invited_children_student_index").on(table.studentId),
  ],
);
