import { and, eq, type SQL } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliateBranding, affiliates } from "#db/tables/affiliates.ts";
import { familyBrands } from "#db/tables/family-brands.ts";
import type { SessionOwner } from "#features/accounts/sessions/owner.ts";
import type { CameUnder } from "#platform/http/partner-site.ts";
import type { StoredBrand } from "../find-brand.ts";
import { asShown } from "../rules/identity.ts";
import { problemOf } from "../rules/problems.ts";
import { normalSubdomain } from "../rules/subdomain.ts";

/** A brand that is shown, with the host where the family signed up; null there for the main domain. */
export type FamilyBrand = { brand: StoredBrand; host: string | null };

/** Whose row it is. */
export function isOf(owner: SessionOwner): SQL {
  return "parentId" in owner
    ? eq(familyBrands.parentId, owner.parentId)
    : eq(familyBrands.profileId, owner.profileId);
}

/** The brand with its affiliate active; whether it is shown is for problemOf to say. */
const withActiveAffiliate = and(
  eq(affiliates.id, affiliateBranding.affiliateId),
  eq(affiliates.status, "active"),
);

/** The brand of a subdomain or an id while it is shown; null where it is not. */
export async function findShownBrand(
  db: Queryable,
  by: { subdomain: string } | { id: string },
): Promise<StoredBrand | null> {
  const condition =
    "id" in by
      ? eq(affiliateBranding.id, by.id)
      : eq(affiliateBranding.subdomain, normalSubdomain(by.subdomain));
  const [row] = await db
    .select({ brand: affiliateBranding })
    .from(affiliateBranding)
    .innerJoin(affiliates, withActiveAffiliate)
    .where(condition);
  return row && problemOf(row.brand, true) === null ? asShown(row.brand) : null;
}

/** The brand that an account belongs to while it is shown; null where it is not, or the account is the academy's own. */
export async function findFamilyBrand(
  db: Queryable,
  owner: SessionOwner,
): Promise<FamilyBrand | null> {
  const [row] = await db
    .select({ brand: affiliateBranding, host: familyBrands.host })
    .from(familyBrands)
    .innerJoin(affiliateBranding, eq(affiliateBranding.id, familyBrands.brandId))
    .innerJoin(affiliates, withActiveAffiliate)
    .where(isOf(owner));
  return row && problemOf(row.brand, true) === null ? { ...row, brand: asShown(row.brand) } : null;
}

/** The same for whoever came under a brand and has no account yet. */
export async function findVisitorBrand(
  db: Queryable,
  came: CameUnder | null,
): Promise<FamilyBrand | null> {
  const brand = came && (await findShownBrand(db, came));
  return brand && { brand, host: came.host };
}
