import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { affiliateBranding } from "./affiliates.ts";
import { parentAccounts } from "./parent-accounts.ts";
import { profiles } from "./profiles.ts";

/** Under whose name somebody signed up, for good: one row an account, none for who came to the academy itself. */
export const familyBrands = pgTable(
  "family_brands",
  {
    brandId: text("brand_id")
      .notNull()
      .references(() => affiliateBranding.id, { onDelete: "cascade" }),
    profileId: text("profile_id").references(() => profiles.id, { onDelete: "cascade" }),
    parentId: text("parent_id").references(() => parentAccounts.id, { onDelete: "cascade" }),
    /** The partner's host where it was, in small letters and without a port; null on the main domain. */
    host: text(),
    joinedAt: timestamp("joined_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    uniqueIndex("family_brands_profile_key").on(table.profileId),
    uniqueIndex("family_brands_parent_key").on(table.parentId),
    index("family_brands_brand_index").on(table.brandId),
    check(
      "family_brands_owner_check",
      sql`num_nonnulls(${table.profileId}, ${table.parentId}) = 1`,
    ),
  ],
);
