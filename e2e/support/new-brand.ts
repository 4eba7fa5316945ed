import type { Browser, Page } from "playwright-core";
import { expect } from "vitest";
import { identityOf } from "#features/brands/rules/identity.ts";
import type { AdministratorLogin } from "./administrator.ts";
import { newVisitor } from "./browser.ts";
import { newAffiliate, signInAdministrator } from "./new-affiliate.ts";

/** What a brand has beside its name, all of it approved. */
type Wanted = {
  origin: string;
  administrator: AdministratorLogin;
  brandName?: string;
  /** A picture for the logo. */
  logo?: Buffer;
  customCss?: string;
  customJavascript?: string;
  googleAnalyticsId?: string;
};

let made = 0;

/** A brand that is on, with styles, script and ids that are approved; made by the calls alone. Gives its path. */
export async function newBrand(
  browser: Browser,
  { origin, administrator, ...wanted }: Wanted,
): Promise<string> {
  const { customCss, customJavascript = null, googleAnalyticsId = null, logo, ...rest } = wanted;
  const subdomain = `hostile-${process.pid}-${Date.now()}-${made++}`;
  const { page, context } = await newAffiliate(browser, { origin, administrator });
  const logoUrl = logo && (await uploadLogo(page, logo));
  const data = {
    subdomain,
    brandName: "Blue Door",
    ...rest,
    customCss,
    customJavascript,
    googleAnalyticsId,
    logoUrl,
  };
  const saved = await page.request.put("/api/affiliates/me/brand", { data });
  expect(await saved.text()).toContain(subdomain);
  const published = await page.request.post("/api/affiliates/me/brand/publish", { data: {} });
  const { brand } = await published.json();
  await context.close();
  const admin = await newVisitor(browser, { origin });
  await signInAdministrator(admin.page, administrator);
  const place = `/api/admin/brands/${brand.id}`;
  const decide = async (part: string, decision: object) => {
    const answer = await admin.page.request.post(`${place}/${part}`, { data: decision });
    expect(answer.status(), part).toBe(200);
  };
  await decide("active", { active: true, subdomain, identity: identityOf(brand) });
  if (customCss !== undefined) await decide("styles", { isApproved: true, css: customCss });
  if (customJavascript !== null || googleAnalyticsId !== null) {
    const none = { facebookPixelId: null, tiktokPixelId: null };
    const measuring = { ...none, customJavascript, googleAnalyticsId };
    await decide("measuring", { isApproved: true, measuring });
  }
  await admin.context.close();
  return `/brand/${subdomain}`;
}

async function uploadLogo(page: Page, logo: Buffer): Promise<string> {
  const sent = await page.request.post("/api/affiliates/me/brand/pictures?kind=logo", {
    headers: { "content-type": "application/octet-stream" },
    data: logo,
  });
  const { url } = await sent.json();
  return String(url);
}
