import { createHash } from "node:crypto";
import { count, eq } from "drizzle-orm";
import type { Database } from "#db/client.ts";
import { textbookPassages, textbooks } from "#db/tables/textbooks.ts";
import type { Locale } from "#shared/locale.ts";
import type { Subject } from "#shared/subjects.ts";
import { BookProblem, type OnRead } from "./parsing/book-problem.ts";
import { readBook } from "./parsing/read-book.ts";
import { bookIdOf } from "./rules/book-id.ts";
import { writtenIn } from "./rules/written-in.ts";
import { cutPassages, type Passage } from "./rules/passages.ts";

/** What is known of a book beside its text. */
export type BookFacts = {
  title: string;
  subject: Subject;
  locale: Locale;
  licence: string;
  link: string;
};

export type Imported = { id: string; passages: number; isReplaced: boolean };

/** Hears how far an import is. */
export type ImportProgress = { onRead: OnRead; onStored: (done: number, of: number) => void };

const languageNames: Readonly<Record<Locale, string>> = { en: "English", es: "Spanish" };

/** So many passages go to the database at once. */
const batch = 250;

/**
 * Imports a book in one transaction: all of it stands there, or nothing changes. The same book again, which is known
 * by its title and language, takes the place of what was there.
 * @throws BookProblem where the file cannot be imported
 */
export async function importBook(
  db: Database,
  { file, facts, now }: { file: Uint8Array; facts: BookFacts; now: Date },
  { onRead, onStored }: ImportProgress,
): Promise<Imported> {
  const blocks = await readBook(file, onRead);
  const language = writtenIn(blocks);
  if (language !== null && language !== facts.locale) {
    throw new BookProblem(
      `This book is written in ${languageNames[language]} and was to be imported as one in ${languageNames[facts.locale]}. Say --locale ${language}.`,
    );
  }
  const passages = cutPassages(blocks, facts.locale);
  if (passages.length === 0) throw new BookProblem("This file holds no text.");
  const id = bookIdOf(facts.title, facts.locale);
  const rows = rowsOf(id, facts.locale, passages);
  return db.transaction(async (tx) => {
    const removed = await tx.delete(textbooks).where(eq(textbooks.id, id));
    await tx.insert(textbooks).values({ id, ...facts, importedAt: now });
    for (let at = 0; at < rows.length; at += batch) {
      await tx.insert(textbookPassages).values(rows.slice(at, at + batch));
      onStored(Math.min(at + batch, rows.length), rows.length);
    }
    return { id, passages: rows.length, isReplaced: (removed.rowCount ?? 0) > 0 };
  });
}

/** Passages with ids that the same words in the same book get again. */
function rowsOf(bookId: string, locale: Locale, passages: readonly Passage[]) {
  const seen = new Map<string, number>();
  return passages.map((passage, position) => {
    const time = (seen.get(passage.text) ?? 0) + 1;
    seen.set(passage.text, time);
    const hash = createHash("sha256").update(`${bookId}\0${time}\0${passage.text}`).digest("hex");
    return { id: `psg_${hash.slice(0, 26)}`, bookId, position, locale, ...passage };
  });
}

/** The imported books, by title. */
export async function listImported(db: Database) {
  const { id, title, subject, locale, licence, link } = textbooks;
  return db
    .select({ id, title, subject, locale, licence, link, passages: count() })
    .from(textbooks)
    .innerJoin(textbookPassages, eq(textbookPassages.bookId, id))
    .groupBy(id)
    .orderBy(title);
}

/** Removes a book with its text; false where there is none of that id. */
export async function removeBook(db: Database, id: string): Promise<boolean> {
  const removed = await db.delete(textbooks).where(eq(textbooks.id, id));
  return (removed.rowCount ?? 0) > 0;
}
