import { z } from "zod";
import enContact from "#content/en/contact.json" with { type: "json" };
import enNotFound from "#content/en/not-found.json" with { type: "json" };
import enOffline from "#content/en/offline.json" with { type: "json" };
import enPricing from "#content/en/pricing.json" with { type: "json" };
import enTextbooks from "#content/en/textbooks.json" with { type: "json" };
import esContact from "#content/es/contact.json" with { type: "json" };
import esNotFound from "#content/es/not-found.json" with { type: "json" };
import esOffline from "#content/es/offline.json" with { type: "json" };
import esPricing from "#content/es/pricing.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";
import { subjects } from "#shared/subjects.ts";
import { meta, titled, words } from "./words.ts";

const opening = { meta, title: words, lead: words };

const pricing = z.strictObject({
  ...opening,
  figure: words,
  figureText: words,
  start: words,
  ledger: z.strictObject({
    title: words,
    rows: z.array(z.strictObject({ what: words, cost: words })).min(1),
  }),
  more: z.strictObject({
    title: words,
    /** Said where the operator sells nothing. */
    none: words,
    /** Said above the operator's prices. */
    lead: words,
    credits: words,
    write: words,
  }),
  notes: z.array(titled).length(3),
});

const contact = z.strictObject({
  ...opening,
  form: z.strictObject({
    title: words,
    name: words,
    email: words,
    sender: words,
    choose: words,
    senders: z.strictObject({
      student: words,
      parent: words,
      school: words,
      affiliate: words,
      other: words,
    }),
    message: words,
    /** Who reads it, and what is kept of it. */
    kept: words,
    send: words,
    sent: words,
    /** Said where the message did not reach the server. */
    unsent: words,
  }),
  addressTitle: words,
  addressText: words,
  /** The headings of what an academy may say besides. */
  phoneTitle: words,
  answerHoursTitle: words,
  postTitle: words,
  operatorTitle: words,
  before: z.strictObject({ title: words, text: words, link: words }),
  topics: z.array(titled).length(3),
});

const textbooks = z.strictObject({
  ...opening,
  /** For readers of Spanish, in Spanish: the catalogue speaks English. */
  spanish: words,
  /** The way to the search of the text of the imported books, shown where there is one, in both languages. */
  inside: words,
  insideSpanish: words,
  search: words,
  subject: words,
  all: words,
  /** Around the numbers of titles shown: "12 of 516 titles". */
  of: words,
  titles: words,
  none: words,
  headings: z.record(z.enum(subjects), words),
  licences: titled,
});

const notFound = z.strictObject({ ...opening, home: words });

const offline = z.strictObject({ ...opening, again: words });

export type PricingContent = z.output<typeof pricing>;
export type ContactContent = z.output<typeof contact>;
export type TextbooksContent = z.output<typeof textbooks>;
export type NotFoundContent = z.output<typeof notFound>;
export type OfflineContent = z.output<typeof offline>;

/** The words of the pricing page. This and the next throw a ZodError where a file is not as agreed. */
export function pricingContent(locale: Locale): PricingContent {
  return pricing.parse(locale === "es" ? esPricing : enPricing);
}

export function contactContent(locale: Locale): ContactContent {
  return contact.parse(locale === "es" ? esContact : enContact);
}

/** The words around the catalogue, which is in English like the books in it. */
export function textbooksContent(): TextbooksContent {
  return textbooks.parse(enTextbooks);
}

export function notFoundContent(locale: Locale): NotFoundContent {
  return notFound.parse(locale === "es" ? esNotFound : enNotFound);
}

export function offlineContent(locale: Locale): OfflineContent {
  return offline.parse(locale === "es" ? esOffline : enOffline);
}
