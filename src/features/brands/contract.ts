import { z } from "zod";
import { type Contract, defineCall } from "#shared/contract.ts";
import { administrators, affiliates, everyone } from "#shared/permissions.ts";
import { brandForm, keptBrand, publicBrand } from "./contract/fields.ts";
import { brandProblems } from "./rules/problems.ts";

/** The affiliate's own page, and what keeps it from being seen; null where they have made none. */
const ownBrand = z.object({
  brand: keptBrand.nullable(),
  /** The name of the message that the page shows instead of itself; null where it is seen. */
  problem: z.enum(brandProblems).nullable(),
  /** The code that the page carries. */
  referralCode: z.string(),
});

/** A brand in the administrator's list. */
const listedBrand = keptBrand.extend({
  owner: z.object({ id: z.string(), name: z.string(), email: z.string(), status: z.string() }),
});

export type ListedBrand = z.infer<typeof listedBrand>;

/** Why the administrator refuses a blurb; needed for it, and read by the affiliate. */
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
    summary:
      "Makes or changes the affiliate's brand. A changed blurb waits for the administrator again.",
    access: affiliates,
    input: brandForm,
    output: ownBrand,
    limits: [{ name: "brand-save", per: "account", points: 120, windowSeconds: 3600 }],
    errors: ["invalid_input", "brand_affiliate_inactive", "rate_limited"],
  }),
  listBrands: defineCall({
    method: "get",
    path: "/api/admin/brands",
    summary:
      "Brands, those whose blurb waits for a decision first, then the newest; fifty at a time.",
    access: administrators,
    input: z.object({ page: z.coerce.number().int().min(0).max(1000).default(0) }),
    output: z.object({ brands: z.array(listedBrand), hasMore: z.boolean() }),
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
  switchBrand: defineCall({
    method: "post",
    path: "/api/admin/brands/:brandId/active",
    summary: "Switches a brand's page on or off, at once.",
    access: administrators,
    input: z.object({ brandId: z.string().max(60), active: z.boolean() }),
    output: z.object({ brand: listedBrand }),
    errors: ["invalid_input", "not_found"],
  }),
} satisfies Contract;
