import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { affiliates } from "#db/tables/affiliates.ts";
import { parentAccounts } from "#db/tables/parent-accounts.ts";
import { profiles } from "#db/tables/profiles.ts";
import { policiesVersion } from "#features/affiliates/rules/standing.ts";
import type { StaticFile } from "#platform/http/static-files.ts";
import { builtPath } from "./page-server.ts";
import { pages, redirects } from "./pages.ts";
import { makeActor } from "./testing/make-actor.ts";
import { startTestAcademy, type TestAcademy } from "./testing/test-academy.ts";
import type { Browser } from "./contract-client.ts";

/** Who opens a page: every role, each step of becoming an affiliate, and the suspended. */
const visitors = [
  "signed out",
  "student",
  "parent",
  "new affiliate",
  "registered affiliate",
  "affiliate",
  "administrator",
  "suspended student",
  "suspended parent",
  "suspended affiliate",
  "suspended administrator",
] as const;
type Visitor = (typeof visitors)[number];

function isAffiliate(visitor: Visitor): boolean {
  return ["new affiliate", "registered affiliate", "affiliate"].includes(visitor);
}

function isSignedOut(visitor: Visitor): boolean {
  return visitor === "signed out" || visitor.startsWith("suspended");
}

const open = "open";
const dashboard = "/affiliate/dashboard";
const steps: Partial<Record<Visitor, string>> = {
  "new affiliate": "/affiliate/register",
  "registered affiliate": "/affiliate/policies",
  affiliate: dashboard,
};

type Rule = (visitor: Visitor, path: string) => string;

/** The rules of the specification's route table, written out by hand: where each visitor ends up. */
const rules = {
  everyone: () => open,
  everyoneButAffiliates: (visitor) => (isAffiliate(visitor) ? dashboard : open),
  userPage: (visitor, path) => {
    if (isSignedOut(visitor)) return `/login?next=${encodeURIComponent(path)}`;
    return isAffiliate(visitor) ? dashboard : open;
  },
  administrators: (visitor, path) => {
    if (isSignedOut(visitor)) return `/login?next=${encodeURIComponent(path)}`;
    if (isAffiliate(visitor)) return dashboard;
    return open;
  },
  affiliateRegistration: (visitor, path) => {
    if (isSignedOut(visitor)) return `/affiliate/login?next=${encodeURIComponent(path)}`;
    const step = steps[visitor];
    return step === undefined || step === path ? open : step;
  },
  affiliateStep: (visitor, path) => {
    if (isSignedOut(visitor)) return `/affiliate/login?next=${encodeURIComponent(path)}`;
    if (visitor === "administrator") return open;
    const step = steps[visitor] ?? "/affiliate/register";
    return step === path ? open : step;
  },
  affiliateAccount: (visitor, path) => {
    if (isSignedOut(visitor)) return `/affiliate/login?next=${encodeURIComponent(path)}`;
    return isAffiliate(visitor) || visitor === "administrator" ? open : "/";
  },
  behindTheSteps: (visitor, path) => {
    if (isSignedOut(visitor)) return `/affiliate/login?next=${encodeURIComponent(path)}`;
    if (visitor === "administrator") return open;
    const step = steps[visitor] ?? "/affiliate/register";
    return step === dashboard ? open : step;
  },
} satisfies Record<string, Rule>;

/** The rule of each page; a page that stands here under no rule fails the test below. */
const expected: Readonly<Record<string, keyof typeof rules>> = {
  ...Object.fromEntries(
    [
      "/",
      "/inicio",
      "/landing",
      "/landing-es",
      "/about",
      "/about-es",
      "/contact",
      "/contact-es",
      "/pricing",
      "/pricing-es",
      "/pricing-legacy",
      "/why-us",
      "/por-que-nosotros",
      "/textbooks",
      "/textbooks/search",
      "/textbooks/passage",
      "/help-center",
      "/help-center-es",
      "/privacy-policy",
      "/privacy-policy-es",
      "/terms-of-service",
      "/terms-of-service-es",
      "/affiliate",
      "/afiliados",
      "/affiliate/terms",
      "/afiliados/condiciones",
      "/affiliate/privacy",
      "/afiliados/privacidad",
      "/login",
      "/register",
      "/reset-password",
      "/parent-login",
      "/parent-email-verification",
      "/parent-consent",
      "/family-invitation",
      "/unsubscribe",
      "/not-you",
      "/verify-email",
      "/styleguide",
    ].map((path) => [path, "everyone" as const]),
  ),
  "/student-register": "everyoneButAffiliates",
  "/affiliate/login": "everyoneButAffiliates",
  "/admin": "everyoneButAffiliates",
  "/chat": "userPage",
  "/profile": "userPage",
  "/onboarding": "userPage",
  "/parent-dashboard": "userPage",
  "/parent-dashboard/sessions": "userPage",
  "/parent-dashboard/rules": "userPage",
  "/parent-dashboard/report": "userPage",
  "/what-parents-see": "userPage",
  "/parent-dashboard/credits": "userPage",
  "/parent-dashboard/notices": "userPage",
  "/parent-dashboard/privacy": "userPage",
  "/parent-dashboard/guardians": "userPage",
  "/credits": "userPage",
  "/progress": "userPage",
  "/admin/accounts": "administrators",
  "/admin/affiliates": "administrators",
  "/admin/payments": "administrators",
  "/admin/payouts": "administrators",
  "/admin/credits": "administrators",
  "/admin/brands": "administrators",
  "/admin/curriculum": "administrators",
  "/admin/challenges": "administrators",
  "/admin/messages": "administrators",
  "/admin/alerts": "administrators",
  "/admin/site": "administrators",
  "/admin/site/help": "administrators",
  "/admin/site/history": "administrators",
  "/admin/outbox": "administrators",
  "/admin/errors": "administrators",
  "/admin/audit": "administrators",
  "/admin/security": "administrators",
  "/affiliate/register": "affiliateRegistration",
  "/affiliate/policies": "affiliateStep",
  "/affiliate/dashboard": "affiliateStep",
  "/affiliate/account": "affiliateAccount",
  "/affiliate/brand": "behindTheSteps",
  "/affiliate/statement": "behindTheSteps",
};

