import { eq } from "drizzle-orm";
import type { Queryable } from "#db/client.ts";
import { affiliateBranding } from "#db/tables/affiliates.ts";
import { brandDrafts } from "#db/tables/brand-drafts.ts";
import type { RequestContext } from "#platform/http/request-context.ts";
import { drawn, holdsAddress } from "#shared/drawn-text.ts";
import { AppError } from "#shared/errors.ts";
import type { FieldProblem } from "#shared/field-problems.ts";
import type { BrandForm } from "./contract/fields.ts";
import {
  holdActive,
  type OwnBrand,
  ownView,
  saysTheSame,
  selectOwn,
  wordsOf,
} from "./own-brand.ts";
import { scriptProblem } from "./measuring/script-problem.ts";
import { nameProblem } from "./name-problem.ts";
import { problemWithOthers } from "./subdomain-availability.ts";
import { stylesProblem } from "./styles/compile-styles.ts";
import { hashesInUse, pictureProblems, removeReplaced } from "./pictures/in-use.ts";

/**
 * Keeps what an affiliate, who has to be active, says about their page as a draft; nobody else sees it. What says the
 * same as the public page leaves no draft. Throws brand_affiliate_inactive, and invalid_input where the subdomain
 * cannot be had or a picture is not theirs.
 */
export async function saveOwnBrand(context: RequestContext, form: BrandForm): Promise<OwnBrand> {
  return context.db.transaction(async (transaction) => {
    const affiliate = await holdActive(context, transaction);
    await refuseUnfit(context, transaction, affiliate.id, form);
    const shown = await hashesInUse(transaction, affiliate.id);
    const { brand } = await selectOwn(transaction, affiliate.id, true);
    await keepDraft(transaction, affiliate.id, {
      words: brand && saysTheSame(wordsOf(brand), form) ? null : form,
      savedAt: context.now(),
    });
    await removeReplaced(transaction, affiliate.id, shown);
    return ownView(context, transaction, affiliate);
  });
}

/** Keeps a draft in the place of the one there is; without words there is none. */
export async function keepDraft(
  db: Queryable,
  affiliateId: string,
  { words, savedAt }: { words: BrandForm | null; savedAt: Date },
): Promise<void> {
  if (words === null) {
    await db.delete(brandDrafts).where(eq(brandDrafts.affiliateId, affiliateId));
    return;
  }
  await db
    .insert(brandDrafts)
    .values({ affiliateId, words, savedAt })
    .onConflictDoUpdate({ target: brandDrafts.affiliateId, set: { words, savedAt } });
}

/** What is wrong with a name that the brand did not have yet: the one it has is no hindrance to changing all else. */
async function newNameProblem(
  db: Queryable,
  affiliateId: string,
  name: string,
  { publicUrl }: RequestContext["settings"],
): Promise<FieldProblem | null> {
  const [own] = await db
    .select({ brandName: affiliateBranding.brandName })
    .from(affiliateBranding)
    .where(eq(affiliateBranding.affiliateId, affiliateId));
  if (own?.brandName === name) return null;
  if (!drawn.test(name)) return "charactersOdd";
  if (holdsAddress(name)) return "nameHoldsAddress";
  return nameProblem(db, affiliateId, name, publicUrl.hostname);
}

/** Throws invalid_input where a version cannot be an affiliate's: another has its name or one like it, a picture is not theirs, or styles or script cannot be taken. */
export async function refuseUnfit(
  { settings }: Pick<RequestContext, "settings">,
  db: Queryable,
  affiliateId: string,
  form: BrandForm,
): Promise<void> {
  const subdomain = await problemWithOthers(db, affiliateId, form.subdomain);
  const brandName = await newNameProblem(db, affiliateId, form.brandName, settings);
  const styles = stylesProblem(form.customCss);
  const script = scriptProblem(form.customJavascript);
  const fields: Record<string, FieldProblem> = {
    ...(subdomain ? { subdomain } : {}),
    ...(brandName ? { brandName } : {}),
    ...(await pictureProblems(db, affiliateId, form)),
    ...(styles ? { customCss: styles.kind } : {}),
    ...(script ? { customJavascript: script.kind } : {}),
  };
  if (Object.keys(fields).length === 0) return;
  const data = {
    ...(styles ? { line: styles.line, column: styles.column, found: styles.found } : {}),
    ...(script ? { scriptLine: script.line, scriptFound: script.found } : {}),
  };
  throw new AppError("invalid_input", { fields, ...(styles || script ? { data } : {}) });
}
