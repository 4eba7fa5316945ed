import { randomBytes } from "node:crypto";
import { and, eq, isNotNull, ne } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliateBranding } from "#db/tables/affiliates.ts";
import { brandHostnames } from "#db/tables/brand-hostnames.ts";
import { ownId } from "#features/affiliates/membership.ts";
import { findByUser, type StoredAffiliate } from "#features/affiliates/records.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import type { FieldProblem } from "#shared/field-problems.ts";
import type { OwnHostname, SeenRecord } from "../contract/hostname.ts";
import { hostnameParts, ownHostnameProblem } from "../rules/hostname.ts";
import { isBare, wantedRecords } from "../rules/hostname-records.ts";
import { looksLike } from "#shared/look-alike.ts";
import { standingOf } from "../rules/standing.ts";
import { endSessionsOfHostname } from "./end-sessions.ts";
import { createLookUp, lookWhereItLeads } from "./look-up.ts";
import { noteProof } from "./proof.ts";
import { academyPlace, hostnameView, type StoredHostname } from "./view.ts";

/** The signed-in affiliate's hostname, its records not yet looked for. Throws brand_affiliate_inactive. */
export async function readOwnHostname(context: RequestContext): Promise<OwnHostname> {
  const affiliate = await requireAffiliate(context);
  return view(context, await select(context.db, affiliate.id));
}

async function requireAffiliate(context: RequestContext): Promise<StoredAffiliate> {
  const affiliate = await findByUser(context.db, ownId(context));
  if (!affiliate) throw new AppError("brand_affiliate_inactive");
  return affiliate;
}

async function select(db: Queryable, affiliateId: string): Promise<StoredHostname | null> {
  const [row] = await db
    .select()
    .from(brandHostnames)
    .where(eq(brandHostnames.affiliateId, affiliateId));
  return row ?? null;
}

/** The same, held until the transaction ends. */
async function hold(transaction: Queryable, affiliateId: string): Promise<StoredHostname | null> {
  const [row] = await transaction
    .select()
    .from(brandHostnames)
    .where(eq(brandHostnames.affiliateId, affiliateId))
    .for("update");
  return row ?? null;
}

/** What a look at the DNS found. */
type Looked = { seen?: readonly SeenRecord[]; isTaken?: boolean; strange?: readonly string[] };

function view(
  { settings }: RequestContext,
  row: StoredHostname | null,
  { seen, isTaken = false, strange = [] }: Looked = {},
): OwnHostname {
  if (!row) return { hostname: null };
  const records =
    seen ??
    wantedRecords(row, academyPlace(settings)).map((record) => ({
      ...record,
      state: "unchecked" as const,
      found: [],
    }));
  const domain = hostnameParts(row.hostname)?.domain ?? row.hostname;
  const looked = { isTaken, domain, records: [...records], strange: [...strange] };
  return { hostname: { ...hostnameView(settings, row), ...looked } };
}

/**
 * Enters or changes the hostname of an affiliate, who has to be active and to have a brand; another name begins anew,
 * with a proof of its own. Throws brand_affiliate_inactive, brand_not_found, and invalid_input where the name cannot
 * be had.
 */
export async function saveOwnHostname(
  context: RequestContext,
  { hostname }: { hostname: string },
): Promise<OwnHostname> {
  const affiliate = await requireAffiliate(context);
  if (affiliate.status !== "active") throw new AppError("brand_affiliate_inactive");
  const before = await select(context.db, affiliate.id);
  if (before?.hostname === hostname) return view(context, before);
  const brand = await findRefusals(context.db, affiliate.id);
  if (!brand) throw new AppError("brand_not_found");
  const problem = await problemOf(context, hostname, affiliate.id);
  if (problem) throw new AppError("invalid_input", { fields: { hostname: problem } });
  const written = {
    hostname,
    token: randomBytes(16).toString("hex"),
    provenAt: null,
    failingSince: null,
    strayingSince: null,
    strayed: false,
    unreachableSince: null,
    checkedAt: null,
    ...decisionOf(hostname, brand.refusedHostnames),
    approvedBefore:
      before?.decision === "approved" ? before.hostname : (before?.approvedBefore ?? null),
    active: true,
    createdAt: context.now(),
  };
  return context.db.transaction(async (transaction) => {
    const replaced = await hold(transaction, affiliate.id);
    const [row = null] = await transaction
      .insert(brandHostnames)
      .values({ ...written, affiliateId: affiliate.id })
      .onConflictDoUpdate({ target: brandHostnames.affiliateId, set: written })
      .returning();
    await endSessionsOfHostname(transaction, replaced, row);
    return view(context, row);
  });
}

