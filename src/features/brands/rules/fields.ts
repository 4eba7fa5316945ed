import { measuringFields } from "./measuring.ts";

/** The longest each text of a brand may be, in UTF-16 units; what a page and a preview in a search have room for. */
export const textLimits = {
  brandName: 60,
  companyName: 80,
  metaTitle: 70,
  metaDescription: 200,
  heroTitle: 90,
  heroSubtitle: 240,
  partnerBlurb: 800,
  ctaText: 40,
  disclaimerText: 600,
} as const;

/** The longest address of a picture. */
export const addressLengthMax = 500;

export const colourFields = ["primaryColor", "secondaryColor", "accentColor"] as const;

/** What the administrator has decided about a partner's words. */
export const blurbStatuses = ["pending", "approved", "rejected"] as const;

export type BlurbStatus = (typeof blurbStatuses)[number];

/** Everything that an affiliate says about their brand, as the fields of the form are called. */
export const brandFields = [
  "subdomain",
  "brandName",
  "companyName",
  ...colourFields,
  "logoUrl",
  "faviconUrl",
  "ogImageUrl",
  "metaTitle",
  "metaDescription",
  "heroTitle",
  "heroSubtitle",
  "partnerBlurb",
  "ctaText",
  "supportEmail",
  "disclaimerText",
  "customCss",
  ...measuringFields,
] as const;

export type BrandField = (typeof brandFields)[number];
