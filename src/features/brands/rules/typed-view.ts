import { readColour } from "./contrast-checks.ts";
import type { BrandField } from "./fields.ts";
import { type BrandView, viewOf } from "./view.ts";

/**
 * What the page would show of a brand as it stands in the form: the words as if they were approved.
 */
export function viewOfTyped(typed: Readonly<Record<BrandField, string>>, code: string): BrandView {
  const text = (name: BrandField) => typed[name].trim() || null;
  return viewOf({
    subdomain: typed.subdomain,
    active: true,
    primaryColor: readColour(typed.primaryColor),
    secondaryColor: readColour(typed.secondaryColor),
    accentColor: readColour(typed.accentColor),
    metaTitle: text("metaTitle"),
    metaDescription: text("metaDescription"),
    defaultReferralCode: code,
    brandName: text("brandName"),
    companyName: text("companyName"),
    logoUrl: text("logoUrl"),
    faviconUrl: text("faviconUrl"),
    ogImageUrl: text("ogImageUrl"),
    heroTitle: text("heroTitle"),
    heroSubtitle: text("heroSubtitle"),
    partnerBlurb: text("partnerBlurb"),
    partnerBlurbStatus: "approved",
    ctaText: text("ctaText"),
    supportEmail: text("supportEmail"),
    disclaimerText: text("disclaimerText"),
  });
}
