import type { Localized } from "#shared/locale.ts";

/**
 * The public pages that a visitor can be led to, with their English and Spanish address. Where both are
 * the same, one page speaks both languages.
 */
export const publicRoutes = {
  home: { en: "/", es: "/inicio" },
  landing: { en: "/landing", es: "/landing" },
  whyUs: { en: "/why-us", es: "/por-que-nosotros" },
  about: { en: "/about", es: "/about-es" },
  pricing: { en: "/pricing", es: "/pricing-es" },
  pricingLegacy: { en: "/pricing-legacy", es: "/pricing-legacy" },
  textbooks: { en: "/textbooks", es: "/textbooks" },
  contact: { en: "/contact", es: "/contact-es" },
  helpCenter: { en: "/help-center", es: "/help-center-es" },
  login: { en: "/login", es: "/login" },
  studentRegister: { en: "/student-register", es: "/student-register" },
  register: { en: "/register", es: "/register" },
  parentLogin: { en: "/parent-login", es: "/parent-login" },
  resetPassword: { en: "/reset-password", es: "/reset-password" },
  verifyEmail: { en: "/parent-email-verification", es: "/parent-email-verification" },
  affiliate: { en: "/affiliate", es: "/affiliate" },
  affiliateLogin: { en: "/affiliate/login", es: "/affiliate/login" },
  affiliateTerms: { en: "/affiliate/terms", es: "/affiliate/terms" },
  affiliatePrivacy: { en: "/affiliate/privacy", es: "/affiliate/privacy" },
  privacy: { en: "/privacy-policy", es: "/privacy-policy-es" },
  terms: { en: "/terms-of-service", es: "/terms-of-service-es" },
} as const satisfies Record<string, Localized>;

/** A public page by its name in code. */
export type PublicRoute = keyof typeof publicRoutes;

/** The pages that have an address of their own in each language. */
export const translatedRoutes = [
  "home",
  "whyUs",
  "about",
  "pricing",
  "contact",
  "helpCenter",
  "privacy",
  "terms",
] as const satisfies readonly PublicRoute[];

/** Where a subject card leads (row R-01). `name` as in #shared/site.ts: "SAT/ACT". */
export function subjectPath(name: string): string {
  return `${publicRoutes.studentRegister.en}?subject=${encodeURIComponent(name)}`;
}
