import { eq } from "drizzle-orm";
import type { z } from "zod";
import type { Queryable } from "#db/client.ts";
import { affiliateBranding } from "#db/tables/affiliates.ts";
import { brandHostnames } from "#db/tables/brand-hostnames.ts";
import { ownId } from "#features/affiliates/membership.ts";
import { recordDeed } from "#platform/audit.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { commitWithLetters } from "#platform/write-letters.ts";
import { AppError } from "#shared/errors.ts";
import type { brandsContract, ListedBrand } from "./contract.ts";
import { decisionLetter } from "./emails/decision-letter.ts";
import { findReaders } from "./find-reader.ts";
import { endSessionsOfBrand, endSessionsOfHostname } from "./hostnames/end-sessions.ts";
import type { StoredHostname } from "./hostnames/view.ts";
import { type BrandRow, listedView, selectBrands } from "./list-brands.ts";
import { findLiveNames, nameProblem } from "./name-problem.ts";
import { approvedText, identityText } from "./rules/identity.ts";
import { measuringText } from "./rules/measuring.ts";
import { decidedAfter } from "./rules/standing.ts";
import type { BrandPart } from "./rules/waits.ts";

/**
 * Approves or refuses the blurb that was read, with an entry in the audit trail. Throws not_found, and blurb_changed
 * where the affiliate has written something else since.
 */
export async function decideBlurb(
  context: RequestContext,
  { brandId, isApproved, blurb, reason }: z.output<typeof brandsContract.decideBlurb.input>,
): Promise<{ brand: ListedBrand }> {
  const status = isApproved ? "approved" : "rejected";
  const refusal = isApproved ? null : reason;
  return change(context, brandId, ({ brand }) => {
    if (brand.partnerBlurb !== blurb) throw new AppError("blurb_changed");
    const { approvedBlurb: approved, refusedBlurbs: refused } = brand;
    const after = decidedAfter({ approved, refused }, blurb, refusal);
    return {
      letter: { part: "blurb", isApproved, reason, name: nameOf(brand) },
      action: "brand.blurb-decided",
      details: { from: brand.partnerBlurbStatus, to: status, reason },
      brand: {
        partnerBlurbStatus: status,
        partnerBlurbReason: refusal,
        approvedBlurb: after.approved,
        refusedBlurbs: [...after.refused],
      },
    };
  });
}

/**
 * Approves or refuses the styles that were read, with an entry in the audit trail; what is refused and was shown is gone
 * at once. Throws not_found, and styles_changed where the affiliate has written others since.
 */
export async function decideStyles(
  context: RequestContext,
  { brandId, isApproved, css, reason }: z.output<typeof brandsContract.decideStyles.input>,
): Promise<{ brand: ListedBrand }> {
  const status = isApproved ? "approved" : "rejected";
  const refusal = isApproved ? null : reason;
  return change(context, brandId, ({ brand }) => {
    if (brand.customCss !== css) throw new AppError("styles_changed");
    const { approvedCss: approved, refusedCss: refused } = brand;
    const after = decidedAfter({ approved, refused }, css, refusal);
    return {
      letter: { part: "styles", isApproved, reason, name: nameOf(brand) },
      action: "brand.styles-decided",
      details: { from: brand.customCssStatus, to: status, reason },
      brand: {
        customCssStatus: status,
        customCssReason: refusal,
        approvedCss: after.approved,
        refusedCss: [...after.refused],
      },
    };
  });
}

/**
 * Approves or refuses the script and the ids that were read, as one; what is refused and ran is gone at once. Throws not_found, and measuring_changed where the affiliate has others by now.
 */
export async function decideMeasuring(
  context: RequestContext,
  { brandId, isApproved, measuring, reason }: z.output<typeof brandsContract.decideMeasuring.input>,
): Promise<{ brand: ListedBrand }> {
  const status = isApproved ? "approved" : "rejected";
  const refusal = isApproved ? null : reason;
  return change(context, brandId, ({ brand }) => {
    const text = measuringText(brand);
    if (text === null || text !== measuringText(measuring)) throw new AppError("measuring_changed");
    const { approvedMeasuring: approved, refusedMeasuring: refused } = brand;
    const after = decidedAfter({ approved, refused }, text, refusal);
    return {
      letter: { part: "measuring", isApproved, reason, name: nameOf(brand) },
      action: "brand.measuring-decided",
      details: { from: brand.measuringStatus, to: status, reason },
      brand: {
        measuringStatus: status,
        measuringReason: refusal,
        approvedMeasuring: after.approved,
        refusedMeasuring: [...after.refused],
      },
    };
  });
}

