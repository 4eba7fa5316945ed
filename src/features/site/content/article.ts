import { z } from "zod";
import enAbout from "#content/en/about.json" with { type: "json" };
import enAffiliatePrivacy from "#content/en/affiliate-privacy.json" with { type: "json" };
import enAffiliateTerms from "#content/en/affiliate-terms.json" with { type: "json" };
import enAffiliate from "#content/en/affiliate.json" with { type: "json" };
import enPrivacy from "#content/en/privacy-policy.json" with { type: "json" };
import enTerms from "#content/en/terms-of-service.json" with { type: "json" };
import enWhyUs from "#content/en/why-us.json" with { type: "json" };
import esAbout from "#content/es/about.json" with { type: "json" };
import esAffiliatePrivacy from "#content/es/affiliate-privacy.json" with { type: "json" };
import esAffiliateTerms from "#content/es/affiliate-terms.json" with { type: "json" };
import esAffiliate from "#content/es/affiliate.json" with { type: "json" };
import esPrivacy from "#content/es/privacy-policy.json" with { type: "json" };
import esTerms from "#content/es/terms-of-service.json" with { type: "json" };
import esWhyUs from "#content/es/why-us.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";
import { publicRouteNames } from "./public-routes.ts";
import { meta, titled, words } from "./words.ts";

/** A part of an article: prose, and where it helps a list, numbered steps or named facts. */
const section = z.strictObject({
  /** What the address carries after #, the same in both languages. */
  id: z.string().regex(/^[a-z-]+$/),
  title: words,
  paragraphs: z.array(words).default([]),
  points: z.array(words).default([]),
  steps: z.array(titled).default([]),
  rows: z.array(titled).default([]),
  /** Where to read on; "e-mail" is the contact address. */
  link: z.strictObject({ to: z.enum([...publicRouteNames, "e-mail"]), text: words }).optional(),
});

export type ArticleSection = z.output<typeof section>;

/** A page of prose. */
const article = z.strictObject({
  meta,
  title: words,
  lead: words,
  /** The day from which a legal text holds, as people write it. */
  date: words.optional(),
  /** The heading of the list of parts, for pages long enough to need one. */
  contents: words.optional(),
  sections: z.array(section).min(1),
});

/** The words of a page of prose in one language. */
export type Article = z.output<typeof article>;

const sources = {
  about: { en: enAbout, es: esAbout },
  whyUs: { en: enWhyUs, es: esWhyUs },
  privacy: { en: enPrivacy, es: esPrivacy },
  terms: { en: enTerms, es: esTerms },
  affiliateTerms: { en: enAffiliateTerms, es: esAffiliateTerms },
  affiliatePrivacy: { en: enAffiliatePrivacy, es: esAffiliatePrivacy },
} satisfies Record<string, Record<Locale, unknown>>;

/** The pages that are an article from beginning to end. */
export type ArticleName = keyof typeof sources;

/** The words of an article; throws a ZodError that names the place if the file is not as agreed. */
export function articleContent(name: ArticleName, locale: Locale): Article {
  return article.parse(sources[name][locale]);
}

/** The page about being an affiliate: an article with the ways in, and what one gets. */
const affiliate = article.extend({
  join: words,
  login: words,
  commission: z.strictObject({
    /** Said where the operator has set none for everyone. */
    agreed: words,
    percent: words,
  }),
});

export type AffiliateContent = z.output<typeof affiliate>;

/** The words of the page about being an affiliate; throws a ZodError that names the place if the file is not as agreed. */
export function affiliateContent(locale: Locale): AffiliateContent {
  return affiliate.parse(locale === "es" ? esAffiliate : enAffiliate);
}
