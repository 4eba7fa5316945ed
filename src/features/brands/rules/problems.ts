/**
 * Why a brand's page cannot be shown: the messages of M-08, as names of our errors. The seventh, "Page not found", is
 * the heading under which those of an address that leads nowhere stand.
 */
export const brandProblems = [
  "subdomain_invalid",
  "brand_not_found",
  "brand_not_loaded",
  "brand_code_missing",
  "brand_affiliate_inactive",
  "brand_affiliate_not_loaded",
] as const;

export type BrandProblem = (typeof brandProblems)[number];

/** Whether a failure is one that a brand's page has words for. */
export function isBrandProblem(code: string): code is BrandProblem {
  return brandProblems.some((problem) => problem === code);
}

/** Whether the page may be there all the same: it could only not be read now. */
export function isPassing(problem: BrandProblem): boolean {
  return problem === "brand_not_loaded" || problem === "brand_affiliate_not_loaded";
}

/** What keeps a brand that was found from being seen; null where nothing does. */
export function problemOf(
  brand: { active: boolean; defaultReferralCode: string | null },
  isAffiliateActive: boolean,
): BrandProblem | null {
  if (!brand.active) return "brand_not_found";
  if (!isAffiliateActive) return "brand_affiliate_inactive";
  return brand.defaultReferralCode ? null : "brand_code_missing";
}
