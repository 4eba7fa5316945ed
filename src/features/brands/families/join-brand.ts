import type { Queryable } from "#db/client.ts";
import { familyBrands } from "#db/tables/family-brands.ts";
import type { SessionOwner } from "#features/accounts/sessions/owner.ts";
import type { CameUnder } from "#platform/http/partner-site.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { findFamilyBrand, findVisitorBrand, isOf } from "./find-shown.ts";

/** Under whose name the caller came: by the host, or on the main domain by the link that brought them. */
export function cameUnder({
  site,
  cookies,
}: Pick<RequestContext, "site" | "cookies">): CameUnder | null {
  if (site) return { subdomain: site.subdomain, host: site.host };
  const subdomain = cookies.get("brand");
  return subdomain === null ? null : { subdomain, host: null };
}

/** Under whose name somebody came whom an account invites: where that account belongs. */
export async function readCameUnder(
  queryable: Queryable,
  owner: SessionOwner,
): Promise<CameUnder | null> {
  const found = await findFamilyBrand(queryable, owner);
  return found && { subdomain: found.brand.subdomain, host: found.host };
}

/** Writes down, in the caller's transaction, under whose name a new account came about; it stays so. */
export async function joinBrand(
  queryable: Queryable,
  context: RequestContext,
  owner: SessionOwner,
): Promise<void> {
  const found = await findVisitorBrand(queryable, cameUnder(context));
  if (!found) return;
  const { brand, host } = found;
  await queryable
    .insert(familyBrands)
    .values({ brandId: brand.id, host, ...owner, joinedAt: context.now() })
    .onConflictDoNothing();
}

/** A child belongs where the parent does who makes the account; in the caller's transaction. */
export async function joinParentsBrand(
  queryable: Queryable,
  family: { parentId: string; studentId: string },
  now: Date,
): Promise<void> {
  const { parentId, studentId: profileId } = family;
  const [own] = await queryable
    .select({ brandId: familyBrands.brandId, host: familyBrands.host })
    .from(familyBrands)
    .where(isOf({ parentId }));
  if (!own) return;
  await queryable
    .insert(familyBrands)
    .values({ ...own, profileId, joinedAt: now })
    .onConflictDoNothing();
}
