import { and, eq, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliateBranding, affiliates } from "#db/tables/affiliates.ts";
import { brandHostnames } from "#db/tables/brand-hostnames.ts";
import { baseDomain } from "../rules/site-host.ts";

/** A hostname is served while it is proved, approved, switched on, and has not led elsewhere for days. */
function isServed(): SQL | undefined {
  const { provenAt, decision, active, strayed } = brandHostnames;
  return and(isNotNull(provenAt), eq(decision, "approved"), eq(active, true), eq(strayed, false));
}

/** The subdomain of the brand that a hostname shows; null where it shows none. */
export async function subdomainServedAt(db: Queryable, hostname: string): Promise<string | null> {
  const [row] = await db
    .select({ subdomain: affiliateBranding.subdomain })
    .from(brandHostnames)
    .innerJoin(affiliateBranding, eq(affiliateBranding.affiliateId, brandHostnames.affiliateId))
    .where(and(eq(brandHostnames.hostname, hostname), isServed()));
  return row?.subdomain ?? null;
}

/** The own hostname of a subdomain's brand, while it is served. */
export function hostnameServedFor(db: Queryable, subdomain: string): Promise<string | null> {
  return hostnameWhere(db, subdomain, isServed());
}

/** The same, while it was last seen to lead to us: a letter stays, and sends its reader there for days. */
export function hostnameForLetters(db: Queryable, subdomain: string): Promise<string | null> {
  return hostnameWhere(db, subdomain, and(isServed(), isNull(brandHostnames.strayingSince)));
}

async function hostnameWhere(
  db: Queryable,
  subdomain: string,
  condition: SQL | undefined,
): Promise<string | null> {
  const [row] = await db
    .select({ hostname: brandHostnames.hostname })
    .from(brandHostnames)
    .innerJoin(affiliateBranding, eq(affiliateBranding.affiliateId, brandHostnames.affiliateId))
    .where(and(eq(affiliateBranding.subdomain, subdomain), condition));
  return row?.hostname ?? null;
}

/** Whether a certificate may be asked for: for the academy's own names, and for a brand that is shown. */
export async function mayHaveCertificate(
  db: Queryable,
  hostname: string,
  mainHost: string,
): Promise<boolean> {
  const base = baseDomain(mainHost);
  if (hostname === mainHost || hostname === base || hostname === `www.${base}`) return true;
  const subdomain = hostname.endsWith(`.${base}`)
    ? hostname.slice(0, -base.length - 1)
    : await subdomainServedAt(db, hostname);
  if (subdomain === null) return false;
  const [row] = await db
    .select({ id: affiliateBranding.id })
    .from(affiliateBranding)
    .innerJoin(affiliates, eq(affiliates.id, affiliateBranding.affiliateId))
    .where(
      and(
        eq(affiliateBranding.subdomain, subdomain),
        eq(affiliateBranding.active, true),
        eq(affiliates.status, "active"),
      ),
    );
  return row !== undefined;
}