function file(text: string): StaticFile {
  return {
    etag: `"${text}"`,
    plain: { body: Buffer.from(text), headers: {} },
    brotli: null,
    gzip: null,
  };
}

let academy: TestAcademy;
const browsers = new Map<Visitor, Browser>();

beforeAll(async () => {
  const built = pages.filter(({ kind }) => kind === "static").map(({ path }) => builtPath(path));
  academy = await startTestAcademy({
    files: new Map(
      ["/app.html", "/pages/404.html", ...built].map((name) => [name, file(name)] as const),
    ),
  });
  for (const visitor of visitors) browsers.set(visitor, await makeVisitor(visitor));
});
afterAll(() => academy.close());

async function makeVisitor(visitor: Visitor): Promise<Browser> {
  if (visitor === "signed out") return academy.browser();
  const { db } = academy.database;
  const roles = ["student", "parent", "affiliate", "administrator"] as const;
  const role = roles.find((name) => visitor.endsWith(name)) ?? "student";
  const { browser, id } = await makeActor(academy, role);
  const suspendedAt = visitor.startsWith("suspended") ? academy.services.now() : null;
  if (role === "parent") {
    await db.update(parentAccounts).set({ suspendedAt }).where(eq(parentAccounts.id, id));
  } else await db.update(profiles).set({ suspendedAt }).where(eq(profiles.id, id));
  if (role === "affiliate" && visitor !== "new affiliate") {
    const hasAccepted = visitor !== "registered affiliate";
    await db.insert(affiliates).values({
      id: `aff_${id}`,
      userId: id,
      referralCode: `FARO${id.slice(-10)}`,
      firstName: "Ana",
      lastName: "Ruiz",
      email: `${id}@example.com`,
      status: "active",
      termsAccepted: hasAccepted,
      privacyAccepted: hasAccepted,
      acceptedVersion: hasAccepted ? policiesVersion : null,
    });
  }
  return browser;
}

async function outcomeOf(visitor: Visitor, path: string): Promise<string> {
  const browser = browsers.get(visitor) ?? academy.browser();
  const response = await browser.fetch(path, { headers: { accept: "text/html" } });
  await response.text();
  if (response.status === 200) return open;
  return response.headers.get("location") ?? String(response.status);
}

test("P-01 every page of the program has a rule here, and every rule a page", () => {
  expect(pages.map(({ path }) => path).toSorted()).toEqual(Object.keys(expected).toSorted());
});

describe.each(visitors)(
  "P-01 T-06 T-07 T-08 R-12 R-13 R-23 R-24 R-25 R-27 R-28 R-29 R-30: %s",
  (visitor) => {
    test.each(pages.map(({ path }) => path))("%s", async (path) => {
      const rule = expected[path];
      if (!rule) throw new Error(`${path} has no rule`);
      expect(await outcomeOf(visitor, path)).toBe(rules[rule](visitor, path));
    });

    test("T-08 an unknown page leads affiliates to their dashboard and is a 404 for everybody else", async () => {
      const outcome = await outcomeOf(visitor, "/no-such-page");
      expect(outcome).toBe(isAffiliate(visitor) ? dashboard : "404");
    });
  },
);

/** Where the addresses of old lead, written out by hand as well. */
const oldAddresses = {
  "/subjects": "/",
  "/affiliate-register": "/affiliate/register",
  "/affiliate-dashboard": "/affiliate/dashboard",
};

test("R-05 R-24 R-25 old addresses lead to the pages that took their place", async () => {
  expect(Object.keys(redirects).toSorted()).toEqual(Object.keys(oldAddresses).toSorted());
  for (const [from, to] of Object.entries(oldAddresses)) {
    expect(await outcomeOf("signed out", from)).toBe(to);
    expect(pages.some(({ path }) => path === to)).toBe(true);
  }
});
