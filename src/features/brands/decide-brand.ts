import { desc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { affiliateBranding, affiliates } from "#db/tables/affiliates.ts";
import { ownId } from "#features/affiliates/membership.ts";
import { recordDeed } from "#platform/audit.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import type { brandsContract, ListedBrand } from "./contract.ts";
import { keptView } from "./own-brand.ts";

const pageLength = 50;

/** Brands with who they belong to; first those whose blurb waits, then the newest. */
export async function listBrands(
  context: RequestContext,
  { page }: z.output<typeof brandsContract.listBrands.input>,
): Promise<{ brands: ListedBrand[]; hasMore: boolean }> {
  const { partnerBlurb, partnerBlurbStatus, id } = affiliateBranding;
  const rows = await select(context.db)
    .orderBy(desc(sql`${partnerBlurbStatus} = 'pending' and ${partnerBlurb} is not null`), desc(id))
    .limit(pageLength + 1)
    .offset(page * pageLength);
  return {
    brands: rows.slice(0, pageLength).map((row) => listedView(context, row)),
    hasMore: rows.length > pageLength,
  };
}

function select(queryable: Queryable) {
  return queryable
    .select({ brand: affiliateBranding, owner: affiliates })
    .from(affiliateBranding)
    .innerJoin(affiliates, eq(affiliates.id, affiliateBranding.affiliateId))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof select>>[number];

function listedView(context: RequestContext, { brand, owner }: Row): ListedBrand {
  const { id, firstName, lastName, email, status } = owner;
  return {
    ...keptView(context, brand),
    owner: { id, name: `${firstName} ${lastName}`, email, status },
  };
}

/**
 * Approves or refuses the blurb that was read, with an entry in the audit trail. Throws not_found, and blurb_changed
 * where the affiliate has written something else since.
 */
export async function decideBlurb(
  context: RequestContext,
  { brandId, isApproved, blurb, reason }: z.output<typeof brandsContract.decideBlurb.input>,
): Promise<{ brand: ListedBrand }> {
  const status = isApproved ? "approved" : "rejected";
  return change(context, brandId, (before) => {
    if (before.partnerBlurb !== blurb) throw new AppError("blurb_changed");
    return {
      action: "brand.blurb-decided",
      details: { from: before.partnerBlurbStatus, to: status, reason },
      set: { partnerBlurbStatus: status, partnerBlurbReason: isApproved ? null : reason },
    };
  });
}

/** Switches a brand's page on or off, with an entry in the audit trail. Throws not_found. */
export async function switchBrand(
  context: RequestContext,
  { brandId, active }: z.output<typeof brandsContract.switchBrand.input>,
): Promise<{ brand: ListedBrand }> {
  return change(context, brandId, (before) => ({
    action: "brand.switched",
    details: { from: before.active, to: active },
    set: { active },
  }));
}

type Change = {
  action: string;
  details: Readonly<Record<string, string | number | boolean>>;
  set: Partial<typeof affiliateBranding.$inferInsert>;
};

/** Changes a brand and writes down who did, about its affiliate, in one transaction. */
async function change(
  context: RequestContext,
  brandId: string,
  decide: (before: Row["brand"]) => Change,
): Promise<{ brand: ListedBrand }> {
  const row = await context.db.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(affiliateBranding)
      .where(eq(affiliateBranding.id, brandId))
      .for("update");
    if (!before) throw new AppError("not_found");
    const { action, details, set } = decide(before);
    await transaction
      .update(affiliateBranding)
      .set({ ...set, updatedAt: context.now() })
      .where(eq(affiliateBranding.id, brandId));
    const deed = { actorId: ownId(context), action, subjectId: before.affiliateId, details };
    await recordDeed(transaction, deed, context.now());
    const [after] = await select(transaction).where(eq(affiliateBranding.id, brandId));
    if (!after) throw new AppError("not_found");
    return after;
  });
  return { brand: listedView(context, row) };
}
