import { desc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { affiliateBranding, affiliates } from "#db/tables/affiliates.ts";
import { brandHostnames } from "#db/tables/brand-hostnames.ts";
import { ownId } from "#features/affiliates/membership.ts";
import { recordDeed } from "#platform/audit.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import type { brandsContract, ListedBrand } from "./contract.ts";
import { hostnameView, type StoredHostname } from "./hostnames/view.ts";
import { keptView } from "./own-brand.ts";

const pageLength = 50;

/** Brands with who they belong to; first those whose words or proved hostname wait, then the newest. */
export async function listBrands(
  context: RequestContext,
  { page }: z.output<typeof brandsContract.listBrands.input>,
): Promise<{ brands: ListedBrand[]; hasMore: boolean }> {
  const { partnerBlurb, partnerBlurbStatus, id } = affiliateBranding;
  const { decision, provenAt } = brandHostnames;
  const wordsWait = sql`(${partnerBlurbStatus} = 'pending' and ${partnerBlurb} is not null)`;
  const hostnameWaits = sql`coalesce(${decision} = 'pending' and ${provenAt} is not null, false)`;
  const rows = await select(context.db)
    .orderBy(desc(sql`${wordsWait} or ${hostnameWaits}`), desc(id))
    .limit(pageLength + 1)
    .offset(page * pageLength);
  return {
    brands: rows.slice(0, pageLength).map((row) => listedView(context, row)),
    hasMore: rows.length > pageLength,
  };
}

function select(queryable: Queryable) {
  return queryable
    .select({ brand: affiliateBranding, owner: affiliates, hostname: brandHostnames })
    .from(affiliateBranding)
    .innerJoin(affiliates, eq(affiliates.id, affiliateBranding.affiliateId))
    .leftJoin(brandHostnames, eq(brandHostnames.affiliateId, affiliates.id))
    .$dynamic();
}

type Row = Awaited<ReturnType<typeof select>>[number];

function listedView(context: RequestContext, { brand, owner, hostname }: Row): ListedBrand {
  const { id, firstName, lastName, email, status } = owner;
  return {
    ...keptView(context, brand),
    owner: { id, name: `${firstName} ${lastName}`, email, status },
    hostname: hostname && hostnameView(context.settings, hostname),
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
  return change(context, brandId, ({ brand }) => {
    if (brand.partnerBlurb !== blurb) throw new AppError("blurb_changed");
    return {
      action: "brand.blurb-decided",
      details: { from: brand.partnerBlurbStatus, to: status, reason },
      brand: {
        partnerBlurbStatus: status,
        partnerBlurbReason: isApproved ? null : reason,
        ...(isApproved ? { approvedBlurb: blurb } : {}),
        // Words that are refused are not approved any more when they come back.
        ...(!isApproved && brand.approvedBlurb === blurb ? { approvedBlurb: null } : {}),
      },
    };
  });
}

/** Switches a brand's page on or off, with an entry in the audit trail. Throws not_found. */
export async function switchBrand(
  context: RequestContext,
  { brandId, active }: z.output<typeof brandsContract.switchBrand.input>,
): Promise<{ brand: ListedBrand }> {
  return change(context, brandId, ({ brand }) => ({
    action: "brand.switched",
    details: { from: brand.active, to: active },
    brand: { active, decidedAt: context.now() },
  }));
}

/**
 * Approves or refuses the hostname that was read, with an entry in the audit trail. Throws not_found, and
 * hostname_changed where the affiliate has entered another one since.
 */
export async function decideHostname(
  context: RequestContext,
  { brandId, isApproved, hostname, reason }: z.output<typeof brandsContract.decideHostname.input>,
): Promise<{ brand: ListedBrand }> {
  const to = isApproved ? "approved" : "refused";
  return change(context, brandId, ({ hostname: before }) => {
    if (before?.hostname !== hostname) throw new AppError("hostname_changed");
    return {
      action: "brand.hostname-decided",
      details: { hostname, from: before.decision, to, reason },
      hostname: { decision: to, decisionReason: isApproved ? null : reason },
    };
  });
}

/** Switches a brand's own hostname on or off, with an entry in the audit trail. Throws not_found. */
export async function switchHostname(
  context: RequestContext,
  { brandId, active }: z.output<typeof brandsContract.switchHostname.input>,
): Promise<{ brand: ListedBrand }> {
  return change(context, brandId, ({ hostname: before }) => {
    if (!before) throw new AppError("not_found");
    return {
      action: "brand.hostname-switched",
      details: { hostname: before.hostname, from: before.active, to: active },
      hostname: { active },
    };
  });
}

type Before = { brand: Row["brand"]; hostname: StoredHostname | null };

type Change = {
  action: string;
  details: Readonly<Record<string, string | number | boolean>>;
  brand?: Partial<typeof affiliateBranding.$inferInsert>;
  hostname?: Partial<typeof brandHostnames.$inferInsert>;
};

/** Changes a brand or its hostname and writes down who did, about its affiliate, in one transaction. */
async function change(
  context: RequestContext,
  brandId: string,
  decide: (before: Before) => Change,
): Promise<{ brand: ListedBrand }> {
  const row = await context.db.transaction(async (transaction) => {
    const before = await lock(transaction, brandId);
    const { affiliateId } = before.brand;
    const { action, details, brand, hostname } = decide(before);
    if (brand) {
      await transaction
        .update(affiliateBranding)
        .set({ ...brand, updatedAt: context.now() })
        .where(eq(affiliateBranding.id, brandId));
    }
    if (hostname) {
      await transaction
        .update(brandHostnames)
        .set(hostname)
        .where(eq(brandHostnames.affiliateId, affiliateId));
    }
    const deed = { actorId: ownId(context), action, subjectId: affiliateId, details };
    await recordDeed(transaction, deed, context.now());
    const [after] = await select(transaction).where(eq(affiliateBranding.id, brandId));
    if (!after) throw new AppError("not_found");
    return after;
  });
  return { brand: listedView(context, row) };
}

/** A brand and its hostname, held until the transaction ends. Throws not_found. */
async function lock(transaction: Queryable, brandId: string): Promise<Before> {
  const [brand] = await transaction
    .select()
    .from(affiliateBranding)
    .where(eq(affiliateBranding.id, brandId))
    .for("update");
  if (!brand) throw new AppError("not_found");
  const [hostname] = await transaction
    .select()
    .from(brandHostnames)
    .where(eq(brandHostnames.affiliateId, brand.affiliateId))
    .for("update");
  return { brand, hostname: hostname ?? null };
}
