import { z } from "zod";
import enBrand from "#content/en/brand.json" with { type: "json" };
import esBrand from "#content/es/brand.json" with { type: "json" };
import type { Locale } from "#shared/locale.ts";

/** A text in which {brand}, {company} and {recipients} are filled by the page. */
const words = z.string().min(1);

const titled = z.strictObject({ title: words, text: words });

const content = z.strictObject({
  meta: z.strictObject({ title: words, description: words }),
  skip: words,
  /** The other language, in its own words. */
  language: words,
  getStarted: words,
  signIn: words,
  title: words,
  subtitle: words,
  note: words,
  sample: z.strictObject({ label: words, problem: words, question: words }),
  blurb: words,
  features: z.strictObject({ title: words, items: z.array(titled).length(3) }),
  voices: z.strictObject({
    title: words,
    /** Says that nobody has said these. */
    note: words,
    items: z.array(z.strictObject({ text: words, who: words })).length(3),
  }),
  closing: titled,
  footer: z.strictObject({
    support: words,
    company: words,
    runBy: words,
    privacy: words,
    terms: words,
    label: words,
  }),
  /** Asks whether visits may be counted: of whom it is asked, who receives what, and the two answers. */
  measuring: z.strictObject({
    title: words,
    text: words,
    /** What the partner is told. */
    numbers: words,
    /** Where a script of the partner's is all there is, which can send to nobody. */
    textForNobody: words,
    same: words,
    accept: words,
    decline: words,
    /** Opens the question again. */
    change: words,
    recipients: z.strictObject({ google: words, meta: words, tiktok: words }),
  }),
  problem: z.strictObject({
    title: words,
    gone: words,
    passing: words,
    again: words,
    home: words,
  }),
});

export type BrandContent = z.output<typeof content>;

const read = { en: content.parse(enBrand), es: content.parse(esBrand) } as const;

/** The academy's own words on a brand's page, shown where the partner wrote none. */
export function brandContent(locale: Locale): BrandContent {
  return read[locale];
}
