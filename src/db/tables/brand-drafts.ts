import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { affiliates, type BrandWords } from "./affiliates.ts";

/** A partner's page as they have saved and not yet published it. */
export const brandDrafts = pgTable("brand_drafts", {
  affiliateId: text("affiliate_id")
    .primaryKey()
    .references(() => affiliates.id, { onDelete: "cascade" }),
  words: jsonb().$type<BrandWords>().notNull(),
  savedAt: timestamp("saved_at", { withTimezone: true }).notNull(),
});
