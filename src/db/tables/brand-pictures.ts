import { sql } from "drizzle-orm";
import {
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { affiliates } from "./affiliates.ts";

const bytea = customType<{ data: Buffer }>({ dataType: () => "bytea" });

/** What a picture of a brand is for. */
export type PictureKind = "logo" | "favicon" | "ogImage";

/** Pictures that partners uploaded for their pages, as we made them: one row a size, named by what they hold. */
export const brandPictures = pgTable(
  "brand_pictures",
  {
    affiliateId: text("affiliate_id")
      .notNull()
      .references(() => affiliates.id, { onDelete: "cascade" }),
    kind: text().$type<PictureKind>().notNull(),
    /** What all sizes of it hold, hashed: half of a SHA-256 as hexadecimal digits. */
    hash: text().notNull(),
    /** The size, by which the address asks for it: how wide it may be. */
    size: integer().notNull(),
    /** How it is encoded, as its name ends: "webp". */
    format: text().$type<"webp" | "png" | "jpg">().notNull(),
    bytes: bytea().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.affiliateId, table.kind, table.hash, table.size] }),
    index("brand_pictures_hash_index").on(table.hash),
    check("brand_pictures_kind_check", sql`${table.kind} in ('logo', 'favicon', 'ogImage')`),
    check("brand_pictures_format_check", sql`${table.format} in ('webp', 'png', 'jpg')`),
    check("brand_pictures_hash_check", sql`${table.hash} ~ '^[0-9a-f]{32}$'`),
    // What we make is small; a row that is not was not made by us.
    check("brand_pictures_bytes_check", sql`octet_length(${table.bytes}) <= 1048576`),
  ],
);
