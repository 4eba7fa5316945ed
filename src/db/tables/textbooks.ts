import { type SQL, sql } from "drizzle-orm";
import {
  customType,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Locale } from "#shared/locale.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** A textbook whose text an operator imported. */
export const textbooks = pgTable("textbooks", {
  /** Made of its title, so that the same book imported again takes the place of what was there. */
  id: text().primaryKey(),
  title: text().notNull(),
  /** One of our subjects, by name. */
  subject: text().notNull(),
  locale: text().$type<Locale>().notNull(),
  licence: text().notNull(),
  /** Where the book itself can be read or fetched. */
  link: text().notNull(),
  importedAt: timestamp("imported_at", { withTimezone: true }).notNull(),
});

/** The text of a textbook in pieces that end where sentences end. */
export const textbookPassages = pgTable(
  "textbook_passages",
  {
    /** Made of the book and the words, so that what is cited is found again after the book was imported anew. */
    id: text().primaryKey(),
    bookId: text("book_id")
      .notNull()
      .references(() => textbooks.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    chapter: text(),
    section: text(),
    /** As it is printed; null where the book has no pages. */
    page: integer(),
    /** Paragraphs with an empty line between them. */
    text: text().notNull(),
    /** The book's, which says how words are brought to their stems. */
    locale: text().$type<Locale>().notNull(),
    words: tsvector()
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`case when locale = 'es'
          then setweight(to_tsvector('spanish', coalesce(section, chapter, '')), 'A')
            || setweight(to_tsvector('spanish', text), 'B')
          else setweight(to_tsvector('english', coalesce(section, chapter, '')), 'A')
            || setweight(to_tsvector('english', text), 'B') end`,
      ),
  },
  (table) => [
    uniqueIndex("textbook_passages_position_key").on(table.bookId, table.position),
    index("textbook_passages_words_index").using("gin", table.words),
  ],
);
