import { and, eq, ne } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliateBranding } from "#db/tables/affiliates.ts";
import { isDisguised, isLikeAcademy } from "./rules/brand-names.ts";
import { ourNames } from "./rules/hostname.ts";
import { asShown, readIdentity } from "./rules/identity.ts";
import { baseDomain } from "./rules/site-host.ts";

/**
 * What keeps an affiliate from a name for their brand: it is the academy's, or disguised as that of a brand that is on. The
 * name that was approved stays theirs.
 */
export async function nameProblem(
  db: Queryable,
  affiliateId: string,
  name: string,
  mainHost: string,
): Promise<"brandNameLooksAlike" | null> {
  const [own] = await db
    .select({ approved: affiliateBranding.approvedIdentity })
    .from(affiliateBranding)
    .where(eq(affiliateBranding.affiliateId, affiliateId));
  if (own && readIdentity(own.approved).brandName === name) return null;
  if (isLikeAcademy(name, ourNames(baseDomain(mainHost)))) return "brandNameLooksAlike";
  const others = await db
    .select()
    .from(affiliateBranding)
    .where(and(ne(affiliateBranding.affiliateId, affiliateId), eq(affiliateBranding.active, true)));
  return others.some((other) => isDisguised(name, asShown(other).brandName ?? other.subdomain))
    ? "brandNameLooksAlike"
    : null;
}
