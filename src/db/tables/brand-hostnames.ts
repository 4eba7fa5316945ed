import { sql } from "drizzle-orm";
import { boolean, check, index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { affiliates } from "./affiliates.ts";

/** What the administrator has decided about a hostname. */
export type HostnameDecision = "pending" | "approved" | "refused";

/** A partner's own hostname (spec W-05): served while it is proved, approved and switched on. */
export const brandHostnames = pgTable(
  "brand_hostnames",
  {
    affiliateId: text("affiliate_id")
      .primaryKey()
      .references(() => affiliates.id, { onDelete: "cascade" }),
    /** In small letters, without a dot at its end. */
    hostname: text().notNull(),
    /** What a TXT record has to say, so that nobody else can have set it. */
    token: text().notNull(),
    /** Since when the proof stands; null before it, and again once it was gone for days. */
    provenAt: timestamp("proven_at", { withTimezone: true }),
    /** Since when the proof of a proved hostname is gone; null while it is there. */
    failingSince: timestamp("failing_since", { withTimezone: true }),
    /** Since when a served name leads elsewhere than to us; null while it leads to us. */
    strayingSince: timestamp("straying_since", { withTimezone: true }),
    /** Whether it led elsewhere for so long that it is served no longer, until it leads to us again. */
    strayed: boolean().notNull().default(false),
    /** Since when nobody can tell where it leads; null while that is known. */
    unreachableSince: timestamp("unreachable_since", { withTimezone: true }),
    /** When the records were looked for last. */
    checkedAt: timestamp("checked_at", { withTimezone: true }),
    decision: text().$type<HostnameDecision>().notNull().default("pending"),
    /** Why it was refused, as the administrator told the affiliate. */
    decisionReason: text("decision_reason"),
    /** The hostname that was approved before this one, for the administrator to compare. */
    approvedBefore: text("approved_before"),
    /** Whether the administrator lets it be served; off at once. */
    active: boolean().notNull().default(true),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    // Whoever proves a name has it: a name that was only typed keeps nobody from it.
    uniqueIndex("brand_hostnames_proven_key")
      .on(table.hostname)
      .where(sql`${table.provenAt} is not null`),
    index("brand_hostnames_checked_index").on(table.checkedAt),
    check("brand_hostnames_hostname_check", sql`${table.hostname} ~ '^[a-z0-9.-]{4,247}$'`),
    check(
      "brand_hostnames_decision_check",
      sql`${table.decision} in ('pending', 'approved', 'refused')`,
    ),
    check(
      "brand_hostnames_failing_check",
      sql`${table.failingSince} is null or ${table.provenAt} is not null`,
    ),
  ],
);
