import { type Locale, locales, type Localized } from "#shared/locale.ts";

/**
 * The public pages that a visitor can be led to, with their English and Spanish address. Where both are
 * the same, one page serves readers of both languages. Each must stand in src/app/pages.ts, or its links are dead.
 */
export const publicRoutes = {
  home: { en: "/", es: "/inicio" },
  landing: { en: "/landing", es: "/landing-es" },
  whyUs: { en: "/why-us", es: "/por-que-nosotros" },
  about: { en: "/about", es: "/about-es" },
  pricing: { en: "/pricing", es: "/pricing-es" },
  textbooks: { en: "/textbooks", es: "/textbooks" },
  contact: { en: "/contact", es: "/contact-es" },
  helpCenter: { en: "/help-center", es: "/help-center-es" },
  login: { en: "/login", es: "/login" },
  register: { en: "/register", es: "/register" },
  studentRegister: { en: "/student-register", es: "/student-register" },
  affiliate: { en: "/affiliate", es: "/afiliados" },
  affiliateTerms: { en: "/affiliate/terms", es: "/afiliados/condiciones" },
  affiliatePrivacy: { en: "/affiliate/privacy", es: "/afiliados/privacidad" },
  affiliateLogin: { en: "/affiliate/login", es: "/affiliate/login" },
  privacy: { en: "/privacy-policy", es: "/privacy-policy-es" },
  terms: { en: "/terms-of-service", es: "/terms-of-service-es" },
} as const satisfies Record<string, Localized>;

/** A public page by its name in code. */
export type PublicRoute = keyof typeof publicRoutes;

/** The pages that have an address of their own in each language. */
export const translatedRoutes = [
  "home",
  "landing",
  "whyUs",
  "about",
  "pricing",
  "contact",
  "helpCenter",
  "affiliate",
  "privacy",
  "terms",
  "affiliateTerms",
  "affiliatePrivacy",
] as const satisfies readonly PublicRoute[];

/** Every public page's name, for the schemas of texts that link to one. */
export const publicRouteNames = [
  ...translatedRoutes,
  "textbooks",
  "login",
  "register",
  "studentRegister",
  "affiliateLogin",
] as const satisfies readonly PublicRoute[];

const byPath = new Map<string, Localized>(
  publicRouteNames.flatMap((name) =>
    locales.map((locale) => [publicRoutes[name][locale], publicRoutes[name]] as const),
  ),
);

/**
 * Where a link of an answer leads for readers of a language: of a public page, given by its name or its address in either
 * language, to its own in that language; anything else stays as it is.
 */
export function helpLink(to: string, locale: Locale): string {
  const name = publicRouteNames.find((route) => route === to);
  if (name) return publicRoutes[name][locale];
  const [, path = to, rest = ""] = /^([^?#]*)(.*)$/.exec(to) ?? [];
  const route = byPath.get(path);
  return route ? route[locale] + rest : to;
}

/** Where a subject card leads (row R-01). `name` as in #shared/site.ts: "SAT/ACT". */
export function subjectPath(name: string): string {
  return `${publicRoutes.studentRegister.en}?subject=${encodeURIComponent(name)}`;
}
