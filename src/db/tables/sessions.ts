import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { parentAccounts } from "./parent-accounts.ts";
import { profiles } from "./profiles.ts";

/** How a session was opened; decides how long it lasts. */
export type SessionMethod = "username" | "email" | "google" | "parent";

/** Signed-in browsers. The cookie holds the token; only its SHA-256 stands here. */
export const sessions = pgTable(
  "sessions",
  {
    tokenHash: text("token_hash").primaryKey(),
    /** Names the session in the list that its owner sees. */
    id: text().notNull(),
    profileId: text("profile_id").references(() => profiles.id, { onDelete: "cascade" }),
    parentId: text("parent_id").references(() => parentAccounts.id, { onDelete: "cascade" }),
    method: text().$type<SessionMethod>().notNull(),
    /** The partner's host that it was opened at, and the only one it opens anything at; null for the main domain. */
    host: text(),
    userAgent: text("user_agent").notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When its owner last did something, to within some minutes. */
    lastActiveAt: timestamp("last_active_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    /** When its owner last gave the password again, as an administrator does before account rights are changed. */
    confirmedAt: timestamp("confirmed_at", { withTimezone: true }),
  },
  (table) => [
    uniqueIndex("sessions_id_key").on(table.id),
    index("sessions_profile_index").on(table.profileId),
    index("sessions_parent_index").on(table.parentId),
    index("sessions_expiry_index").on(table.expiresAt),
    check("sessions_owner_check", sql`num_nonnulls(${table.profileId}, ${table.parentId}) = 1`),
  ],
);
