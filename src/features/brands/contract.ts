import { z } from "zod";
import { type Contract, defineCall, defineUpload } from "#shared/contract.ts";
import { administrators, affiliates, everyone } from "#shared/permissions.ts";
import { brandDraft, brandForm, keptBrand, publicBrand } from "./contract/fields.ts";
import { brandHostname, ownHostname, typedHostname } from "./contract/hostname.ts";
import { scriptLengthMax } from "./rules/measuring.ts";
import { pictureKinds, pictureSizeMax } from "./rules/pictures.ts";
import { brandProblems } from "./rules/problems.ts";
import { stylesLengthMax } from "./rules/styles.ts";
import { brandParts } from "./rules/waits.ts";

/** The affiliate's own page as it is public, and as they have saved it since; null where there is none. */
const ownBrand = z.object({
  brand: keptBrand.nullable(),
  draft: brandDraft.extend({ savedAt: z.string() }).nullable(),
  publishedAt: z.string().nullable(),
  /** Whether there is a version before the public one. */
  canUndo: z.boolean(),
  /** Whether an administrator has looked at the page under the name it has. */
  isDecided: z.boolean(),
  /** The name of the message that the page shows instead of itself; null where it is seen. */
  problem: z.enum(brandProblems).nullable(),
  /** The code that the page carries. */
  referralCode: z.string(),
  /** The styles of the draft, or of the page where there is none, as they would be served; null where there are none. */
  styles: z.string().nullable(),
});

/** A script and ids, each null where there is none. */
const measuring = z.object({
  customJavascript: z.string().max(scriptLengthMax).nullable(),
  googleAnalyticsId: z.string().max(40).nullable(),
  facebookPixelId: z.string().max(40).nullable(),
  tiktokPixelId: z.string().max(40).nullable(),
});

/** What families know a brand by. */
const identity = z.object({
  brandName: z.string().max(100).nullable(),
  logoUrl: z.string().max(600).nullable(),
  faviconUrl: z.string().max(600).nullable(),
  supportEmail: z.string().max(400).nullable(),
  companyName: z.string().max(100).nullable(),
  metaTitle: z.string().max(100).nullable(),
  ogImageUrl: z.string().max(600).nullable(),
});

/** A brand in the administrator's list. */
const listedBrand = keptBrand.extend({
  /** The words that were approved last. */
  approvedBlurb: z.string().nullable(),
  /** The styles that were approved last, and those that are published as they would be served; null where none are. */
  approvedCss: z.string().nullable(),
  styles: z.string().nullable(),
  /** The script and the ids that were approved last; null where none were. */
  approvedMeasuring: measuring.nullable(),
  /** Names, title, pictures and support e-mail that were approved last and are shown; null where none were. */
  approvedIdentity: identity.nullable(),
  /** The subdomains of other brands that are on under the very name. */
  namesakes: z.array(z.string()),
  /** What waits for an administrator. */
  waits: z.array(z.enum(brandParts)),
  owner: z.object({ id: z.string(), name: z.string(), email: z.string(), status: z.string() }),
  hostname: brandHostname.nullable(),
});

export type ListedBrand = z.infer<typeof listedBrand>;

/** Why the administrator refuses something; needed for it, and read by the affiliate. */
const reason = z
  .string()
  .trim()
  .max(500, "reasonTooLong")
  .regex(/^(?:\P{Cc}|[\t\n\r])*$/u, "charactersOdd")
  .default("");