/**
 * Approves or refuses the names, title, pictures and support e-mail that were read, as one; until then, and where they are
 * refused, those before are shown. Throws not_found, brand_name_looks_alike, and identity_changed where the affiliate has others by now.
 */
export async function decideIdentity(
  context: RequestContext,
  { brandId, isApproved, identity, reason }: z.output<typeof brandsContract.decideIdentity.input>,
): Promise<{ brand: ListedBrand }> {
  const status = isApproved ? "approved" : "rejected";
  const refusal = isApproved ? null : reason;
  return change(context, brandId, async ({ brand }, transaction) => {
    const text = identityText(brand);
    if (text !== identityText(identity)) throw new AppError("identity_changed");
    if (isApproved) await refuseDeceiving(context, transaction, brand);
    const { refusedIdentities: refused } = brand;
    const approved = approvedText(brand.approvedIdentity);
    const after = decidedAfter({ approved, refused }, text, refusal);
    return {
      letter: {
        part: "identity",
        isApproved,
        reason,
        name: nameOf(brand),
        stays: after.approved !== null,
      },
      action: "brand.identity-decided",
      details: { from: brand.identityStatus, to: status, reason },
      brand: {
        identityStatus: status,
        identityReason: refusal,
        approvedIdentity: after.approved,
        identityUnseen: isApproved || after.approved === null ? false : brand.identityUnseen,
        refusedIdentities: [...after.refused],
      },
    };
  });
}

/**
 * Switches a brand's page on or off, with an entry in the audit trail; its affiliate is told of the first decision about
 * a page, and of one with a reason. What it is known by is approved with a page that is switched on first. Throws not_found, brand_changed where the page has another name than was read and is not on, identity_changed
 * where it would be known by something else than was read, brand_name_looks_alike, and invalid_input where a page that waits is left off without a reason.
 */
export async function switchBrand(
  context: RequestContext,
  input: z.output<typeof brandsContract.switchBrand.input>,
): Promise<{ brand: ListedBrand }> {
  const { brandId, active, subdomain, identity, reason } = input;
  return change(context, brandId, async ({ brand }, transaction) => {
    // What is on is switched off whatever it is called by now: that cannot wait for a second look.
    if ((active || !brand.active) && subdomain !== brand.subdomain) {
      throw new AppError("brand_changed");
    }
    const isFirst = active && brand.approvedIdentity === null && brand.identityStatus === "pending";
    if (isFirst && identity && identityText(identity) !== identityText(brand)) {
      throw new AppError("identity_changed");
    }
    if (isFirst && identity) await refuseDeceiving(context, transaction, brand);
    const approved =
      isFirst && identity
        ? { identityStatus: "approved" as const, approvedIdentity: identityText(identity) }
        : {};
    const isWaiting = brand.decidedAt === null;
    if (isWaiting && !active && !brand.active && reason === "") {
      throw new AppError("invalid_input", { fields: { reason: "reasonMissing" } });
    }
    return {
      action: "brand.switched",
      details: { from: brand.active, to: active, ...(reason === "" ? {} : { reason }) },
      brand: { active, decidedAt: context.now(), ...approved },
      ...(isWaiting || reason !== ""
        ? { letter: { part: "page", isApproved: active, reason, name: nameOf(brand) } }
        : {}),
    };
  });
}

/** Throws brand_name_looks_alike where a name that passed once is the academy's, or another live brand's in disguise, by now. */
async function refuseDeceiving(
  { settings }: RequestContext,
  transaction: Queryable,
  { affiliateId, brandName }: BrandRow["brand"],
): Promise<void> {
  const { hostname } = settings.publicUrl;
  const problem =
    brandName !== null && (await nameProblem(transaction, affiliateId, brandName, hostname));
  if (problem) throw new AppError("brand_name_looks_alike");
}

function nameOf({ brandName, subdomain }: BrandRow["brand"]): string {
  return brandName ?? subdomain;
}

/**
 * Approves or refuses the hostname that was read, with an entry in the audit trail. Throws not_found, and
 * hostname_changed where the affiliate has entered another one since.
 */
