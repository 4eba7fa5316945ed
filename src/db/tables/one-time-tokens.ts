import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { parentAccounts } from "./parent-accounts.ts";
import { profiles } from "./profiles.ts";

/** What presenting a token allows. */
export type TokenPurpose = "verify-email" | "reset-password" | "admin-setup" | "not-you";

/** Tokens sent by e-mail or printed at the start. Only their SHA-256 stands here; each works once. */
export const oneTimeTokens = pgTable(
  "one_time_tokens",
  {
    tokenHash: text("token_hash").primaryKey(),
    purpose: text().$type<TokenPurpose>().notNull(),
    profileId: text("profile_id").references(() => profiles.id, { onDelete: "cascade" }),
    parentId: text("parent_id").references(() => parentAccounts.id, { onDelete: "cascade" }),
    /** The address that an e-mail proves: another one set meanwhile is not proved by it. */
    email: text(),
    /** The session that a link of "not you?" ends. */
    sessionId: text("session_id"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    usedAt: timestamp("used_at", { withTimezone: true }),
  },
  (table) => [
    index("one_time_tokens_profile_index").on(table.profileId),
    index("one_time_tokens_parent_index").on(table.parentId),
    index("one_time_tokens_expiry_index").on(table.expiresAt),
    check(
      "one_time_tokens_owner_check",
      sql`num_nonnulls(${table.profileId}, ${table.parentId}) = case when ${table.purpose} = 'admin-setup' then 0 else 1 end`,
    ),
  ],
);
