import type { PublicBrand } from "../contract/fields.ts";
import { brandColours } from "./colours.ts";
import { initialsOf } from "./initials.ts";
import { plateUnder } from "./logo.ts";
import { readPicturePath } from "./pictures.ts";

/** A brand as its page shows it: what the partner left out is null, and the page's own words stand there. */
export type BrandView = {
  name: string;
  initials: string;
  /** Custom properties by name. */
  colours: Readonly<Record<string, string>>;
  code: string;
  companyName: string | null;
  logoUrl: string | null;
  faviconUrl: string | null;
  ogImageUrl: string | null;
  metaTitle: string | null;
  metaDescription: string | null;
  heroTitle: string | null;
  heroSubtitle: string | null;
  /** Only once it is approved (W-02). */
  partnerBlurb: string | null;
  ctaText: string | null;
  supportEmail: string | null;
  disclaimerText: string | null;
};

/** What is not words, colours and pictures. */
type Code =
  | "customCss"
  | "customJavascript"
  | "googleAnalyticsId"
  | "facebookPixelId"
  | "tiktokPixelId";

/**
 * What the page shows of a brand; a brand without a name is called as its address. A picture of another server is not
 * shown: that server would hear of every visitor, and could change what an administrator approved.
 */
export function viewOf(brand: Omit<PublicBrand, Code>): BrandView {
  const name = brand.brandName ?? brand.subdomain;
  const colours = brandColours(brand);
  const logoUrl = ownPicture(brand.logoUrl);
  const plate = plateUnder(logoUrl, colours["--brand-primary"] ?? "");
  return {
    name,
    initials: initialsOf(name),
    colours: { ...colours, "--brand-plate": plate },
    code: brand.defaultReferralCode ?? "",
    companyName: brand.companyName,
    logoUrl,
    faviconUrl: ownPicture(brand.faviconUrl),
    ogImageUrl: ownPicture(brand.ogImageUrl),
    metaTitle: brand.metaTitle,
    metaDescription: brand.metaDescription,
    heroTitle: brand.heroTitle,
    heroSubtitle: brand.heroSubtitle,
    partnerBlurb: brand.partnerBlurbStatus === "approved" ? brand.partnerBlurb : null,
    ctaText: brand.ctaText,
    supportEmail: brand.supportEmail,
    disclaimerText: brand.disclaimerText,
  };
}

/** A picture that was uploaded; null for one of another server. */
function ownPicture(url: string | null): string | null {
  return url !== null && readPicturePath(url) ? url : null;
}