export async function decideHostname(
  context: RequestContext,
  { brandId, isApproved, hostname, reason }: z.output<typeof brandsContract.decideHostname.input>,
): Promise<{ brand: ListedBrand }> {
  const to = isApproved ? "approved" : "refused";
  return change(context, brandId, ({ brand, hostname: before }) => {
    if (before?.hostname !== hostname) throw new AppError("hostname_changed");
    const refusal = isApproved ? null : reason;
    const known = { approved: null, refused: brand.refusedHostnames };
    return {
      brand: { refusedHostnames: [...decidedAfter(known, hostname, refusal).refused] },
      letter: { part: "hostname", isApproved, reason, name: hostname },
      action: "brand.hostname-decided",
      details: { hostname, from: before.decision, to, reason },
      hostname: { decision: to, decisionReason: refusal },
    };
  });
}

/** Switches a brand's own hostname on or off, with an entry in the audit trail. Throws not_found. */
export async function switchHostname(
  context: RequestContext,
  { brandId, active }: z.output<typeof brandsContract.switchHostname.input>,
): Promise<{ brand: ListedBrand }> {
  return change(context, brandId, ({ hostname: before }) => {
    if (!before) throw new AppError("not_found");
    return {
      action: "brand.hostname-switched",
      details: { hostname: before.hostname, from: before.active, to: active },
      hostname: { active },
    };
  });
}

type Before = { brand: BrandRow["brand"]; hostname: StoredHostname | null };

type Change = {
  action: string;
  details: Readonly<Record<string, string | number | boolean>>;
  brand?: Partial<typeof affiliateBranding.$inferInsert>;
  hostname?: Partial<typeof brandHostnames.$inferInsert>;
  /** What the affiliate is told. */
  letter?: { part: BrandPart; isApproved: boolean; reason: string; name: string; stays?: boolean };
};

/** Changes a brand or its hostname, writes down who did, about its affiliate, and tells them, in one transaction. */
async function change(
  context: RequestContext,
  brandId: string,
  decide: (before: Before, transaction: Queryable) => Change | Promise<Change>,
): Promise<{ brand: ListedBrand }> {
  const { row, live } = await commitWithLetters(context, async (transaction) => {
    const before = await lock(transaction, brandId);
    const { affiliateId } = before.brand;
    const { action, details, brand, hostname, letter } = await decide(before, transaction);
    if (brand) {
      await transaction
        .update(affiliateBranding)
        .set({ ...brand, updatedAt: context.now() })
        .where(eq(affiliateBranding.id, brandId));
      const isSwitched = brand.active !== undefined && brand.active !== before.brand.active;
      if (isSwitched) await endSessionsOfBrand(context, transaction, affiliateId);
    }
    if (hostname) {
      const [changed] = await transaction
        .update(brandHostnames)
        .set(hostname)
        .where(eq(brandHostnames.affiliateId, affiliateId))
        .returning();
      await endSessionsOfHostname(transaction, before.hostname, changed ?? null);
    }
    const deed = { actorId: ownId(context), action, subjectId: affiliateId, details };
    await recordDeed(transaction, deed, context.now());
    const [after] = await selectBrands(transaction).where(eq(affiliateBranding.id, brandId));
    if (!after) throw new AppError("not_found");
    const readers = letter ? await findReaders(transaction, affiliateId) : [];
    const url = new URL("/affiliate/brand", context.settings.publicUrl).href;
    const letters = readers.flatMap(({ locale, ...reader }) =>
      letter ? decisionLetter({ ...reader, ...letter, url }, locale) : [],
    );
    return { row: after, live: await findLiveNames(transaction), letters };
  });
  return { brand: listedView(context, row, live) };
}

/** A brand and its hostname, held until the transaction ends. Throws not_found. */
async function lock(transaction: Queryable, brandId: string): Promise<Before> {
  const [brand] = await transaction
    .select()
    .from(affiliateBranding)
    .where(eq(affiliateBranding.id, brandId))
    .for("update");
  if (!brand) throw new AppError("not_found");
  const [hostname] = await transaction
    .select()
    .from(brandHostnames)
    .where(eq(brandHostnames.affiliateId, brand.affiliateId))
    .for("update");
  return { brand, hostname: hostname ?? null };
}
