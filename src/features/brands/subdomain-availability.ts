import { ne } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { affiliateBranding } from "#db/tables/affiliates.ts";
import { ownId } from "#features/affiliates/membership.ts";
import { findByUser } from "#features/affiliates/records.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import type { brandsContract } from "./contract.ts";
import { selectOwn } from "./own-brand.ts";
import { looksLike } from "#shared/look-alike.ts";
import { normalSubdomain, subdomainProblem } from "./rules/subdomain.ts";

type Availability = z.input<typeof brandsContract.checkSubdomain.output>;

/** Whether the signed-in affiliate can have a name for their address. Throws brand_affiliate_inactive. */
export async function checkSubdomain(
  context: RequestContext,
  { subdomain: typed }: { subdomain: string },
): Promise<Availability> {
  const affiliate = await findByUser(context.db, ownId(context));
  if (!affiliate) throw new AppError("brand_affiliate_inactive");
  const subdomain = normalSubdomain(typed);
  const problem =
    subdomainProblem(subdomain) ?? (await problemWithOthers(context.db, affiliate.id, subdomain));
  return { subdomain, problem };
}

/** What keeps an affiliate from a well-formed name; null where nothing does. The name that they have stays theirs. */
export async function problemWithOthers(
  db: Queryable,
  affiliateId: string,
  subdomain: string,
): Promise<"subdomainTaken" | "subdomainLooksAlike" | null> {
  const { brand } = await selectOwn(db, affiliateId);
  if (brand?.subdomain === subdomain) return null;
  const others = await db
    .select({ subdomain: affiliateBranding.subdomain })
    .from(affiliateBranding)
    .where(ne(affiliateBranding.affiliateId, affiliateId));
  if (others.some((other) => other.subdomain === subdomain)) return "subdomainTaken";
  const isLikeOther = others.some((other) => looksLike(subdomain, other.subdomain));
  return isLikeOther ? "subdomainLooksAlike" : null;
}
