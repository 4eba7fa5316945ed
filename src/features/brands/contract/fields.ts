import { z } from "zod";
import { isEmailAddress } from "#shared/email-address.ts";
import { emailLengthMax } from "#shared/constants.ts";
import { drawn } from "#shared/drawn-text.ts";
import type { FieldProblem } from "#shared/field-problems.ts";
import { colourPattern } from "#shared/subdomains.ts";
import { addressLengthMax, blurbStatuses, textLimits } from "../rules/fields.ts";
import { type MeasuringIdField, measuringIds, scriptLengthMax } from "../rules/measuring.ts";
import { readPicturePath } from "../rules/pictures.ts";
import { stylesLengthMax } from "../rules/styles.ts";
import { normalSubdomain, subdomainProblem } from "../rules/subdomain.ts";

/** One of the texts, trimmed; null where it was left empty. PostgreSQL takes no NUL, a line no line breaks. */
const text = (max: number, allowed: RegExp) =>
  z
    .string("other")
    .trim()
    .max(max, "textTooLong")
    .regex(allowed, "charactersOdd")
    .transform((given) => given || null)
    .nullable()
    .default(null);

const line = (max: number) => text(max, /^\P{Cc}*$/u);
const lines = (max: number) => text(max, /^(?:\P{Cc}|[\t\n\r])*$/u);

const colour = z
  .string("colourInvalid")
  .trim()
  .toLowerCase()
  .regex(new RegExp(`${colourPattern}|^$`), "colourInvalid")
  .transform((given) => given || null)
  .nullable()
  .default(null);

/** A picture that was uploaded, or the address of one on the web. Only https: a page of ours loads nothing in the clear. */
const picture = z
  .string("addressInvalid")
  .trim()
  .max(addressLengthMax, "addressTooLong")
  .transform((given) => given || null)
  .refine((given) => given === null || isPictureAddress(given), "addressInvalid")
  .transform((given) => (given === null || readPicturePath(given) ? given : new URL(given).href))
  .nullable()
  .default(null);

function isPictureAddress(given: string): boolean {
  if (readPicturePath(given)) return true;
  if (!URL.canParse(given)) return false;
  const { protocol, username, password, hostname } = new URL(given);
  return (
    protocol === "https:" &&
    username === "" &&
    password === "" &&
    /^[\w-]+(?:\.[\w-]+)+$/.test(hostname)
  );
}

/** The id of an account at one of the companies that count visits. */
const id = (field: MeasuringIdField, problem: FieldProblem) =>
  z
    .string(problem)
    .trim()
    .toUpperCase()
    .refine((given) => given === "" || measuringIds[field].test(given), problem)
    .transform((given) => given || null)
    .nullable()
    .default(null);

const email = z
  .string("emailInvalid")
  .trim()
  .max(emailLengthMax, "emailInvalid")
  .refine((given) => given === "" || isEmailAddress(given), "emailInvalid")
  .transform((given) => given || null)
  .nullable()
  .default(null);

/** A name of an address as somebody typed it. */
const typedSubdomain = z
  .string("subdomainMissing")
  .transform(normalSubdomain)
  .superRefine((subdomain, context) => {
    const problem = subdomainProblem(subdomain);
    if (problem) context.addIssue(problem);
  });

/** What an affiliate says about their brand; each but the first two may stay empty. */
export const brandForm = z.object({
  subdomain: typedSubdomain,
  brandName: z
    .string("brandNameMissing")
    .trim()
    .min(1, "brandNameMissing")
    .max(textLimits.brandName, "textTooLong")
    .regex(/^\P{Cc}*$/u, "charactersOdd"),
  companyName: text(textLimits.companyName, drawn),
  primaryColor: colour,
  secondaryColor: colour,
  accentColor: colour,
  logoUrl: picture,
  faviconUrl: picture,
  ogImageUrl: picture,
  metaTitle: line(textLimits.metaTitle),
  metaDescription: lines(textLimits.metaDescription),
  heroTitle: line(textLimits.heroTitle),
  heroSubtitle: lines(textLimits.heroSubtitle),
  partnerBlurb: lines(textLimits.partnerBlurb),
  ctaText: line(textLimits.ctaText),
  supportEmail: email,
  disclaimerText: lines(textLimits.disclaimerText),
  customCss: lines(stylesLengthMax),
  customJavascript: lines(scriptLengthMax),
  googleAnalyticsId: id("googleAnalyticsId", "googleIdInvalid"),
  facebookPixelId: id("facebookPixelId", "facebookIdInvalid"),
  tiktokPixelId: id("tiktokPixelId", "tiktokIdInvalid"),
});

export type BrandForm = z.output<typeof brandForm>;

const given = z.string().nullable();

/** A brand as it was saved, whatever the rules are by now. */
export const brandDraft = z.object({
  subdomain: z.string(),
  brandName: z.string(),
  companyName: given,
  primaryColor: given,
  secondaryColor: given,
  accentColor: given,
  logoUrl: given,
  faviconUrl: given,
  ogImageUrl: given,
  metaTitle: given,
  metaDescription: given,
  heroTitle: given,
  heroSubtitle: given,
  partnerBlurb: given,
  ctaText: given,
  supportEmail: given,
  disclaimerText: given,
  // Drafts that were saved before there were styles, scripts and ids have none.
  customCss: given.default(null),
  customJavascript: given.default(null),
  googleAnalyticsId: given.default(null),
  facebookPixelId: given.default(null),
  tiktokPixelId: given.default(null),
});

/** What a brand's page is made of (spec D-04). */
const shown = {
  subdomain: z.string(),
  active: z.boolean(),
  primaryColor: given,
  secondaryColor: given,
  accentColor: given,
  metaTitle: given,
  metaDescription: given,
  defaultReferralCode: given,
  brandName: given,
  companyName: given,
  logoUrl: given,
  faviconUrl: given,
  ogImageUrl: given,
  heroTitle: given,
  heroSubtitle: given,
  partnerBlurb: given,
  partnerBlurbStatus: z.enum(blurbStatuses),
  ctaText: given,
  supportEmail: given,
  disclaimerText: given,
};

/** A brand as everybody sees it, with every field of the specification; blurb, styles, script and ids only as they were approved. */
export const publicBrand = z.object({
  ...shown,
  customCss: given,
  customJavascript: given,
  googleAnalyticsId: given,
  facebookPixelId: given,
  tiktokPixelId: given,
});

export type PublicBrand = z.output<typeof publicBrand>;

/** A brand as its owner and the administrator see it. */
export const keptBrand = z.object({
  ...shown,
  id: z.string(),
  /** Why the blurb was refused, in the administrator's words. */
  partnerBlurbReason: given,
  /** The styles that are published, whatever was decided about them. */
  customCss: given,
  customCssStatus: z.enum(blurbStatuses),
  customCssReason: given,
  /** The script and the ids that are published, whatever was decided about them together. */
  customJavascript: given,
  googleAnalyticsId: given,
  facebookPixelId: given,
  tiktokPixelId: given,
  measuringStatus: z.enum(blurbStatuses),
  measuringReason: given,
  /** What was decided about name, logo, icon and support e-mail together; until then the ones before are shown. */
  identityStatus: z.enum(blurbStatuses),
  identityReason: given,
  /** Where the page stands. */
  address: z.string(),
});

export type KeptBrand = z.output<typeof keptBrand>;
