import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { affiliateBranding, affiliates } from "#db/tables/affiliates.ts";
import { brandDrafts } from "#db/tables/brand-drafts.ts";
import { ownId } from "#features/affiliates/membership.ts";
import { findByUser, type StoredAffiliate } from "#features/affiliates/records.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import type { brandsContract } from "./contract.ts";
import { brandDraft, type BrandForm, type KeptBrand } from "./contract/fields.ts";
import type { StoredBrand } from "./find-brand.ts";
import { brandFields } from "./rules/fields.ts";
import { problemOf } from "./rules/problems.ts";
import { compiledOrNull } from "./styles/compile-styles.ts";

/** An affiliate's page: as it is public, and as they have saved it since. */
export type OwnBrand = z.input<typeof brandsContract.readOwnBrand.output>;

/** A draft's row. */
export type StoredDraft = typeof brandDrafts.$inferSelect;

/** The signed-in affiliate's brand. Throws brand_affiliate_inactive where they have not applied. */
export async function readOwnBrand(context: RequestContext): Promise<OwnBrand> {
  const affiliate = await findByUser(context.db, ownId(context));
  if (!affiliate) throw new AppError("brand_affiliate_inactive");
  return ownView(context, context.db, affiliate);
}

/** The affiliate who makes a call, who has to be active. Throws brand_affiliate_inactive. */
export async function requireActive(context: RequestContext): Promise<StoredAffiliate> {
  return active(await findByUser(context.db, ownId(context)));
}

/**
 * The affiliate who makes a call, held until the transaction ends: of two changes to one brand the second sees what the
 * first left, so that an upload never takes a picture away that is being published. Clicks and sign-ups, which only name
 * the affiliate, do not wait. Throws brand_affiliate_inactive.
 */
export async function holdActive(
  context: RequestContext,
  transaction: Queryable,
): Promise<StoredAffiliate> {
  const [affiliate] = await transaction
    .select()
    .from(affiliates)
    .where(eq(affiliates.userId, ownId(context)))
    .for("no key update");
  return active(affiliate ?? null);
}

function active(affiliate: StoredAffiliate | null): StoredAffiliate {
  if (affiliate?.status !== "active") throw new AppError("brand_affiliate_inactive");
  return affiliate;
}

/** An affiliate's brand and its draft; where the brand is to be changed, held until the transaction ends. */
export async function selectOwn(
  db: Queryable,
  affiliateId: string,
  isHeld = false,
): Promise<{ brand: StoredBrand | null; draft: StoredDraft | null }> {
  const brands = db
    .select()
    .from(affiliateBranding)
    .where(eq(affiliateBranding.affiliateId, affiliateId))
    .$dynamic();
  const drafts = db
    .select()
    .from(brandDrafts)
    .where(eq(brandDrafts.affiliateId, affiliateId))
    .$dynamic();
  const [brand] = await (isHeld ? brands.for("update") : brands);
  const [draft] = await (isHeld ? drafts.for("update") : drafts);
  return { brand: brand ?? null, draft: draft ?? null };
}

/** What an affiliate is told of their page. */
export async function ownView(
  context: RequestContext,
  db: Queryable,
  { id, status, referralCode }: StoredAffiliate,
): Promise<OwnBrand> {
  const { brand, draft } = await selectOwn(db, id);
  return {
    brand: brand && keptView(context, brand),
    draft: draft && {
      ...brandDraft.parse(draft.words),
      savedAt: draft.savedAt.toISOString(),
    },
    publishedAt: brand?.publishedAt?.toISOString() ?? null,
    canUndo: brand !== null && brand.previous !== null,
    isDecided: brand !== null && brand.decidedAt !== null,
    problem: brand && problemOf(brand, status === "active"),
    referralCode,
    styles:
      compiledOrNull(draft ? brandDraft.parse(draft.words).customCss : (brand?.customCss ?? null))
        ?.css ?? null,
  };
}

/** A brand as its owner and the administrator see it, with the address of its page. */
export function keptView(context: RequestContext, row: StoredBrand): KeptBrand {
  return { ...row, address: new URL(`/brand/${row.subdomain}`, context.settings.publicUrl).href };
}

/** What a brand's row says, as its form would. */
export function wordsOf(row: StoredBrand): BrandForm {
  return { ...pick(row), subdomain: row.subdomain, brandName: row.brandName ?? row.subdomain };
}

function pick(row: StoredBrand): BrandForm {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field is named
  return Object.fromEntries(brandFields.map((name) => [name, row[name]])) as BrandForm;
}

/** Whether two versions say the same. */
export function saysTheSame(one: BrandForm, other: BrandForm): boolean {
  return brandFields.every((name) => one[name] === other[name]);
}
