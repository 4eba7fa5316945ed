import { isFamilyPath } from "#shared/family-doors.ts";
import { bookPages } from "#shared/book-pages.ts";
import type { Locale } from "#shared/locale.ts";
import {
  type Access,
  administrators,
  affiliates,
  everyone,
  signedIn,
} from "#shared/permissions.ts";

/**
 * Every page of the program with who may open it: read by the server's guard, by the browser's router and by
 * the tests. A page that is not in this table does not exist.
 */
export type Page = {
  path: string;
  access: Access;
  /** "static" pages are built as HTML; "app" pages are screens of the application. */
  kind: "static" | "app";
  locale?: Locale;
  /** An old address that serves the page which stands at another one, so that search engines list that alone. */
  sameAs?: string;
  /** The same page in the other language. */
  counterpart?: string;
  /** Affiliates are led to their dashboard, though visitors may come in (T-08, R-26). */
  closedToAffiliates?: boolean;
  /** Where a visitor is led who may not come in; /login where left out. */
  door?: "/login" | "/affiliate/login";
  /** The step on the affiliates' way in at which it opens: whoever stands at another is led there (T-06). */
  affiliateStep?: string;
  /** Whoever is signed in and may not enter is served it all the same: its screen says who may, and how to become one. */
  explainsItself?: boolean;
  /** Not served in production and staging. */
  developmentOnly?: boolean;
};

const notAffiliates: Access = { allow: ["student", "parent"] };

export const pages: readonly Page[] = [
  ...bilingual("/", "/inicio"),
  ...bilingual("/landing", "/landing-es"),
  ...bilingual("/about", "/about-es"),
  ...bilingual("/why-us", "/por-que-nosotros"),
  ...bilingual("/pricing", "/pricing-es"),
  { path: "/pricing-legacy", access: everyone, kind: "static", locale: "en", sameAs: "/pricing" },
  ...bilingual("/contact", "/contact-es"),
  ...bilingual("/help-center", "/help-center-es"),
  ...bilingual("/privacy-policy", "/privacy-policy-es"),
  ...bilingual("/terms-of-service", "/terms-of-service-es"),
  { path: "/textbooks", access: everyone, kind: "static", locale: "en" },
  { path: bookPages.search, access: everyone, kind: "app" },
  { path: bookPages.passage, access: everyone, kind: "app" },
  { path: "/login", access: everyone, kind: "app" },
  { path: "/register", access: everyone, kind: "app" },
  { path: "/parent-login", access: everyone, kind: "app" },
  { path: "/parent-email-verification", access: everyone, kind: "app" },
  { path: "/reset-password", access: everyone, kind: "app" },
  { path: "/verify-email", access: everyone, kind: "app" },
  { path: "/student-register", access: everyone, kind: "app", closedToAffiliates: true },
  { path: "/onboarding", access: notAffiliates, kind: "app" },
  { path: "/chat", access: notAffiliates, kind: "app" },
  { path: "/parent-dashboard", access: notAffiliates, kind: "app" },
  { path: "/parent-dashboard/sessions", access: notAffiliates, kind: "app" },
  { path: "/parent-dashboard/rules", access: notAffiliates, kind: "app" },
  { path: "/parent-dashboard/report", access: notAffiliates, kind: "app" },
  { path: "/parent-dashboard/credits", access: notAffiliates, kind: "app" },
  { path: "/parent-dashboard/notices", access: notAffiliates, kind: "app" },
  { path: "/parent-dashboard/privacy", access: notAffiliates, kind: "app" },
  { path: "/parent-dashboard/guardians", access: notAffiliates, kind: "app" },
  { path: "/family-invitation", access: everyone, kind: "app" },
  { path: "/unsubscribe", access: everyone, kind: "app" },
  { path: "/not-you", access: everyone, kind: "app" },
  { path: "/parent-consent", access: everyone, kind: "app" },
  { path: "/profile", access: notAffiliates, kind: "app" },
  { path: "/credits", access: notAffiliates, kind: "app" },
  { path: "/progress", access: notAffiliates, kind: "app" },
  { path: "/what-parents-see", access: notAffiliates, kind: "app" },
  ...bilingual("/affiliate", "/afiliados"),
  ...bilingual("/affiliate/terms", "/afiliados/condiciones"),
  ...bilingual("/affiliate/privacy", "/afiliados/privacidad"),
  { path: "/affiliate/login", access: everyone, kind: "app", closedToAffiliates: true },
  affiliateStep("/affiliate/register", signedIn),
  affiliateStep("/affiliate/policies", affiliates),
  affiliateStep("/affiliate/dashboard", affiliates),
  // At every step: a password is changed, and an account deleted, whether or not the application was made.
  { path: "/affiliate/account", access: affiliates, kind: "app", door: "/affiliate/login" },
  affiliateStep("/affiliate/brand", affiliates, "/affiliate/dashboard"),
  affiliateStep("/affiliate/statement", affiliates, "/affiliate/dashboard"),
  { path: "/admin", access: everyone, kind: "app", closedToAffiliates: true },
  administratorPage("/admin/accounts"),
  administratorPage("/admin/affiliates"),
  administratorPage("/admin/payments"),
  administratorPage("/admin/payouts"),
  administratorPage("/admin/credits"),
  administratorPage("/admin/brands"),
  administratorPage("/admin/curriculum"),
  administratorPage("/admin/challenges"),
  administratorPage("/admin/alerts"),
  administratorPage("/admin/messages"),
  administratorPage("/admin/site"),
  administratorPage("/admin/site/help"),
  administratorPage("/admin/site/history"),
  administratorPage("/admin/outbox"),
  administratorPage("/admin/errors"),
  administratorPage("/admin/audit"),
  administratorPage("/admin/security"),
  { path: "/styleguide", access: everyone, kind: "app", developmentOnly: true },
];

/** A page on the affiliates' way in, or behind its last step; visitors are led to the affiliates' own door. */
function affiliateStep(path: string, access: Access, step = path): Page {
  return { path, access, kind: "app", door: "/affiliate/login", affiliateStep: step };
}

/** A page of the administrators' area; affiliates have no business there (T-08). */
function administratorPage(path: string): Page {
  return { path, access: administrators, kind: "app", explainsItself: true };
}

/** A public page with its English and its Spanish address. */
function bilingual(en: string, es: string): Page[] {
  return [
    { path: en, access: everyone, kind: "static", locale: "en", counterpart: es },
    { path: es, access: everyone, kind: "static", locale: "es", counterpart: en },
  ];
}

/** Who may open the pages under a partner's own name: everybody. Their addresses end in the brand's subdomain. */
export const brandPages = [
  { path: "/brand/:subdomain", access: everyone, kind: "made" },
  { path: "/white-label/:subdomain", access: everyone, kind: "made" },
] as const;

/** Old or short addresses and where they lead. */
export const redirects: Readonly<Record<string, string>> = {
  "/subjects": "/",
  "/affiliate-register": "/affiliate/register",
  "/affiliate-dashboard": "/affiliate/dashboard",
};

/** Whether a page is one of families' and of who comes to join them; administrators and affiliates have their own. */
export function isFamilyDoor({ kind, path, developmentOnly = false }: Page): boolean {
  return kind === "app" && !developmentOnly && isFamilyPath(path);
}

const byPath = new Map(pages.map((page) => [page.path, page]));

export function findPage(path: string): Page | null {
  return byPath.get(path) ?? null;
}
