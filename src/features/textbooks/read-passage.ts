import { and, eq, sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { textbookPassages, textbooks } from "#db/tables/textbooks.ts";
import { AppError } from "#shared/errors.ts";
import { subjects } from "#shared/subjects.ts";

const subjectShape = z.enum(subjects);

/** The books whose text is here, by title. */
export async function readBooks(queryable: Queryable) {
  const rows = await queryable.select(bookColumns).from(textbooks).orderBy(textbooks.title);
  return rows.map((book) => ({ ...book, subject: subjectShape.parse(book.subject) }));
}

const { id, title, subject, locale, licence, link } = textbooks;
const bookColumns = { id, title, subject, locale, licence, link };

/**
 * A passage, its book and its neighbours.
 * @throws AppError not_found
 */
export async function readPassage(queryable: Queryable, passageId: string) {
  const [row] = await queryable
    .select({ passage: textbookPassages, book: bookColumns })
    .from(textbookPassages)
    .innerJoin(textbooks, eq(textbooks.id, textbookPassages.bookId))
    .where(eq(textbookPassages.id, passageId));
  if (!row) throw new AppError("not_found");
  const { passage, book } = row;
  const { bookId, position } = passage;
  const near = await queryable
    .select({ id: textbookPassages.id, position: textbookPassages.position })
    .from(textbookPassages)
    .where(
      and(
        eq(textbookPassages.bookId, bookId),
        sql`${textbookPassages.position} in (${position - 1}, ${position + 1})`,
      ),
    );
  const [last] = await queryable
    .select({ of: sql<number>`max(${textbookPassages.position}) + 1` })
    .from(textbookPassages)
    .where(eq(textbookPassages.bookId, bookId));
  const at = (wanted: number) => near.find((found) => found.position === wanted)?.id ?? null;
  const { chapter, section, page, text } = passage;
  return {
    passage: { passageId, chapter, section, page, text, number: position + 1, of: last?.of ?? 1 },
    before: at(position - 1),
    after: at(position + 1),
    book: { ...book, subject: subjectShape.parse(book.subject) },
  };
}
