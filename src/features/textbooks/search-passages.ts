import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { type Locale, locales } from "#shared/locale.ts";
import type { Excerpt } from "./contract.ts";
import { resultsPerPage } from "./rules/limits.ts";

/** Signs around a found word that no text of a book has: control characters are taken out of it. */
const marks = { start: "\u0002", stop: "\u0003" };

const headline = `StartSel=${marks.start}, StopSel=${marks.stop}, MaxWords=45, MinWords=25, ShortWord=0`;

const found = z.array(
  z.object({
    passageId: z.string(),
    bookTitle: z.string(),
    locale: z.enum(locales),
    chapter: z.string().nullable(),
    section: z.string().nullable(),
    page: z.number().nullable(),
    headline: z.string(),
    total: z.coerce.number(),
  }),
);

/** How PostgreSQL brings the words of a language to their stems. */
const configuration: Readonly<Record<Locale, string>> = { en: "english", es: "spanish" };

/** What was typed as a query of one language's books. */
export function queryIn(locale: Locale, search: string) {
  return sql`websearch_to_tsquery(${configuration[locale]}::regconfig, ${search})`;
}

/**
 * Passages that have what was typed, as search boxes take it: all the words, "words that stand together", -without,
 * one or the other. Each book is searched in its own language. Those whose heading has the words come first.
 */
export async function searchPassages(
  queryable: Queryable,
  { search, page }: { search: string; page: number },
) {
  const { rows } = await queryable.execute(sql`
    with asked as (
      select 'en' as locale, 'english'::regconfig as configuration, ${queryIn("en", search)} as query
      union all select 'es', 'spanish'::regconfig, ${queryIn("es", search)}
    ), matching as (
      select passage.*, asked.query, asked.configuration,
        ts_rank_cd(passage.words, asked.query, 1) as rank, count(*) over () as total
      from asked join textbook_passages passage
        on passage.locale = asked.locale and passage.words @@ asked.query
      where numnode(asked.query) > 0
      order by rank desc, passage.book_id, passage.position
      limit ${resultsPerPage} offset ${(page - 1) * resultsPerPage}
    )
    select matching.id as "passageId", book.title as "bookTitle", matching.locale, chapter, section, page,
      ts_headline(configuration, regexp_replace(text, '\\s+', ' ', 'g'), query, ${headline}) as headline, total
    from matching join textbooks book on book.id = matching.book_id
    order by rank desc, matching.book_id, matching.position`);
  const results = found.parse(rows);
  const total = results[0]?.total ?? 0;
  return {
    results: results.map((result) => ({ ...result, excerpt: excerptOf(result.headline) })),
    total,
    isMore: page * resultsPerPage < total,
  };
}

/** The pieces between the marks. */
function excerptOf(marked: string): Excerpt {
  return marked
    .split(marks.start)
    .flatMap((part, at) => {
      const [first = "", rest = ""] = part.split(marks.stop);
      return at === 0
        ? [{ text: part, isFound: false }]
        : [
            { text: first, isFound: true },
            { text: rest, isFound: false },
          ];
    })
    .filter(({ text }) => text !== "");
}
