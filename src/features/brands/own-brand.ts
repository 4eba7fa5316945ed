import { and, eq, ne } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { affiliateBranding } from "#db/tables/affiliates.ts";
import { ownId } from "#features/affiliates/membership.ts";
import { findByUser, type StoredAffiliate } from "#features/affiliates/records.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import type { brandsContract } from "./contract.ts";
import type { BrandForm, KeptBrand } from "./contract/fields.ts";
import type { StoredBrand } from "./find-brand.ts";
import { hashesInUse, pictureProblems, removeReplaced } from "./pictures/in-use.ts";
import { problemOf } from "./rules/problems.ts";

type OwnBrand = z.input<typeof brandsContract.readOwnBrand.output>;

/** The signed-in affiliate's brand. Throws brand_affiliate_inactive where they have not applied. */
export async function readOwnBrand(context: RequestContext): Promise<OwnBrand> {
  const affiliate = await findByUser(context.db, ownId(context));
  if (!affiliate) throw new AppError("brand_affiliate_inactive");
  return ownView(context, affiliate, await selectOwn(context.db, affiliate.id));
}

async function selectOwn(db: Queryable, affiliateId: string): Promise<StoredBrand | null> {
  const [row] = await db
    .select()
    .from(affiliateBranding)
    .where(eq(affiliateBranding.affiliateId, affiliateId));
  return row ?? null;
}

function ownView(
  context: RequestContext,
  { status, referralCode }: StoredAffiliate,
  row: StoredBrand | null,
): OwnBrand {
  return {
    brand: row && keptView(context, row),
    problem: row && problemOf(row, status === "active"),
    referralCode,
  };
}

/** A brand as its owner and the administrator see it, with the address of its page. */
export function keptView(context: RequestContext, row: StoredBrand): KeptBrand {
  return { ...row, address: new URL(`/brand/${row.subdomain}`, context.settings.publicUrl).href };
}

/**
 * Makes or changes the brand of an affiliate, who has to be active; the page carries their own code. A blurb that
 * changes waits for the administrator again, and so does the whole page where the name of its address changes. Throws brand_affiliate_inactive, and invalid_input where the subdomain is
 * somebody else's.
 */
export async function saveOwnBrand(context: RequestContext, form: BrandForm): Promise<OwnBrand> {
  const affiliate = await findByUser(context.db, ownId(context));
  if (affiliate?.status !== "active") throw new AppError("brand_affiliate_inactive");
  const row = await context.db.transaction(async (transaction) => {
    const [before] = await transaction
      .select()
      .from(affiliateBranding)
      .where(eq(affiliateBranding.affiliateId, affiliate.id))
      .for("update");
    await refuseTaken(transaction, form.subdomain, affiliate.id);
    const fields = await pictureProblems(transaction, affiliate.id, form);
    if (Object.keys(fields).length > 0) throw new AppError("invalid_input", { fields });
    const shown = await hashesInUse(transaction, affiliate.id);
    const isSameBlurb = (before?.partnerBlurb ?? null) === form.partnerBlurb;
    const written = {
      ...form,
      defaultReferralCode: affiliate.referralCode,
      updatedAt: context.now(),
      // A name that nobody has looked at is not shown.
      ...(before && before.subdomain !== form.subdomain ? { active: false } : {}),
      ...(isSameBlurb ? {} : { partnerBlurbStatus: "pending" as const, partnerBlurbReason: null }),
    };
    // Two that ask for one name at once, or one person twice: the database takes the first.
    const [saved] = before
      ? await transaction
          .update(affiliateBranding)
          .set(written)
          .where(eq(affiliateBranding.id, before.id))
          .returning()
      : await transaction
          .insert(affiliateBranding)
          .values({
            ...written,
            id: createId("brd", context.now().getTime()),
            affiliateId: affiliate.id,
            createdAt: context.now(),
          })
          .onConflictDoNothing()
          .returning();
    if (!saved) throw subdomainTaken();
    await removeReplaced(transaction, affiliate.id, shown);
    return saved;
  });
  return ownView(context, affiliate, row);
}

async function refuseTaken(db: Queryable, subdomain: string, affiliateId: string): Promise<void> {
  const [other] = await db
    .select({ id: affiliateBranding.id })
    .from(affiliateBranding)
    .where(
      and(
        eq(affiliateBranding.subdomain, subdomain),
        ne(affiliateBranding.affiliateId, affiliateId),
      ),
    );
  if (other) throw subdomainTaken();
}

function subdomainTaken(): AppError {
  return new AppError("invalid_input", { fields: { subdomain: "subdomainTaken" } });
}
