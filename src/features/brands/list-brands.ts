import { count, desc, eq, sql } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { affiliateBranding, affiliates } from "#db/tables/affiliates.ts";
import { brandHostnames } from "#db/tables/brand-hostnames.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import type { brandsContract, ListedBrand } from "./contract.ts";
import { hostnameView } from "./hostnames/view.ts";
import { findLiveNames, namesakesOf } from "./name-problem.ts";
import { keptView } from "./own-brand.ts";
import { readIdentity } from "./rules/identity.ts";
import { readMeasuring } from "./rules/measuring.ts";
import { waitingParts } from "./rules/waits.ts";
import { compiledOrNull } from "./styles/compile-styles.ts";

const pageLength = 50;

/** What rules/waits.ts says of a row, for the database: its page, its words, its styles, its script and ids, its name and pictures or its proved hostname wait. */
const isWaiting = sql<boolean>`(
  (not ${affiliateBranding.active} and ${affiliateBranding.decidedAt} is null)
  or (${affiliateBranding.partnerBlurbStatus} = 'pending' and ${affiliateBranding.partnerBlurb} is not null)
  or (${affiliateBranding.customCssStatus} = 'pending' and ${affiliateBranding.customCss} is not null)
  or (${affiliateBranding.measuringStatus} = 'pending' and num_nonnulls(${affiliateBranding.customJavascript},
    ${affiliateBranding.googleAnalyticsId}, ${affiliateBranding.facebookPixelId}, ${affiliateBranding.tiktokPixelId}) > 0)
  or (${affiliateBranding.identityStatus} = 'pending'
    and (${affiliateBranding.active} or ${affiliateBranding.approvedIdentity} is not null))
  or coalesce(${brandHostnames.decision} = 'pending' and ${brandHostnames.provenAt} is not null, false)
)`;

/** Whether a brand's own hostname leads elsewhere, or did for so long that it is not served. */
const isStraying = sql<boolean>`coalesce(${brandHostnames.strayingSince} is not null, false)`;

/** Brands with who they belong to; first those that wait for an administrator, then those whose hostname leads elsewhere, then the newest. */
export async function listBrands(
  context: RequestContext,
  { page }: z.output<typeof brandsContract.listBrands.input>,
): Promise<{ brands: ListedBrand[]; waiting: number; hasMore: boolean }> {
  const rows = await selectBrands(context.db)
    .orderBy(desc(isWaiting), desc(isStraying), desc(affiliateBranding.id))
    .limit(pageLength + 1)
    .offset(page * pageLength);
  const live = await findLiveNames(context.db);
  return {
    brands: rows.slice(0, pageLength).map((row) => listedView(context, row, live)),
    waiting: await countWaitingBrands(context.db),
    hasMore: rows.length > pageLength,
  };
}

/** How many brands wait for an administrator, each once. */
export async function countWaitingBrands(db: Queryable): Promise<number> {
  const [found] = await db
    .select({ all: count() })
    .from(affiliateBranding)
    .leftJoin(brandHostnames, eq(brandHostnames.affiliateId, affiliateBranding.affiliateId))
    .where(isWaiting);
  return found?.all ?? 0;
}

/** Brands with who they belong to and where they stand. */
export function selectBrands(queryable: Queryable) {
  return queryable
    .select({ brand: affiliateBranding, owner: affiliates, hostname: brandHostnames })
    .from(affiliateBranding)
    .innerJoin(affiliates, eq(affiliates.id, affiliateBranding.affiliateId))
    .leftJoin(brandHostnames, eq(brandHostnames.affiliateId, affiliates.id))
    .$dynamic();
}

export type BrandRow = Awaited<ReturnType<typeof selectBrands>>[number];

/** A brand as the administrator sees it. */
export function listedView(
  context: RequestContext,
  { brand, owner, hostname }: BrandRow,
  live: Parameters<typeof namesakesOf>[1],
): ListedBrand {
  const { id, firstName, lastName, email, status } = owner;
  return {
    ...keptView(context, brand),
    approvedBlurb: brand.approvedBlurb,
    approvedCss: brand.approvedCss,
    approvedMeasuring:
      brand.approvedMeasuring === null ? null : readMeasuring(brand.approvedMeasuring),
    approvedIdentity: brand.approvedIdentity === null ? null : readIdentity(brand.approvedIdentity),
    styles: compiledOrNull(brand.customCss)?.css ?? null,
    namesakes: namesakesOf(brand, live),
    waits: waitingParts({ brand, hostname }),
    owner: { id, name: `${firstName} ${lastName}`, email, status },
    hostname: hostname && hostnameView(context.settings, hostname),
  };
}
