import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  colourPattern,
  punycodePrefix,
  reservedSubdomains,
  subdomainPattern,
} from "#shared/subdomains.ts";
import { profiles } from "./profiles.ts";

/** What a partner says about their page, by the name of the field; null where they say nothing. */
export type BrandWords = Readonly<Record<string, string | null>>;

/** What the operator has decided about an affiliate; links of "active" ones alone work. */
export type AffiliateStatus = "pending" | "active" | "suspended" | "rejected";

/** Referral partners (spec D-03). */
export const affiliates = pgTable(
  "affiliates",
  {
    id: text().primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => profiles.id, { onDelete: "cascade" }),
    referralCode: text("referral_code").notNull(),
    firstName: text("first_name").notNull(),
    lastName: text("last_name").notNull(),
    status: text().$type<AffiliateStatus>().notNull().default("pending"),
    /** Why the status is what it is, as the administrator told the affiliate; null where nothing was said. */
    statusReason: text("status_reason"),
    /** How they mean to tell people about us, in their own words. */
    promotionPlan: text("promotion_plan").notNull().default(""),
    email: text().notNull(),
    termsAccepted: boolean("terms_accepted").notNull().default(false),
    privacyAccepted: boolean("privacy_accepted").notNull().default(false),
    /** When both were accepted, and which text it was. */
    acceptedAt: timestamp("accepted_at", { withTimezone: true }),
    acceptedVersion: text("accepted_version"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("affiliates_user_key").on(table.userId),
    uniqueIndex("affiliates_referral_code_key").on(sql`upper(${table.referralCode})`),
    uniqueIndex("affiliates_email_key").on(sql`lower(${table.email})`),
    index("affiliates_status_index").on(table.status, table.createdAt),
    check(
      "affiliates_status_check",
      sql`${table.status} in ('pending', 'active', 'suspended', 'rejected')`,
    ),
  ],
);

/** A text as SQL writes it; constraints take no parameters. */
function quoted(words: string): string {
  return `'${words.replaceAll("'", "''")}'`;
}

const colour = sql.raw(quoted(colourPattern));

/** What the administrator has decided about a partner's words or styles; only approved ones are shown. */
export type BlurbStatus = "pending" | "approved" | "rejected";

/** Words of a partner that were refused once, and why. */
export type RefusedWords = { words: string; reason: string };