/** The hostnames that an affiliate's brand was refused; null where there is no brand. */
async function findRefusals(db: Queryable, affiliateId: string) {
  const [row] = await db
    .select({ refusedHostnames: affiliateBranding.refusedHostnames })
    .from(affiliateBranding)
    .where(eq(affiliateBranding.affiliateId, affiliateId));
  return row ?? null;
}

/** A hostname that was refused stays refused when it comes back, with the reason; any other is to be decided. */
function decisionOf(hostname: string, refused: Parameters<typeof standingOf>[0]["refused"]) {
  const { status, reason } = standingOf({ approved: null, refused }, hostname);
  return {
    decision: status === "rejected" ? ("refused" as const) : ("pending" as const),
    decisionReason: reason,
  };
}

async function problemOf(
  { db, settings }: RequestContext,
  hostname: string,
  affiliateId: string,
): Promise<FieldProblem | null> {
  const { mainHost, addresses } = academyPlace(settings);
  const problem = ownHostnameProblem(hostname, mainHost);
  if (problem) return problem;
  if (isBare(hostname) && addresses.length === 0) return "hostnameBare";
  const name = hostnameParts(hostname)?.name ?? hostname;
  const others = await namesOfOthers(db, affiliateId);
  if (others.some((other) => other.hostname === hostname)) return "hostnameTaken";
  const isLikeOther = others.some(
    (other) =>
      looksLike(name, other.subdomain) ||
      (other.hostname !== null && looksLike(hostname, other.hostname)),
  );
  return isLikeOther ? "hostnameLooksAlike" : null;
}

/** The subdomains of all other brands, with the hostname that each has proved. */
function namesOfOthers(db: Queryable, affiliateId: string) {
  return db
    .select({ subdomain: affiliateBranding.subdomain, hostname: brandHostnames.hostname })
    .from(affiliateBranding)
    .leftJoin(
      brandHostnames,
      and(
        eq(brandHostnames.affiliateId, affiliateBranding.affiliateId),
        isNotNull(brandHostnames.provenAt),
      ),
    )
    .where(ne(affiliateBranding.affiliateId, affiliateId));
}

/**
 * Looks for the records and where the hostname leads, and keeps that it is proved. Where a proved one leads is for the
 * scheduled look to keep: the owner chooses when they look. Throws brand_affiliate_inactive. */
export async function checkOwnHostname(context: RequestContext): Promise<OwnHostname> {
  const affiliate = await requireAffiliate(context);
  const row = await select(context.db, affiliate.id);
  if (!row) return { hostname: null };
  const { settings } = context;
  const place = academyPlace(settings);
  const [seen, { strange }] = await Promise.all([
    createLookUp(settings.dnsServer)(wantedRecords(row, place)),
    lookWhereItLeads(settings.dnsServer, row.hostname, place),
  ]);
  const proof = seen[0]?.state ?? "unreachable";
  const { isTaken } = await noteProof(context, row, { proof });
  const after = await select(context.db, affiliate.id);
  // Another name was entered while this one was looked for.
  return after?.token === row.token
    ? view(context, after, { seen, isTaken, strange })
    : view(context, after);
}

/** Forgets the hostname; it shows the page no longer. Throws brand_affiliate_inactive. */
export async function removeOwnHostname(context: RequestContext): Promise<OwnHostname> {
  const affiliate = await requireAffiliate(context);
  await context.db.transaction(async (transaction) => {
    const removed = await hold(transaction, affiliate.id);
    await transaction.delete(brandHostnames).where(eq(brandHostnames.affiliateId, affiliate.id));
    await endSessionsOfHostname(transaction, removed, null);
  });
  return { hostname: null };
}
