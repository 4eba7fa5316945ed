import { eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliateBranding } from "#db/tables/affiliates.ts";
import { brandHostnames } from "#db/tables/brand-hostnames.ts";
import { sessions } from "#db/tables/sessions.ts";
import { endSessionsWhere } from "#features/accounts/sessions/end-sessions.ts";
import type { Settings } from "#platform/settings.ts";
import { baseDomain } from "../rules/site-host.ts";
import { isServed, type StoredHostname } from "./view.ts";

/** Ends what is open at a partner's host, in the caller's transaction. */
export async function endSessionsAt(queryable: Queryable, host: string): Promise<void> {
  await endSessionsWhere(queryable, eq(sessions.host, host), "elsewhere");
}

/**
 * Ends, in the transaction that changes a hostname's row, what was opened there for as long as it was served: whoever
 * gets the name next finds nobody signed in. Where it begins to be served they end too, for a sign-in that was under way
 * while the name was switched off may have come after. A null is no row.
 */
export async function endSessionsOfHostname(
  queryable: Queryable,
  before: StoredHostname | null,
  after: StoredHostname | null,
): Promise<void> {
  const was = before && isServed(before) ? before.hostname : null;
  const is = after && isServed(after) ? after.hostname : null;
  if (was === is) return;
  for (const host of [was, is]) if (host !== null) await endSessionsAt(queryable, host);
}

/**
 * Ends, in the transaction that switches a brand's page or decides about its affiliate, what is open wherever the brand
 * stands: below the main domain, and at the own hostname that is served.
 */
export async function endSessionsOfBrand(
  { settings }: { settings: Pick<Settings, "publicUrl"> },
  transaction: Queryable,
  affiliateId: string,
): Promise<void> {
  const [row] = await transaction
    .select({ subdomain: affiliateBranding.subdomain, hostname: brandHostnames })
    .from(affiliateBranding)
    .leftJoin(brandHostnames, eq(brandHostnames.affiliateId, affiliateBranding.affiliateId))
    .where(eq(affiliateBranding.affiliateId, affiliateId));
  if (!row) return;
  const { subdomain, hostname } = row;
  await endSessionsAt(transaction, `${subdomain}.${baseDomain(settings.publicUrl.hostname)}`);
  if (hostname && isServed(hostname)) await endSessionsAt(transaction, hostname.hostname);
}