/** How a partner's own landing page looks and speaks (spec D-04). */
export const affiliateBranding = pgTable(
  "affiliate_branding",
  {
    id: text().primaryKey(),
    affiliateId: text("affiliate_id")
      .notNull()
      .references(() => affiliates.id, { onDelete: "cascade" }),
    subdomain: text().notNull(),
    /** Whether the administrator has switched the page on. */
    active: boolean().notNull().default(false),
    primaryColor: text("primary_color"),
    secondaryColor: text("secondary_color"),
    accentColor: text("accent_color"),
    metaTitle: text("meta_title"),
    metaDescription: text("meta_description"),
    defaultReferralCode: text("default_referral_code"),
    brandName: text("brand_name"),
    companyName: text("company_name"),
    logoUrl: text("logo_url"),
    faviconUrl: text("favicon_url"),
    ogImageUrl: text("og_image_url"),
    heroTitle: text("hero_title"),
    heroSubtitle: text("hero_subtitle"),
    partnerBlurb: text("partner_blurb"),
    partnerBlurbStatus: text("partner_blurb_status")
      .$type<BlurbStatus>()
      .notNull()
      .default("pending"),
    /** Why the blurb was refused, as the administrator told the affiliate; null where it was not. */
    partnerBlurbReason: text("partner_blurb_reason"),
    /** The words that were approved last, whatever has been written since. */
    approvedBlurb: text("approved_blurb"),
    /** Words that were refused, with why; they stay refused when they come back. */
    refusedBlurbs: jsonb("refused_blurbs").$type<RefusedWords[]>().notNull().default([]),
    ctaText: text("cta_text"),
    supportEmail: text("support_email"),
    disclaimerText: text("disclaimer_text"),
    customCss: text("custom_css"),
    customCssStatus: text("custom_css_status").$type<BlurbStatus>().notNull().default("pending"),
    /** Why the styles were refused; null where they were not. */
    customCssReason: text("custom_css_reason"),
    /** The styles that were approved last, which are shown until newer ones are. */
    approvedCss: text("approved_css"),
    /** Styles that were refused, with why. */
    refusedCss: jsonb("refused_css").$type<RefusedWords[]>().notNull().default([]),
    customJavascript: text("custom_javascript"),
    googleAnalyticsId: text("google_analytics_id"),
    facebookPixelId: text("facebook_pixel_id"),
    tiktokPixelId: text("tiktok_pixel_id"),
    /** What was decided about script and ids together; nothing of them runs that was not approved. */
    measuringStatus: text("measuring_status").$type<BlurbStatus>().notNull().default("pending"),
    /** Why they were refused; null where they were not. */
    measuringReason: text("measuring_reason"),
    /** Script and ids that were approved last, as one text of JSON; they run until newer ones are. */
    approvedMeasuring: text("approved_measuring"),
    /** Script and ids that were refused, as such texts, with why. */
    refusedMeasuring: jsonb("refused_measuring").$type<RefusedWords[]>().notNull().default([]),
    /** What was decided about name, logo, icon and support e-mail together. */
    identityStatus: text("identity_status").$type<BlurbStatus>().notNull().default("pending"),
    /** Why they were refused; null where they were not. */
    identityReason: text("identity_reason"),
    /** Those that were approved last, as one text of JSON: families and letters know the brand by them. */
    approvedIdentity: text("approved_identity"),
    /** Whether nobody has looked at those that are shown: they wait even where they are published unchanged. */
    identityUnseen: boolean("identity_unseen").notNull().default(false),
    /** Those that were refused, as such texts, with why. */
    refusedIdentities: jsonb("refused_identities").$type<RefusedWords[]>().notNull().default([]),
    /** Hostnames that were refused, with why; entered again they still are. */
    refusedHostnames: jsonb("refused_hostnames").$type<RefusedWords[]>().notNull().default([]),
    /** What the page said before it was published last; null where that was the first time. */
    previous: jsonb().$type<BrandWords>(),
    publishedAt: timestamp("published_at", { withTimezone: true }),
    /** When an administrator switched it on or off under the name it has; null while nobody has. */
    decidedAt: timestamp("decided_at", { withTimezone: true }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp("updated_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex("affiliate_branding_subdomain_key").on(sql`lower(${table.subdomain})`),
    uniqueIndex("affiliate_branding_affiliate_key").on(table.affiliateId),
    check(
      "affiliate_branding_subdomain_check",
      sql`${table.subdomain} ~ ${sql.raw(quoted(subdomainPattern))}
        and not starts_with(${table.subdomain}, ${sql.raw(quoted(punycodePrefix))})
        and ${table.subdomain} not in (${sql.raw(reservedSubdomains.map(quoted).join(", "))})`,
    ),
    check(
      "affiliate_branding_colours_check",
      sql`${table.primaryColor} ~ ${colour} and ${table.secondaryColor} ~ ${colour} and ${table.accentColor} ~ ${colour}`,
    ),
    check(
      "affiliate_branding_blurb_check",
      sql`${table.partnerBlurbStatus} in ('pending', 'approved', 'rejected')`,
    ),
    check(
      "affiliate_branding_css_check",
      sql`${table.customCssStatus} in ('pending', 'approved', 'rejected')`,
    ),
    check(
      "affiliate_branding_measuring_check",
      sql`${table.measuringStatus} in ('pending', 'approved', 'rejected')`,
    ),
    check(
      "affiliate_branding_identity_check",
      sql`${table.identityStatus} in ('pending', 'approved', 'rejected')`,
    ),
  ],
);

/** Visits that a partner brought (spec D-05). */
export const affiliateClicks = pgTable(
  "affiliate_clicks",
  {
    id: text().primaryKey(),
    affiliateId: text("affiliate_id").references(() => affiliates.id, { onDelete: "cascade" }),
    /** Null, like the session and the browser, where the visitor's browser asks not to be tracked. */
    visitorId: text("visitor_id"),
    sessionId: text("session_id"),
    userAgent: text("user_agent"),
    deviceType: text("device_type").$type<"mobile" | "tablet" | "desktop">().notNull(),
    referrerUrl: text("referrer_url"),
    landingPage: text("landing_page"),
    utmSource: text("utm_source"),
    utmMedium: text("utm_medium"),
    utmCampaign: text("utm_campaign"),
    utmContent: text("utm_content"),
    utmTerm: text("utm_term"),
    /** Why it no longer counts, as in `declined_clicks`; null where it does. */
    declined: text().$type<"source">(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("affiliate_clicks_affiliate_index").on(table.affiliateId, table.createdAt),
    index("affiliate_clicks_visitor_index").on(table.affiliateId, table.visitorId, table.createdAt),
    check(
      "affiliate_clicks_device_check",
      sql`${table.deviceType} in ('mobile', 'tablet', 'desktop')`,
    ),
    check("affiliate_clicks_declined_check", sql`${table.declined} = 'source'`),
  ],
);

/** How many visits of a day in UTC did not count, and why; nothing of the visits themselves. */
export const declinedClicks = pgTable(
  "declined_clicks",
  {
    affiliateId: text("affiliate_id")
      .notNull()
      .references(() => affiliates.id, { onDelete: "cascade" }),
    day: date().notNull(),
    reason: text().$type<"program" | "repeat" | "source">().notNull(),
    clicks: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.affiliateId, table.day, table.reason] }),
    check("declined_clicks_reason_check", sql`${table.reason} in ('program', 'repeat', 'source')`),
    check("declined_clicks_number_check", sql`${table.clicks} > 0`),
  ],
);

/** Which partner brought which student; written once, at the first sign-up or sign-in after the visit. */
export const referrals = pgTable(
  "referrals",
  {
    profileId: text("profile_id")
      .primaryKey()
      .references(() => profiles.id, { onDelete: "cascade" }),
    affiliateId: text("affiliate_id")
      .notNull()
      .references(() => affiliates.id, { onDelete: "cascade" }),
    referralCode: text("referral_code").notNull(),
    /** Null where the visitor's browser asks not to be tracked. */
    visitorId: text("visitor_id"),
    /** When the visit took place. */
    visitedAt: timestamp("visited_at", { withTimezone: true }).notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [index("referrals_affiliate_index").on(table.affiliateId, table.createdAt)],
);
