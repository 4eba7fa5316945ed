import { eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliateBranding } from "#db/tables/affiliates.ts";
import type { StoredAffiliate } from "#features/affiliates/records.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { AppError } from "#shared/errors.ts";
import { createId } from "#shared/ids.ts";
import { brandForm, type BrandForm } from "./contract/fields.ts";
import type { StoredBrand } from "./find-brand.ts";
import {
  holdActive,
  type OwnBrand,
  ownView,
  saysTheSame,
  selectOwn,
  wordsOf,
} from "./own-brand.ts";
import { hashesInUse, removeReplaced } from "./pictures/in-use.ts";
import { endSessionsAt, endSessionsOfBrand } from "./hostnames/end-sessions.ts";
import { isDuplicate } from "./is-duplicate.ts";
import { approvedText, identityText, refusedText } from "./rules/identity.ts";
import { measuringText } from "./rules/measuring.ts";
import { baseDomain } from "./rules/site-host.ts";
import { standingOf } from "./rules/standing.ts";
import { keepDraft, refuseUnfit } from "./save-draft.ts";

/**
 * Makes the draft of an affiliate, who has to be active, the public page, which carries their own code. Words,
 * styles, script with ids, and what the brand is known by wait where they changed for the administrator, and so does the whole page where the name of its address changed. Without a draft
 * nothing changes. Throws brand_affiliate_inactive, brand_not_found where there is nothing at all, and invalid_input
 * where the draft cannot be public any more.
 */
export async function publishOwnBrand(context: RequestContext): Promise<OwnBrand> {
  return change(context, async (transaction, affiliate, { brand, draft }) => {
    if (!draft && !brand) throw new AppError("brand_not_found");
    if (!draft) return;
    // What was saved under older rules is held to those of today.
    const form = brandForm.parse(draft.words);
    await putLive(context, transaction, { affiliate, before: brand, form });
    await keepDraft(transaction, affiliate.id, { words: null, savedAt: context.now() });
  });
}

/**
 * Makes the version before the public page again. What was public becomes the draft, if there is none, and the version
 * that a second call brings back. Throws brand_affiliate_inactive, and no_earlier_version.
 */
export async function undoPublish(context: RequestContext): Promise<OwnBrand> {
  return change(context, async (transaction, affiliate, { brand, draft }) => {
    if (!brand?.previous) throw new AppError("no_earlier_version");
    const form = brandForm.parse(brand.previous);
    await putLive(context, transaction, { affiliate, before: brand, form });
    const words = draft ? brandForm.parse(draft.words) : wordsOf(brand);
    await keepDraft(transaction, affiliate.id, {
      words: saysTheSame(words, form) ? null : words,
      savedAt: draft?.savedAt ?? context.now(),
    });
  });
}

type Own = Awaited<ReturnType<typeof selectOwn>>;

/** Changes what is public, and removes the pictures that no version shows any more. */
async function change(
  context: RequestContext,
  work: (transaction: Queryable, affiliate: StoredAffiliate, own: Own) => Promise<void>,
): Promise<OwnBrand> {
  return context.db.transaction(async (transaction) => {
    const affiliate = await holdActive(context, transaction);
    const shown = await hashesInUse(transaction, affiliate.id);
    await work(transaction, affiliate, await selectOwn(transaction, affiliate.id, true));
    await removeReplaced(transaction, affiliate.id, shown);
    return ownView(context, transaction, affiliate);
  });
}

/** Two partners that ask for one name at once: the second is told, like one who comes later. */
function refuseTaken(error: unknown): never {
  if (isDuplicate(error)) {
    throw new AppError("invalid_input", { fields: { subdomain: "subdomainTaken" } });
  }
  throw error;
}

/** How words, styles, script with ids, and what the brand is known by stand once a version is published. */
function standings(before: StoredBrand | null, form: BrandForm) {
  const { partnerBlurb, customCss } = form;
  const blurb = standingOf(
    { approved: before?.approvedBlurb ?? null, refused: before?.refusedBlurbs ?? [] },
    partnerBlurb,
  );
  const css = standingOf(
    { approved: before?.approvedCss ?? null, refused: before?.refusedCss ?? [] },
    customCss,
  );
  const measuring = standingOf(
    { approved: before?.approvedMeasuring ?? null, refused: before?.refusedMeasuring ?? [] },
    measuringText(form),
  );
  const identity = standingOf(
    {
      approved: before?.identityUnseen ? null : approvedText(before?.approvedIdentity ?? null),
      refused: (before?.refusedIdentities ?? []).map(({ words, reason }) => ({
        words: refusedText(words, form),
        reason,
      })),
    },
    identityText(form),
  );
  return {
    identityStatus: identity.status,
    identityReason: identity.reason,
    partnerBlurbStatus: blurb.status,
    partnerBlurbReason: blurb.reason,
    customCssStatus: css.status,
    customCssReason: css.reason,
    measuringStatus: measuring.status,
    measuringReason: measuring.reason,
  };
}

type Going = { affiliate: StoredAffiliate; before: StoredBrand | null; form: BrandForm };

async function putLive(
  context: RequestContext,
  transaction: Queryable,
  { affiliate, before, form }: Going,
): Promise<void> {
  await refuseUnfit(context, transaction, affiliate.id, form);
  const now = context.now();
  const isRenamed = before !== null && before.subdomain !== form.subdomain;
  const written = {
    ...form,
    ...standings(before, form),
    defaultReferralCode: affiliate.referralCode,
    updatedAt: now,
    publishedAt: now,
    previous: before && wordsOf(before),
    // A name that nobody has looked at is not shown.
    ...(isRenamed ? { active: false, decidedAt: null } : {}),
  };
  // Two that ask for one name at once, or one person twice: the database takes the first.
  const saved = before
    ? await transaction
        .update(affiliateBranding)
        .set(written)
        .where(eq(affiliateBranding.id, before.id))
        .returning()
        .catch(refuseTaken)
    : await transaction
        .insert(affiliateBranding)
        .values({
          ...written,
          id: createId("brd", now.getTime()),
          affiliateId: affiliate.id,
          createdAt: now,
        })
        .onConflictDoNothing()
        .returning();
  if (saved.length === 0) {
    throw new AppError("invalid_input", { fields: { subdomain: "subdomainTaken" } });
  }
  // A name that is given up may be another's next, and one that is taken may have been another's.
  if (before?.subdomain !== form.subdomain) {
    const base = baseDomain(context.settings.publicUrl.hostname);
    const names = [...(before ? [before.subdomain] : []), form.subdomain];
    for (const name of names) await endSessionsAt(transaction, `${name}.${base}`);
    // The page is off, at its own hostname too.
    await endSessionsOfBrand(context, transaction, affiliate.id);
  }
}
