import type { Locale } from "#shared/locale.ts";

/** The text of the terms and the privacy notice that is in force, by its day. A new one is accepted anew. */
export const policiesVersion = "2026-11-30";

/** What the operator has decided; links of active affiliates alone work. */
export const statuses = ["pending", "active", "suspended", "rejected"] as const;

export type Status = (typeof statuses)[number];

/** What an administrator can decide. */
export const decisions = ["active", "suspended", "rejected"] as const;

export type Decision = (typeof decisions)[number];

/** The pages on the way in, in order; each is also its address. */
export const affiliateSteps = [
  "/affiliate/register",
  "/affiliate/policies",
  "/affiliate/dashboard",
] as const;

export type AffiliateStep = (typeof affiliateSteps)[number];

/** What decides where an affiliate stands. */
export type Acceptance = {
  termsAccepted: boolean;
  privacyAccepted: boolean;
  acceptedVersion: string | null;
};

/** The step that comes next (T-06): no record, terms or privacy not accepted as they are now, or all done. */
export function affiliateStep(record: Acceptance | null): AffiliateStep {
  if (!record) return "/affiliate/register";
  const { termsAccepted, privacyAccepted, acceptedVersion } = record;
  const isAccepted = termsAccepted && privacyAccepted && acceptedVersion === policiesVersion;
  return isAccepted ? "/affiliate/dashboard" : "/affiliate/policies";
}

/** Where both texts stand in each language, as src/app/pages.ts has them. */
export const policyPaths: Readonly<Record<Locale, { terms: string; privacy: string }>> = {
  en: { terms: "/affiliate/terms", privacy: "/affiliate/privacy" },
  es: { terms: "/afiliados/condiciones", privacy: "/afiliados/privacidad" },
};
