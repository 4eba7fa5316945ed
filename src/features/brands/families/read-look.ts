import type { Queryable } from "#db/client.ts";
import type { SessionOwner } from "#features/accounts/sessions/owner.ts";
import type { PartnerSite } from "#platform/http/partner-site.ts";
import type { BrandLook } from "#shared/brand-look.ts";
import { lookOf } from "../rules/look.ts";
import { findFamilyBrand, findShownBrand } from "./find-shown.ts";

/** The look of a brand while it is shown. */
export async function readShownLook(db: Queryable, subdomain: string): Promise<BrandLook | null> {
  const brand = await findShownBrand(db, { subdomain });
  return brand && lookOf(brand);
}

/**
 * What the screens show an account: on a partner's host that partner's look, on the main domain the look of the brand
 * that the account belongs to. Null for the academy's own.
 */
export async function readAccountLook(
  db: Queryable,
  owner: SessionOwner,
  site: PartnerSite | null,
): Promise<BrandLook | null> {
  if (site) return readShownLook(db, site.subdomain);
  const found = await findFamilyBrand(db, owner);
  return found && lookOf(found.brand);
}