/** Pages under a partner's own name. */
export const brandsContract = {
  readBrand: defineCall({
    method: "get",
    path: "/api/brands/:subdomain",
    summary:
      "An active brand by its subdomain, with its affiliate only while that affiliate is active.",
    access: everyone,
    onBrandHosts: false,
    passive: true,
    input: z.object({ subdomain: z.string().max(100) }),
    output: z.object({
      brand: publicBrand,
      affiliate: z
        .object({
          id: z.string(),
          referralCode: z.string(),
          firstName: z.string(),
          status: z.literal("active"),
        })
        .nullable(),
    }),
    limits: [{ name: "brand", per: "address", points: 600, windowSeconds: 3600, kept: "memory" }],
    errors: [
      "invalid_input",
      "subdomain_invalid",
      "brand_not_found",
      "brand_not_loaded",
      "brand_affiliate_not_loaded",
      "rate_limited",
    ],
  }),
  readOwnBrand: defineCall({
    method: "get",
    path: "/api/affiliates/me/brand",
    summary: "The signed-in affiliate's brand, and what keeps its page from being seen.",
    access: affiliates,
    input: z.object({}),
    output: ownBrand,
    errors: ["brand_affiliate_inactive"],
  }),
  saveOwnBrand: defineCall({
    method: "put",
    path: "/api/affiliates/me/brand",
    summary: "Keeps what the affiliate says about their brand as a draft, which nobody else sees.",
    access: affiliates,
    input: brandForm,
    output: ownBrand,
    limits: [{ name: "brand-save", per: "account", points: 120, windowSeconds: 3600 }],
    errors: ["invalid_input", "brand_affiliate_inactive", "rate_limited"],
  }),
  checkSubdomain: defineCall({
    method: "get",
    path: "/api/affiliates/me/brand/subdomain",
    summary: "Whether the affiliate can have a name for their address, and why not.",
    access: affiliates,
    passive: true,
    input: z.object({ subdomain: z.string().max(100, "subdomainInvalid") }),
    output: z.object({
      /** The name as it would be stored. */
      subdomain: z.string(),
      problem: z
        .enum([
          "subdomainMissing",
          "subdomainInvalid",
          "subdomainReserved",
          "subdomainTaken",
          "subdomainLooksAlike",
        ])
        .nullable(),
    }),
    limits: [
      { name: "subdomain-check", per: "account", points: 600, windowSeconds: 3600, kept: "memory" },
    ],
    errors: ["invalid_input", "brand_affiliate_inactive", "rate_limited"],
  }),
  publishOwnBrand: defineCall({
    method: "post",
    path: "/api/affiliates/me/brand/publish",
    summary:
      "Makes the affiliate's draft their public page. A changed blurb waits for the administrator again.",
    access: affiliates,
    input: z.object({}),
    output: ownBrand,
    limits: [{ name: "brand-publish", per: "account", points: 60, windowSeconds: 3600 }],
    errors: ["invalid_input", "brand_affiliate_inactive", "brand_not_found", "rate_limited"],
  }),
  undoPublish: defineCall({
    method: "post",
    path: "/api/affiliates/me/brand/undo",
    summary: "Makes the version before the affiliate's public page again.",
    access: affiliates,
    input: z.object({}),
    output: ownBrand,
    limits: [{ name: "brand-publish", per: "account", points: 60, windowSeconds: 3600 }],
    errors: ["invalid_input", "brand_affiliate_inactive", "no_earlier_version", "rate_limited"],
  }),
  uploadPicture: defineUpload({
    method: "post",
    path: "/api/affiliates/me/brand/pictures",
    summary:
      "Takes a PNG, JPEG, WebP, GIF or SVG, makes the sizes of its kind, and gives the address to save in the brand.",
    access: affiliates,
    input: z.object({ kind: z.enum(pictureKinds) }),
    output: z.object({ url: z.string() }),
    upload: { sizeMax: pictureSizeMax, tooLarge: "pictureTooLarge" },
    limits: [{ name: "brand-picture", per: "account", points: 60, windowSeconds: 3600 }],
    errors: [
      "invalid_input",
      "body_too_large",
      "unsupported_media",
      "brand_affiliate_inactive",
      "rate_limited",
    ],
  }),
  readOwnHostname: defineCall({
    method: "get",
    path: "/api/affiliates/me/brand/hostname",
    summary: "The affiliate's own hostname with the records that it needs, not yet looked for.",
    access: affiliates,
    input: z.object({}),
    output: ownHostname,
    errors: ["brand_affiliate_inactive"],
  }),
  saveOwnHostname: defineCall({
    method: "put",
    path: "/api/affiliates/me/brand/hostname",
    summary:
      "Enters or changes the affiliate's own hostname. Another name has to be proved and approved anew.",
    access: affiliates,
    input: z.object({ hostname: typedHostname }),
    output: ownHostname,
    limits: [{ name: "hostname-save", per: "account", points: 60, windowSeconds: 3600 }],
    errors: ["invalid_input", "brand_affiliate_inactive", "brand_not_found", "rate_limited"],
  }),
  checkOwnHostname: defineCall({
    method: "post",
    path: "/api/affiliates/me/brand/hostname/check",
    summary: "Looks for the hostname's records in the DNS, and keeps that it is proved.",
    access: affiliates,
    passive: true,
    input: z.object({}),
    output: ownHostname,
    limits: [
      { name: "hostname-check", per: "account", points: 900, windowSeconds: 3600, kept: "memory" },
    ],
    errors: ["brand_affiliate_inactive", "rate_limited"],
  }),
  removeOwnHostname: defineCall({
    method: "delete",
    path: "/api/affiliates/me/brand/hostname",
    summary: "Forgets the affiliate's own hostname, at once.",
    access: affiliates,
    input: z.object({}),
    output: ownHostname,
    errors: ["brand_affiliate_inactive"],
  }),
  listBrands: defineCall({
    method: "get",
    path: "/api/admin/brands",
    summary:
      "Brands, those that wait for a decision first, then those whose hostname leads elsewhere, then the newest; fifty at a time.",
    access: administrators,
    input: z.object({ page: z.coerce.number().int().min(0).max(1000).default(0) }),
    output: z.object({
      brands: z.array(listedBrand),
      /** How many brands wait, on all pages. */
      waiting: z.number().int(),
      hasMore: z.boolean(),
    }),
    errors: ["invalid_input"],
  }),
  decideBlurb: defineCall({
    method: "post",
    path: "/api/admin/brands/:brandId/blurb",
    summary: "Approves or refuses the words that were read; refused where they have changed since.",
    access: administrators,
    input: z
      .object({
        brandId: z.string().max(60),
        isApproved: z.boolean(),
        /** The words as the administrator read them. */
        blurb: z.string(),
        reason,
      })
      .refine(({ isApproved, reason: why }) => isApproved || why !== "", {
        path: ["reason"],
        message: "reasonMissing",
      }),
    output: z.object({ brand: listedBrand }),
    errors: ["invalid_input", "not_found", "blurb_changed"],
  }),
  decideStyles: defineCall({
    method: "post",
    path: "/api/admin/brands/:brandId/styles",
    summary:
      "Approves or refuses the styles that were read; refused where they have changed since.",
    access: administrators,
    input: z
      .object({
        brandId: z.string().max(60),
        isApproved: z.boolean(),
        /** The styles as the administrator read them. */
        css: z.string().max(stylesLengthMax),
        reason,
      })
      .refine(({ isApproved, reason: why }) => isApproved || why !== "", {
        path: ["reason"],
        message: "reasonMissing",
      }),
    output: z.object({ brand: listedBrand }),
    errors: ["invalid_input", "not_found", "styles_changed"],
  }),
  decideMeasuring: defineCall({
    method: "post",
    path: "/api/admin/brands/:brandId/measuring",
    summary:
      "Approves or refuses the script and the ids that were read; refused where they have changed since.",
    access: administrators,
    input: z
      .object({
        brandId: z.string().max(60),
        isApproved: z.boolean(),
        /** Script and ids as the administrator read them. */
        measuring,
        reason,
      })
      .refine(({ isApproved, reason: why }) => isApproved || why !== "", {
        path: ["reason"],
        message: "reasonMissing",
      }),
    output: z.object({ brand: listedBrand }),
    errors: ["invalid_input", "not_found", "measuring_changed"],
  }),
  decideIdentity: defineCall({
    method: "post",
    path: "/api/admin/brands/:brandId/identity",
    summary:
      "Approves or refuses the names, title, pictures and support e-mail that were read; refused where they have changed since.",
    access: administrators,
    input: z
      .object({
        brandId: z.string().max(60),
        isApproved: z.boolean(),
        /** They as the administrator read them. */
        identity,
        reason,
      })
      .refine(({ isApproved, reason: why }) => isApproved || why !== "", {
        path: ["reason"],
        message: "reasonMissing",
      }),
    output: z.object({ brand: listedBrand }),
    errors: ["invalid_input", "not_found", "identity_changed", "brand_name_looks_alike"],
  }),
  switchBrand: defineCall({
    method: "post",
    path: "/api/admin/brands/:brandId/active",
    summary:
      "Switches a brand's page on or off, at once. A page that waits is left off only with a reason.",
    access: administrators,
    input: z.object({
      brandId: z.string().max(60),
      active: z.boolean(),
      /** The name of the page as the administrator read it: another one is not switched on unread. */
      subdomain: z.string().max(100),
      /**
       * Names, title, pictures and support e-mail as the administrator read them: they are approved with a page that is switched
       * on for the first time. Left out, they wait.
       */
      identity: identity.optional(),
      reason,
    }),
    output: z.object({ brand: listedBrand }),
    errors: [
      "invalid_input",
      "not_found",
      "brand_changed",
      "identity_changed",
      "brand_name_looks_alike",
    ],
  }),
  decideHostname: defineCall({
    method: "post",
    path: "/api/admin/brands/:brandId/hostname",
    summary:
      "Approves or refuses the hostname that was read; refused where it is another one by now.",
    access: administrators,
    input: z
      .object({
        brandId: z.string().max(60),
        isApproved: z.boolean(),
        /** The hostname as the administrator read it. */
        hostname: z.string(),
        reason,
      })
      .refine(({ isApproved, reason: why }) => isApproved || why !== "", {
        path: ["reason"],
        message: "reasonMissing",
      }),
    output: z.object({ brand: listedBrand }),
    errors: ["invalid_input", "not_found", "hostname_changed"],
  }),
  switchHostname: defineCall({
    method: "post",
    path: "/api/admin/brands/:brandId/hostname/active",
    summary: "Switches a brand's own hostname on or off, at once.",
    access: administrators,
    input: z.object({ brandId: z.string().max(60), active: z.boolean() }),
    output: z.object({ brand: listedBrand }),
    errors: ["invalid_input", "not_found"],
  }),
} satisfies Contract;
