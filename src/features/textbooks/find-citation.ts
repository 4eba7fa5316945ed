import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "#db/client.ts";
import type { Locale } from "#shared/locale.ts";
import type { Subject } from "#shared/subjects.ts";
import type { Citation } from "./contract.ts";
import { isAbout } from "./rules/is-about.ts";
import { queryIn } from "./search-passages.ts";

/** So many of the best passages are looked at. */
const looked = 8;

/** A passage that has all words once, far apart in a long text, is ranked lower. */
const rankMin = 0.05;

const candidates = z.array(
  z.object({
    passageId: z.string(),
    bookTitle: z.string(),
    chapter: z.string().nullable(),
    section: z.string().nullable(),
    page: z.number().nullable(),
    text: z.string(),
  }),
);

/** What a question asks about. */
export type Asked = {
  /** Its telling words; see tellingWords in src/tutor/mind/acts. */
  words: readonly string[];
  subject: Subject;
  locale: Locale;
  /** Whether a passage may be shown now. */
  maySay: (text: string) => boolean;
};

/** The passage of a book of that subject and language that surely is about what was asked; null where none is. */
export async function findCitation(
  queryable: Queryable,
  { words, subject, locale, maySay }: Asked,
): Promise<Citation | null> {
  if (words.length === 0) return null;
  const query = queryIn(locale, words.join(" "));
  const { rows } = await queryable.execute(sql`
    select * from (
      select passage.id as "passageId", book.title as "bookTitle", chapter, section, page, text,
        ts_rank_cd(words, ${query}, 1) as rank
      from textbook_passages passage join textbooks book on book.id = passage.book_id
      where passage.locale = ${locale} and book.subject = ${subject} and words @@ ${query}
      order by rank desc, passage.book_id, passage.position
      limit ${looked}
    ) best where rank >= ${rankMin}`);
  const best = candidates.parse(rows).find(({ chapter, section, text }) => {
    const heading = section ?? chapter;
    return isAbout({ heading, text }, words, locale) && maySay(`${heading ?? ""}\n${text}`);
  });
  if (!best) return null;
  const { passageId, bookTitle, chapter, section, page } = best;
  return { passageId, bookTitle, chapter, section, page, locale };
}
