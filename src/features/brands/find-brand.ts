import { and, eq } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { affiliateBranding, affiliates } from "#db/tables/affiliates.ts";
import { describeFailure } from "#platform/describe-failure.ts";
import type { Log } from "#platform/log.ts";
import { AppError, type ErrorCode } from "#shared/errors.ts";
import type { brandsContract } from "./contract.ts";
import { hostnameServedFor, subdomainServedAt } from "./hostnames/served.ts";
import { asShown } from "./rules/identity.ts";
import { shownMeasuring } from "./rules/measuring.ts";
import type { SiteHost } from "./rules/site-host.ts";
import { shownStyles } from "./rules/styles.ts";
import { normalSubdomain, subdomainProblem } from "./rules/subdomain.ts";

/** A brand's row. */
export type StoredBrand = typeof affiliateBranding.$inferSelect;

type Found = z.input<typeof brandsContract.readBrand.output>;

/** What brands are read with. */
type Reader = { db: Queryable; log: Log };

/**
 * An active brand by its subdomain, with its affiliate only while that one is active (C-05). Throws subdomain_invalid,
 * brand_not_found where there is none or it is switched off, and brand_not_loaded or brand_affiliate_not_loaded where
 * the database does not answer.
 */
export async function findBrand(reader: Reader, typed: string): Promise<Found> {
  const subdomain = normalSubdomain(typed);
  if (subdomainProblem(subdomain)) throw new AppError("subdomain_invalid");
  const row = await loading(reader, "brand_not_loaded", ({ db }) => selectActive(db, subdomain));
  if (!row) throw new AppError("brand_not_found");
  const affiliate = await loading(reader, "brand_affiliate_not_loaded", ({ db }) =>
    selectAffiliate(db, row.affiliateId),
  );
  const isApproved = row.partnerBlurbStatus === "approved";
  const partnerBlurb = isApproved ? row.partnerBlurb : null;
  return {
    brand: {
      ...asShown(row),
      partnerBlurb,
      customCss: shownStyles(row),
      ...shownMeasuring(row),
    },
    affiliate,
  };
}

/** A host that is not the academy's own. */
export type BrandHost = Extract<SiteHost, { kind: "subdomain" | "hostname" }>;

/** The brand that stands at a host (W-05). Throws as findBrand does. */
export async function findBrandAt(reader: Reader, at: BrandHost): Promise<Found> {
  if (at.kind === "subdomain") return findBrand(reader, at.subdomain);
  const subdomain = await loading(reader, "brand_not_loaded", ({ db }) =>
    subdomainServedAt(db, at.host),
  );
  if (subdomain === null) throw new AppError("brand_not_found");
  return findBrand(reader, subdomain);
}

/** The own hostname that a brand is served at; null where it has none. Throws brand_not_loaded. */
export function findOwnHostname(reader: Reader, subdomain: string): Promise<string | null> {
  return loading(reader, "brand_not_loaded", ({ db }) => hostnameServedFor(db, subdomain));
}

async function selectActive(db: Queryable, subdomain: string): Promise<StoredBrand | null> {
  const [row] = await db
    .select()
    .from(affiliateBranding)
    .where(and(eq(affiliateBranding.subdomain, subdomain), eq(affiliateBranding.active, true)));
  return row ?? null;
}

async function selectAffiliate(db: Queryable, id: string): Promise<Found["affiliate"]> {
  const { referralCode, firstName } = affiliates;
  const [row] = await db
    .select({ id: affiliates.id, referralCode, firstName })
    .from(affiliates)
    .where(and(eq(affiliates.id, id), eq(affiliates.status, "active")));
  return row ? { ...row, status: "active" } : null;
}

/** Names a failure by what could not be loaded; the log keeps what it was. */
async function loading<Result>(
  reader: Reader,
  code: ErrorCode,
  load: (reader: Reader) => Promise<Result>,
): Promise<Result> {
  try {
    return await load(reader);
  } catch (error) {
    reader.log.error({ reason: describeFailure(error), code }, "a brand could not be loaded");
    throw new AppError(code);
  }
}
