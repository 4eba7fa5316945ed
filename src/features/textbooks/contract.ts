import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { locales } from "#shared/locale.ts";
import { everyone } from "#shared/permissions.ts";
import { subjects } from "#shared/subjects.ts";
import { searchLengthMax } from "./rules/limits.ts";

/** A book whose text can be searched and opened here. */
const book = z.object({
  id: z.string(),
  title: z.string(),
  subject: z.enum(subjects),
  locale: z.enum(locales),
  licence: z.string(),
  /** Where the book itself can be read or fetched. */
  link: z.string(),
});

export type ImportedBook = z.infer<typeof book>;

/** Where in its book a passage stands. */
const place = z.object({
  passageId: z.string(),
  chapter: z.string().nullable(),
  section: z.string().nullable(),
  page: z.number().int().nullable(),
});

export type Place = z.infer<typeof place>;

/** Words of a passage around what was searched for; `isFound` where they are it. */
const excerpt = z.array(z.object({ text: z.string(), isFound: z.boolean() }));

export type Excerpt = z.infer<typeof excerpt>;

/** A passage that a turn of the tutor's rests on. */
export const citation = place.extend({ bookTitle: z.string(), locale: z.enum(locales) });

export type Citation = z.infer<typeof citation>;

const pageMax = 50;

const pace = { per: "address", windowSeconds: 60, kept: "memory" } as const;

export const textbooksContract = {
  listBooks: defineCall({
    method: "get",
    path: "/api/textbooks",
    summary: "The textbooks whose text can be searched, by title.",
    access: everyone,
    passive: true,
    input: z.object({}),
    output: z.object({ books: z.array(book) }),
    limits: [{ ...pace, name: "textbooks", points: 240 }],
  }),
  searchBooks: defineCall({
    method: "post",
    path: "/api/textbooks/search",
    summary:
      "Passages of the textbooks that have these words, best first, with the words marked. Nothing that was searched for is kept.",
    access: everyone,
    input: z.object({
      // PostgreSQL takes no text with this sign in it.
      search: z
        .string()
        .max(searchLengthMax)
        .transform((typed) => typed.replaceAll("\0", " ")),
      page: z.number().int().min(1).max(pageMax).default(1),
    }),
    output: z.object({
      results: z.array(place.extend({ bookTitle: z.string(), locale: z.enum(locales), excerpt })),
      total: z.number().int(),
      isMore: z.boolean(),
    }),
    errors: ["invalid_input", "rate_limited"],
    limits: [{ ...pace, name: "textbook-search", points: 60 }],
  }),
  readPassage: defineCall({
    method: "get",
    path: "/api/textbooks/passages/:passageId",
    summary: "A passage with its book, and which one stands before it and which after.",
    access: everyone,
    passive: true,
    input: z.object({ passageId: z.string().regex(/^psg_[0-9a-z]{1,40}$/) }),
    output: z.object({
      passage: place.extend({
        text: z.string(),
        /** The how manieth passage of the book, from 1, and of how many. */
        number: z.number().int(),
        of: z.number().int(),
      }),
      before: z.string().nullable(),
      after: z.string().nullable(),
      book,
    }),
    errors: ["not_found", "invalid_input", "rate_limited"],
    limits: [{ ...pace, name: "textbook-passages", points: 240 }],
  }),
} satisfies Contract;
