import { eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliateBranding } from "#db/tables/affiliates.ts";
import { isDisguised, isLikeAcademy, isSameName } from "./rules/brand-names.ts";
import { ourNames } from "./rules/hostname.ts";
import { asShown, readIdentity } from "./rules/identity.ts";
import { baseDomain } from "./rules/site-host.ts";

/** What a brand that is on is called. */
type LiveName = { affiliateId: string; subdomain: string; name: string };

/** What all brands that are on are called, as everybody sees it. */
export async function findLiveNames(db: Queryable): Promise<LiveName[]> {
  const live = await db.select().from(affiliateBranding).where(eq(affiliateBranding.active, true));
  return live.map((row) => {
    const { affiliateId, subdomain } = row;
    return { affiliateId, subdomain, name: asShown(row).brandName ?? subdomain };
  });
}

/** The addresses of other brands that are on and are called exactly as one would be, by their subdomains. */
export function namesakesOf(
  { affiliateId, brandName }: { affiliateId: string; brandName: string | null },
  live: readonly LiveName[],
): string[] {
  if (brandName === null) return [];
  return live
    .filter((one) => one.affiliateId !== affiliateId && isSameName(one.name, brandName))
    .map(({ subdomain }) => subdomain);
}

/**
 * What keeps an affiliate from a name for their brand: it is the academy's, or disguised as that of a brand that is on. The
 * name that an administrator approved stays theirs.
 */
export async function nameProblem(
  db: Queryable,
  affiliateId: string,
  name: string,
  mainHost: string,
): Promise<"brandNameLooksAlike" | null> {
  const [own] = await db
    .select({
      approved: affiliateBranding.approvedIdentity,
      isUnseen: affiliateBranding.identityUnseen,
    })
    .from(affiliateBranding)
    .where(eq(affiliateBranding.affiliateId, affiliateId));
  if (own && !own.isUnseen && readIdentity(own.approved).brandName === name) return null;
  if (isLikeAcademy(name, ourNames(baseDomain(mainHost)))) return "brandNameLooksAlike";
  const live = await findLiveNames(db);
  return live.some((one) => one.affiliateId !== affiliateId && isDisguised(name, one.name))
    ? "brandNameLooksAlike"
    : null;
}
