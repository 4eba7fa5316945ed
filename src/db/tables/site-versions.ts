import { sql } from "drizzle-orm";
import {
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

/** What of the site administrators can change: a fact about the academy, an answer of the help center, the order of a group of them. */
export type SiteContentKind = "fact" | "article" | "order";

/**
 * What administrators made of the site's own words: each change a row that stays as it was written, the last of a thing
 * the one that holds. A thing without a row is as it was shipped.
 */
export const siteVersions = pgTable(
  "site_versions",
  {
    id: text().notNull().unique(),
    kind: text().$type<SiteContentKind>().notNull(),
    /** Which fact, article or group. */
    key: text().notNull(),
    /** From 1 on without a gap: of two changes made of one version, the database takes the first. */
    version: integer().notNull(),
    /** Null where it is as it was shipped again. */
    value: jsonb(),
    /** Profile id of the administrator; kept when that is deleted. */
    actorId: text("actor_id").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key, table.version] }),
    index("site_versions_id_index").on(table.kind, table.id),
    check("site_versions_kind_check", sql`${table.kind} in ('fact', 'article', 'order')`),
    check("site_versions_version_check", sql`${table.version} > 0`),
  ],
);
